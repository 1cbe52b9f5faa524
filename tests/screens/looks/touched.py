"""What a finger is to hit is large enough for it, on every felt and in every window, and no finger hits two things."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from harness.qml_type import qml_type
from tests.screens.looks.exempt import BENEATH_PATTERN, ON_ANOTHER, SMALL_PRINT
from tests.screens.looks.look import LARGE, SMALL, Look, drawn
from tests.screens.reading import Shown, ancestors, name_of, texts, top_of, tree, unit_of
from tests.screens.reading_room import Reader

MIN_PX = {LARGE: 55, SMALL: 44}
"""By the size of a screen, the least width and height of what takes a touch."""
TOUCHED = ("QQuickTapHandler", "Tap", "QQuickDragHandler")
STATES_TOUCHED = (
    "station-throws",
    "full",
    "full-hop",
    "travelled-against",
    "bets-off",
    "puck-button",
    "left-hand-full",
    "attract",
    "come-out",
    "bets",
    "point",
    "odds",
    "commission",
    "transfer",
    "auto-repeat",
    "card",
    "options",
    "options-set",
    "languages",
    "session",
    "statistics",
    "help",
    "help-hop",
    "cash-out-question",
    "reserve",
    "reserved",
    "clean",
    "dimmed",
    "bill-panel",
    "ticket-panel",
    "technician",
    "staff-games",
    "staff-game",
    "staff-bills",
    "staff-events",
    "staff-clock",
    "staff-clock-refused",
    "staff-devices",
    "staff-test-bill",
    "staff-switches",
    "staff-sounds",
    "staff-screen",
    "staff-touch-targets",
    "parameters",
    "parameter-text",
    "parameter-dated",
    "parameter-draft",
    "crapless-bets",
    "crapless-hop",
    "easy-bets",
    "first-person-bets",
)
STATES_AT_THE_DESIGN = (
    "station-ready",
    "station-pale",
    "station-others",
    "station-others-chips",
    "station-help",
    "big-shot-bets",
    "big-shot-choice",
    "hazard-main",
    "hazard-chance",
    "hazard-choice",
    "lobby",
    "lobby-dim",
    "lobby-six",
    "first-hand",
    "first-hand-big-shot",
    "first-hand-attract",
    "first-hand-lobby",
    "favourites",
    "favourites-name",
    "favourites-large",
    "card-consent",
    "card-pin",
    "card-window",
    "hot-shooter",
    "side-bets",
    "side-bets-large",
    "dice-view",
    "win-moment",
    "dealer-silent",
    "staff-players",
    "reality-check",
    "break",
    "staff-dealer",
    "staff-reserve",
    "staff-volume",
    "staff-cash-box",
    "staff-people",
    "staff-calibration",
    "staff-pattern-red",
)
"""Read at the size of the design alone, each at the cabinet that it is drawn for."""
MIN_LETTERS_PX = 20
"""The least size of letters on a screen of the design's size."""
SCAN_PX = 30
"""No touch area ends farther than this from what is drawn of it."""


def looks() -> Iterator[Look]:
    """At both sizes; letters are measured at that of the design."""
    fingers = "everything that takes a touch is large enough for a finger"
    for name in STATES_TOUCHED:
        yield Look(fingers, name, drawn(name), SMALL, missed)
    for name in (*STATES_TOUCHED, *STATES_AT_THE_DESIGN):
        yield Look(fingers, name, drawn(name), LARGE, missed)
        yield Look("letters are large enough to be read", name, drawn(name), LARGE, too_small_to_read)


def missed(reader: Reader) -> list[str]:
    """What a fingertip would miss, or would hit together with something else."""
    least = MIN_PX[reader.window.width(), reader.window.height()]
    areas = {item: areas_of(item) for item in touchable(reader)}
    wrong = [
        f"{qml_type(item)} {name_of(item)!r} is {area.width():.0f} by {area.height():.0f}"
        for item, parts in areas.items()
        for area in parts
        if min(area.width(), area.height()) < least
    ]
    on_top = set(tree(top_of(reader.window)))
    together = itertools.combinations([item for item in areas if item in on_top], 2)
    wrong += [
        f"{name_of(one)!r} and {name_of(other)!r} are hit together"
        for one, other in together
        if any(first.intersects(second) for first in areas[one] for second in areas[other])
        if frozenset({name_of(one), name_of(other)}) not in ON_ANOTHER
    ]
    return [one for one in wrong if not one.startswith(BENEATH_PATTERN)] if areas else ["nothing takes a touch"]


def touchable(reader: Reader) -> list[QQuickItem]:
    """What a finger can do something with: not what only keeps it off from what lies beneath."""
    return [item for item in tree(reader.window.contentItem()) if item.isEnabled() and takes_touches(item)]


def takes_touches(item: QQuickItem) -> bool:
    """Whether something in it waits for a finger."""
    handlers = (thing for thing in item.children() if qml_type(thing) in TOUCHED)
    return any(handler.property("enabled") for handler in handlers) and qml_type(item) != "Card"


def too_small_to_read(reader: Reader) -> list[str]:
    """The texts with letters that are too small, measured on a screen of the design's size."""
    return [
        f"{one.text!r} has letters of {one.letters_px:.0f} pixels, and {least} are the least"
        for one in texts(reader.window)
        if one.letters_px < (least := round(least_letters_px(one) * unit_of(reader.window)))
    ]


def least_letters_px(shown: Shown) -> int:
    """How large its letters are at least: smaller in small print, by the innermost kind of it that it lies in."""
    kinds = map(qml_type, ancestors(shown.item))
    return next((SMALL_PRINT[kind] for kind in kinds if kind in SMALL_PRINT), MIN_LETTERS_PX)


def areas_of(item: QQuickItem) -> list[QRectF]:
    """Where it takes touches, on the window; a band round the felt's corner on each of its arms."""
    arm = item.property("arm") if qml_type(item) == "Field" else 0
    if not arm:
        return [scanned(item, QPointF(item.width() / 2, item.height() / 2))]
    upright = scanned(item, QPointF(2, item.height() // 3))
    lower = scanned(item, QPointF(item.width() // 2, item.height() - 2))
    return [upright, lower]


def scanned(item: QQuickItem, start: QPointF) -> QRectF:
    """How far it takes touches to every side of a point in it."""
    assert item.contains(start), name_of(item)
    left, right = (reached(item, start, step, 0) for step in (-1, 1))
    top, bottom = (reached(item, start, 0, step) for step in (-1, 1))
    area = QRectF(start.x() - left, start.y() - top, left + right, top + bottom)
    return item.mapRectToScene(area)


def reached(item: QQuickItem, start: QPointF, x: int, y: int) -> float:
    """How far from here a touch is taken in this direction, to a sixteenth of a pixel."""
    near, far = 0.0, max(item.width(), item.height()) + SCAN_PX
    while far - near > 1 / 16:
        middle = (near + far) / 2
        inside = item.contains(QPointF(start.x() + x * middle, start.y() + y * middle))
        near, far = (middle, far) if inside else (near, middle)
    return round(near * 2) / 2
