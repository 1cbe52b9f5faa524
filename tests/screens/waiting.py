"""Waits for what a process beside the screen computes, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtTest import QTest

TURN_MS = 100
"""To look through a window takes a third of that from the process that computes."""
MAX_S = 60
"""The process itself needs a second on a quiet machine."""


def once_computed(what: Callable[[], object]) -> bool:
    """Whether it comes about at all."""
    end_s = time.monotonic() + MAX_S
    while not what() and time.monotonic() < end_s:
        QTest.qWait(TURN_MS)
    return bool(what())
