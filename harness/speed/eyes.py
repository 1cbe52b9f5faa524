"""Observes a working terminal from within its process: its frames, its dice, its state."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import pairwise

from PySide6.QtCore import QMetaObject, QObject, Qt, Signal
from PySide6.QtQuick import QQuickWindow

from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.screens.player.screen import PlayerScreen

MAX_FRAMES = 1_000_000


def now_ms() -> float:
    """Read the monotonic clock."""
    return time.monotonic_ns() / 1_000_000


class Eyes(QObject):
    """Watches from the window's own thread; other threads may read everything here."""

    finger_lifted = Signal()
    """Runs in the window's thread right after the touch that was queued before it."""

    def __init__(self, window: QQuickWindow, screen: PlayerScreen, runtime: Runtime) -> None:
        super().__init__(window)
        self._window = window
        self.state: State = runtime.state
        self.screen = screen
        self.frames_ms: list[float] = []
        """When each frame was shown."""
        self.flights: list[tuple[float, float]] = []
        """When the dice were in the air: start and end."""
        self.touch_seen = -1
        """The number of frames when the last touch took effect; -1 while it waits."""
        self.touch_worked = False
        self.effect: Callable[[], bool] = lambda: False
        """Whether the current touch did what it should."""
        self._up_since_ms: float | None = None
        self._started = False
        runtime.watch(self)
        # The software renderer draws and swaps in this thread; a queued call could come after the next touch.
        window.frameSwapped.connect(self._swapped, Qt.ConnectionType.DirectConnection)
        screen.dice.changed.connect(self._dice_changed)
        self.finger_lifted.connect(self._lifted, Qt.ConnectionType.QueuedConnection)

    @property
    def all_ready(self) -> bool:
        """Whether all devices have connected since this start; the journal knows only those of the last one."""
        return self._started and all(device.ready for device in self.state.machine.devices.values())

    def keep_drawing(self) -> None:
        """Request a frame after each frame, so that none is shown longer than the next one takes."""
        self._window.frameSwapped.connect(self._window.update, Qt.ConnectionType.QueuedConnection)

    def all_frames_ms(self) -> Iterator[float]:
        """Return how long each frame was shown."""
        return (next_ms - shown_ms for shown_ms, next_ms in pairwise(self.frames_ms))

    def flight_frames_ms(self) -> Iterator[float]:
        """Return how long each frame of every throw was shown, up to the one with the dice at rest."""
        for shown_ms, next_ms in pairwise(self.frames_ms):
            if any(begin_ms <= shown_ms <= end_ms for begin_ms, end_ms in self.flights):
                yield next_ms - shown_ms

    def keep_offer(self) -> None:
        """Answer the window that offers to move a Place bet: it stays. In the window's thread only."""
        QMetaObject.invokeMethod(self.screen.followers.models["transfers"], "keep", Qt.ConnectionType.DirectConnection)

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Take the new state in."""
        del events, seq
        self.state = state
        self._started = True

    def locked(self, lock: Lock) -> None:
        """Nothing to do: a measurement notices a lock by what then does not happen."""

    def released(self) -> None:
        """As with the lock."""

    def _swapped(self) -> None:
        assert len(self.frames_ms) < MAX_FRAMES, "the measurement is not ended"
        self.frames_ms.append(now_ms())

    def _dice_changed(self) -> None:
        flying = self.screen.dice.doing != "rest"
        if flying and self._up_since_ms is None:
            self._up_since_ms = now_ms()
        elif not flying and self._up_since_ms is not None:
            self.flights.append((self._up_since_ms, now_ms()))
            self._up_since_ms = None

    def _lifted(self) -> None:
        self.touch_worked = self.effect()
        self.touch_seen = len(self.frames_ms)
