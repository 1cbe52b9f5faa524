"""The clock of a shared table's round, counted down by this machine's own: only the table decides when it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from terminal.screens.shared.exposed import exposed, view_model

LOOK_MS = 200
"""How often the clock is read while it runs."""
TENS = 10
"""The share is shown in steps of so many thousandths, so that the bar is not drawn anew for less than a pixel."""


class Counted(NamedTuple):
    """What a phase lasts, and when it ends by the reader's clock."""

    ends_ms: int = 0
    whole_ms: int = 0
    """0 while no time runs."""


class Left(NamedTuple):
    """What is left: whole seconds, rounded up, and thousandths of the whole time."""

    seconds: int = 0
    share: int = 0


@view_model
class TableClock(QObject):
    """The remaining seconds of the phase, while a time runs."""

    changed = Signal()

    def __init__(self, now_ms: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now_ms = now_ms
        self._counted = Counted()
        self._left = Left()
        self._running = False
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)

    def follow(self, left_ms: int | None, whole_ms: int) -> None:
        """Count down from here; nothing while `left_ms` is None. Never more than the whole time."""
        running = left_ms is not None
        ends_ms = self._now_ms() + (left_ms or 0)
        self._counted = Counted(ends_ms, max(whole_ms, left_ms or 0)) if running else Counted()
        if running != self._running:
            self._running = running
            self._timer.start() if running else self._timer.stop()
            self.changed.emit()
        self.look()

    @Slot()
    def look(self) -> None:
        """Read the clock."""
        ends_ms, whole_ms = self._counted
        left_ms = max(0, ends_ms - self._now_ms()) if whole_ms else 0
        share = 1000 * left_ms // whole_ms // TENS * TENS if whole_ms else 0
        fresh = Left(-(-left_ms // 1000), share)
        if fresh != self._left:
            self._left = fresh
            self.changed.emit()

    running = exposed(bool, "_running", changed)
    """A time runs."""
    seconds = exposed(int, "_left.seconds", changed)
    """The remaining seconds, rounded up."""
    share = exposed(int, "_left.share", changed)
    """The remaining part of the time, in thousandths."""
