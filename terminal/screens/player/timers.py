"""A timer that rings once, a while after it was started; started again, it waits anew."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def once(owner: QObject, after_ms: int, then: Callable[[], None]) -> QTimer:
    """Make one that is not started yet."""
    timer = QTimer(owner, singleShot=True, interval=after_ms)
    timer.timeout.connect(then)
    return timer
