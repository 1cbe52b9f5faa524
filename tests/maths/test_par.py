"""The figures of a line, on bets that can be worked out by hand; the definitions are the laboratory's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from terminal.maths.chain import End
from terminal.maths.par import ParLine, par_line
from tests.maths.tiny_game import tiny, token

DIE = tuple(((side,), 1) for side in range(1, 7))


def line(squares: Mapping[str, Sequence[str]], commission_cents: int = 0) -> ParLine:
    """The line of the token on the felt, with a die of six sides."""
    return par_line(tiny(squares, sides=DIE), token("felt", commission_cents=commission_cents))


TWO_IN_SIX = {"felt": ("win", "win", "lose", "lose", "lose", "push")}


def test_win_push_and_lose_are_probabilities() -> None:
    two_in_six = line(TWO_IN_SIX)
    assert (two_in_six.win, two_in_six.push, two_in_six.lose) == (Fraction(1, 3), Fraction(1, 6), Fraction(1, 2))


def test_a_push_counts_as_a_bet_made() -> None:
    """The house keeps 1/6 of all stakes, and not 1/5 of those that were decided."""
    assert line(TWO_IN_SIX).edge == Fraction(1, 6)


def test_a_stake_handed_back_counts_as_a_push() -> None:
    assert line({"felt": ("win", "win", "lose", "lose", "lose", "return")}).push == Fraction(1, 6)


def test_the_return_to_player_is_what_the_house_does_not_keep() -> None:
    assert line(TWO_IN_SIX).rtp == Fraction(5, 6)


def test_commission_up_front_is_put_down_with_the_stake() -> None:
    """5 on 100 at a fair bet: 5 of 105 are kept."""
    fair = line({"felt": ("win", "win", "win", "lose", "lose", "lose")}, commission_cents=5)
    assert fair.edge == Fraction(5, 105)


def test_the_edge_per_roll_is_spread_over_the_mean_rolls() -> None:
    stands_half_the_time = line({"felt": ("win", "lose", "lose", "felt", "felt", "felt")})
    assert stands_half_the_time.mean_rolls == 2
    assert stands_half_the_time.edge == Fraction(1, 3)
    assert stands_half_the_time.edge_per_roll == Fraction(1, 6)


def test_the_distribution_names_the_largest_profit_first() -> None:
    win, push, lose = End("win", Fraction(1)), End("push", Fraction(0)), End("lose", Fraction(-1))
    chances = ((win, Fraction(1, 3)), (push, Fraction(1, 6)), (lose, Fraction(1, 2)))
    assert line(TWO_IN_SIX).distribution == chances


def test_volatility_is_the_standard_deviation_of_the_profit() -> None:
    """Mean -1/6, mean square 5/6."""
    assert line(TWO_IN_SIX).variance == Fraction(5, 6) - Fraction(1, 36)
    assert line(TWO_IN_SIX).volatility == pytest.approx((29 / 36) ** 0.5)


def test_volatility_is_measured_in_what_was_put_down_commission_included() -> None:
    assert line(TWO_IN_SIX, commission_cents=25).variance == Fraction(29, 36) / Fraction(5, 4) ** 2


def test_the_worth_of_a_start_is_weighed() -> None:
    squares = {"good": ["win"] * 6, "bad": ["lose"] * 6}
    assert par_line(tiny(squares, sides=DIE), token("good", "bad", "bad.too", "bad.again")).win == Fraction(1, 4)
