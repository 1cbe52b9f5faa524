"""The runtime's alarm in Qt's loop: wakes it at the instant that it waits for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer

from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime


class Alarm:
    """A watcher of the runtime that is set again after every event. It never wakes up while nothing waits."""

    def __init__(self, runtime: Runtime, owner: QObject) -> None:
        self._runtime = runtime
        self._timer = QTimer(owner)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)  # a coarse one may ring too early
        self._timer.timeout.connect(self._ring)

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Events may have changed the instant."""
        del state, events, seq
        self._arm()

    def locked(self, lock: Lock) -> None:
        """Nothing happens automatically any more."""
        del lock
        self._arm()

    def released(self) -> None:
        """A held command may be due."""
        self._arm()

    def _ring(self) -> None:
        self._runtime.tick()
        self._arm()

    def _arm(self) -> None:
        wait_ms = self._runtime.alarm_in_ms()
        if wait_ms is None:
            self._timer.stop()
        else:
            self._timer.start(max(wait_ms, 1))
