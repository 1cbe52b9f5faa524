"""The states of a win's celebration: the burst at the dice box, and the moment that fills the screen."""

from __future__ import annotations

from harness.shots.play_states import PLAYER, POINT_SIX
from harness.shots.steps import Falls, Frozen, Lie, Scene, Still, Tap, roll
from terminal.cabinet.commands import CallDice, PlaceWager

LIMIT = "[money]\nattended_limit = 1200.00 from 2020-01-01\n"

WINS = {
    "win-burst": Scene(
        "Thirty to one: the dice box shines, the pay lies beside the bet, and the credit counts up.",
        (*PLAYER, PlaceWager("total@12", 10_00), Still(), CallDice(), Falls(6, 6), Lie(), Frozen(0.5)),
        param="[screen]\nmoment_times = 0\n",
    ),
    "win-moment": Scene(
        "A win for the attendant: the screen says what was won before the hand pay is asked for.",
        (*PLAYER, PlaceWager("total@12", 50_00), PlaceWager("field", 5_00), CallDice(), Falls(6, 6), Lie()),
        param=LIMIT,
    ),
    "dice-view": Scene("A touch of the dice box shows the dice larger.", (*POINT_SIX, *roll(5, 3), Tap("Dice tray"))),
}
