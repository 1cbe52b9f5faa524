"""A timer that rings once; starting it again restarts the wait."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def once(owner: QObject, after_ms: int, then: Callable[[], None]) -> QTimer:
    """Make one, not yet started."""
    timer = QTimer(owner, singleShot=True, interval=after_ms)
    timer.timeout.connect(then)
    return timer
