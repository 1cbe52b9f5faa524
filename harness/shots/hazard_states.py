"""The states of Hazard: the main named or thrown for, the chance, and a bank that was won."""

from __future__ import annotations

from harness.shots.play_states import PLAYER
from harness.shots.steps import Scene, Tap, roll
from terminal.cabinet.commands import Choose, PlaceWager
from terminal.rules.actions import CallMain

SHEET = "[game]\nsheet = hazard\n"
PASSED = Choose("hazard_dice", "pass")

HAZARD: dict[str, Scene] = {
    "hazard-main": Scene(
        "Hazard: a bank is laid, and the main is named.",
        (*PLAYER, PlaceWager("bank", 25_00), CallMain(6)),
        param=SHEET,
    ),
    "hazard-chance": Scene(
        "Hazard: the main is seven, and the chance is four.",
        (*PLAYER, PlaceWager("bank", 25_00), *roll(3, 4), *roll(2, 2)),
        param=SHEET,
    ),
    "hazard-statistics": Scene(
        "The statistics at Hazard: a chance was won, and the bank is passed on.",
        (*PLAYER, PlaceWager("bank", 25_00), *roll(3, 4), *roll(2, 2), *roll(3, 1), PASSED, Tap("Statistics")),
        param=SHEET,
    ),
    "hazard-choice": Scene(
        "Hazard: the bank has won; the dice are passed or kept.",
        (*PLAYER, PlaceWager("bank", 25_00), CallMain(7), *roll(6, 5)),
        param=SHEET,
    ),
}
