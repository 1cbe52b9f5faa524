"""When a gaming day begins (regulation M7, COMAR 36.05.02.20F(7))."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import (
    Instant,
    MemoryUnread,
    Start,
    TimePasses,
)
from terminal.cabinet.events import (
    BillCredited,
    ClearConfirmed,
    GamingDayBegan,
    MemoryLost,
)
from terminal.cabinet.fold import fold
from tests.cabinet.pipeline import NEXT_DAY_MS, NOON, PROFILE, Pipeline
from tests.cabinet.test_old_journals import old_pipeline

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


def begun(pipeline: Pipeline) -> list[tuple[int, str, int]]:
    """The days that have begun: number, date, and how many days passed."""
    return [(one.number, one.date, one.passed_days) for one in pipeline.events if isinstance(one, GamingDayBegan)]


def at_local(hour: int, offset_minutes: int) -> Instant:
    """This hour of 2026-09-21 on a clock that is so much ahead of UTC."""
    midnight_ms = NEXT_DAY_MS - 30 * HOUR_MS
    return Instant(midnight_ms + hour * HOUR_MS - offset_minutes * 60_000, offset_minutes)


def test_the_first_day_begins_with_the_first_start() -> None:
    pipeline = Pipeline()
    assert pipeline.events[-1] == GamingDayBegan(1, "2026-09-21", NOON.at_ms, 0, 0)


@pytest.mark.parametrize("offset_minutes", [-480, 0, 120, 345])
@pytest.mark.parametrize(
    ("hour", "date"), [(0, "2026-09-20"), (5, "2026-09-20"), (6, "2026-09-21"), (23, "2026-09-21")]
)
def test_what_happens_before_the_hour_by_the_local_clock_is_of_the_day_before(
    hour: int, date: str, offset_minutes: int
) -> None:
    assert begun(Pipeline(at_local(hour, offset_minutes))) == [(1, date, 0)]


def test_the_hour_is_the_houses() -> None:
    assert begun(Pipeline(at_local(0, 0), profile=replace(PROFILE, day_begins_minutes=0))) == [(1, "2026-09-21", 0)]


def test_at_the_hour_and_not_a_moment_sooner_the_clocks_ring_begins_the_next_day_once(pipeline: Pipeline) -> None:
    assert pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now) == NEXT_DAY_MS
    pipeline.now = Instant(NEXT_DAY_MS - 1)
    assert pipeline.give(TimePasses()) == ()
    assert pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now) == NEXT_DAY_MS
    pipeline.wait(1)
    assert pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now) == NEXT_DAY_MS
    assert pipeline.give(TimePasses()) == (GamingDayBegan(2, "2026-09-22", NEXT_DAY_MS, 1, 0),)
    assert pipeline.give(TimePasses()) == ()
    assert pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now) == NEXT_DAY_MS + DAY_MS


def test_whatever_comes_first_after_the_hour_begins_it_and_is_of_the_new_day(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.now = Instant(NEXT_DAY_MS + 5)
    happened = pipeline.report("validator", ports.BillStacked())
    assert isinstance(happened[0], GamingDayBegan)
    assert isinstance(happened[-1], BillCredited)
    assert pipeline.state.accounting.days[-1].totals.deposits_cents == 0
    assert pipeline.state.accounting.day is not None
    assert (pipeline.state.accounting.day.before.bills_in_cents, pipeline.state.meters.bills_in_cents) == (0, 20_00)


def test_over_a_power_off_the_start_begins_it_and_says_how_many_days_have_passed(pipeline: Pipeline) -> None:
    pipeline.wait(3 * DAY_MS)
    assert pipeline.give(Start("again"))[1:] == (GamingDayBegan(2, "2026-09-24", pipeline.now.at_ms, 3, 0),)


def test_a_start_on_the_same_day_begins_none(pipeline: Pipeline) -> None:
    pipeline.wait(HOUR_MS).give(Start("again"))
    assert len(begun(pipeline)) == 1


def test_when_the_clocks_go_back_in_autumn_the_day_is_an_hour_longer() -> None:
    pipeline = Pipeline(Instant(NEXT_DAY_MS - DAY_MS - 2 * HOUR_MS, 120))
    pipeline.now = Instant(NEXT_DAY_MS - 2 * HOUR_MS, 60)
    assert pipeline.give(TimePasses()) == ()
    assert pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now) == NEXT_DAY_MS - HOUR_MS
    pipeline.wait(HOUR_MS).give(TimePasses())
    assert begun(pipeline) == [(1, "2026-09-21", 0), (2, "2026-09-22", 1)]


def test_when_the_clocks_go_forward_in_spring_it_is_an_hour_shorter() -> None:
    pipeline = Pipeline(Instant(NEXT_DAY_MS - DAY_MS - HOUR_MS, 60))
    pipeline.now = Instant(NEXT_DAY_MS - 2 * HOUR_MS, 120)
    pipeline.give(TimePasses())
    assert begun(pipeline) == [(1, "2026-09-21", 0), (2, "2026-09-22", 1)]


# Where there is none --------------------------------------------------------------------------------------------------


def test_a_journal_from_before_there_were_days_has_its_first_with_the_next_start() -> None:
    pipeline = old_pipeline()
    assert (pipeline.state.accounting.day, pipeline.state.accounting.days) == (None, ())
    assert pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now) is None
    pipeline.give(Start("new"))
    assert pipeline.state.accounting.day is not None
    assert (pipeline.state.accounting.day.number, pipeline.state.accounting.day.begin_cents) == (1, 108_00)


def test_nothing_follows_the_confirmation_of_a_clear_and_the_procedure_without_a_good_copy_has_no_days(
    pipeline: Pipeline,
) -> None:
    found = MemoryUnread(message("journal.found_damaged"), ())
    assert pipeline.cabinet.decide(pipeline.cabinet.new_state(), found, NOON).events == (MemoryLost(found.why, ()),)
    confirmed = fold(pipeline.state, ClearConfirmed(NOON.at_ms, ("attendant", "technician")))
    lost = fold(pipeline.state, MemoryLost("No copy is good.", ()))
    for state in (confirmed, lost):
        assert pipeline.cabinet.alarm_ms(state, pipeline.now) is None
        assert pipeline.cabinet.decide(state, TimePasses(), Instant(NEXT_DAY_MS)).events == ()
