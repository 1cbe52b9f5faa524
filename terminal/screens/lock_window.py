"""The window of a terminal that cannot play at all: it says what is wrong and stays until the program ends."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from terminal.screens.player.service import Service
from terminal.screens.window import load_window, place_window


def open_lock_window(
    title: str, say: str, *, size: tuple[int, int] | None, windowed: bool, app: QGuiApplication
) -> tuple[QQmlApplicationEngine, QQuickWindow]:
    """Show the title and the sentence, and return what must be kept while they are shown. Raises ScreenBrokenError."""
    service = Service("", app)
    service.lock(title, say)
    engine, window = load_window("LockWindow", {"service": service})
    place_window(window, size=size, windowed=windowed, app=app)
    return engine, window
