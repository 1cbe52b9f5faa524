"""The states of Big Shot: the felt with bets, wins, the choice after three hits, and the fourth die."""

from __future__ import annotations

from harness.shots.play_states import PLAYER
from harness.shots.steps import Falls, Lie, Scene, Steps, roll
from terminal.cabinet.commands import Choose, PlaceWager

PARAM = "[game]\nsheet = big-shot-baden\n"

BETS: Steps = (
    PlaceWager("number@6", 10_00),
    PlaceWager("number@2", 5_00),
    PlaceWager("number@4", 26_00),
    PlaceWager("double", 5_00),
    PlaceWager("straight", 2_00),
    PlaceWager("triple", 1_00),
)
HISTORY: Steps = (
    PlaceWager("double", 1_00),
    *roll(1, 2, 3),
    PlaceWager("double", 1_00),
    *roll(5, 5, 2),
    PlaceWager("number@3", 1_00),
    *roll(3, 1, 6),
)
CHOICE: Steps = (*PLAYER, *HISTORY, *BETS, *roll(6, 6, 6))

BIG_SHOT: dict[str, Scene] = {
    "big-shot-bets": Scene("Big Shot: bets of every kind before the throw.", (*PLAYER, *HISTORY, *BETS), param=PARAM),
    "big-shot-choice": Scene("Big Shot: three hits, 12 to 1 or the fourth die.", CHOICE, param=PARAM),
    "big-shot-fourth": Scene(
        "Big Shot: the fourth die has hit.",
        (*CHOICE, Choose("big_shot", "risk"), Falls(6), Lie()),
        param=f"{PARAM}[screen]\nmoment_times = 0\n",
    ),
}
