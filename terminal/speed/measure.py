"""Measures what is asked for, each in a folder of its own under ``var/speed``, on the disk that the journal is on."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from terminal.app import NoPlayError, load_cabinet, load_settings
from terminal.cabinet.cabinet import Cabinet
from terminal.journal.errors import JournalError
from terminal.places import PARAM, ROOT
from terminal.speed import commit, idle, long_journal, play, start
from terminal.speed.children import MeasureError

FOLDER = ROOT / "var" / "speed"

Step = Callable[[], object]
"""Called after each of a run's steps."""
Run = Callable[[Path, Step], dict[str, list[float]]]


@dataclass(frozen=True)
class Group:
    """Figures that one kind of run measures together, in so many steps."""

    names: tuple[str, ...]
    steps: int
    run: Run


def groups(cabinet: Cabinet, display: str | None) -> Iterator[Group]:
    """Name every kind of run: the quick ones first, the idle terminal last."""

    def resumes(folder: Path, step: Step) -> dict[str, list[float]]:
        long = long_journal.kept(cabinet, FOLDER)
        step()
        return start.resumes(folder, display, long, step)

    yield Group(("start_to_first_frame_ms",), start.STARTS, lambda folder, step: start.starts(folder, display, step))
    yield Group(("commit_p99_ms",), commit.ROUNDS, lambda folder, step: commit.commits(folder, cabinet, step))
    yield Group(
        ("tap_to_frame_p50_ms", "tap_to_frame_p95_ms", "frame_p95_ms", "rss_mb"),
        play.GAMES,
        lambda folder, step: play.games(folder, display, step),
    )
    yield Group(("resume_1m_events_extra_ms",), 1 + start.RESUMES, resumes)
    yield Group(("idle_cpu_percent",), idle.WINDOWS, lambda folder, step: idle.idles(folder, display, step))


class Measurement:
    """The runs that the wanted figures need. Raises MeasureError when the cabinet cannot be made."""

    def __init__(self, wanted: Collection[str], display: str | None) -> None:
        try:
            cabinet = load_cabinet(load_settings(PARAM))
        except NoPlayError as error:
            raise MeasureError(str(error)) from error
        self._wanted = wanted
        self._groups = [group for group in groups(cabinet, display) if set(group.names) & set(wanted)]
        self.steps = sum(group.steps for group in self._groups)

    def run(self, begin: Callable[[str], None], step: Step) -> dict[str, list[float]]:
        """Measure; `begin` is told the figure that is next, `step` counts the steps. Raises MeasureError."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        runs: dict[str, list[float]] = {}
        for group in self._groups:
            begin(group.names[0])
            with tempfile.TemporaryDirectory(prefix="run-", dir=FOLDER) as folder:
                try:
                    runs |= group.run(Path(folder), step)
                except (OSError, JournalError) as error:
                    raise MeasureError(f"{group.names[0]} cannot be measured: {error}") from error
        return {name: values for name, values in runs.items() if name in self._wanted}
