"""The states of the favourites: saved felts and strategies, and the name of a felt that is to be saved."""

from __future__ import annotations

from harness.shots.play_states import PLAYER
from harness.shots.steps import Scene, Steps, Tap
from terminal.cabinet.commands import ClearAll, PlaceWager, PutUpStrategy, SaveFavourite, SetOption

SAVED: Steps = (
    *PLAYER,
    PlaceWager("pass_line", 10_00),
    PlaceWager("field", 5_00),
    SaveFavourite("My usual"),
    ClearAll(),
    PlaceWager("place@6", 60_00),
    PlaceWager("place@8", 60_00),
    PlaceWager("hard@6", 25_00),
    PlaceWager("hard@8", 25_00),
    PlaceWager("any_craps", 25_00),
    SaveFavourite("Bold"),
    ClearAll(),
    PutUpStrategy("inside", 1_00),
    SaveFavourite("Friday night"),
)
OPEN = Tap("Favourites")

FAVOURITES = {
    "favourites": Scene(
        "Three saved felts, one of which the credit no longer covers, and the strategies of the game.",
        (*SAVED, PlaceWager("field", 100_00), OPEN),
    ),
    "favourites-name": Scene("A name for the bets that are up.", (*SAVED, OPEN, Tap("Save this felt"), Tap("Key q"))),
    "favourites-large": Scene(
        "The same in the largest texts, in the left-hand layout; a touch of a felt forgets it.",
        (*SAVED, SetOption("text_scale", "130"), SetOption("left_hand", "yes"), OPEN, Tap("Forget a felt")),
    ),
}
