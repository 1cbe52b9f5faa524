"""Brings animations in a window to a defined point, so that its picture is the same on every machine.

The system's clock drives Qt's animations, so no wait ends at the same point twice. Instead an animation is run again
with its ends moved together, and completed at once.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

ENDLESS = -1
"""``Animation.Infinite``."""
ENDLESS_SHARE = 0.5
"""Where a movement that never ends is shown."""

TURN_MS = 5
LOOK_INTERVAL_MS = 20
LOOKS_ALIKE = 2
"""What still moves, moves within this many looks."""
MAX_LOOKS = 6
MAX_TURNS = 60


class RestlessError(AssertionError):
    """A window does not come to rest: something in it moves for ever and cannot be stopped."""


def end_movements(window: QQuickWindow) -> bool:
    """Finish every animation, and return whether there were any. An endless one stops half way."""
    running = list(_running(window.contentItem()))
    for animation in running:
        if animation.property("loops") == ENDLESS:
            _stop_at(animation, ENDLESS_SHARE)
        else:
            _run_to_end(animation)
    return bool(running)


def forbid_easing(window: QQuickWindow) -> list[QObject]:
    """Let what follows a property, and what comes into a list, be there at once: nobody can tell when that ends.

    Answers with everything that belongs to the window: held, it is looked through in a third of the time.
    """
    things = list(_things(window.contentItem()))
    for thing in things:
        if thing.inherits("QQuickBehavior") or thing.inherits("QQuickTransition"):
            thing.setProperty("enabled", False)
    return things


def freeze(window: QQuickWindow, share: float) -> None:
    """Stop every animation at this share of its way."""
    for animation in _running(window.contentItem()):
        _stop_at(animation, share)


def picture_at_rest(window: QQuickWindow) -> QImage:
    """Take the picture once nothing moves any more. Raises RestlessError."""
    for _ in range(MAX_TURNS):
        QTest.qWait(TURN_MS)
        if not end_movements(window) and _stands(window):
            return picture_now(window)
    raise RestlessError(f"{window.title() or 'the window'} still moves after it was stopped {MAX_TURNS} times")


def picture_now(window: QQuickWindow) -> QImage:
    """Take the picture as it is, completely redrawn.

    The software renderer draws only what has changed, and where two such parts meet, a colour may be one level off.
    Content that becomes visible again is drawn completely.
    """
    everything = window.contentItem()
    everything.setOpacity(0)
    window.grabWindow()
    everything.setOpacity(1)
    return window.grabWindow()


def _stands(window: QQuickWindow) -> bool:
    """Wait until nothing has changed for some frames; with a limit."""
    alike, last = 0, QImage()
    for _ in range(MAX_LOOKS):
        picture = window.grabWindow()
        alike = alike + 1 if picture == last else 0
        if alike == LOOKS_ALIKE:
            return True
        last = picture
        QTest.qWait(LOOK_INTERVAL_MS)
    return False


def _stop_at(animation: QObject, share: float) -> None:
    """Let the animation end where it would have been after this share of its way, and go there."""
    for part in _parts(animation):
        start, end = part.property("from"), part.property("to")
        part.setProperty("to", start + (end - start) * share)
    _run_to_end(animation)


def _run_to_end(animation: QObject) -> None:
    """Run it from its start again, once and at once: one that is repeated cannot be completed while it runs."""
    QMetaObject.invokeMethod(animation, "stop")
    animation.setProperty("loops", 1)
    QMetaObject.invokeMethod(animation, "start")
    QMetaObject.invokeMethod(animation, "complete")


def _parts(animation: QObject) -> Iterator[QObject]:
    if animation.inherits("QQuickNumberAnimation"):
        yield animation
    for child in animation.children():
        yield from _parts(child)


def _running(item: QQuickItem) -> Iterator[QObject]:
    """Every animation that runs on the item and the visible items in it, but for the parts of a group."""
    for thing in item.children():
        if thing.inherits("QQuickAbstractAnimation") and thing.property("running"):
            yield thing
    for child in item.childItems():
        if child.isVisible():
            yield from _running(child)


def _things(item: QQuickItem) -> Iterator[QObject]:
    """Everything that belongs to the item or to an item in it, in sight or not."""
    yield from item.children()
    for child in item.childItems():
        yield from _things(child)
