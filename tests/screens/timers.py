"""The timers of a window by their names: a test says when one has run out, and a slow machine does not."""

from __future__ import annotations

from PySide6.QtCore import SIGNAL, QMetaObject, QObject
from PySide6.QtQuick import QQuickWindow

from tests.screens.reading import tree

AN_HOUR_MS = 3_600_000
HOLD_MS = 1_000
"""After so long a finger on a field asks for its card."""
REPEAT_MS = 3_000
"""After so long a finger on Repeat asks to go on by itself."""


def running_timer(window: QQuickWindow, name: str, interval_ms: int) -> QObject:
    """The one timer of this name that runs, for so long; from now on it runs until `run_out` ends it, or an hour."""
    found = [timer for timer in _timers(window) if timer.objectName() == name and timer.property("running")]
    assert [timer.property("interval") for timer in found] == [interval_ms], name
    found[0].setProperty("interval", AN_HOUR_MS)
    return found[0]


def run_out(timer: QObject) -> None:
    """The time of this one is over."""
    assert timer.property("running"), "it runs until then"
    timer.setProperty("running", False)
    QMetaObject.invokeMethod(timer, "triggered")


def changes_of(timer: QObject) -> list[bool]:
    """A list that gets whether it runs, each time that this changes."""
    changes = list[bool]()
    QObject.connect(timer, SIGNAL("runningChanged()"), lambda: changes.append(timer.property("running")))
    return changes


def _timers(window: QQuickWindow) -> list[QObject]:
    return [child for item in tree(window.contentItem()) for child in item.children() if child.inherits("QQmlTimer")]
