"""Gaming days over a clock that was set (regulation M7): each begins once, none goes back, and none lasts for years."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from drivers.ports import BoardInputs, ValidatorOrder
from terminal.cabinet.commands import CallDice, ClockFound, Instant, Place, Start, TimePasses
from terminal.cabinet.events import ClockMoved, FaultsAcknowledged, GamingDayBegan
from terminal.cabinet.gaming_day import Totals
from terminal.cabinet.state.machine import AWAY_MS
from terminal.cabinet.surroundings import LIFE_MS, MADE_MS
from tests.cabinet.street import NEXT_DAY_MS, NOON, Street
from tests.cabinet.test_gaming_days import DAY_MS, HOUR_MS, begun


def set_clock(street: Street, ms: int) -> tuple[object, ...]:
    """Somebody sets the clock by so much, and that is found."""
    expected_ms = street.now.at_ms
    return street.wait(ms).give(ClockFound(expected_ms))


def technician(street: Street) -> Street:
    """The technician says that the clock is right as it is."""
    street.report("board", BoardInputs((), ("technician",)))
    street.report("board", BoardInputs((), ()))
    return street


def test_a_clock_that_was_set_back_ends_no_day_twice_and_begins_no_earlier_one(street: Street) -> None:
    street.now = Instant(NEXT_DAY_MS)
    street.give(TimePasses())
    set_clock(street, -2 * HOUR_MS)
    street.wait(2 * HOUR_MS).give(TimePasses())
    assert len(begun(street)) == 2
    technician(street).wait(2 * HOUR_MS).give(TimePasses())
    assert len(begun(street)) == 2


def test_a_clock_that_was_set_back_without_power_begins_no_earlier_day(street: Street) -> None:
    expected_ms = street.now.at_ms
    street.wait(-20_000 * DAY_MS).give(Start("again"))
    street.give(ClockFound(expected_ms, AWAY_MS))
    street.feed(20)
    assert len(begun(street)) == 1


def test_a_clock_that_is_found_wildly_ahead_begins_no_day_and_the_days_go_on_by_the_one_that_was_right(
    street: Street,
) -> None:
    (moved,) = set_clock(street, 400 * DAY_MS)
    assert isinstance(moved, ClockMoved)
    assert street.cabinet.alarm_ms(street.state, street.now) == NEXT_DAY_MS + 400 * DAY_MS
    street.now = Instant(NEXT_DAY_MS + 400 * DAY_MS)
    street.give(TimePasses())
    assert begun(street) == [(1, "2026-09-21", 0), (2, "2026-09-22", 1)]
    set_clock(street, -400 * DAY_MS)
    street.give(TimePasses())
    assert len(begun(street)) == 2


def test_when_a_technician_says_that_it_is_right_one_day_begins_and_says_how_many_passed(street: Street) -> None:
    street.feed(20).give(Place("field", 5_00))
    set_clock(street, 400 * DAY_MS)
    technician(street)
    assert begun(street)[1:] == [(2, "2027-10-26", 400)]
    assert street.state.accounting.days[-1].totals == Totals(deposits_cents=20_00, end_cents=20_00)


@pytest.mark.parametrize("years", [71, 293])
def test_a_clock_that_jumped_forward_without_power_begins_no_day_of_another_century(street: Street, years: int) -> None:
    expected_ms = street.now.at_ms
    street.wait(years * 365 * DAY_MS).give(Start("again", clock=ClockFound(expected_ms, AWAY_MS)))
    street.open_for_play().feed(20)
    assert begun(street) == [(1, "2026-09-21", 0)]
    set_clock(street, 3 * DAY_MS - years * 365 * DAY_MS)
    assert begun(street)[1:] == [(2, "2026-09-24", 3)]
    assert street.state.accounting.days[-1].totals == Totals(deposits_cents=20_00, end_cents=20_00)


def test_a_technician_who_confirms_it_after_half_a_year_without_power_lets_the_day_begin(street: Street) -> None:
    expected_ms = street.now.at_ms
    street.wait(182 * DAY_MS).give(Start("again", clock=ClockFound(expected_ms, AWAY_MS)))
    street.open_for_play()
    assert len(begun(street)) == 1
    technician(street)
    assert begun(street)[1:] == [(2, "2027-03-22", 182)]


def test_no_day_begins_at_a_first_start_whose_clock_is_absurd_before_it_is_right() -> None:
    street = Street(Instant(0))
    street.state, street.events = street.cabinet.new_state(), []
    street.give(Start("first", clock=ClockFound(MADE_MS, LIFE_MS)))
    street.open_for_play()
    assert (begun(street), street.cabinet.alarm_ms(street.state, street.now)) == ([], None)
    set_clock(street, NOON.at_ms)
    assert begun(street) == [(1, "2026-09-21", 0)]


@pytest.mark.parametrize("put_right", [lambda street: set_clock(street, NOON.at_ms), lambda street: technician(street)])
def test_nobody_plays_before_the_first_day(put_right: Callable[[Street], object]) -> None:
    """M7: money or bets before it would be booked in no day."""
    street = Street(Instant(0))
    street.state, street.events = street.cabinet.new_state(), []
    street.give(Start("first", clock=ClockFound(MADE_MS, LIFE_MS)))
    street.open_for_play()
    assert street.order("validator") == ValidatorOrder(accept=False)
    put_right(street)
    assert len(begun(street)) == 1
    assert street.order("validator") == ValidatorOrder(accept=True)
    street.feed(20).give(Place("field", 5_00))
    street.give(CallDice())


def test_a_clock_that_was_ahead_without_power_and_is_put_right_leaves_no_day_that_lasts_for_years(
    street: Street,
) -> None:
    street.feed(20)
    street.wait(4_000 * DAY_MS).give(Start("again"))
    set_clock(street, -4_000 * DAY_MS)
    assert begun(street)[1:] == [(2, "2037-09-03", 4_000)]
    technician(street)
    assert begun(street)[2:] == [(3, "2026-09-21", -4_000)]
    assert street.state.credit_cents == 20_00
    street.now = Instant(NEXT_DAY_MS)
    street.give(TimePasses())
    assert begun(street)[3:] == [(4, "2026-09-22", 1)]


@pytest.mark.parametrize("days", [-400, -2, -1, 0, 1, 2, 400])
def test_whatever_is_done_to_the_clock_every_ring_that_is_due_begins_a_day(street: Street, days: int) -> None:
    set_clock(street, days * DAY_MS + HOUR_MS)
    technician(street)
    for _ in range(4):
        due_ms = street.cabinet.alarm_ms(street.state, street.now)
        assert due_ms is not None
        assert due_ms > street.now.at_ms
        street.now = Instant(due_ms)
        street.give(TimePasses())
    dates = [date for _, date, _ in begun(street)]
    assert len(dates) >= 4


@pytest.mark.parametrize("seed", range(8))
def test_over_any_play_with_clock_power_and_summer_time_days_follow_each_other_and_no_ring_is_for_nothing(
    seed: int,
) -> None:
    chance, street = random.Random(seed), Street().open_for_play()  # noqa: S311 - no dice
    for _ in range(150):
        before = street.state
        street.wait(chance.randrange(9 * HOUR_MS))
        match chance.randrange(6):
            case 0:
                set_clock(street, chance.choice((-400, -2, -1, 1, 2, 400)) * DAY_MS + chance.randrange(DAY_MS))
            case 1:
                technician(street)
            case 2:
                expected_ms = street.now.at_ms
                street.wait(chance.randrange(-5, 40) * DAY_MS).give(Start("again"))
                if street.now.at_ms < expected_ms:
                    street.give(ClockFound(expected_ms, AWAY_MS))
                street.open_for_play()
            case 3:
                street.now = replace(street.now, offset_minutes=chance.choice((-60, 0, 60)))
            case _:
                street.feed(20)
        street.give(TimePasses())
        due_ms = street.cabinet.alarm_ms(street.state, street.now)
        assert due_ms is not None
        assert street.now.at_ms < due_ms <= street.now.at_ms + DAY_MS
        assert street.state.accounting.days_begun in (
            before.accounting.days_begun,
            before.accounting.days_begun + 1,
            before.accounting.days_begun + 2,
        )
    days = [one for one in street.events if isinstance(one, GamingDayBegan)]
    for one, following in pairwise(days):
        assert following.number == one.number + 1
        assert following.passed_days >= 1 or following.passed_days < -1
        assert (following.date > one.date) == (following.passed_days > 0)
        if following.passed_days < 0:
            assert isinstance(street.events[street.events.index(following) - 1], FaultsAcknowledged)
