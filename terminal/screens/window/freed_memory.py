"""Freed memory goes back to the system. The C library keeps it, and a terminal that runs for months would seem to grow.

What it keeps is scattered between what is in use: each window that is opened and each language that is switched to
makes and drops thousands of small things. To give it back takes a millisecond.
"""

from __future__ import annotations

import ctypes

from PySide6.QtCore import QObject, Qt, QTimer

APART_MS = 10_000


def give_back() -> None:
    """Give back every page that nothing lies in (malloc_trim(3)), where the C library can."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def give_back_now_and_then(parent: QObject) -> None:
    """Do so every few seconds for as long as `parent` lives."""
    timer = QTimer(parent, interval=APART_MS, timerType=Qt.TimerType.VeryCoarseTimer)
    timer.timeout.connect(give_back)
    timer.start()
