"""The time of day for the player; it changes once a minute."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import Instant
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.translating import languages

MINUTE_MS = 60_000


@view_model
class WallClock(QObject):
    """The clock on the wall."""

    changed = Signal()

    def __init__(self, now: Callable[[], Instant], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._time = ""
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self.look)
        self.look()

    @Slot()
    def look(self) -> None:
        """Read the clock, and again when its minute is over."""
        now = self._now()
        time = languages.time(now.at_ms, now.offset_minutes)
        if time != self._time:
            self._time = time
            self.changed.emit()
        self._next.start(MINUTE_MS - now.at_ms % MINUTE_MS)

    time = exposed(str, "_time", changed)
    """The time of day, to the minute."""
