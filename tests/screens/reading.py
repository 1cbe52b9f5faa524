"""A picky reader before a window: finds the texts that are shown, and those that are cut, shrunk or over each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QJSValue, QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow

from harness.qml_type import qml_type

DESIGN_SIZE = (1920, 1080)
MIN_SHRUNK = 0.7
"""A text may be fitted into its place down to this share of the size that it is designed for."""
MIN_LETTERS = 11
"""No letters are smaller than this, in pixels of the design."""
SLACK = 1.5
"""Rounding moves an edge by this many pixels, which is not visible."""
MIN_OVERLAP = 0.12
"""Two texts are over each other when they share more than this part of the smaller one's height."""
NOTICED = 0.02
"""What is fainter than that is not there."""


@dataclass(frozen=True)
class Shown:
    """A text on the window, and where it stands there."""

    item: QQuickItem
    text: str
    inked: QRectF
    """The place of its letters, in the window's pixels."""
    letters_px: float
    """The size of the letters as they are drawn, after they were fitted into their place."""
    opacity: float
    loose: bool
    """It is on a chip or the like, which may lie on the felt's lettering."""
    plain: bool
    """Nothing in it is taken for markup."""

    @property
    def inked_height(self) -> float:
        """The height of its letters, also of those that are written upwards."""
        return min(self.inked.height(), self.inked.width()) if self.item.rotation() else self.inked.height()


def tree(item: QQuickItem) -> Iterator[QQuickItem]:
    """The visible items in this one, from back to front."""
    yield item
    for child in _from_back(item):
        if child.isVisible() and child.opacity() > NOTICED:
            yield from tree(child)


def _from_back(item: QQuickItem) -> list[QQuickItem]:
    """The items in this one, from back to front."""
    return sorted(item.childItems(), key=lambda child: child.z())


def name_of(item: QQuickItem) -> str:
    """The accessible name, or nothing."""
    interface = QAccessible.queryAccessibleInterface(item)
    return interface.text(QAccessible.Text.Name) if interface else ""


def ancestors(item: QQuickItem) -> Iterator[QQuickItem]:
    """What the item lies in, from the inside to the outside."""
    parent = item.parentItem()
    while parent is not None:
        yield parent
        parent = parent.parentItem()


def top_of(window: QQuickWindow) -> QQuickItem:
    """What lies on top: a window over the table, or all of the table."""
    return _topmost(window.contentItem(), COVERS_DEEP) or window.contentItem()


def texts(window: QQuickWindow) -> list[Shown]:
    """Every text of what lies on top."""
    return list(_texts(top_of(window), 1.0, loose=False))


def cut_texts(window: QQuickWindow) -> list[str]:
    """What is wrong with the texts on top, one sentence for each; nothing if all can be read whole."""
    shown, known = texts(window), dict[QQuickItem, "Surroundings"]()
    wrong = [f"{one.text!r} {wrong}" for one in shown for wrong in _wrong(one, window, known)]
    return wrong + list(_over_each_other(shown))


def unit_of(window: QQuickWindow) -> float:
    """The length of a design pixel on this window."""
    return min(window.width() / DESIGN_SIZE[0], window.height() / DESIGN_SIZE[1])


# One text -------------------------------------------------------------------------------------------------------------


COVERS_DEEP = 4
"""A window over the table is not deeper than that in the tree."""
LOOSE = ("ChipStack", "Chip", "Puck", "TicketCard", "GhostChip", "Lammer")


def _topmost(item: QQuickItem, deep: int) -> QQuickItem | None:
    """What covers and is itself covered by nothing in this item."""
    for child in reversed(_from_back(item)) if deep else ():
        if child.isVisible() and (found := _topmost(child, deep - 1)):
            return found
    return item if _covers(item) else None


def _covers(item: QQuickItem) -> bool:
    """It keeps every finger off what lies beneath."""
    return any(child.inherits("QQuickMultiPointTouchArea") for child in item.childItems()) or qml_type(item) in (
        "LockScreen",
        "AttendantPanel",
    )


def _texts(item: QQuickItem, opacity: float, *, loose: bool) -> Iterator[Shown]:
    opacity *= item.opacity()
    if item.inherits("QQuickText"):
        if (text := item.property("text")).strip():
            yield _shown(item, text, opacity, loose)
        return
    children = item.childItems()
    loose = loose or (bool(children) and qml_type(item) in LOOSE)
    for child in children:
        if child.isVisible() and child.opacity() > NOTICED:
            yield from _texts(child, opacity, loose=loose)


def _shown(item: QQuickItem, text: str, opacity: float, loose: bool) -> Shown:
    asked = "[effectiveHorizontalAlignment, verticalAlignment, fontInfo.pixelSize, textFormat]"
    across, down, letters_px, text_format = told(item, asked)
    wide, high = item.property("contentWidth"), item.property("contentHeight")
    left, top, spare_wide, spare_high = room_of(item)
    above = max(0.0, high / item.property("lineCount") - LETTERS_HIGH * letters_px) / 2
    x = left + (spare_wide - wide) * SPARE_LEFT[int(across)]
    y = top + (spare_high - high) * SPARE_ABOVE[int(down)]
    inked = item.mapRectToScene(QRectF(x, y + above, wide, high - 2 * above))
    return Shown(item, text, inked, letters_px, opacity, loose, text_format == PLAIN_TEXT)


def room_of(item: QQuickItem) -> tuple[float, float, float, float]:
    """The room that a text has within its paddings: left, top, width and height."""
    left, top = item.property("leftPadding"), item.property("topPadding")
    wide, high = left + item.property("rightPadding"), top + item.property("bottomPadding")
    return left, top, item.width() - wide, item.height() - high


def told(item: QQuickItem, expression: str) -> list[float]:
    """The item's own list of texts."""
    context = qmlContext(item)
    assert context is not None, "the item stands in a QML file"
    answer = QQmlExpression(context, item, expression).evaluate()
    listed = answer[0] if isinstance(answer, tuple) else answer
    return list(listed.toVariant() if isinstance(listed, QJSValue) else listed)


PLAIN_TEXT = 0
"""``Text.PlainText``."""
LETTERS_HIGH = 0.8
"""A line's letters take so much of their size, without the room above and below them."""
SPARE_LEFT = {1: 0.0, 2: 1.0, 4: 0.5, 8: 0.0}
"""What part of the spare room is on the left, by ``Text.HAlignment``."""
SPARE_ABOVE = {32: 0.0, 64: 1.0, 128: 0.5}
"""What part of the spare room is above, by ``Text.VAlignment``."""


@dataclass(frozen=True)
class Around:
    """An item that others lie in, for each of which it counts."""

    item: QQuickItem
    kind: str
    clips: bool
    place: QRectF
    """On the window."""


Surroundings = tuple[Around, ...]
"""What an item lies in, from the inside to the outside."""


def _surroundings(item: QQuickItem, known: dict[QQuickItem, Surroundings]) -> Surroundings:
    """Look at each item once, however many texts lie in it."""
    parent = item.parentItem()
    if parent is None:
        return ()
    found = known.get(parent)
    if found is None:
        place = parent.mapRectToScene(QRectF(0, 0, parent.width(), parent.height()))
        found = (Around(parent, qml_type(parent), parent.clip(), place), *_surroundings(parent, known))
        known[parent] = found
    return found


def _wrong(shown: Shown, window: QQuickWindow, known: dict[QQuickItem, Surroundings]) -> Iterator[str]:
    item, surroundings = shown.item, _surroundings(shown.item, known)
    if not shown.plain:
        yield "may be taken for markup"
    if item.property("truncated"):
        yield "is cut short"
    _, _, wide, high = room_of(item)
    if item.property("contentWidth") > wide + SLACK:
        yield f"is {item.property('contentWidth'):.0f} wide and has {wide:.0f}"
    if shown.inked_height > high + SLACK:
        yield f"is {shown.inked_height:.0f} high and has {high:.0f}"
    designed = item.property("font").pixelSize()
    if shown.letters_px < designed * MIN_SHRUNK - 1:
        yield f"is shrunk from {designed} px to {shown.letters_px:.0f} px"
    if shown.letters_px < MIN_LETTERS * unit_of(window) - 0.5:
        yield f"has letters of {shown.letters_px:.0f} px"
    yield from _sticks_out(shown, window, surroundings)


LABELLED = ("ActionButton", "ChoiceButton", "IconButton", "FieldFace", "OptionSwitch", "OptionStepper", "Card", "Plate")


def _sticks_out(shown: Shown, window: QQuickWindow, surroundings: Surroundings) -> Iterator[str]:
    """Letters end at the window's edge, at what clips them, and in what they name."""
    if not _within(shown.inked, QRectF(0, 0, window.width(), window.height())):
        yield "is outside the window"
    for around in surroundings:
        if around.clips and not _within(shown.inked, around.place):
            yield f"is clipped by {around.kind}"
        if not shown.loose and around.kind in LABELLED and not _within(shown.inked, around.place):
            yield f"sticks out of {around.kind} {name_of(around.item)!r}"


def _within(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(inner)


# Two texts ------------------------------------------------------------------------------------------------------------


def _over_each_other(shown: list[Shown]) -> Iterator[str]:
    """Texts stand beside each other; only what is written on chips may lie over the felt's lettering."""
    still = sorted((one for one in shown if not one.loose), key=lambda one: one.inked.top())
    for number, first in enumerate(still):
        for second in still[number + 1 :]:
            if second.inked.top() > first.inked.bottom():
                break
            if _overlap(first.inked, second.inked):
                yield f"{first.text!r} and {second.text!r} are over each other"


def _overlap(first: QRectF, second: QRectF) -> bool:
    shared = first.intersected(second)
    least = MIN_OVERLAP * min(first.height(), second.height(), first.width(), second.width())
    return shared.width() > max(SLACK, least) and shared.height() > max(SLACK, least)
