"""For how long the session has run, always on the player's screen where the house wants that (responsible gaming)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import Instant
from terminal.cabinet.environment import offset_at
from terminal.cabinet.state import State
from terminal.screens.player.table.wall_clock import MINUTE_MS
from terminal.screens.player.windows.session_card import clock_of
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating import languages


@view_model
class SessionClock(QObject):
    """The session's duration; it changes once a minute, counted from the session's start."""

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, now: Callable[[], Instant], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._now = now
        self._started_ms: int | None = None
        self._state: State | None = None
        self._duration = self._since = ""
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self.look)

    def project(self, state: State) -> None:
        """Follow the session; none is shown where the parameters do not ask for it."""
        session = state.visit.session if self._touch_gateway.cabinet.profile.session_clock else None
        self._started_ms = session.started_ms if session is not None else None
        self._state = state
        self.look()

    @Slot()
    def look(self) -> None:
        """Read the clock, and again when the session's minute is over."""
        if self._started_ms is None or self._state is None:
            self._next.stop()
            self._show("", "")
            return
        now = self._now()
        passed_ms = now.at_ms - self._started_ms
        offset_minutes = offset_at(self._state, self._started_ms, now)
        self._show(clock_of(passed_ms), languages.time(self._started_ms, offset_minutes))
        self._next.start(MINUTE_MS - passed_ms % MINUTE_MS)

    duration = exposed(str, "_duration", changed)
    """Hours and minutes, ``1:30``; empty if none is shown."""
    since = exposed(str, "_since", changed)
    """The time of day at which the session began."""

    def _show(self, duration: str, since: str) -> None:
        if (duration, since) != (self._duration, self._since):
            self._duration, self._since = duration, since
            self.changed.emit()
