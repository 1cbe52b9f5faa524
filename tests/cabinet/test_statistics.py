"""What the dice have done: "# of rolls since last", the shooter's hand, the last hundred rolls."""

from __future__ import annotations

from terminal.cabinet.commands import EndSession, Place
from terminal.cabinet.statistics import DICE_KEPT, HARD_WAYS, Statistics
from terminal.rules.asks import Stake
from tests.cabinet.street import Street
from tests.cabinet.test_any_game import game_of


def after(street: Street, *rolls: tuple[int, int]) -> Statistics:
    """The statistics after these rolls; a Field bet is up at each."""
    street.feed(100)
    for dice in rolls:
        street.give(Place("field", 1_00))
        street.roll(*dice)
    return street.state.results.statistics


def test_before_the_first_roll_nothing_has_come(street: Street) -> None:
    assert street.state.results.statistics == Statistics()


def test_rolls_since_a_pair_are_counted_from_the_last_time_it_came(street: Street) -> None:
    statistics = after(street, (3, 3), (2, 2), (1, 3), (4, 4), (6, 6))
    assert dict(zip(HARD_WAYS, statistics.since_hard, strict=True)) == {4: 3, 6: 4, 8: 1, 10: 5}
    assert statistics.rolls_since_pair(2) == 3
    assert statistics.rolls_since_pair(5) is None


def test_the_easy_way_does_not_count_as_the_pair(street: Street) -> None:
    assert after(street, (4, 4), (2, 6), (3, 5)).rolls_since_pair(4) == 2


def test_rolls_since_the_last_seven(street: Street) -> None:
    assert after(street, (1, 1), (1, 2)).since_seven == 2
    assert after(street, (3, 4)).since_seven == 0
    assert after(street, (1, 1)).since_seven == 1


def test_a_seven_on_the_come_out_does_not_end_the_hand(street: Street) -> None:
    statistics = after(street, (3, 4), (1, 1))
    assert (statistics.hand_rolls, statistics.longest_hand) == (2, 2)


def test_points_made_are_counted_until_the_seven_out(street: Street) -> None:
    made = after(street, (1, 3), (2, 3), (2, 2), (3, 3), (1, 5))
    assert (made.points_made, made.hand_rolls) == (2, 5)
    out = after(street, (4, 4), (6, 1))
    assert (out.points_made, out.hand_rolls, out.longest_hand) == (0, 0, 7)


def test_the_longest_hand_stays_when_shorter_ones_follow(street: Street) -> None:
    assert after(street, (1, 3), (1, 1), (3, 4), (1, 3), (3, 4)).longest_hand == 3


def test_the_last_hundred_rolls_are_kept_as_they_fell(street: Street) -> None:
    rolls = [(1 + number % 6, 1 + number // 6 % 6) for number in range(130)]
    street.feed(100).feed(100)
    statistics = after(street, *rolls)
    assert statistics.dice == tuple(rolls[-DICE_KEPT:])


def test_statistics_are_of_the_table_and_outlive_its_players(street: Street) -> None:
    street.feed(5).give(Place("field", 5_00))
    street.roll(3, 4)
    street.give(EndSession())
    assert street.state.results.statistics.dice == ((3, 4),)


def test_a_game_without_a_point_counts_nothing() -> None:
    street = Street(game=game_of("hazard")).open_for_play().feed(20)
    street.give(Stake(10_00))
    street.roll(3, 4)
    assert street.state.results.statistics == Statistics()


def test_what_has_not_come_yet_is_not_counted_from_a_last_time(street: Street) -> None:
    assert street.state.results.statistics.rolls_since_pair(2) is None
    assert street.state.results.statistics.rolls_since_seven is None
    statistics = after(street, (3, 3), (1, 3))
    assert (statistics.rolls_since_pair(3), statistics.rolls_since_pair(2)) == (1, None)
    assert statistics.rolls_since_seven is None
    assert after(street, (3, 4), (1, 1)).rolls_since_seven == 1


def test_where_older_rolls_are_not_known_any_more_the_count_goes_on(street: Street) -> None:
    assert street.state.results.statistics.dice == ()
    many = Statistics(dice=((1, 1),) * DICE_KEPT, since_seven=DICE_KEPT + 20, since_hard=(DICE_KEPT + 20,) * 4)
    assert many.rolls_since_seven == many.rolls_since_pair(2) == DICE_KEPT + 20
