"""The value of each bet, computed by the game and compared with a count of the throws by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.game import Wager
from tests.rules.big_shot.tables import Seats, big_shot

GAME = big_shot()
WAGERS = {wager.name: wager for wager in GAME.wagers()}

NUMBER_TAKE = Fraction(3 * 5 * 5 * 1 + 3 * 5 * 2 + 1 * 12 - 5 * 5 * 5, 216)
"""One hit on any of three dice, two hits with any of three dice left over, three hits, and none."""

NUMBER_RISK = NUMBER_TAKE + Fraction(1, 216) * (Fraction(1, 6) * 50 + Fraction(5, 6) * 6 - 12)
"""The 12 of three hits are given for 50 once in six throws and 6 otherwise."""

PUBLISHED: list[tuple[str, Fraction, Fraction]] = [
    # wager, chance to win, expected profit of a unit
    *((f"number@{number}:take", Fraction(91, 216), NUMBER_TAKE) for number in range(1, 7)),
    *((f"number@{number}:risk", Fraction(91, 216), NUMBER_RISK) for number in range(1, 7)),
    ("double", Fraction(96, 216), Fraction(6 * 5 * 3 * 1 + 6 * 4 - 6 * 5 * 4, 216)),
    ("triple", Fraction(6, 216), Fraction(6 * 33 - 210, 216)),
    ("straight", Fraction(4 * 6, 216), Fraction(4 * 6 * 15, 2 * 216) - Fraction(216 - 4 * 6, 216)),
]


def walked(wager: Wager[BigShotTable], table: BigShotTable) -> list[tuple[Fraction, Fraction]]:
    """Every end of the bet from this table on: its probability, and the profit of a unit staked."""
    outcomes = GAME.outcomes(table)
    all_ways = sum(ways for _, ways in outcomes)
    ends = []
    for dice, ways in outcomes:
        record = GAME.roll(table, dice)
        after, resolved = GAME.apply(table, record), record.resolved
        while wager.answer is not None and GAME.can(after, wager.answer):
            answered = GAME.do(after, wager.answer)
            after, resolved = GAME.apply(after, answered), (*resolved, *getattr(answered, "resolved", ()))
        chance = Fraction(ways, all_ways)
        mine = [one for one in resolved if one.bet == wager.bet]
        if mine:
            (one,) = mine
            cents = one.profit_cents if one.result == "win" else -one.stake_cents
            ends.append((chance, Fraction(cents, wager.stake_cents)))
        else:
            ends += [(chance * further, profit) for further, profit in walked(wager, after)]
    return ends


@pytest.mark.parametrize(("name", "win", "profit"), PUBLISHED, ids=[row[0] for row in PUBLISHED])
def test_a_bet_is_worth_what_counting_the_throws_says(name: str, win: Fraction, profit: Fraction) -> None:
    ((start, weight),) = WAGERS[name].starts
    ends = walked(WAGERS[name], start)
    assert weight == 1
    assert sum(chance for chance, _ in ends) == 1
    assert sum(chance for chance, won in ends if won > 0) == win
    assert sum(chance * won for chance, won in ends) == profit


def test_the_house_has_an_edge_on_every_bet() -> None:
    assert {name: -profit for name, _, profit in PUBLISHED if "@6" in name or "@" not in name} == {
        "number@6:take": Fraction(1, 27),
        "number@6:risk": Fraction(5, 162),
        "double": Fraction(1, 36),
        "triple": Fraction(1, 18),
        "straight": Fraction(1, 18),
    }


def test_the_par_sheet_has_a_line_for_every_field_and_for_either_choice() -> None:
    numbers = [f"number@{number}:{choice}" for number in range(1, 7) for choice in ("take", "risk")]
    assert list(WAGERS) == [*numbers, "double", "triple", "straight"]
    assert set(WAGERS) == {name for name, _, _ in PUBLISHED}


@pytest.mark.parametrize(
    ("bet", "pay"), [("straight", "15:2"), ("straight", "22:3"), ("triple", "100:7"), ("number_3", "101:8")]
)
def test_the_stake_of_a_line_is_a_bet_of_the_sheet_that_wins_whole_cents(bet: str, pay: str) -> None:
    game = big_shot(("pays", bet, pay), ("limits", "min_bet", "5.03"))
    for wager in game.wagers():
        assert wager.stake_cents >= 5_03
        for line in game.pays():
            won, staked = (int(part) for part in game.pays()[line].split(":"))
            if line.partition("_")[0] == wager.bet.partition("@")[0]:
                assert wager.stake_cents * won % staked == 0


def test_the_outcomes_are_all_throws_of_three_dice_without_their_order() -> None:
    outcomes = dict(GAME.outcomes(Seats().table))
    assert len(outcomes) == 56
    counted: dict[tuple[int, ...], int] = {}
    for dice in product(range(1, 7), repeat=3):
        shown = tuple(sorted(dice))
        counted[shown] = counted.get(shown, 0) + 1
    assert outcomes == counted


@pytest.mark.parametrize(
    ("bet", "totals"),
    [
        ("triple", (3, 6, 9, 12, 15, 18)),
        ("straight", (6, 9, 12, 15)),
        ("number@6", tuple(range(8, 19))),
        ("double", tuple(range(3, 19))),
    ],
)
def test_the_totals_that_can_pay(bet: str, totals: tuple[int, ...]) -> None:
    seats = Seats("anna", "bert")
    assert seats.game.win_totals(seats.table) == ()
    seats.place(bet, player="bert")
    assert seats.game.win_totals(seats.table) == totals


def test_tables_that_are_decided_alike_have_the_same_key() -> None:
    poor, rich = Seats(cents=10_00), Seats(cents=500_00)
    for seats in (poor, rich):
        seats.place("number@6")
    assert GAME.key(poor.table) == GAME.key(rich.table)
    rich.place("number@6", 1)
    assert GAME.key(poor.table) != GAME.key(rich.table)
    poor.roll(6, 6, 6)
    waiting = GAME.key(poor.table)
    poor.decide("anna", "risk")
    assert len({waiting, GAME.key(poor.table), GAME.key(Seats().table)}) == 3
