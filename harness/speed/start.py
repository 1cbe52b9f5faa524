"""How long a start takes, and how much longer on a journal of a million events."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

from harness.speed.children import rig, terminal, write_param

STARTS = 7
RESUMES = 3


def starts(folder: Path, display: str | None, step: Callable[[], object]) -> dict[str, list[float]]:
    """Start the terminal beside running devices repeatedly. Raises MeasureError."""
    param = write_param(folder)
    taken: list[float] = []
    with rig(folder):
        for _ in range(STARTS):
            taken.append(_start_ms(param, display, None))
            step()
    return {"start_to_first_frame_ms": taken}


def resumes(
    folder: Path, display: str | None, long_journal: Path, step: Callable[[], object]
) -> dict[str, list[float]]:
    """Start alternately on the long journal after a power cut, and on an empty one. Raises MeasureError.

    A start is over when play is open: when every event is verified, and the player sees it.
    """
    param = write_param(folder, kept=long_journal)
    whole: list[float] = []
    extra: list[float] = []
    _start_ms(param, display, long_journal, cut=True)
    for number in range(RESUMES):
        short_ms = _start_ms(param, display, folder / f"empty-{number}.sqlite")
        whole.append(_start_ms(param, display, long_journal, cut=True))
        extra.append(whole[-1] - short_ms)
        step()
    return {"resume_1m_events_ms": whole, "resume_1m_events_extra_ms": extra}


def _start_ms(param: Path, display: str | None, journal: Path | None, *, cut: bool = False) -> float:
    """How long a start takes; with `cut` the terminal is then killed during play."""
    with terminal(param, display, journal) as started:
        taken_ms = float(started.first_frame_ms())
        if cut:
            os.kill(started.pid, signal.SIGKILL)
        return taken_ms
