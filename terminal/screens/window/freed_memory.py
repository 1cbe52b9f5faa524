"""Returns freed memory to the system. The C library keeps it, so a terminal that runs for months would seem to grow.

The freed blocks are scattered between used ones: each window that is opened and each change of language makes and drops
thousands of small objects. Returning them takes a millisecond.
"""

from __future__ import annotations

import ctypes

from PySide6.QtCore import QObject, Qt, QTimer

APART_MS = 10_000


def give_back() -> None:
    """Return every unused page (malloc_trim(3)), if the C library can."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def give_back_now_and_then(parent: QObject) -> None:
    """Do so every few seconds while `parent` exists."""
    timer = QTimer(parent, interval=APART_MS, timerType=Qt.TimerType.VeryCoarseTimer)
    timer.timeout.connect(give_back)
    timer.start()
