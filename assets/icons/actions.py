"""The signs of what a touch does: go back, close, take back, repeat, clean ..."""

from assets.icons.pen import Pen, bow, mirrored, turned
from assets.paint import Point

UNDONE: list[Point] = [(16, 36), (58, 36), *bow((58, 56), 20, -90, 90), (34, 76)]
"""A way back: the line under the arrowhead of ``undo``."""


def back(pen: Pen) -> None:
    """An arrow to the left."""
    pen.line((16, 48), (80, 48))
    pen.line((42, 22), (16, 48), (42, 74))


def arrow_left(pen: Pen) -> None:
    """The page before."""
    pen.line((60, 18), (30, 48), (60, 78))


def arrow_right(pen: Pen) -> None:
    """The next page."""
    pen.line(*mirrored([(60, 18), (30, 48), (60, 78)]))


def close(pen: Pen) -> None:
    """A cross."""
    pen.line((19, 19), (77, 77))
    pen.line((77, 19), (19, 77))


def check(pen: Pen) -> None:
    """A tick."""
    pen.line((16, 50), (39, 73), (80, 25))


def minus(pen: Pen) -> None:
    """Less."""
    pen.line((18, 48), (78, 48))


def plus(pen: Pen) -> None:
    """More."""
    minus(pen)
    pen.line((48, 18), (48, 78))


def undo(pen: Pen) -> None:
    """An arrow that turns back to the left."""
    pen.line(*UNDONE)
    pen.line((34, 18), (16, 36), (34, 54))


def redo(pen: Pen) -> None:
    """The same to the right."""
    pen.line(*mirrored(UNDONE))
    pen.line(*mirrored([(34, 18), (16, 36), (34, 54)]))


def repeat(pen: Pen) -> None:
    """Two arrows that run after each other."""
    for half in (0.0, 180.0):
        pen.line(*turned(bow((48, 48), 35, 196, 318), half))
        tip = turned([(84.5, 42.5)], half)[0]
        pen.head(tip, 66 + half, 21)


def auto_repeat(pen: Pen) -> None:
    """The same round an A: by itself."""
    repeat(pen)
    pen.word("A", (48, 47.5), 46)


def clean(pen: Pen) -> None:
    """A drop and what it leaves: sparkling glass."""
    sides = [(34.0, 20.0), *bow((34, 62), 21, -32, 212), (34.0, 20.0)]
    pen.line(*sides)
    sparkle(pen, (70, 32), 22)
    sparkle(pen, (76, 71), 13)


def sparkle(pen: Pen, centre: Point, reach: float) -> None:
    """A star of four thin points."""
    x, y = centre
    waist = 0.2 * reach
    points = [(0, -reach), (waist, -waist), (reach, 0), (waist, waist)]
    points += [(-a, -b) for a, b in points]
    pen.shape(*((x + a, y + b) for a, b in points), round_by=1.2)
