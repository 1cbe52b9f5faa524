"""What a sheet's other words make of its bets: the same rules are walked, so that the odds follow."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.maths.worked_out import lines

CRAPS = "craps-el601"
ON_WIN = ("commission_time = upfront", "commission_time = on_win")


@pytest.mark.parametrize(
    ("bet", "edge"),
    [("buy@4", "1/60"), ("buy@5", "1/50"), ("buy@6", "1/44"), ("lay@4", "1/60"), ("lay@5", "1/50"), ("lay@6", "1/44")],
)
def test_commission_taken_of_a_win(bet: str, edge: str) -> None:
    """Wizard of Odds, Craps: 1.67 %, 2.00 %, 2.27 % with 5 % on a win only, of the bet for Buy, of the win for Lay."""
    assert lines(CRAPS, ON_WIN)[bet].commission == 0
    assert lines(CRAPS, ON_WIN)[bet].edge == Fraction(edge)


def test_big_and_small_before_a_seven() -> None:
    """Rule book 1.5: 15 ways win 1:3, 6 lose; at 1:1 the player would have 9/21."""
    multi = lines(CRAPS, ("big_small_mode = single", "big_small_mode = multi"))
    assert (multi["big"].edge, multi["small"].edge) == (Fraction(1, 21), Fraction(1, 21))
    assert multi["big"].mean_rolls == Fraction(36, 21)


@pytest.mark.parametrize("bet", ["place@6", "buy@4", "hard@8"])
def test_a_bet_that_the_house_leaves_off_on_a_come_out_roll_counts_as_always_working(bet: str) -> None:
    off = lines(CRAPS, ("box_on_come_out = working", "box_on_come_out = off"))
    assert off[bet] == lines(CRAPS)[bet]


@pytest.mark.parametrize("bet", ["pass_odds", "come_odds@4", "dont_come_odds@6"])
def test_odds_that_the_house_leaves_off_on_a_come_out_roll_count_as_always_working(bet: str) -> None:
    off = lines(CRAPS, ("odds_on_come_out = working", "odds_on_come_out = off"))
    assert off[bet] == lines(CRAPS)[bet]


def test_a_stake_that_stays_up_after_a_push_has_still_been_pushed() -> None:
    stays = lines(CRAPS, ("push = return", "push = stay"))
    assert stays["dont_pass"] == lines(CRAPS)["dont_pass"]


def test_two_sheets_of_one_game_differ_only_in_what_they_say() -> None:
    """EL602 pays 3:1 on a 12 in the Field."""
    differing = {bet for bet, line in lines(CRAPS).items() if lines("craps-el602")[bet] != line}
    assert differing == {"field"}
