"""The states in which the player reads: the statistics, and the help of each game."""

from __future__ import annotations

from harness.shots.play_states import PLAYER, RICH, ROLLS
from harness.shots.steps import READY, Curtain, Scene, Steps, Tap, roll
from terminal.cabinet.commands import PlaceWager, SetOption

LONG: Steps = (
    *RICH,
    *(
        step
        for turn in range(5)
        for dice in ROLLS[turn:]
        for step in (
            PlaceWager("field", 5_00),
            PlaceWager("total@3", 2_00),
            PlaceWager("any_craps", 5_00),
            PlaceWager("seven", 5_00),
            PlaceWager("c_and_e", 4_00),
            *roll(*dice),
        )
    ),
    Curtain(),
)
"""A long session of small bets on the next roll, which all games take."""

HELP = Tap("Help")
GERMAN, LARGE = SetOption("language", "de"), SetOption("text_scale", "130")


def game(sheet: str) -> str:
    """A Param.ini under which this sheet is played; the usual one has to be named by none."""
    return f"[game]\nsheet = {sheet}\n" if sheet != "craps-el601" else ""


READING: dict[str, Scene] = {
    "statistics": Scene("The statistics of a long session.", (*LONG, Tap("Statistics"))),
    "statistics-empty": Scene("The statistics before the first roll.", (*READY, Tap("Statistics"))),
    "statistics-large": Scene(
        "The statistics in German, in the largest text.",
        (*LONG, Tap("Statistics"), LARGE, GERMAN),
        game("craps-el601"),
    ),
    "help": Scene("The first page of the help: how a round goes.", (*PLAYER, HELP)),
    "help-line": Scene("The help on Pass Line and Don't Pass.", (*PLAYER, HELP, Tap("Next page"))),
    "help-odds": Scene("The help on odds.", (*PLAYER, HELP, Tap("Page 4: Odds"))),
    "help-hop": Scene("The help on hop bets, with their tab of the felt.", (*PLAYER, HELP, Tap("Page 11: Hop bets"))),
    "help-shooter": Scene("The help on Lucky Shooter.", (*PLAYER, HELP, Tap("Page 13: Lucky Shooter"))),
    "help-house": Scene("The house rules of Craps.", (*PLAYER, HELP, Tap("Page 17: House rules"))),
    "help-crapless": Scene(
        "The help on Buy bets at Crapless Craps.",
        (*PLAYER, HELP, Tap("Page 6: Buy bets")),
        game("crapless-el611"),
    ),
    "help-easy": Scene(
        "The help on the three Fields of Easy Craps.",
        (*PLAYER, HELP, Tap("Page 5: Field, Low Field and High Field")),
        game("easy-el621"),
    ),
    "help-first-person": Scene(
        "The help on Place to Win and Place to Lose.",
        (*PLAYER, HELP, Tap("Page 5: Place to Win and Place to Lose")),
        game("first-person"),
    ),
    "help-large": Scene(
        "The help on Come and Don't Come in German, in the largest text.",
        (*PLAYER, HELP, Tap("Page 3: Come and Don't Come"), LARGE, GERMAN),
        game("craps-el601"),
    ),
}
