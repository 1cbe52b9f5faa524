"""The runtime has no timer of its own: it says how long it can wait, and is woken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from drivers import ports
from drivers.ports.message import Message
from harness.scripted_pins import reserve
from terminal.cabinet.commands import ConfirmClock, PlaceWager
from terminal.runtime.runtime import MAX_ALARM_MS
from tests.cabinet.pipeline import NEXT_DAY_MS, PROFILE
from tests.runtime.bench import Bench, bench_in

AUTO = replace(PROFILE, mode="auto", bet_ms=6_000)


@pytest.fixture
def auto(tmp_path: Path) -> Iterator[Bench]:
    """A pipeline whose clock closes the bets, with 20.00 in credit."""
    with bench_in(tmp_path, AUTO) as bench:
        yield bench.start().open_for_play().feed(20)


def test_where_nothing_but_the_next_gaming_day_waits_for_the_clock_a_ring_does_nothing(bench: Bench) -> None:
    assert bench.runtime.alarm_in_ms() == MAX_ALARM_MS
    before = len(bench.events)
    bench.runtime.tick()
    assert len(bench.events) == before


def test_the_bets_are_closed_when_the_wait_is_over(auto: Bench) -> None:
    assert auto.runtime.alarm_in_ms() == 6_000
    assert auto.touch(PlaceWager("field", 5_00)) is None
    auto.now_ms += 5_999
    auto.runtime.tick()
    assert (auto.runtime.alarm_in_ms(), auto.runtime.state.dice.throw) == (1, None)
    auto.now_ms += 1
    assert auto.runtime.alarm_in_ms() == 0
    auto.runtime.tick()
    assert auto.kinds()[-1] == "dice_called"
    assert auto.runtime.alarm_in_ms() == MAX_ALARM_MS


def test_every_ring_that_is_due_makes_something_happen(auto: Bench) -> None:
    for _ in range(5):
        auto.now_ms += 6_000
        before = len(auto.events)
        auto.runtime.tick()
        assert len(auto.events) == before + 1
        assert auto.runtime.alarm_in_ms() == 6_000


def test_no_wait_is_long_for_a_clock_that_may_be_set(bench: Bench) -> None:
    assert bench.feed(20).touch(reserve("4711")) is None
    assert bench.runtime.alarm_in_ms() == MAX_ALARM_MS
    bench.now_ms += PROFILE.reserve_ms - 10
    assert bench.runtime.alarm_in_ms() == 10


def test_a_clock_that_is_set_back_is_noticed_at_the_next_ring(auto: Bench) -> None:
    auto.now_ms -= 3_600_000
    assert auto.runtime.alarm_in_ms() == MAX_ALARM_MS
    auto.runtime.tick()
    assert auto.runtime.alarm_in_ms() == 6_000


def test_a_station_that_was_reserved_before_a_power_cut_opens_in_time_after_it(bench: Bench) -> None:
    bench.feed(20).touch(reserve("4711"))
    bench.journal.close()
    bench.now_ms += PROFILE.reserve_ms + 1
    bench.open()
    bench.start()
    assert bench.runtime.alarm_in_ms() == 0
    bench.runtime.tick()
    assert bench.kinds()[-1] == "station_returned"


def test_under_a_lock_and_a_hold_the_clock_does_nothing(auto: Bench) -> None:
    auto.runtime.hold_play(Message("Wait"))
    auto.now_ms += 6_000
    assert auto.runtime.alarm_in_ms() is None
    auto.runtime.release_play()
    assert auto.runtime.alarm_in_ms() == 0


@pytest.mark.expects_log("play is locked")
def test_a_lock_ends_every_wait(auto: Bench) -> None:
    auto.runtime.lock_play(Message("Locked"), Message("Something is wrong."))
    before = len(auto.events)
    auto.now_ms += 6_000
    auto.runtime.tick()
    assert auto.runtime.alarm_in_ms() is None
    assert len(auto.events) == before


def test_the_gaming_day_ends_at_its_hour_without_a_player(bench: Bench) -> None:
    bench.now_ms = NEXT_DAY_MS - 1
    bench.runtime.tick()
    assert (bench.kinds()[-1], bench.runtime.alarm_in_ms()) == ("inputs_changed", 1)
    bench.now_ms += 1
    bench.runtime.tick()
    assert bench.kinds()[-1] == "gaming_day_began"
    assert bench.runtime.alarm_in_ms() == MAX_ALARM_MS


def test_a_clock_that_jumps_over_the_hour_is_found_before_a_day_begins_by_it(bench: Bench) -> None:
    bench.steady_ms = 1_000
    bench.runtime.tick()
    bench.now_ms += 40 * 24 * 3_600_000
    bench.runtime.tick()
    assert bench.kinds()[-1] == "clock_moved"
    assert bench.runtime.alarm_in_ms() == MAX_ALARM_MS


@pytest.mark.parametrize("years", [71, 293])
def test_a_clock_that_jumped_forward_without_power_is_found_before_the_start_begins_a_day_by_it(
    bench: Bench, years: int
) -> None:
    bench.start().open_for_play()
    bench.journal.close()
    bench.now_ms += years * 365 * 24 * 3_600_000
    bench.open()
    bench.events.clear()
    bench.start().open_for_play()
    assert bench.kinds()[:2] == ["started", "clock_moved"]
    assert "gaming_day_began" not in bench.kinds()
    bench.drivers["board"].report(ports.BoardInputs((), ("technician",)))
    bench.runtime.drain()
    assert "gaming_day_began" not in bench.kinds(), "a key is turned for many reasons"
    assert bench.runtime.touch(ConfirmClock()) is None
    assert bench.kinds()[-2:] == ["clock_confirmed", "gaming_day_began"]
