"""Gaming days over a clock that was set (regulation M7): each begins once, none goes back, and none lasts for years."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace

from drivers.ports import BoardInputs, ValidatorOrder
from terminal.cabinet.commands import CallDice, ClockFound, ConfirmClock, Instant, PlaceWager, Start, TimePasses
from terminal.cabinet.environment import LIFE_MS, MADE_MS
from terminal.cabinet.events import ClockConfirmed, ClockMoved, FaultsAcknowledged, GamingDayBegan
from terminal.cabinet.gaming_day import Totals
from terminal.cabinet.state.machine import AWAY_MS
from tests.cabinet.pipeline import NEXT_DAY_MS, NOON, Pipeline
from tests.cabinet.test_gaming_days import DAY_MS, HOUR_MS, begun


def set_clock(pipeline: Pipeline, ms: int) -> tuple[object, ...]:
    """The clock is set by so much, and that is found."""
    expected_ms = pipeline.now.at_ms
    return pipeline.wait(ms).give(ClockFound(expected_ms))


def technician(pipeline: Pipeline) -> Pipeline:
    """The technician says that the clock is right as it is, unless it is not doubted."""
    pipeline.report("board", BoardInputs((), ("technician",)))
    if pipeline.state.machine.clock is not None:
        pipeline.give(ConfirmClock())
    pipeline.report("board", BoardInputs((), ()))
    return pipeline


def test_a_clock_that_was_set_back_ends_no_day_twice_and_begins_no_earlier_one(pipeline: Pipeline) -> None:
    pipeline.now = Instant(NEXT_DAY_MS)
    pipeline.give(TimePasses())
    set_clock(pipeline, -2 * HOUR_MS)
    pipeline.wait(2 * HOUR_MS).give(TimePasses())
    assert len(begun(pipeline)) == 2
    technician(pipeline).wait(2 * HOUR_MS).give(TimePasses())
    assert len(begun(pipeline)) == 2


def test_a_clock_that_was_set_back_without_power_begins_no_earlier_day(pipeline: Pipeline) -> None:
    expected_ms = pipeline.now.at_ms
    pipeline.wait(-20_000 * DAY_MS).give(Start("again"))
    pipeline.give(ClockFound(expected_ms, AWAY_MS))
    pipeline.feed(20)
    assert len(begun(pipeline)) == 1


def test_a_clock_that_is_found_wildly_ahead_begins_no_day_and_the_days_go_on_by_the_one_that_was_right(
    pipeline: Pipeline,
) -> None:
    (moved,) = set_clock(pipeline, 400 * DAY_MS)
    assert isinstance(moved, ClockMoved)
    assert pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now) == NEXT_DAY_MS + 400 * DAY_MS
    pipeline.now = Instant(NEXT_DAY_MS + 400 * DAY_MS)
    pipeline.give(TimePasses())
    assert begun(pipeline) == [(1, "2026-09-21", 0), (2, "2026-09-22", 1)]
    set_clock(pipeline, -400 * DAY_MS)
    pipeline.give(TimePasses())
    assert len(begun(pipeline)) == 2


def test_when_a_technician_says_that_it_is_right_one_day_begins_and_says_how_many_passed(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    set_clock(pipeline, 400 * DAY_MS)
    technician(pipeline)
    assert begun(pipeline)[1:] == [(2, "2027-10-26", 400)]
    assert pipeline.state.accounting.days[-1].totals == Totals(deposits_cents=20_00, end_cents=20_00)


@pytest.mark.parametrize("years", [71, 293])
def test_a_clock_that_jumped_forward_without_power_begins_no_day_of_another_century(
    pipeline: Pipeline, years: int
) -> None:
    expected_ms = pipeline.now.at_ms
    pipeline.wait(years * 365 * DAY_MS).give(Start("again", clock=ClockFound(expected_ms, AWAY_MS)))
    pipeline.open_for_play().feed(20)
    assert begun(pipeline) == [(1, "2026-09-21", 0)]
    set_clock(pipeline, 3 * DAY_MS - years * 365 * DAY_MS)
    assert begun(pipeline)[1:] == [(2, "2026-09-24", 3)]
    assert pipeline.state.accounting.days[-1].totals == Totals(deposits_cents=20_00, end_cents=20_00)


def test_a_technician_who_confirms_it_after_half_a_year_without_power_lets_the_day_begin(pipeline: Pipeline) -> None:
    expected_ms = pipeline.now.at_ms
    pipeline.wait(182 * DAY_MS).give(Start("again", clock=ClockFound(expected_ms, AWAY_MS)))
    pipeline.open_for_play()
    assert len(begun(pipeline)) == 1
    technician(pipeline)
    assert begun(pipeline)[1:] == [(2, "2027-03-22", 182)]


def test_no_day_begins_at_a_first_start_whose_clock_is_absurd_before_it_is_right() -> None:
    pipeline = Pipeline(Instant(0))
    pipeline.state, pipeline.events = pipeline.cabinet.new_state(), []
    pipeline.give(Start("first", clock=ClockFound(MADE_MS, LIFE_MS)))
    pipeline.open_for_play()
    assert (begun(pipeline), pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)) == ([], None)
    set_clock(pipeline, NOON.at_ms)
    assert begun(pipeline) == [(1, "2026-09-21", 0)]


@pytest.mark.parametrize(
    "put_right", [lambda pipeline: set_clock(pipeline, NOON.at_ms), lambda pipeline: technician(pipeline)]
)
def test_there_is_no_play_before_the_first_day(put_right: Callable[[Pipeline], object]) -> None:
    """M7: money or bets before it would be booked in no day."""
    pipeline = Pipeline(Instant(0))
    pipeline.state, pipeline.events = pipeline.cabinet.new_state(), []
    pipeline.give(Start("first", clock=ClockFound(MADE_MS, LIFE_MS)))
    pipeline.open_for_play()
    assert pipeline.order("validator") == ValidatorOrder(accept=False)
    put_right(pipeline)
    assert len(begun(pipeline)) == 1
    assert pipeline.order("validator") == ValidatorOrder(accept=True)
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())


def test_a_clock_that_was_ahead_without_power_and_is_put_right_leaves_no_day_that_lasts_for_years(
    pipeline: Pipeline,
) -> None:
    pipeline.feed(20)
    pipeline.wait(4_000 * DAY_MS).give(Start("again"))
    set_clock(pipeline, -4_000 * DAY_MS)
    assert begun(pipeline)[1:] == [(2, "2037-09-03", 4_000)]
    technician(pipeline)
    assert begun(pipeline)[2:] == [(3, "2026-09-21", -4_000)]
    assert pipeline.state.credit_cents == 20_00
    pipeline.now = Instant(NEXT_DAY_MS)
    pipeline.give(TimePasses())
    assert begun(pipeline)[3:] == [(4, "2026-09-22", 1)]


@pytest.mark.parametrize("days", [-400, -2, -1, 0, 1, 2, 400])
def test_whatever_is_done_to_the_clock_every_ring_that_is_due_begins_a_day(pipeline: Pipeline, days: int) -> None:
    set_clock(pipeline, days * DAY_MS + HOUR_MS)
    technician(pipeline)
    for _ in range(4):
        due_ms = pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)
        assert due_ms is not None
        assert due_ms > pipeline.now.at_ms
        pipeline.now = Instant(due_ms)
        pipeline.give(TimePasses())
    dates = [date for _, date, _ in begun(pipeline)]
    assert len(dates) >= 4


@pytest.mark.parametrize("seed", range(8))
def test_over_any_play_with_clock_power_and_summer_time_days_follow_each_other_and_no_ring_is_for_nothing(
    seed: int,
) -> None:
    chance, pipeline = random.Random(seed), Pipeline().open_for_play()  # noqa: S311 - no dice
    for _ in range(150):
        before = pipeline.state
        pipeline.wait(chance.randrange(9 * HOUR_MS))
        match chance.randrange(6):
            case 0:
                set_clock(pipeline, chance.choice((-400, -2, -1, 1, 2, 400)) * DAY_MS + chance.randrange(DAY_MS))
            case 1:
                technician(pipeline)
            case 2:
                expected_ms = pipeline.now.at_ms
                pipeline.wait(chance.randrange(-5, 40) * DAY_MS).give(Start("again"))
                if pipeline.now.at_ms < expected_ms:
                    pipeline.give(ClockFound(expected_ms, AWAY_MS))
                pipeline.open_for_play()
            case 3:
                pipeline.now = replace(pipeline.now, offset_minutes=chance.choice((-60, 0, 60)))
            case _:
                pipeline.feed(20)
        pipeline.give(TimePasses())
        due_ms = pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)
        assert due_ms is not None
        assert pipeline.now.at_ms < due_ms <= pipeline.now.at_ms + DAY_MS
        assert pipeline.state.accounting.days_begun in (
            before.accounting.days_begun,
            before.accounting.days_begun + 1,
            before.accounting.days_begun + 2,
        )
    days = [one for one in pipeline.events if isinstance(one, GamingDayBegan)]
    for one, following in pairwise(days):
        assert following.number == one.number + 1
        assert following.passed_days >= 1 or following.passed_days < -1
        assert (following.date > one.date) == (following.passed_days > 0)
        if following.passed_days < 0:
            assert isinstance(
                pipeline.events[pipeline.events.index(following) - 1], FaultsAcknowledged | ClockConfirmed
            )
