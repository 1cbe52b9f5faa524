"""The wall clock is held against the time that has passed, and against what the journal says has happened."""

from __future__ import annotations

import pytest

from terminal.cabinet.commands import ClockFound, Instant
from terminal.cabinet.environment import LIFE_MS, MADE_MS
from terminal.cabinet.state.machine import AWAY_MS
from terminal.runtime.clock_watch import ClockWatch

NOON_MS = 1_790_000_000_000
HOUR_MS = 3_600_000


def instant(ms: int, steady_ms: int | None = None) -> Instant:
    """So long after noon by the wall clock, and after the machine's start by the steady one."""
    return Instant(NOON_MS + ms, 0, steady_ms)


@pytest.mark.parametrize("jump_ms", [-HOUR_MS, HOUR_MS, -60_001, 60_001])
def test_a_jump_in_either_direction_is_found_with_what_the_clock_ought_to_show(jump_ms: int) -> None:
    watch = ClockWatch(None)
    assert watch.look(instant(0, 5_000)) is None
    assert watch.look(instant(10_000 + jump_ms, 15_000)) == ClockFound(NOON_MS + 10_000)


def test_time_that_passes_is_no_jump() -> None:
    watch = ClockWatch(NOON_MS - 1)
    for ms in (0, 10, 5 * HOUR_MS, 5 * HOUR_MS):
        assert watch.look(instant(ms, ms)) is None


@pytest.mark.parametrize("step_ms", [-60_000, 60_000])
def test_what_a_clock_is_corrected_by_is_no_jump(step_ms: int) -> None:
    watch = ClockWatch(None)
    watch.look(instant(0, 0))
    assert watch.look(instant(1_000 + step_ms, 1_000)) is None


def test_a_jump_is_found_once() -> None:
    watch = ClockWatch(None)
    watch.look(instant(0, 0))
    assert watch.look(instant(-HOUR_MS, 1_000)) is not None
    assert watch.look(instant(-HOUR_MS + 1_000, 2_000)) is None


def test_a_start_before_the_journals_last_event_is_found() -> None:
    assert ClockWatch(NOON_MS).look(instant(-HOUR_MS, 1)) == ClockFound(NOON_MS, AWAY_MS)


@pytest.mark.parametrize("ms", [AWAY_MS + 60_001, 71 * 365 * 24 * HOUR_MS])
def test_a_start_later_than_any_cabinet_is_without_power_is_found(ms: int) -> None:
    assert ClockWatch(NOON_MS).look(instant(ms, 1)) == ClockFound(NOON_MS, AWAY_MS)


@pytest.mark.parametrize("at_ms", [0, MADE_MS - 60_001, MADE_MS + LIFE_MS + 60_001, 11_000_000_000_000])
def test_a_first_start_outside_of_the_programs_own_decades_is_found(at_ms: int) -> None:
    assert ClockWatch(None).look(Instant(at_ms, 0, 1)) == ClockFound(MADE_MS, LIFE_MS)


@pytest.mark.parametrize("at_ms", [MADE_MS, NOON_MS, MADE_MS + LIFE_MS])
def test_a_first_start_within_them_says_nothing_of_the_clock(at_ms: int) -> None:
    assert ClockWatch(None).look(Instant(at_ms, 0, 1)) is None


@pytest.mark.parametrize("ms", [0, AWAY_MS, -60_000])
def test_a_start_after_the_journals_last_event_says_nothing_of_the_clock(ms: int) -> None:
    assert ClockWatch(NOON_MS).look(instant(ms, 1)) is None


def test_without_a_steady_clock_time_still_does_not_go_back() -> None:
    watch = ClockWatch(None)
    assert watch.look(instant(0)) is None
    assert watch.look(instant(5 * HOUR_MS)) is None
    assert watch.look(instant(0)) == ClockFound(NOON_MS + 5 * HOUR_MS, AWAY_MS)
