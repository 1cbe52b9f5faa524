"""Past instants are shown with the offset from UTC that local time had then, whatever it is now."""

from __future__ import annotations

import pytest

from drivers.ports import BoardInputs
from terminal.cabinet.clearing import cleared
from terminal.cabinet.commands import ConfirmClear, Instant, PrintDay, Start, TimePasses
from terminal.cabinet.environment import offset_at
from terminal.cabinet.events import ClearConfirmed, GamingDayBegan, OffsetChanged
from terminal.cabinet.fold import fold
from terminal.cabinet.state.machine import OFFSETS_KEPT
from terminal.common.local_time import UtcOffset
from tests.cabinet.papers import papers
from tests.cabinet.pipeline import NEXT_DAY_MS, Pipeline
from tests.cabinet.test_clearing import inside, played, printed
from tests.cabinet.test_old_journals import old_pipeline

HOUR_MS = 3_600_000
SUMMER, WINTER = 120, 60
SIX_MS = NEXT_DAY_MS - SUMMER * 60_000
"""06:00 in summer."""
NIGHT_MS = SIX_MS + 21 * HOUR_MS
"""03:00 of the next morning in summer, which is 02:00 in winter."""
KEY = BoardInputs((), ("attendant",))


@pytest.fixture
def pipeline() -> Pipeline:
    """The gaming day began at 06:00 in summer."""
    return Pipeline(Instant(SIX_MS, SUMMER)).open_for_play().feed(20)


def test_a_gaming_day_that_began_at_six_in_summer_is_printed_so_in_winter(pipeline: Pipeline) -> None:
    pipeline.now = Instant(NIGHT_MS, WINTER)
    pipeline.report("board", KEY)
    pipeline.give(PrintDay(1))
    (paper,) = papers(pipeline)
    lines = [" ".join(line.split()) for line in paper.splitlines()]
    assert {"Began 09/22/2026 06:00:00", "Printed on 09/23/2026 02:00:00"} <= set(lines)


def test_one_that_has_ended_is_printed_with_an_offset_at_each_end(pipeline: Pipeline) -> None:
    pipeline.now = Instant(NIGHT_MS + 4 * HOUR_MS, WINTER)
    pipeline.give(TimePasses())
    pipeline.report("board", KEY)
    pipeline.give(PrintDay(1))
    (paper,) = papers(pipeline)
    lines = [" ".join(line.split()) for line in paper.splitlines()]
    assert {"Began 09/22/2026 06:00:00", "Ended 09/23/2026 06:00:00"} <= set(lines)


def test_the_first_event_with_another_offset_is_followed_by_the_change_once(pipeline: Pipeline) -> None:
    pipeline.now = Instant(NIGHT_MS, WINTER)
    assert pipeline.give(TimePasses()) == (), "nothing has happened that would be shown with it"
    assert pipeline.report("board", KEY)[-1] == OffsetChanged(NIGHT_MS, WINTER, SUMMER)
    assert not any(isinstance(one, OffsetChanged) for one in pipeline.report("board", BoardInputs((), ())))


def test_a_gaming_day_that_begins_with_it_tells_it_alone(pipeline: Pipeline) -> None:
    pipeline.now = Instant(NIGHT_MS + 4 * HOUR_MS, WINTER)
    (began,) = pipeline.give(TimePasses())
    assert isinstance(began, GamingDayBegan)
    assert began.offset_minutes == WINTER


def test_an_instant_is_shown_with_the_offset_that_held_then() -> None:
    pipeline = Pipeline(Instant(SIX_MS, SUMMER)).open_for_play()
    for at_ms, minutes in ((NIGHT_MS, WINTER), (NIGHT_MS + 4 * HOUR_MS, SUMMER)):
        pipeline.now = Instant(at_ms, minutes)
        pipeline.report("board", KEY)
        pipeline.report("board", BoardInputs((), ()))
    now = Instant(NIGHT_MS + 30 * HOUR_MS, 0)
    shown = {
        SIX_MS - HOUR_MS: SUMMER,  # from before the first that is known
        NIGHT_MS - 1: SUMMER,
        NIGHT_MS: WINTER,
        NIGHT_MS + 4 * HOUR_MS - 1: WINTER,
        NIGHT_MS + 4 * HOUR_MS: SUMMER,
        now.at_ms: 0,
        now.at_ms + HOUR_MS: 0,
    }
    assert {at_ms: offset_at(pipeline.state, at_ms, now) for at_ms in shown} == shown


def test_a_journal_of_an_earlier_version_is_shown_with_the_offset_of_now_until_a_gaming_day_tells_one() -> None:
    pipeline = old_pipeline()
    pipeline.state = fold(pipeline.state, GamingDayBegan(1, "2026-09-21", SIX_MS - 24 * HOUR_MS, 0))
    pipeline.now = Instant(SIX_MS - HOUR_MS, WINTER)
    assert not any(isinstance(one, OffsetChanged) for one in pipeline.give(Start("new")))
    assert offset_at(pipeline.state, SIX_MS - 2 * HOUR_MS, pipeline.now) == WINTER
    pipeline.now = Instant(SIX_MS, SUMMER)
    pipeline.give(TimePasses())
    assert pipeline.state.machine.offsets == (UtcOffset(SIX_MS, SUMMER),)


def test_the_offsets_go_on_over_a_ram_clear_whose_confirmation_stays_the_last_event() -> None:
    pipeline = printed(inside(played(Pipeline(Instant(SIX_MS, SUMMER)).open_for_play())))
    pipeline.now = Instant(NIGHT_MS, WINTER)
    confirmed = pipeline.give(ConfirmClear())[-1]
    assert isinstance(confirmed, ClearConfirmed)
    first = cleared(confirmed, pipeline.state, "folder", (9, "ab" * 32))
    new = fold(pipeline.cabinet.new_state(), first)
    assert new.machine.offsets == (UtcOffset(SIX_MS, SUMMER),)


def test_so_many_offsets_are_kept(pipeline: Pipeline) -> None:
    for number in range(OFFSETS_KEPT + 5):
        pipeline.state = fold(pipeline.state, OffsetChanged(NIGHT_MS + number, number % 2, 0))
    assert len(pipeline.state.machine.offsets) == OFFSETS_KEPT
    assert pipeline.state.machine.offsets[-1].since_ms == NIGHT_MS + OFFSETS_KEPT + 4
