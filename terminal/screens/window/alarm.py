"""The runtime's clock where Qt's loop owns it: wakes it at the instant that it waits for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer

from terminal.cabinet.events import AnyEvent
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime


class Alarm:
    """A watcher of the runtime that all that happens arms anew. It never wakes anybody while nothing waits."""

    def __init__(self, runtime: Runtime, owner: QObject) -> None:
        self._runtime = runtime
        self._timer = QTimer(owner)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)  # a coarse one may come early, and would come in vain
        self._timer.timeout.connect(self._ring)

    def shown(self, state: State, events: tuple[AnyEvent, ...], seq: int) -> None:
        """What has happened may have moved the instant."""
        del state, events, seq
        self._arm()

    def locked(self, lock: Lock) -> None:
        """Nothing happens by itself any more."""
        del lock
        self._arm()

    def released(self) -> None:
        """What had to wait may be due."""
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
