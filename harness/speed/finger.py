"""Taps on the real window: finds what can be touched, and measures how soon a frame shows the tap."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import chain

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from harness.qml_type import qml_type
from harness.speed.eyes import Eyes, now_ms

WAIT_S = 20.0
LOOK_S = 0.005


class NotDoneError(RuntimeError):
    """The terminal did not do what a tap should do; the message is one sentence."""


def until(reached: Callable[[], bool], what: str) -> None:
    """Wait for a condition of the window's thread, from another thread. Raises NotDoneError if it takes too long."""
    deadline = time.monotonic() + WAIT_S
    while not reached():
        if time.monotonic() > deadline:
            raise NotDoneError(f"It did not come to this within {WAIT_S:.0f} s: {what}.")
        time.sleep(LOOK_S)


class Finger:
    """Created in the window's thread when the layout is complete; taps from another thread."""

    def __init__(self, window: QQuickWindow, eyes: Eyes) -> None:
        self._window = window
        self._eyes = eyes
        eyes.screen.windows.expect_second_taps(within_ms=0)
        self._places = dict(_places(window.contentItem()))

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that can be touched, by its name."""
        return tuple(self._places)

    def touch(self, name: str) -> None:
        """Press and release, whatever happens."""
        self._put(QEvent.Type.MouseButtonPress, name, Qt.MouseButton.LeftButton)
        self._put(QEvent.Type.MouseButtonRelease, name, Qt.MouseButton.NoButton)

    def tap(self, name: str, effect: Callable[[], bool]) -> float:
        """Tap and wait for the frame that shows it; returns the milliseconds between. Raises NotDoneError."""
        eyes = self._eyes
        eyes.effect, eyes.touch_seen = effect, -1
        tapped_ms = now_ms()
        self.touch(name)
        eyes.finger_lifted.emit()
        until(lambda: 0 <= eyes.touch_seen < len(eyes.frames_ms), f"a frame shows the tap on {name}")
        if not eyes.touch_worked:
            raise NotDoneError(f"The tap on {name} had no effect; the line says {eyes.screen.information.said[0]!r}.")
        return eyes.frames_ms[eyes.touch_seen] - tapped_ms

    def _put(self, kind: QEvent.Type, name: str, held: Qt.MouseButton) -> None:
        """Queue a touch for the window, as the display does."""
        at = self._places[name]
        event = QMouseEvent(kind, at, at, at, Qt.MouseButton.LeftButton, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(int(now_ms()))
        QCoreApplication.postEvent(self._window, event)


def _places(root: QQuickItem) -> Iterator[tuple[str, QPointF]]:
    """Find everything that can be touched, with its place: fields, chips and buttons by their names, and Roll."""
    for item in _tree(root):
        speech = item.property("speech")
        if qml_type(item) == "RollButton":
            speech = "Roll"
        if isinstance(speech, str) and speech:
            low = 0.96 if item.property("arm") else 0.5  # the middle of a band belongs to the fields in it
            yield speech, item.mapToScene(QPointF(item.width() / 2, item.height() * low))


def _tree(item: QQuickItem) -> Iterator[QQuickItem]:
    return chain((item,), chain.from_iterable(map(_tree, item.childItems())))
