"""Certificates are looked at when the program starts and whenever a gaming day begins, without a timer of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.cabinet.commands import CertificateFound, SetOption
from terminal.cabinet.events import CertificateStands, GamingDayBegan
from terminal.common.certificate_ends import SOON_DAYS, Ends, day_of
from terminal.common.local_time import DAY_MS
from terminal.rules.refusal import Refusal
from terminal.runtime.certificate_watch import CertificateWatch
from tests.cabinet.pipeline import NOON
from tests.runtime.bench import Bench, bench_in

PARTY = "station-1-3-17"
FAR_MS = NOON.at_ms + 10_000 * DAY_MS


class Watched:
    """A bench whose machine has certificates, and how often they were read."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.looks = 0
        self.own_ms: int | None = FAR_MS
        self.follow()

    def follow(self) -> None:
        """As a start does before it begins to play."""
        self.bench.runtime.watch(CertificateWatch(self.read, self.tell))

    def read(self) -> CertificateFound | None:
        self.looks += 1
        return None if self.own_ms is None else CertificateFound(PARTY, Ends(self.own_ms, FAR_MS))

    def tell(self, found: CertificateFound) -> None:
        self.bench.runtime.submit_untouched(found, unrefused)

    def until_next_day(self) -> None:
        """Nobody comes, and the next gaming day begins."""
        before = self.days()
        while self.days() == before:
            in_ms = self.bench.runtime.alarm_in_ms()
            assert in_ms is not None
            self.bench.now_ms += in_ms
            self.bench.runtime.tick()
        self.bench.runtime.drain()

    def days(self) -> int:
        return sum(isinstance(event, GamingDayBegan) for event in self.bench.events)

    def said(self) -> list[CertificateStands]:
        return [event for event in self.bench.events if isinstance(event, CertificateStands)]


def unrefused(refusal: Refusal | None) -> None:
    assert refusal is None


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    with bench_in(tmp_path) as bench:
        yield Watched(bench)


def start(watched: Watched) -> None:
    watched.bench.start().open_for_play()


def test_it_is_said_at_the_start(watched: Watched) -> None:
    watched.own_ms = NOON.at_ms + 30 * DAY_MS
    start(watched)
    assert watched.looks == 1
    assert watched.said() == [CertificateStands(PARTY, day_of(watched.own_ms))]


def test_a_program_that_runs_for_months_looks_once_on_each_gaming_day(watched: Watched) -> None:
    watched.own_ms = NOON.at_ms + (SOON_DAYS + 2) * DAY_MS
    start(watched)
    watched.until_next_day()
    assert (watched.looks, watched.said()) == (2, [])
    for _ in range(3):
        watched.until_next_day()
    assert watched.looks == 5
    assert watched.said() == [CertificateStands(PARTY, day_of(watched.own_ms))]


def test_what_is_played_in_between_reads_no_file(watched: Watched) -> None:
    start(watched)
    for value in ("yes", "no"):
        watched.bench.touch(SetOption("show_hints", value))
    assert watched.looks == 1


def test_it_ends_on_the_next_day_if_a_new_certificate_is_in_its_place_and_at_the_next_start(watched: Watched) -> None:
    watched.own_ms = NOON.at_ms + 30 * DAY_MS
    start(watched)
    watched.own_ms = FAR_MS
    watched.until_next_day()
    assert watched.said()[1:] == [CertificateStands(PARTY)]
    assert watched.bench.runtime.state.machine.certificate is None


def test_what_cannot_be_read_changes_nothing(watched: Watched) -> None:
    watched.own_ms = NOON.at_ms + 30 * DAY_MS
    start(watched)
    watched.own_ms = None
    watched.until_next_day()
    assert watched.looks == 2
    assert len(watched.said()) == 1


def test_it_stands_over_a_restart_and_is_journaled_once(watched: Watched) -> None:
    watched.own_ms = NOON.at_ms + 30 * DAY_MS
    start(watched)
    bench = watched.bench
    bench.runtime.stop()
    bench.open()
    watched.follow()
    assert bench.runtime.state.machine.certificate is not None
    start(watched)
    assert (watched.looks, len(watched.said())) == (2, 1)
    bench.runtime.stop()
    bench.open()
    watched.follow()
    watched.own_ms = FAR_MS
    start(watched)
    assert watched.said()[1:] == [CertificateStands(PARTY)]
