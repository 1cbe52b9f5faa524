"""Runs the requested measurements, each in its own folder under ``var/speed``, on the journal's disk."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from harness.speed import (
    commit,
    idle,
    long_journal,
    play,
    recalling,
    screen_work,
    shared_table,
    simulation,
    start,
    tables,
    versus,
)
from harness.speed.children import MeasureError
from harness.speed.figures import NAMES, PART, Runs
from terminal.cabinet.cabinet import Cabinet
from terminal.commands.failing import sentence
from terminal.common.places import PARAM, ROOT
from terminal.journal.errors import JournalError
from terminal.runtime import clock
from terminal.start.loading import load_cabinet, load_settings
from terminal.start.no_play import NoPlayError

FOLDER = ROOT / "var" / "speed"

Step = Callable[[], object]
"""Called after each of a run's steps."""
Run = Callable[[Path, Step], dict[str, list[float]]]


@dataclass(frozen=True)
class Group:
    """Figures that one kind of run measures together, in this many steps."""

    names: tuple[str, ...]
    steps: int
    run: Run


def groups(cabinet: Cabinet, display: str | None, *, long: bool) -> Iterator[Group]:
    """All kinds of runs: the quick ones first, the idle terminal last."""

    def resumes(folder: Path, step: Step) -> dict[str, list[float]]:
        journal = long_journal.kept(cabinet, FOLDER, clock.now().at_ms)
        step()
        return start.resumes(folder, display, journal, step)

    def recalls(folder: Path, step: Step) -> dict[str, list[float]]:
        del folder
        journal = long_journal.kept(cabinet, FOLDER, clock.now().at_ms)
        step()
        return recalling.recalls(cabinet, journal, step)

    def reads(folder: Path, step: Step) -> dict[str, list[float]]:
        journal = long_journal.kept(cabinet, FOLDER, clock.now().at_ms)
        step()
        return screen_work.logs(folder, display, journal, step)

    minutes = play.LONG_MINUTES if long else play.MINUTES
    rounds = screen_work.LONG_ROUNDS if long else screen_work.ROUNDS
    yield Group(("start_to_first_frame_ms",), start.STARTS, lambda folder, step: start.starts(folder, display, step))
    yield Group(
        ("commit_p99_ms", "verify_ends_p99_ms"),
        commit.ROUNDS,
        lambda folder, step: commit.commits(folder, cabinet, step),
    )
    yield Group(
        ("tap_to_frame_p50_ms", "tap_to_frame_p95_ms", "frame_p95_ms", "rss_mb"),
        play.GAMES,
        lambda folder, step: play.games(folder, display, step),
    )
    yield Group(
        ("longest_frame_ms", "frames_over_50_ms"),
        minutes,
        lambda folder, step: play.frames(folder, display, step, minutes=minutes),
    )
    yield Group(("language_switch_ms",), 1, lambda folder, step: screen_work.languages(folder, display, step))
    yield Group(("game_to_frame_ms",), 1, lambda folder, step: screen_work.games(folder, display, step))
    yield Group(
        ("window_to_frame_ms", "cold_window_to_frame_ms"),
        2,
        lambda folder, step: screen_work.windows(folder, display, step),
    )
    yield Group(("menu_to_frame_ms",), 1, lambda folder, step: screen_work.menu(folder, display, step))
    yield Group(("memory_growth_mb",), 1, lambda folder, step: screen_work.memory(folder, display, step, rounds=rounds))
    yield Group(("resume_1m_events_ms", "resume_1m_events_extra_ms"), 1 + start.RESUMES, resumes)
    yield Group(("recall_of_1m_events_ms",), 1 + recalling.ROUNDS, recalls)
    yield Group(("log_page_p95_ms", "log_search_of_1m_events_ms"), 2, reads)
    for name in versus.FELTS:
        yield Group((name,), versus.ROUNDS, partial(versus.times_faster, name))
    yield Group(("simulate_bet_rolls_per_s",), simulation.RUNS, simulation.simulations)
    yield Group(("simulate_seat_rounds_per_s",), len(tables.SEEDS), tables.seat_rounds)
    yield Group(
        ("closing_to_sealed_p99_ms", "result_to_durable_p99_ms", "station_cpu_percent"),
        shared_table.RUNS,
        shared_table.rounds,
    )
    yield Group(("result_to_frame_p99_ms",), shared_table.RUNS, shared_table.frames)
    yield Group(("station_cpu_2_to_14", "station_bytes_2_to_14"), 2, shared_table.growth)
    yield Group(("idle_cpu_percent",), idle.WINDOWS, lambda folder, step: idle.idles(folder, display, step))


def measurable() -> tuple[str, ...]:
    """The figures that this machine can measure: the package for the paired ones is installed for builders only."""
    paired = versus.FELTS if find_spec("crapssim") is None else {}
    return tuple(name for name in NAMES if name not in paired)


class Measurement:
    """The runs for the requested figures. Raises MeasureError if the cabinet cannot be created."""

    def __init__(self, wanted: Collection[str], display: str | None, *, long: bool = False) -> None:
        try:
            cabinet = load_cabinet(load_settings(PARAM))
        except NoPlayError as error:
            raise MeasureError(str(error)) from error
        self._wanted = wanted
        self.failures: list[str] = []
        """A sentence for each group of figures that could not be measured."""
        self._groups = [group for group in groups(cabinet, display, long=long) if set(group.names) & set(wanted)]
        self.steps = sum(group.steps for group in self._groups)

    def run(self, begin: Callable[[str], None], step: Step, found: Callable[[Runs], None]) -> dict[str, list[float]]:
        """Measure; `begin` gets the next figure, `step` counts the steps, `found` gets what a group has measured.

        A group that fails stops no other.
        """
        FOLDER.mkdir(parents=True, exist_ok=True)
        runs: dict[str, list[float]] = {}
        for group in self._groups:
            begin(group.names[0])
            with tempfile.TemporaryDirectory(prefix="run-", dir=FOLDER) as folder:
                try:
                    measured = self._wanted_of(group.run(Path(folder), step))
                except (OSError, JournalError, MeasureError) as error:
                    self.failures.append(sentence(f"{group.names[0]} cannot be measured: {error}"))
                else:
                    found(measured)
                    runs |= measured
        return runs

    def _wanted_of(self, runs: dict[str, list[float]]) -> dict[str, list[float]]:
        """The requested ones, and their parts."""
        return {name: values for name, values in runs.items() if name.partition(PART)[0] in self._wanted}
