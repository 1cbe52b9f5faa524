"""Windows of processes that watch a table: Qt's loop owns the view-model, and a thread hands on what it has read."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from terminal.screens.translating.languages import Languages
from terminal.screens.window.environment import set_environment
from terminal.screens.window.freed_memory import give_back_now_and_then
from terminal.screens.window.loop import TIDY_AFTER_MS, EndOnSignals, tidy
from terminal.screens.window.opening import fill_display, load_window
from terminal.table.watching.sight import Sight


class Placing(NamedTuple):
    """Where the window is."""

    windowed: bool = False
    size: tuple[int, int] | None = None
    display: int = 1
    """Which one it fills, from 1."""


class Watcher(Protocol):
    """A thread that watches."""

    def start(self) -> None:
        """Begin."""

    def close(self) -> None:
        """End."""


class Relay(QObject):
    """Carries what a thread has seen into Qt's loop. Must be kept while it may be used."""

    told = Signal(object)

    def tell(self, sight: Sight) -> None:
        """Have it shown soon. May be called from any thread."""
        self.told.emit(sight)

    def follow(self, show: Callable[[Sight], None]) -> None:
        """Show everything from now on here, on Qt's thread."""
        self.told.connect(show, Qt.ConnectionType.QueuedConnection)


def now_ms() -> int:
    """A clock that never goes back."""
    return time.monotonic_ns() // 1_000_000


@contextmanager
def application(language: str) -> Iterator[QGuiApplication]:
    """Qt's application, which speaks this language and ends on signals."""
    set_environment()
    app = QGuiApplication([])
    app.setApplicationName("Boxman")
    signals = EndOnSignals(app)
    QTimer.singleShot(TIDY_AFTER_MS, tidy)
    try:
        Languages.of_program().choose(language)
        yield app
    finally:
        signals.close()


def watch(
    app: QGuiApplication,
    name: str,
    models: Mapping[str, QObject],
    watcher: Watcher,
    placing: Placing,
    spoken: SignalInstance | None = None,
) -> int:
    """Show the window while the watcher watches, until it is closed. Returns the exit code; raises ScreenBrokenError.

    `spoken` is emitted when another language is spoken.
    """
    engine, window = open_watching_window(name, models, placing, app)
    if spoken is not None:
        spoken.connect(engine.retranslate)
    watcher.start()
    try:
        return app.exec()
    finally:
        watcher.close()
        del window, engine


def open_watching_window(
    name: str, models: Mapping[str, QObject], placing: Placing, app: QGuiApplication
) -> tuple[QQmlApplicationEngine, QQuickWindow]:
    """Show the window with its view-models; return what must be kept: destroy the engine first."""
    size = placing.size
    shape = dict(zip(("width", "height"), size, strict=True)) if size else {}
    engine, window = load_window(name, {**models, **shape})
    give_back_now_and_then(window)
    if placing.windowed:
        window.show()
    else:
        fill_display(window, _display(app, placing.display), size)
    return engine, window


def _display(app: QGuiApplication, number: int) -> QScreen:
    """The display of this number; the first one if there are not so many."""
    displays = app.screens()
    if number <= len(displays):
        return displays[number - 1]
    sys.stderr.write(f"kiosk: there is no display {number}: the first one is used.\n")
    return app.primaryScreen()
