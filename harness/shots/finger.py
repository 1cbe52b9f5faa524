"""A finger on a window: finds items by their accessible names, taps on them, holds them and drags them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from harness.shots.spoken import names_in

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier
CARRY_STEPS = 8
MAX_HOLD_TURNS = 100


class Finger:
    """One finger, which may hold something down. It gets English names and finds them in the window's language."""

    def __init__(self, window: QQuickWindow, language: str) -> None:
        self._window = window
        self._language = language
        self._at: QPoint | None = None

    def tap(self, name: str) -> None:
        """Tap on the only visible item with this name."""
        QTest.mouseClick(self._window, LEFT, NO_KEY, self.place(name))
        QTest.qWait(1)

    def hold(self, name: str) -> None:
        """Press an item for as long as it requires; `lift` releases it."""
        before = set(_running_timers(self._window))
        self._at = self.place(name)
        QTest.mousePress(self._window, LEFT, NO_KEY, self._at)
        started = [timer for timer in _running_timers(self._window) if timer not in before]
        assert started, f"{name!r} is nothing that can be held"
        for timer in started:
            timer.setProperty("interval", 1)
        for _ in range(MAX_HOLD_TURNS):
            QTest.qWait(1)
            if not any(timer.property("running") for timer in started):
                return
        raise AssertionError(f"{name!r} is held for ever")

    def carry(self, name: str, to: str) -> None:
        """Drag an item to another; `lift` releases it."""
        start, end = self.place(name), self.place(to)
        QTest.mousePress(self._window, LEFT, NO_KEY, start)
        for step in range(1, CARRY_STEPS + 1):
            QTest.mouseMove(self._window, start + (end - start) * step / CARRY_STEPS)
            QTest.qWait(1)
        self._at = end

    def lift(self) -> None:
        """Release whatever is held."""
        if self._at is not None:
            QTest.mouseRelease(self._window, LEFT, NO_KEY, self._at)
            QTest.qWait(1)
            self._at = None

    def place(self, name: str) -> QPoint:
        """Where to touch an item."""
        return _place_of(self._item(name))

    def _item(self, name: str) -> QQuickItem:
        """The only visible item with this name."""
        names = names_in(self._language, name)
        found = [item for item in _visible(self._window.contentItem()) if _name(item) in names]
        assert len(found) == 1, f"{len(found)} things are called {name!r}"
        return found[0]


def _place_of(item: QQuickItem) -> QPoint:
    """Its middle, or that of the lower arm of a band; what has just come into sight is laid out before."""
    around = [item]
    while (parent := around[-1].parentItem()) is not None:
        around.append(parent)
    for one in reversed(around):
        one.ensurePolished()
    share = 0.96 if item.property("arm") else 0.5
    return item.mapToScene(QPointF(item.width() / 2, item.height() * share)).toPoint()


def _visible(item: QQuickItem) -> Iterator[QQuickItem]:
    around = [item]
    while around:
        for child in around.pop().childItems():
            if child.isVisible():
                yield child
                around.append(child)


def _name(item: QQuickItem) -> str:
    interface = QAccessible.queryAccessibleInterface(item)
    return interface.text(QAccessible.Text.Name) if interface else ""


def _running_timers(window: QQuickWindow) -> Iterator[QObject]:
    for item in _visible(window.contentItem()):
        for thing in item.children():
            if thing.inherits("QQmlTimer") and thing.property("running"):
                yield thing
