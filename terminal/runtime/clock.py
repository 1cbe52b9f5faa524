"""The wall clock, read only here: everything that decides gets the time as an argument."""

from __future__ import annotations

import time
from datetime import datetime

from terminal.cabinet.commands import Instant

STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""Also runs while the machine sleeps, where the system has such a clock."""


def now() -> Instant:
    """Read the wall clock and the local offset from UTC."""
    seconds = time.time()
    offset_seconds = time.localtime(seconds).tm_gmtoff
    return Instant(int(seconds * 1000), offset_seconds // 60, time.clock_gettime_ns(STEADY) // 1_000_000)


def local_instant(wall: datetime) -> int:
    """The instant, in milliseconds since 1970 in UTC, at which a clock at the cabinet shows this date and time.

    Of an hour that comes twice when summer time ends it is the first.
    """
    return int(wall.timestamp() * 1000)
