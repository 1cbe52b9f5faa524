"""The states of a first hand: the lesson for novices, with play chips."""

from __future__ import annotations

from harness.shots.steps import READY, Curtain, Scene, Steps, Still, Tap, Untouched
from terminal.cabinet.commands import BeginFirstHand

OFFERED = "[screen]\nfirst_hand = yes\n"
BEGUN: Steps = (*READY, BeginFirstHand(), Curtain())
ROLL = (Tap("Roll the dice of the lesson"), Tap("Dice tray"))
FIRST_HAND: dict[str, Scene] = {
    "first-hand": Scene(
        "In a first hand the Point is set: the odds are to be touched.",
        (*BEGUN, Tap("Pass Line"), Tap("Roll the dice of the lesson"), Tap("Dice tray"), Still()),
        OFFERED,
    ),
    "first-hand-big-shot": Scene(
        "In a first hand of Big Shot three hits are to be risked.",
        (*BEGUN, Tap("Number 6"), Tap("Any Double"), *ROLL, Tap("Number 6"), *ROLL, Still()),
        f"[game]\nsheet = big-shot-baden\n{OFFERED}",
    ),
    "first-hand-hazard": Scene(
        "In a first hand of Hazard the chance is to come.",
        (*BEGUN, Tap("Bank"), *ROLL, *ROLL, Still()),
        f"[game]\nsheet = hazard\n{OFFERED}",
    ),
    "first-hand-attract": Scene("The attract mode offers a first hand.", (*READY, Untouched(60_000)), OFFERED),
    "first-hand-lobby": Scene(
        "The lobby offers a first hand.",
        (*READY, Tap("Games"), Still()),
        f"[game]\nsheet = craps-el601, big-shot-baden, hazard\n{OFFERED}",
    ),
    "first-hand-help": Scene("The help offers a first hand.", (*READY, Tap("Help")), OFFERED),
}
