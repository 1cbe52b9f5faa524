"""The windows of the game: odds, commission, the move of a winner, auto repeat, and the card of a field."""

from __future__ import annotations

from harness.shots.play_states import PLAYER, POINT_SIX, RICH
from harness.shots.reading_states import game
from harness.shots.steps import Falls, Hold, Lie, Scene, Steps, Still, Tap, roll
from terminal.cabinet.commands import Answer, CallDice, PlaceWager, Repeat, SetOption, Touch

GERMAN, LARGE = SetOption("language", "de"), SetOption("text_scale", "130")


def rolled(first: int, second: int) -> Steps:
    """Let the dice fall and lie; what opens then stays open."""
    return (CallDice(), Falls(first, second), Lie())


def bought(bet: str, cents: int) -> tuple[Touch, ...]:
    """Place a bet with its commission."""
    return (PlaceWager(bet, cents), Answer(yes=True))


WINDOWS: dict[str, Scene] = {
    "odds": Scene(
        "The Point is six: odds on the Pass Line are offered.", (*PLAYER, PlaceWager("pass_line", 10_00), *rolled(4, 2))
    ),
    "odds-refused": Scene(
        "Odds that the credit does not cover: the window says so and goes on asking.",
        (*PLAYER, PlaceWager("pass_line", 60_00), *rolled(6, 4), Still(), Tap("5x")),
    ),
    "odds-dont-come": Scene(
        "A Don't Come bet has travelled: odds on it go up to six times.",
        (*PLAYER, PlaceWager("dont_pass", 5_00), *roll(4, 4), PlaceWager("dont_come", 5_00), *rolled(3, 1)),
    ),
    "odds-large": Scene(
        "The same in German, in the largest text.",
        (*PLAYER, GERMAN, LARGE, PlaceWager("pass_line", 10_00), *rolled(4, 2)),
        game("craps-el601"),
    ),
    "commission": Scene("Buy 4 asks for its commission.", (*PLAYER, PlaceWager("buy@4", 25_00))),
    "commission-several": Scene(
        "Repeat asks for the commission of several bets.",
        (
            *RICH,
            *(step for bet in ("buy@4", "buy@5", "buy@10") for step in bought(bet, 40_00)),
            *roll(4, 3),
            Repeat(),
        ),
    ),
    "transfer": Scene(
        "A Place bet has won on the come-out roll and may move.", (*PLAYER, PlaceWager("place@6", 12_00), *rolled(4, 2))
    ),
    "transfer-crapless": Scene(
        "The same at Crapless Craps, in German: to the Place field of another number.",
        (*PLAYER, GERMAN, PlaceWager("place@6", 12_00), *rolled(4, 2)),
        game("crapless-el611"),
    ),
    "auto-repeat": Scene(
        "Repeat held down asks whether to go on by itself.", (*PLAYER, PlaceWager("field", 5_00), Hold("Repeat"))
    ),
    "card": Scene("The card of Place 8, with a bet up.", (*POINT_SIX, Hold("Place 8"))),
    "card-locked": Scene("The card of a locked Pass Line bet.", (*POINT_SIX, Hold("Pass Line"))),
    "card-field": Scene("The card of the Field, with every pay.", (*PLAYER, Hold("Field"))),
    "card-buy-large": Scene(
        "The card of Buy 10 in German, in the largest text.",
        (*POINT_SIX, Hold("Buy 10"), LARGE, GERMAN),
        game("craps-el601"),
    ),
}
