"""What a finger is to hit is large enough for it and has a name, on every felt and in every window.

No finger hits two things. A state is reached once to be measured, and to be heard at the smallest size.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from harness.qml_type import qml_type
from harness.shots.reading_states import game
from harness.shots.states import STATES
from harness.shots.steps import Scene
from tests.screens.reading import ancestors, name_of, texts, top_of, tree
from tests.screens.reading_room import Reader, ReadingRoom
from tests.screens.test_names import SHEETS, STATES_HEARD, heard, touchable, unheard

MIN_PX = {(1920, 1080): 55, (1280, 720): 44}
"""By the size of a screen, the least width and height of what takes a touch."""
STATES_TOUCHED = ("full", "full-hop", "travelled-against", "bets-off", "puck-button", "left-hand-full", *STATES_HEARD)
ON_ANOTHER = {
    frozenset({"Pass Line", "Pass Line Odds"}),
    frozenset({"Don't Pass", "Don't Pass Odds"}),
    *(frozenset({"Horn Bet", f"Horn {total}"}) for total in (2, 3, 11, 12)),
}
"""Fields that lie on another one, which has room enough beside them."""
STATES_AT_THE_DESIGN = (
    "big-shot-choice",
    "hazard-chance",
    "hazard-choice",
    "lobby",
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
SMALL_PRINT = {"Felt", "MiniFelt", "ChipStack", "WinPlate", "PatternPicture"}
"""What is printed on the felt, on a picture of it, on chips, and what tests a screen."""
SCAN_PX = 30
"""No touch area ends farther than this from what is drawn of it."""


@pytest.fixture(scope="module", params=MIN_PX, ids=lambda size: f"{size[0]}x{size[1]}")
def room(request: pytest.FixtureRequest, qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where states are measured."""
    room = ReadingRoom(request.param, qapp)
    yield room
    room.close()


def missed(reader: Reader) -> tuple[int, list[str]]:
    """How many things take touches, and which of them a fingertip would miss, or would hit together."""
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
    return len(areas), wrong + [
        f"{name_of(one)!r} and {name_of(other)!r} are hit together"
        for one, other in together
        if any(first.intersects(second) for first in areas[one] for second in areas[other])
        if frozenset({name_of(one), name_of(other)}) not in ON_ANOTHER
    ]


def too_small_to_read(reader: Reader) -> list[str]:
    """The texts beside the felt with letters that are too small, on a screen of the design's size."""
    if reader.window.height() < max(MIN_PX)[1]:
        return []
    return [
        f"{one.text!r} has letters of {one.letters_px:.0f} pixels"
        for one in texts(reader.window)
        if one.letters_px < MIN_LETTERS_PX and not SMALL_PRINT & {qml_type(around) for around in ancestors(one.item)}
    ]


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


@pytest.mark.parametrize("name", STATES_TOUCHED)
def test_everything_that_takes_a_touch_is_large_enough_for_a_finger_and_has_a_name_of_its_own_in_the_language_spoken(
    room: ReadingRoom, name: str
) -> None:
    scene = STATES[name]
    assert isinstance(scene, Scene)
    scene = replace(scene, param=game(SHEETS.get(name.partition("-")[0], "craps-el601")))
    (number, too_small), (names, unnamed), unread = room.read(scene, missed_and_heard)
    assert number >= 1
    assert too_small == []
    assert unread == []
    assert unnamed == []
    assert names >= 1


def missed_and_heard(reader: Reader) -> tuple[tuple[int, list[str]], tuple[int, list[str]], list[str]]:
    """What a fingertip would miss; what has no name, which is the same at every size; what cannot be read."""
    touched, unread = missed(reader), too_small_to_read(reader)
    return touched, heard(reader) if reader.window.width() == min(MIN_PX)[0] else (1, []), unread


@pytest.mark.parametrize("room", [max(MIN_PX)], indirect=True, ids=["1920x1080"])
def test_every_other_game_and_the_newest_pages_are_touched_heard_and_read_too(room: ReadingRoom) -> None:
    for name in STATES_AT_THE_DESIGN:
        scene = STATES[name]
        assert isinstance(scene, Scene)
        (number, too_small), unread, unnamed = room.read(scene, at_the_design)
        assert number >= 1, name
        assert (too_small, unread, unnamed) == ([], [], []), name


def at_the_design(reader: Reader) -> tuple[tuple[int, list[str]], list[str], list[str]]:
    """The same of a state that is read at one size; its English names are all that is heard."""
    number, wrong = missed(reader)
    whole = ("'Next pattern' and", "'1 of 14: Red' and")  # these take touches beneath the buttons
    beside = [one for one in wrong if not one.startswith(whole)]
    return (number, beside), too_small_to_read(reader), unheard(touchable(reader))
