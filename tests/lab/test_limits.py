"""Limits that the laboratory sets: whatever is set alone or together opens a table, and holds for every field there."""

from __future__ import annotations

import pytest

from tests.lab.conversation import DONE, Exchange, Laboratory, Request, bet, do, opened, refused, roll
from tests.lab.test_settings import GAMES

PLAYED: dict[str, list[Exchange]] = {
    "odds to any height": [
        (opened("craps", settings={"max_odds": None}), DONE),
        (bet("pass_line", "1.00"), DONE),
        (roll(3, 3), DONE),
        (bet("pass_odds", "400.00"), DONE),
    ],
    "odds once": [
        (opened("craps", settings={"max_odds": "1"}), DONE),
        (bet("pass_line", "10.00"), DONE),
        (roll(3, 3), DONE),
        (bet("pass_odds", "10.01"), refused("odds_limit")),
        (bet("pass_odds", "10.00"), DONE),
    ],
    "a smallest and a largest bet hold for every field, also one with a line of its own": [
        (opened("craps", settings={"min_bet": "20.00", "max_bet": "300.00"}), DONE),
        (bet("hard@6", "19.99"), refused("below_minimum")),
        (bet("hard@6", "300.01"), refused("above_maximum")),
        (bet("hard@6", "300.00"), DONE),
    ],
    "limits lifted": [
        (opened("craps", settings={"min_bet": None, "max_bet": None, "max_total_bet": None}), DONE),
        (bet("hard@6", "0.01"), DONE),
        (bet("hard@8", "9999.99"), DONE),
    ],
    "all bets together": [
        (opened("craps", settings={"max_bet": "10.00", "max_total_bet": "15.00"}), DONE),
        (bet("field", "10.00"), DONE),
        (bet("seven", "5.01"), refused("above_maximum")),
    ],
    "a largest bet holds for odds that the sheet gives one of their own": [
        (opened("first_person", settings={"max_bet": "20"}), DONE),
        (bet("pass_line", "20.00"), DONE),
        (roll(3, 3), DONE),
        (bet("pass_odds", "21.00"), refused("above_maximum")),
        (bet("pass_odds", "20.00"), DONE),
    ],
    "a limit of all bets together, below what one field may hold": [
        (opened("craps", settings={"max_total_bet": "20"}), DONE),
        (bet("field", "15.00"), DONE),
        (bet("place@6", "6.00"), refused("above_maximum")),
        (bet("place@6", "5.00"), DONE),
    ],
    "a limit of all bets together in Big Shot": [
        (opened("big_shot", settings={"max_total_bet": "20"}), DONE),
        (bet("double", "15.00"), DONE),
        (bet("triple", "5.01"), refused("above_maximum")),
        (bet("triple", "5.00"), DONE),
    ],
    "limits of Big Shot": [
        (opened("big_shot", settings={"min_bet": None, "max_bet": None}), DONE),
        (bet("triple", "0.02"), DONE),
        (bet("double", "4000.00"), DONE),
    ],
    "limits of Hazard": [
        (opened("hazard", settings={"max_bet": "5000.00", "min_bet": "2.00"}), DONE),
        (do("stake", amount="1.99"), refused("below_minimum")),
        (do("stake", amount="5000.00"), DONE),
    ],
}


@pytest.mark.parametrize("name", PLAYED)
def test_the_limit_holds(name: str) -> None:
    Laboratory().hold(PLAYED[name])


def asking_for(game: str, amount: str) -> Request:
    """The first bet of this game."""
    if game == "hazard":
        return do("stake", amount=amount)
    return bet("double" if game == "big_shot" else "pass_line", amount)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("given", "too_little", "too_much"),
    [
        ({"max_bet": "0.10"}, "0.49", "1.00"),
        ({"min_bet": "600"}, "599.99", "600.00"),
        ({"min_bet": "10.00", "max_bet": "5.00"}, "9.99", "10.00"),
    ],
)
def test_overrides_that_leave_no_amount_to_bet_open_a_table_all_the_same(
    game: str, given: dict[str, object], too_little: str, too_much: str
) -> None:
    Laboratory().hold(
        [
            (opened(game, settings=given), DONE),
            (asking_for(game, too_little), refused("below_minimum")),
            (asking_for(game, too_much), refused("above_maximum")),
        ]
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_limit_of_all_bets_together_alone_opens_every_game(game: str) -> None:
    Laboratory().hold([(opened(game, settings={"max_total_bet": "20"}), DONE), (asking_for(game, "20.00"), DONE)])
