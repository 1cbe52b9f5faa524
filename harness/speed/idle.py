"""The processor time of an idle terminal."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from harness.speed.children import rig, terminal, write_param
from harness.speed.process import cpu_s

WINDOWS = 3
WINDOW_S = 10.0
SETTLE_S = 3.0
"""By then a start has finished everything, such as loading pictures."""


def idles(folder: Path, display: str | None, step: Callable[[], object]) -> dict[str, list[float]]:
    """Let the terminal idle with all four devices ready, and measure its load. Raises MeasureError."""
    param = write_param(folder)
    shares: list[float] = []
    with rig(folder), terminal(param, display) as started:
        started.wait_for(lambda line: len(line.get("ready", ())) == 4)
        time.sleep(SETTLE_S)
        for _ in range(WINDOWS):
            shares.append(_percent(started.pid))
            step()
    return {"idle_cpu_percent": shares}


def _percent(pid: int) -> float:
    begun_s, busy_s = time.monotonic(), cpu_s(pid)
    time.sleep(WINDOW_S)
    return 100 * (cpu_s(pid) - busy_s) / (time.monotonic() - begun_s)
