"""Qt's loop: what ends it, what wakes it, and the effect of an exception in it."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from drivers.ports.message import message
from terminal.runtime.runtime import Runtime

log = logging.getLogger(__name__)

TIDY_AFTER_MS = 4_000
"""After this time everything that lasts exists: it is excluded from garbage collection for good.

A collection of all of it takes forty milliseconds, which a player would notice, and would find almost nothing.
"""

LAST_WORDS_MS = 1_500
"""How long the message of a restart is shown."""


class Waker(QObject):
    """Carries a wake-up from any thread into Qt's loop, where `drain` is called. Must be kept while it may be used."""

    woken = Signal()

    def __init__(self, drain: Callable[[], None], owner: QObject) -> None:
        super().__init__(owner)
        self.woken.connect(drain, Qt.ConnectionType.QueuedConnection)

    def wake(self) -> None:
        """Have the owner drain soon. May be called from any thread."""
        self.woken.emit()


class EndOnSignals:
    """SIGTERM and SIGINT end Qt's loop, or prevent its beginning. Must be kept while the loop may run."""

    def __init__(self, app: QGuiApplication) -> None:
        self._app = app
        self._reader, self._writer = socket.socketpair()
        self._writer.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno())
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._end)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: None)  # the byte that Python writes to the socket does the rest

    def _end(self) -> None:
        self._reader.recv(64)
        self._app.quit()

    def close(self) -> None:
        """End no loop any more; the signals are ignored from now on."""
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()


def end_after_last_words(app: QGuiApplication) -> None:
    """End the loop once the player has read the reason."""
    QTimer.singleShot(LAST_WORDS_MS, app.quit)


def tidy() -> None:
    """Exclude everything that the start has made from garbage collection, and enable collection."""
    gc.freeze()
    gc.enable()


def lock_on_exception(runtime: Runtime) -> None:
    """An unexpected exception locks play: it is never ignored with money on the felt."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        log.critical("the program has made a mistake", exc_info=(kind, error, trace))
        why = message("lock.exception", kind=kind.__name__, error=str(error))
        runtime.lock_play(message("lock.own_mistake"), why)

    sys.excepthook = hook
