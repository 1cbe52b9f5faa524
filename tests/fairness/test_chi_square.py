"""Chi-square figures, probabilities and limits against published values and worked examples."""

from __future__ import annotations

import math

import pytest

from terminal.fairness.chi_square import figure, limit, probability, upper_gamma

TABLE = [
    # degrees of freedom, upper 5 %, upper 1 %, as every table of the distribution prints them
    (1, 3.841, 6.635),
    (2, 5.991, 9.210),
    (5, 11.070, 15.086),
    (10, 18.307, 23.209),
    (30, 43.773, 50.892),
    (35, 49.802, 57.342),
    (100, 124.342, 135.807),
]


@pytest.mark.parametrize(("freedom", "at_5", "at_1"), TABLE)
def test_limits_are_those_of_the_printed_table(freedom: int, at_5: float, at_1: float) -> None:
    assert limit(freedom, 0.05) == pytest.approx(at_5, abs=0.0006)
    assert limit(freedom, 0.01) == pytest.approx(at_1, abs=0.0006)


@pytest.mark.parametrize("x", [0.0, 0.1, 1.0, 3.0, 10.0, 50.0])
def test_the_incomplete_gamma_function_where_it_has_a_closed_form(x: float) -> None:
    assert upper_gamma(1, x) == pytest.approx(math.exp(-x), rel=1e-12)
    assert upper_gamma(2, x) == pytest.approx((1 + x) * math.exp(-x), rel=1e-12)
    assert upper_gamma(0.5, x) == pytest.approx(math.erfc(math.sqrt(x)), rel=1e-11)


def test_both_ways_of_the_incomplete_gamma_function_meet() -> None:
    for freedom in (5, 10, 30, 35):
        a = freedom / 2
        assert upper_gamma(a, a + 1 - 1e-9) == pytest.approx(upper_gamma(a, a + 1), rel=1e-8)


def test_limits_of_one_in_a_million_lead_back_to_it() -> None:
    for freedom in (5, 10, 30, 35):
        assert probability(limit(freedom, 1e-6), freedom) == pytest.approx(1e-6, rel=1e-6)


def test_a_worked_example_of_sixty_throws_of_one_die() -> None:
    # (5-10)²/10 + (8-10)²/10 + (9-10)²/10 + (8-10)²/10 + (10-10)²/10 + (20-10)²/10 = 13.4
    chi_square = figure((5, 8, 9, 8, 10, 20), (1,) * 6)
    assert chi_square == pytest.approx(13.4)
    assert probability(chi_square, 5) == pytest.approx(0.0199, abs=0.0001)


def test_a_worked_example_of_totals() -> None:
    # Expected of 36 throws are 1 2 3 4 5 6 5 4 3 2 1; a 2 too many and a 7 too few: 1/1 + 1/6
    assert figure((2, 2, 3, 4, 5, 5, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)) == pytest.approx(7 / 6)


def test_nothing_counted_is_nothing_to_wonder_at() -> None:
    assert figure((0,) * 6, (1,) * 6) == 0
    assert probability(0, 5) == 1


def test_a_figure_is_the_same_on_every_release_of_python() -> None:
    """Up to 3.11 the built-in sum of floats rounds after each cell, and from 3.12 on only at the end."""
    assert figure([13, 9, 21, 12, 36, 33], [1, 2, 3, 4, 5, 6]) == 17.10645161290323  # and not 17.106451612903225
