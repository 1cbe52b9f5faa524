"""A picky reader before a window: finds the texts that are shown, and those that are cut, shrunk or over each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow

DESIGN_SIZE = (1920, 1080)
SHRUNK_LEAST = 0.7
"""A text may be fitted into its place down to this share of the size that it is designed for."""
LETTERS_LEAST = 11
"""No letters are smaller than this, in pixels of the design."""
SLACK = 1.5
"""Rounding moves an edge by so many pixels, and nobody sees it."""
OVERLAP_LEAST = 0.12
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
    opacity: float
    layer: int
    """How many windows of the program lie beneath it: 0 is the table itself."""

    @property
    def inked_height(self) -> float:
        """The height of its letters, also of those that are written upwards."""
        return min(self.inked.height(), self.inked.width()) if self.item.rotation() else self.inked.height()


def tree(item: QQuickItem) -> Iterator[QQuickItem]:
    """The visible items in this one, from back to front."""
    yield item
    for child in sorted(item.childItems(), key=lambda child: child.z()):
        if child.isVisible() and child.opacity() > NOTICED:
            yield from tree(child)


def name_of(item: QQuickItem) -> str:
    """The accessible name, or nothing."""
    interface = QAccessible.queryAccessibleInterface(item)
    return interface.text(QAccessible.Text.Name) if interface else ""


def kind_of(item: QQuickItem) -> str:
    """The QML type that the item is of, such as ``Field`` or ``QQuickText``."""
    return item.metaObject().className().partition("_QML")[0]


def ancestors(item: QQuickItem) -> Iterator[QQuickItem]:
    """What the item lies in, from the inside to the outside."""
    parent = item.parentItem()
    while parent is not None:
        yield parent
        parent = parent.parentItem()


def texts(window: QQuickWindow) -> list[Shown]:
    """Every text that is shown, whether something lies over it or not."""
    return list(_texts(window.contentItem(), 1.0, 0))


def on_top(window: QQuickWindow) -> list[Shown]:
    """The texts of the window on top, or of the table if there is none."""
    shown = texts(window)
    top = max((one.layer for one in shown), default=0)
    return [one for one in shown if one.layer == top]


def cut_texts(window: QQuickWindow) -> list[str]:
    """What is wrong with the texts of the window, one sentence for each; nothing if all can be read whole."""
    shown = texts(window)
    return [f"{one.text!r} {wrong}" for one in shown for wrong in _wrong(one, window)] + list(_over_each_other(shown))


def unit_of(window: QQuickWindow) -> float:
    """The length of a design pixel on this window."""
    return min(window.width() / DESIGN_SIZE[0], window.height() / DESIGN_SIZE[1])


# One text --------------------------------------------------------------------------------------------------------------


def _texts(item: QQuickItem, opacity: float, layer: int) -> Iterator[Shown]:
    opacity *= item.opacity()
    covers = kind_of(item) in COVERS
    layer += covers
    if item.inherits("QQuickText") and (text := item.property("text")).strip():
        yield Shown(item, text, inked(item), opacity, layer)
    for child in sorted(item.childItems(), key=lambda child: child.z()):
        if child.isVisible() and child.opacity() > NOTICED:
            yield from _texts(child, opacity, layer)


COVERS = ("Veil", "TouchCover", "LockScreen", "AttendantPanel")
"""What lies over the table and keeps fingers off it."""


def inked(text: QQuickItem) -> QRectF:
    """Where the letters stand, in the window's pixels."""
    wide, high = text.property("contentWidth"), text.property("contentHeight")
    left, right = text.property("leftPadding"), text.property("rightPadding")
    top, bottom = text.property("topPadding"), text.property("bottomPadding")
    x = left + (text.width() - left - right - wide) * _asked(text, "effectiveHorizontalAlignment", SPARE_LEFT)
    y = top + (text.height() - top - bottom - high) * _asked(text, "verticalAlignment", SPARE_ABOVE)
    spare = max(0.0, high / text.property("lineCount") - LETTERS_HIGH * letters_px(text)) / 2
    return text.mapRectToScene(QRectF(x, y + spare, wide, high - 2 * spare))


LETTERS_HIGH = 0.8
"""A line's letters take so much of their size, without the room above and below them."""
SPARE_LEFT = {1: 0.0, 2: 1.0, 4: 0.5, 8: 0.0}
"""What part of the spare room is on the left, by ``Text.HAlignment``."""
SPARE_ABOVE = {32: 0.0, 64: 1.0, 128: 0.5}
"""What part of the spare room is above, by ``Text.VAlignment``."""


def _asked(text: QQuickItem, what: str, shares: dict[int, float]) -> float:
    return shares[int(said(text, what))]


def said(item: QQuickItem, expression: str) -> float:
    """The value of an expression in the item's own words."""
    answer = QQmlExpression(qmlContext(item), item, expression).evaluate()
    return float(answer[0] if isinstance(answer, tuple) else answer)


def _wrong(shown: Shown, window: QQuickWindow) -> Iterator[str]:
    item = shown.item
    if item.property("truncated"):
        yield "is cut short"
    paddings = item.property("leftPadding") + item.property("rightPadding")
    if item.property("contentWidth") > max(item.width(), item.implicitWidth()) - paddings + SLACK or (
        item.width() < item.implicitWidth() - SLACK and item.property("contentWidth") > item.width() - paddings + SLACK
    ):
        yield f"is {item.property('contentWidth'):.0f} wide and has {item.width() - paddings:.0f}"
    spare = item.height() - item.property("topPadding") - item.property("bottomPadding")
    if shown.inked_height > spare + SLACK:
        yield f"is {shown.inked_height:.0f} high and has {spare:.0f}"
    fitted, designed = letters_px(item), _designed_px(item)
    if fitted < designed * SHRUNK_LEAST - 1:
        yield f"is shrunk from {designed:.0f} px to {fitted:.0f} px"
    if fitted < LETTERS_LEAST * unit_of(window) - 0.5:
        yield f"has letters of {fitted:.0f} px"
    yield from _sticks_out(shown, window)


def letters_px(text: QQuickItem) -> float:
    """The size of the letters as they are drawn, after they were fitted into their place."""
    return said(text, "fontInfo.pixelSize")


def _designed_px(text: QQuickItem) -> float:
    return float(text.property("font").pixelSize())


def _sticks_out(shown: Shown, window: QQuickWindow) -> Iterator[str]:
    """Letters end at the window's edge, at what clips them, and in what they name."""
    if not _within(shown.inked, QRectF(0, 0, window.width(), window.height())):
        yield "is outside the window"
    for around in ancestors(shown.item):
        place = around.mapRectToScene(QRectF(0, 0, around.width(), around.height()))
        if around.clip() and not _within(shown.inked, place):
            yield f"is clipped by {kind_of(around)}"
        if kind_of(around) in LABELLED:
            if not _within(shown.inked, place.adjusted(-SLACK, -around.height(), SLACK, around.height())):
                yield f"sticks out of {kind_of(around)} {name_of(around)!r}"
            return
        if kind_of(around) == "ChipStack":
            return


LABELLED = ("ActionButton", "ChoiceButton", "IconButton", "Field", "OptionSwitch", "OptionStepper", "Card", "Plate")


def _within(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(inner)


# Two texts -------------------------------------------------------------------------------------------------------------


def _over_each_other(shown: list[Shown]) -> Iterator[str]:
    """Texts of one layer stand beside each other; only what lies on chips stands over the felt's lettering."""
    still = [one for one in shown if not any(kind_of(around) in LOOSE for around in ancestors(one.item))]
    for first, second in combinations(still, 2):
        if first.layer == second.layer and _overlap(first.inked, second.inked):
            yield f"{first.text!r} and {second.text!r} are over each other"


LOOSE = ("ChipStack", "Chip", "Puck", "TicketCard", "GhostChip", "Lammer")
"""What lies on the felt and may lie on its lettering."""


def _overlap(first: QRectF, second: QRectF) -> bool:
    shared = first.intersected(second)
    least = OVERLAP_LEAST * min(first.height(), second.height(), first.width(), second.width())
    return shared.width() > max(SLACK, least) and shared.height() > max(SLACK, least)
