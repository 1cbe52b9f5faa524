"""The runtime knows how long the cabinet has been untouched, with or without a screen, and no event records it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from drivers.ports.message import Message
from terminal.cabinet.commands import BeginFirstHand, DiskFound, Instant, PlaceWager, SetOption
from terminal.cabinet.events import FirstHandEnded, SessionEnded
from terminal.cabinet.inactivity import Cover
from terminal.runtime.presence import Presence
from terminal.runtime.runtime import MAX_ALARM_MS
from tests.cabinet.pipeline import PROFILE
from tests.runtime.bench import Bench, bench_in

ATTRACT_MS = PROFILE.attract_ms


def covers_of(bench: Bench) -> list[Cover]:
    """The reports of the cover from now on."""
    covers: list[Cover] = []
    bench.runtime.follow_cover(covers.append)
    return covers


def wait(bench: Bench, ms: int) -> None:
    """Let the time pass that the runtime asks for, and no longer than this."""
    end_ms = bench.now_ms + ms
    while (in_ms := bench.runtime.alarm_in_ms()) is not None and bench.now_ms + in_ms <= end_ms:
        assert in_ms > 0, "it is woken for nothing"
        bench.now_ms += in_ms
        bench.runtime.tick()
    bench.now_ms = end_ms


def test_the_session_ends_by_the_runtimes_own_alarm(bench: Bench) -> None:
    assert bench.touch(SetOption("show_hints", "yes")) is None
    wait(bench, ATTRACT_MS - 1)
    assert bench.runtime.alarm_in_ms() == 1
    assert bench.runtime.state.visit.options == {"show_hints": "yes"}
    wait(bench, 1)
    assert bench.events[-1] == SessionEnded(untouched=True)
    assert bench.runtime.alarm_in_ms() == MAX_ALARM_MS


def test_a_finger_that_asks_for_nothing_restarts_the_time_and_is_no_event(bench: Bench) -> None:
    bench.touch(SetOption("show_hints", "yes"))
    before, covers = len(bench.events), covers_of(bench)
    for _ in range(3):
        wait(bench, ATTRACT_MS - 1)
        bench.runtime.touched()
    assert (len(bench.events), covers) == (before, [])
    wait(bench, ATTRACT_MS)
    assert covers == ["attract"]


def test_a_touch_that_is_refused_restarts_the_time(bench: Bench) -> None:
    covers = covers_of(bench)
    wait(bench, ATTRACT_MS - 1)
    assert bench.touch(PlaceWager("field", 5_00)) is not None
    wait(bench, ATTRACT_MS - 1)
    assert covers == []


def test_what_a_watch_finds_and_what_a_person_elsewhere_wants_are_no_touches(bench: Bench) -> None:
    covers = covers_of(bench)
    wait(bench, ATTRACT_MS - 1)
    answers: list[object] = []
    bench.runtime.submit_untouched(DiskFound(90_000, 90_000), answers.append)
    bench.runtime.drain()
    wait(bench, 1)
    assert (answers, covers) == ([None], ["attract"])


def test_the_next_touch_takes_the_cover_off(bench: Bench) -> None:
    covers = covers_of(bench)
    wait(bench, ATTRACT_MS)
    bench.runtime.touched()
    assert covers == ["attract", "play"]
    wait(bench, ATTRACT_MS)
    assert covers == ["attract", "play", "attract"]


def test_money_takes_the_cover_off_and_a_players_table_is_dimmed_later(bench: Bench) -> None:
    covers = covers_of(bench)
    wait(bench, ATTRACT_MS)
    bench.feed(20)
    assert covers == ["attract", "play"]
    wait(bench, 3 * ATTRACT_MS)
    assert covers == ["attract", "play", "dim"]


def test_a_clock_that_is_set_covers_nothing_where_another_cannot_be_set(bench: Bench) -> None:
    bench.steady_ms = 1_000
    bench.runtime.touched()
    covers = covers_of(bench)
    bench.now_ms += 3 * ATTRACT_MS
    bench.runtime.tick()
    assert covers == []
    bench.steady_ms += ATTRACT_MS
    bench.runtime.tick()
    assert covers == ["attract"]


def test_under_a_hold_nothing_is_covered(bench: Bench) -> None:
    covers = covers_of(bench)
    bench.runtime.hold_play(Message("Wait"))
    bench.now_ms += ATTRACT_MS
    bench.runtime.tick()
    assert covers == []
    bench.runtime.release_play()
    bench.runtime.tick()
    assert covers == ["attract"]


def test_the_time_is_that_of_the_parameters_in_force(bench: Bench) -> None:
    covers: list[Cover] = []
    presence = Presence(replace(bench.cabinet, profile=replace(PROFILE, attract_ms=1_000)), Instant(0))
    presence.follow(covers.append)
    presence.look(bench.runtime.state, Instant(ATTRACT_MS - 1))
    assert covers == []
    presence.look(bench.runtime.state, Instant(ATTRACT_MS))
    assert covers == ["attract"]


def test_a_first_hand_that_is_left_alone_ends_by_the_runtimes_own_alarm(tmp_path: Path) -> None:
    alone_ms = 61_000
    with bench_in(tmp_path, replace(PROFILE, first_hand=True, attract_ms=alone_ms)) as bench:
        bench.start().open_for_play().feed(50)
        assert bench.touch(BeginFirstHand()) is None
        wait(bench, alone_ms - 1)
        assert bench.runtime.state.visit.first_hand
        wait(bench, 1)
        assert bench.events[-1] == FirstHandEnded(bench.now_ms, "untouched")
