"""The lesson of a first hand: a course of touches and dice, and every amount in it by the rules of the sheet."""

from __future__ import annotations

from fractions import Fraction

from terminal.lab.opening import find_game
from terminal.rules.lesson import FirstHand, first_hand_of
from terminal.rules.sheet import Override

CRAPS = ("craps", "crapless", "easy", "first_person")


def lesson(game: str, *overrides: Override) -> FirstHand | None:
    """The lesson of a game under its own sheet, with other terms."""
    return first_hand_of(find_game(game, None, overrides))


def test_each_game_of_the_craps_family_has_the_same_course() -> None:
    for game in CRAPS:
        hand = lesson(game)
        assert hand is not None, game
        course = [(taken.step.topic, taken.step.bet, taken.step.dice) for taken in hand.steps]
        assert course == [
            ("line", "pass_line", None),
            ("come_out", "pass_line", (5, 3)),
            ("odds", "pass_odds", None),
            ("number", "place@6", None),
            ("hit", "place@6", (5, 1)),
            ("point", "pass_line", (6, 2)),
        ], game
        assert hand.steps[1].table.point == 8, game
        assert hand.steps[-1].table.point is None, game


def test_the_rules_pay_it_12_on_the_6_and_20_of_odds_behind_10_on_the_line() -> None:
    hand = lesson("craps")
    assert hand is not None
    assert [taken.stake_cents for taken in hand.steps] == [10_00, 0, 20_00, 12_00, 0, 0]
    assert [taken.won_cents for taken in hand.steps] == [0, 0, 0, 0, 14_00, 10_00 + 24_00]
    assert hand.result_cents == 48_00


def test_another_pay_or_another_limit_gives_other_amounts() -> None:
    worse = lesson("craps", ("pays", "place@6", "1:1"))
    assert worse is not None
    assert [taken.won_cents for taken in worse.steps] == [0, 0, 0, 0, 12_00, 34_00]
    dear = lesson("craps", ("limits", "min_bet", "25.00"))
    assert dear is not None
    assert (dear.steps[0].stake_cents, dear.steps[2].stake_cents) == (25_00, 50_00)
    odds = next(one for taken in dear.steps for one in taken.resolved if one.bet == "pass_odds")
    assert Fraction(odds.profit_cents, odds.stake_cents) == Fraction(6, 5)


def test_big_shot_pays_two_hits_and_a_double_and_then_the_fourth_die_that_misses() -> None:
    hand = lesson("big_shot")
    assert hand is not None
    assert [taken.stake_cents for taken in hand.steps] == [10_00, 10_00, 0, 10_00, 0, 0]
    assert [taken.won_cents for taken in hand.steps] == [0, 0, 20_00 + 10_00, 0, 0, 60_00]
    assert hand.steps[-1].step.dice == (2,), "it is not shown as if the main win were usual"
    assert hand.result_cents == 90_00


def test_hazard_covers_a_bank_and_its_chance_comes_before_the_main() -> None:
    hand = lesson("hazard")
    assert hand is not None
    assert [(taken.table.main, taken.table.chance) for taken in hand.steps[:4]] == [
        (None, None),
        (7, None),
        (7, 6),
        (7, 6),
    ]
    assert [taken.won_cents for taken in hand.steps] == [0, 0, 0, 0, 10_00]
    assert hand.result_cents == 10_00, "the bank and its cover are still on the table"


def test_a_game_without_its_bets_or_with_limits_out_of_reach_has_none() -> None:
    assert lesson("big_shot", ("limits", "min_bet", "300.00")) is None
    assert lesson("hazard", ("limits", "min_bet", "300.00")) is None
    assert lesson("craps", ("limits", "min_bet", "300.00")) is None
