"""The wall clock, read in the one place that may: everything that decides is told the time."""

from __future__ import annotations

import time

from terminal.cabinet.commands import Instant

STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""Goes on while the machine sleeps, where the system has such a clock."""


def now() -> Instant:
    """Read the wall clock and the local offset from UTC."""
    seconds = time.time()
    offset_seconds = time.localtime(seconds).tm_gmtoff
    return Instant(int(seconds * 1000), offset_seconds // 60, time.clock_gettime_ns(STEADY) // 1_000_000)
