"""The operating system's clock is set after that is durable, once, and what it then shows is journaled."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from drivers.ports import BoardInputs
from drivers.ports.message import Message, message
from terminal.cabinet.commands import SetClock
from terminal.cabinet.events import ClockNotSet, ClockSet
from terminal.runtime import system_clock
from terminal.runtime.clock_setter import ClockSetter
from tests.cabinet.pipeline import NOON
from tests.runtime.bench import Bench

MINUTE_MS = 60_000
DENIED = message("clock.not_permitted")
Sets = Callable[[int], Message | None]


def with_key(bench: Bench) -> Bench:
    bench.drivers["board"].report(BoardInputs((), ("technician",)))
    bench.runtime.drain()
    return bench


def moving(bench: Bench) -> Sets:
    """An operating system whose clock takes the time."""

    def set_clock(to_ms: int) -> None:
        bench.note("the clock is set")
        bench.now_ms = to_ms

    return set_clock


@pytest.mark.parametrize("steady", [True, False])
@pytest.mark.parametrize("by_ms", [-30 * MINUTE_MS, -5_000, 45 * MINUTE_MS])
def test_it_is_set_after_the_event_is_durable_and_is_no_fault(bench: Bench, by_ms: int, steady: bool) -> None:
    bench.steady_ms = 1_000 if steady else None
    ClockSetter(with_key(bench).runtime, moving(bench))
    before = bench.runtime.end[0]
    assert bench.touch(SetClock(NOON.at_ms + by_ms)) is None
    bench.runtime.drain()
    assert ("the clock is set", before + 1) in bench.happened
    assert bench.events[-1] == ClockSet(NOON.at_ms, NOON.at_ms + by_ms, "technician")
    assert bench.runtime.state.machine.clock is None


def test_without_permission_nothing_changes_and_the_journal_says_why(bench: Bench) -> None:
    ClockSetter(with_key(bench).runtime, lambda _: DENIED)
    bench.touch(SetClock(NOON.at_ms + MINUTE_MS))
    bench.runtime.drain()
    assert bench.events[-1] == ClockNotSet(DENIED, NOON.at_ms)
    assert bench.now_ms == NOON.at_ms


def test_after_a_power_cut_it_is_not_set_again(bench: Bench) -> None:
    with_key(bench).touch(SetClock(NOON.at_ms + 20 * MINUTE_MS))
    bench.journal.close()
    ClockSetter(bench.open(), moving(bench))
    bench.start().runtime.drain()
    assert "the clock is set" not in bench.names()
    assert bench.runtime.state.machine.clock_setting is None


def test_a_start_after_the_clock_was_set_back_and_the_power_failed_finds_no_fault(bench: Bench) -> None:
    with_key(bench).touch(SetClock(NOON.at_ms - 20 * MINUTE_MS))
    bench.journal.close()
    bench.now_ms -= 19 * MINUTE_MS
    bench.open()
    bench.start()
    assert bench.runtime.state.machine.clock is None
    assert any(isinstance(event, ClockSet) for event in bench.events)


# The operating system's clock -----------------------------------------------------------------------------------------


def refuse(*_: object) -> None:
    raise PermissionError(1, "Operation not permitted")


def test_a_program_without_the_privilege_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(system_clock, "HARDWARE_CLOCK", tmp_path / "rtc0")
    monkeypatch.setattr("time.clock_settime", refuse)
    assert system_clock.set_system_clock(NOON.at_ms) == DENIED


def test_a_hardware_clock_that_cannot_be_set_leaves_the_other_one_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    device = tmp_path / "rtc0"
    device.touch()  # a file, which takes no request
    was_set: list[float] = []
    monkeypatch.setattr(system_clock, "HARDWARE_CLOCK", device)
    monkeypatch.setattr("time.clock_settime", lambda _, seconds: was_set.append(seconds))
    why = system_clock.set_system_clock(NOON.at_ms)
    assert why is not None
    assert why.code == "clock.fails"
    assert not was_set


def test_a_machine_without_a_hardware_clock_sets_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    was_set: list[float] = []
    monkeypatch.setattr(system_clock, "HARDWARE_CLOCK", tmp_path / "rtc0")
    monkeypatch.setattr("time.clock_settime", lambda _, seconds: was_set.append(seconds))
    assert system_clock.set_system_clock(NOON.at_ms + 250) is None
    assert was_set == [NOON.at_ms / 1000 + 0.25]


def test_the_hardware_clock_gets_months_from_0_and_years_from_1900() -> None:
    at = datetime(2026, 11, 23, 14, 35, 7, tzinfo=UTC)
    fields = memoryview(system_clock.rtc_time(int(at.timestamp()), local=False)).cast("i").tolist()
    assert fields == [7, 35, 14, 23, 10, 126, 0, 0, 0]
