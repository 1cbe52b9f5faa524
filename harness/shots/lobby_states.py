"""The states of the lobby: the games of a cabinet with several, and why another cannot be chosen now."""

from __future__ import annotations

from harness.shots.play_states import PLAYER
from harness.shots.steps import Scene, Tap
from terminal.cabinet.commands import PlaceWager

FIVE = "[game]\nsheet = craps-el601, crapless-el611, easy-el621, first-person, craps-el602\n"
SIX = "[game]\nsheet = craps-el601, crapless-el611, easy-el621, first-person, big-shot-baden, hazard\n"
THREE = "[game]\nsheet = craps-el601, big-shot-baden, hazard\n"
OPEN = Tap("Games")

LOBBY: dict[str, Scene] = {
    "lobby": Scene("Three games of three kinds to choose from, at rest.", (*PLAYER, OPEN), param=THREE),
    "lobby-six": Scene("The six games of a new cabinet.", (*PLAYER, OPEN), param=SIX),
    "lobby-dim": Scene(
        "Five games; a bet is up, so that no other can be chosen.",
        (*PLAYER, PlaceWager("field", 5_00), OPEN),
        param=FIVE,
    ),
}
