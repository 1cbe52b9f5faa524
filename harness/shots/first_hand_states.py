"""The states of a first hand: the lesson for novices, with play chips."""

from __future__ import annotations

from harness.shots.steps import READY, Curtain, Scene, Steps, Still, Tap
from terminal.cabinet.commands import BeginFirstHand

OFFERED = "[screen]\nfirst_hand = yes\n"
BEGUN: Steps = (*READY, BeginFirstHand(), Curtain())
FIRST_HAND: dict[str, Scene] = {
    "first-hand": Scene(
        "In a first hand the Point is set: the odds are to be touched.",
        (*BEGUN, Tap("Pass Line"), Tap("Roll the dice of the lesson"), Tap("Dice tray"), Still()),
        OFFERED,
    ),
    "first-hand-help": Scene("The help offers a first hand.", (*READY, Tap("Help")), OFFERED),
}
