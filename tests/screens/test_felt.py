"""The felt is data: it must fit the game's catalogue, and no two fields may claim the same cloth."""

from __future__ import annotations

import itertools

from terminal.rules.craps.catalogue import catalogue
from terminal.screens.player.felt import Spot
from terminal.screens.player.felt_craps import CRAPS
from terminal.screens.player.stacks import chips_of, steps_to


def test_the_felt_shows_fields_of_the_catalogue_and_none_of_them_twice() -> None:
    """So far a part of them: the others have no field yet on which a chip could lie."""
    shown = [spot.bet for spot in CRAPS.spots]
    assert set(shown) <= catalogue("craps").bets.keys()
    assert len(set(shown)) == len(shown)


def test_the_puck_has_a_place_above_every_point() -> None:
    assert tuple(CRAPS.puck_on) == catalogue("craps").points


def test_every_field_lies_within_the_felt() -> None:
    for spot in CRAPS.spots:
        assert spot.x >= 0, spot.bet
        assert spot.x + spot.width <= CRAPS.width, spot.bet
        assert spot.y + spot.height <= CRAPS.height, spot.bet


def test_no_two_fields_overlap_except_odds_on_their_own_line() -> None:
    for one, other in itertools.combinations(CRAPS.spots, 2):
        own_line = {one.bet, other.bet} in ({"pass_line", "pass_odds"}, {"dont_pass", "dont_pass_odds"})
        assert own_line or not any(_meet(a, b) for a in _parts(one) for b in _parts(other)), (one.bet, other.bet)


def test_a_stack_and_its_plate_stand_within_the_lower_line_of_their_field() -> None:
    for spot in CRAPS.spots:
        across, foot = spot.stack
        assert 0 < across < spot.width, spot.bet
        assert foot + 1 <= spot.height - 3, spot.bet


def test_a_stake_is_drawn_with_the_largest_chips_that_make_it_up() -> None:
    assert chips_of(3600, (100, 500, 2500)) == ["2500:25", "500:5", "500:5", "100:1"]


def test_a_stack_never_grows_into_the_next_field() -> None:
    assert len(chips_of(100_000_00, (100, 500))) == 6


def test_a_stake_below_the_smallest_chip_is_still_seen() -> None:
    assert chips_of(50, (100, 500)) == ["100:1"]


def test_a_win_counts_up_in_rising_steps_to_its_exact_amount() -> None:
    assert steps_to(1167)[-1] == "+11.67"
    assert steps_to(0) == []


def _parts(spot: Spot) -> list[tuple[int, int, int, int]]:
    """The rectangles that take touches: a band has an upright arm and a lower one."""
    left, top, right, bottom = spot.x, spot.y, spot.x + spot.width, spot.y + spot.height
    if not spot.arm:
        return [(left, top, right, bottom)]
    return [(left, top, left + spot.arm, bottom), (left, bottom - spot.arm, right, bottom)]


def _meet(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
