"""The dice in their box, picture by picture: no pose comes twice in a row, none is cut off, and no two meet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from terminal.cabinet.repeating import FALL_MS
from terminal.common.places import ASSETS
from terminal.screens.shared.table.dice import Dice
from terminal.screens.window.opening import QML

FRAME_MS = 1000 / 60
SHAKE_MS = 3120
INSIDE = (10, 10, 302, 278)
"""The cloth within the box's frame, at 1920x1080."""
BODY = 200
"""A pixel at least so opaque belongs to the die and not to its shadow."""
FALLS = ((4, 4, 1, 3), (2, 5, 6), (1, 1), (3, 4), (6,))
"""One to four dice; where the next throw has fewer, the others go."""

Pose = tuple[str, int]
"""The strip that a die shows, and which picture of it."""
Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
Seen = tuple[Pose, float, float, float]
"""A die in one picture of the screen: its pose, its place in the box, and the width of its frame."""


@pytest.fixture
def box(qapp: QGuiApplication) -> Iterator[tuple[Dice, QQuickItem]]:
    """The dice, and the box that shows them in the size of the design, without a window."""
    del qapp
    engine, dice = QQmlEngine(), Dice()
    engine.addImportPath(str(QML))
    component = QQmlComponent(engine)
    component.loadFromModule("Boxman.Shared", "DiceTray")
    tray = component.createWithInitialProperties({"dice": dice, "landingMs": FALL_MS, "width": 312, "height": 288})
    assert isinstance(tray, QQuickItem), component.errorString()
    yield dice, tray
    tray.deleteLater()
    QTest.qWait(1)


def dice_of(tray: QQuickItem) -> list[QQuickItem]:
    """The dice in the box, from left to right of the list."""
    waiting, found = [tray], []
    while waiting:
        item = waiting.pop(0)
        if item.property("flight") is not None:
            found.append(item)
        waiting += item.childItems()
    return found


def pictures(tray: QQuickItem, duration_ms: float) -> list[list[Seen]]:
    """Every picture of the screen while the dice go once through their way, at sixty a second."""
    dice = dice_of(tray)
    for die in dice:
        for animation in die.findChildren(QObject):
            if animation.inherits("QQuickNumberAnimation"):
                animation.setProperty("running", False)
    shown = []
    for step in range(int(duration_ms / FRAME_MS)):
        for die in dice:
            die.setProperty("flight", step * FRAME_MS / duration_ms)
        shown.append([seen(tray, die) for die in dice])
    return shown


def seen(tray: QQuickItem, die: QQuickItem) -> Seen:
    (strip,) = (item for item in die.findChildren(QQuickItem, "strip") if item.isVisible())
    corner, side = die.mapToItem(tray, QPointF(0, 0)), die.width() * die.scale()
    pose = (str(strip.property("source").fileName()), strip.property("first") + round(-strip.x() / die.width()))
    return pose, round(corner.x(), 1), round(corner.y(), 1), round(side, 1)


@cache
def bodies(name: str) -> list[Image.Image]:
    """Where the die covers each picture of this strip."""
    with Image.open(ASSETS / "dice" / name) as strip:
        alpha = strip.convert("RGBA").getchannel("A").point(lambda level: 255 if level >= BODY else 0)
    side = alpha.height
    return [alpha.crop((left, 0, left + side, side)) for left in range(0, alpha.width, side)]


def placed(die: Seen) -> tuple[Image.Image, Box]:
    """What the die covers, and where."""
    (name, number), x, y, side = die
    body = bodies(name)[number].resize((round(side), round(side)), Image.Resampling.NEAREST)
    left, top, right, bottom = body.getbbox() or (0, 0, 0, 0)
    at_x, at_y = round(x), round(y)
    return body.crop((left, top, right, bottom)), (at_x + left, at_y + top, at_x + right, at_y + bottom)


def wrong_in(shown: list[list[Seen]]) -> list[str]:
    """What must not be seen: a die over the edge of the box, or two dice in one place."""
    wrong = []
    for number, dice in enumerate(shown):
        covered = [placed(die) for die in dice]
        for index, (_, box) in enumerate(covered):
            if shared(box, INSIDE) != box:
                wrong.append(f"picture {number}: die {index} is cut off at {box}")
        for first, second in combinations(range(len(dice)), 2):
            if meet(covered[first], covered[second]):
                wrong.append(f"picture {number}: dice {first} and {second} meet")
    return wrong


def shared(first: Box, second: Box) -> Box:
    """The part that two boxes have in common; it has no size if there is none."""
    left, top = max(first[0], second[0]), max(first[1], second[1])
    return left, top, max(left, min(first[2], second[2])), max(top, min(first[3], second[3]))


def meet(first: tuple[Image.Image, Box], second: tuple[Image.Image, Box]) -> bool:
    """Whether two dice cover the same point."""
    left, top, right, bottom = shared(first[1], second[1])
    if left == right or top == bottom:
        return False
    parts = [body.crop((left - box[0], top - box[1], right - box[0], bottom - box[1])) for body, box in (first, second)]
    return ImageChops.multiply(*parts).getbbox() is not None


def alike(shown: list[list[Seen]]) -> list[int]:
    """The pictures in which a die has neither turned nor moved since the one before."""
    return [
        number
        for number, (before, after) in enumerate(pairwise(shown), 1)
        if any(one == other for one, other in zip(before, after, strict=True))
    ]


def test_the_dice_are_shaken_without_a_pose_twice_a_die_cut_off_or_two_that_meet(box: tuple[Dice, QQuickItem]) -> None:
    dice, tray = box
    for count in range(1, 5):
        dice.shake(count)
        QTest.qWait(1)
        shown = pictures(tray, SHAKE_MS)
        assert len(shown[0]) == count
        assert wrong_in(shown) == [], f"{count} dice"
        assert alike([*shown, shown[0]]) == [], f"{count} dice"
        for number in range(count):
            poses = [picture[number][0] for picture in shown]
            turned = [pose for pose, following in pairwise([*poses, poses[0]]) if pose != following]
            assert len(turned) == len(set(turned)) == 78, f"die {number} of {count} comes back to a pose"
        assert all(len({die[0] for die in picture}) == count for picture in shown), "no two show the same pose"


def test_the_dice_fall_without_a_pose_twice_a_die_cut_off_or_two_that_meet(box: tuple[Dice, QQuickItem]) -> None:
    dice, tray = box
    for faces in FALLS:
        dice.land(faces)
        QTest.qWait(1)
        shown = pictures(tray, FALL_MS)
        assert wrong_in(shown) == [], faces
        rolling = [picture for picture in shown if all(die[0][1] < 16 for die in picture)]
        assert alike(rolling) == [], faces
        for number, face in enumerate(faces):
            steps = [picture[number][0] for picture in shown]
            assert [frame for _, frame in dict.fromkeys(steps)] == list(range(20)), "every pose once, in order"
            assert {name for name, _ in steps} == {f"tumble-{'ab'[number % 2]}-{face}.png"}
        ends = [seen(tray, die)[1:] for die in dice_of(tray)]
        dice.rest(faces)
        places = [(round(die.x(), 1), round(die.y(), 1)) for die in dice_of(tray)]
        assert all(abs(x - 10 - at[0]) < 2 > abs(y - 10 - at[1]) for (x, y, _), at in zip(ends, places, strict=True))
