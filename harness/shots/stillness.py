"""Brings animations in a window to a defined point, so that its picture is the same on every machine.

The system's clock drives Qt's animations, so no wait ends at the same point twice. Instead an animation is run again
with its ends moved together, and completed at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMetaObject, QObject, QTimer
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

SLOWER = 10_000
"""So much longer an animation takes that must not end before it is frozen."""
CLOCK_MS = 500
"""A timer that is repeated at least this far apart counts time that a person sees; others only put work off."""
DAY_MS = 86_400_000


class RestlessError(AssertionError):
    """A window does not come to rest: something in it moves for ever and cannot be stopped."""


def end_movements(window: QQuickWindow) -> bool:
    """Finish every animation, and return whether there were any. An endless one stops half way."""
    return _end(_running(window.contentItem()))


def _end(animations: Iterable[QObject]) -> bool:
    running = list(animations)
    for animation in running:
        if animation.property("loops") == ENDLESS:
            _stop_at(animation, ENDLESS_SHARE)
        else:
            _run_to_end(animation)
    return bool(running)


def forbid_easing(window: QQuickWindow) -> list[QObject]:
    """Let what follows a property, and what comes into a list, be there at once: it is not known when that ends.

    Answers with everything that belongs to the window: held, it is looked through in a third of the time.
    """
    things = list(_things(window.contentItem()))
    for thing in things:
        if thing.inherits("QQuickBehavior") or thing.inherits("QQuickTransition"):
            thing.setProperty("enabled", False)
    return things


@contextmanager
def slowed_down(window: QQuickWindow) -> Iterator[None]:
    """Let no animation that starts in the meantime end by itself, however busy the machine is."""
    durations = [
        (animation, animation.property("duration"))
        for thing in _things(window.contentItem())
        for animation in _timed(thing)
    ]
    for animation, duration_ms in durations:
        animation.setProperty("duration", duration_ms * SLOWER)
    yield
    for animation, duration_ms in durations:
        animation.setProperty("duration", duration_ms)


def stop_clocks(screen: QObject) -> None:
    """Let no timer of the screen count seconds: in a picture, time passes only where its scene says so."""
    for timer in screen.findChildren(QTimer):
        if timer.objectName() == "moment" or (not timer.isSingleShot() and timer.interval() >= CLOCK_MS):
            timer.setInterval(DAY_MS)


def freeze(window: QQuickWindow, share: float) -> None:
    """Stop every animation at this share of its way."""
    for animation in _running(window.contentItem()):
        _stop_at(animation, share)


def picture_at_rest(window: QQuickWindow) -> QImage:
    """Take the picture once nothing moves any more. Raises RestlessError."""
    come_to_rest(window)
    return picture_now(window)


def come_to_rest(window: QQuickWindow) -> None:
    """Wait until nothing moves any more. Raises RestlessError."""
    for _ in range(MAX_TURNS):
        QTest.qWait(TURN_MS)
        visible = list(_in_sight(window.contentItem()))
        if not _end(_running_on(visible)) and not any(map(is_loading, visible)) and _stands(window):
            return
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
    """Wait until the window has not had to be drawn for some time; with a limit."""
    drawn: list[None] = []
    follow = window.frameSwapped.connect(lambda: drawn.append(None))
    still = 0
    for _ in range(MAX_LOOKS):
        QTest.qWait(LOOK_INTERVAL_MS)
        still = 0 if drawn else still + 1
        if still == LOOKS_ALIKE:
            break
        drawn.clear()
    window.frameSwapped.disconnect(follow)
    return still == LOOKS_ALIKE


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


def _timed(thing: QObject) -> Iterator[QObject]:
    """The animations with a duration of their own in this thing, in groups too."""
    if thing.inherits("QQuickPropertyAnimation") or thing.inherits("QQuickPauseAnimation"):
        yield thing
    if thing.inherits("QQuickAbstractAnimation"):
        for child in thing.children():
            yield from _timed(child)


def is_loading(item: QQuickItem) -> bool:
    """Whether it is a part of the window, or a picture, that is still being loaded in the background."""
    if item.inherits("QQuickLoader"):
        return bool(item.property("active") and item.property("sourceComponent") and not item.property("item"))
    return bool(item.property("asynchronous") and item.property("progress") < 1)  # a picture


def _running(item: QQuickItem) -> Iterator[QObject]:
    """Every animation that runs on the item and the visible items in it, but for the parts of a group."""
    return _running_on(_in_sight(item))


def _running_on(items: Iterable[QQuickItem]) -> Iterator[QObject]:
    for item in items:
        for thing in item.children():
            if thing.inherits("QQuickAbstractAnimation") and thing.property("running"):
                yield thing


def _in_sight(item: QQuickItem) -> Iterator[QQuickItem]:
    """The item and the visible items in it."""
    waiting = [item]
    while waiting:
        next_item = waiting.pop()
        yield next_item
        waiting += [child for child in reversed(next_item.childItems()) if child.isVisible()]


def _things(item: QQuickItem) -> Iterator[QObject]:
    """Everything that belongs to the item or to an item in it, in sight or not."""
    waiting = [item]
    while waiting:
        next_item = waiting.pop()
        yield from next_item.children()
        waiting += reversed(next_item.childItems())
