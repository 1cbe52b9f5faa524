"""The flags with a coat of arms, simplified to what can be seen at their size: Spain and Slovenia."""

import math
from typing import Final

from PIL import Image

from assets.flags.field import Field
from assets.paint import Point
from assets.palette import Colour

WHITE: Final[Colour] = (255, 255, 255)
SPAIN_RED: Final[Colour] = (173, 21, 25)
SPAIN_GOLD: Final[Colour] = (250, 189, 0)
CROWN: Final[Colour] = (203, 142, 20)
STONE: Final[Colour] = (232, 232, 226)
GRANADA: Final[Colour] = (0, 84, 150)
LION: Final[Colour] = (128, 40, 110)
SLOVENE_BLUE: Final[Colour] = (0, 82, 165)
SLOVENE_RED: Final[Colour] = (227, 28, 36)
SLOVENE_GOLD: Final[Colour] = (255, 215, 60)


def spain() -> Image.Image:
    """Red, gold, red; on the gold the quartered shield between the pillars, under the crown."""
    field = Field(SPAIN_GOLD)
    field.rows((SPAIN_RED, 1), (SPAIN_GOLD, 2), (SPAIN_RED, 1))
    for x in (19.5, 44.5):
        pillar(field, x)
    shield = hanging((32, 27), 8.2, 20)
    field.shape(SPAIN_RED, *hanging((32, 26.2), 9.2, 21.8))
    field.shape(WHITE, *shield)
    quarter(field)
    crown(field, (32, 25.2), 8.0)
    return field.cloth


def pillar(field: Field, x: float) -> None:
    """A pillar of Hercules on the waves, with its crown and a turn of the ribbon."""
    field.box(STONE, x - 1.8, 26.5, x + 1.8, 44)
    field.box(CROWN, x - 2.8, 25, x + 2.8, 27)
    field.box(CROWN, x - 2.8, 43, x + 2.8, 45)
    field.box(GRANADA, x - 3.4, 45, x + 3.4, 47)
    field.shape(CROWN, (x - 2.4, 22.2), (x, 23.6), (x + 2.4, 22.2), (x + 1.9, 25), (x - 1.9, 25))
    field.bar(SPAIN_RED, (x - 3.6, 37.5), (x + 3.6, 33.5), -1.1, 1.1)


def quarter(field: Field) -> None:
    """Castile, León, Aragon and Navarre, and the lilies in the middle."""
    field.box(SPAIN_RED, 24.2, 27, 32, 36.2)
    field.box(SPAIN_GOLD, 26.2, 30, 30, 34)
    field.box(SPAIN_GOLD, 27.3, 28.4, 28.9, 31)
    field.shape(LION, (34.2, 33.8), (34.6, 29.2), (37.2, 28.6), (38.4, 31.2), (37.6, 34.4))
    low = [(x, y) for x, y in hanging((32, 27), 8.2, 20) if y >= 36.1]
    left = [(x, y) for x, y in low if x <= 32]
    right = [(x, y) for x, y in low if x >= 32]
    field.shape(SPAIN_GOLD, *left, (32, 47), (32, 36.2), (23.8, 36.2))
    field.shape(SPAIN_RED, (32, 36.2), (40.2, 36.2), *right, (32, 47))
    for x in (26.4, 29.4):
        field.box(SPAIN_RED, x - 0.75, 36.2, x + 0.75, 44.2)
    field.star(SPAIN_GOLD, (35.7, 40.4), 2.8, points=8)
    field.disc(SPAIN_RED, (32, 36.4), 3.2)
    field.disc(GRANADA, (32, 36.4), 2.4)


def crown(field: Field, foot: Point, half: float) -> None:
    """A crown with three arches that stands on its foot."""
    x, y = foot
    field.shape(CROWN, (x - half, y - 7), (x - half + 2, y - 1.4), (x + half - 2, y - 1.4), (x + half, y - 7))
    for across, high in ((-5.2, 7.6), (0.0, 8.8), (5.2, 7.6)):
        field.disc(CROWN, (x + across, y - high + 2.6), 3.2)
    field.box(SPAIN_RED, x - half + 1.8, y - 2.8, x + half - 1.8, y - 1.0)
    field.box(CROWN, x - half + 1.2, y - 1.4, x + half - 1.2, y + 0.6)
    field.disc(CROWN, (x, y - 9.6), 1.3)


def hanging(top: Point, half: float, height: float) -> list[Point]:
    """A shield's outline with a round foot; ``top`` is the middle of its upper edge."""
    x, y = top
    straight = height - half
    foot = [math.radians(180 * step / 24) for step in range(25)]
    return [
        (x - half, y),
        (x + half, y),
        *((x + half * math.cos(a), y + straight + half * math.sin(a)) for a in foot),
    ]


def slovenia() -> Image.Image:
    """White, blue, red; across the upper two the shield with Triglav, the two rivers and Celje's stars."""
    field = Field(WHITE)
    field.rows((WHITE, 1), (SLOVENE_BLUE, 1), (SLOVENE_RED, 1))
    left, right, top, tip = 14.0, 36.0, 8.0, 37.0
    field.shape(SLOVENE_RED, *pointed(left - 1.6, right + 1.6, top, tip + 1.6))
    inside = pointed(left, right, top, tip)
    field.shape(SLOVENE_BLUE, *inside)
    middle = (left + right) / 2
    peaks = [(left + 0.7, 29.5), (18.4, 23), (20, 25), (middle, 16.5), (30, 25), (31.6, 23), (right - 0.7, 29.5)]
    field.shape(WHITE, *peaks, (right - 4, 32), (middle, tip - 0.8), (left + 4, 32))
    for height in (28.6, 32.0):
        wave(field, middle, height, 7.6 - (height - 28.6) * 0.85)
    for star in ((21.2, 11.6), (28.8, 11.6), (25.0, 15.4)):
        field.star(SLOVENE_GOLD, star, 2.3, points=6)
    return field.cloth


def pointed(left: float, right: float, top: float, tip: float) -> list[Point]:
    """A shield's outline that narrows to a blunt tip."""
    middle, half, height = (left + right) / 2, (right - left) / 2, tip - top
    side = [(1.0, 0.0), (0.99, 0.45), (0.92, 0.66), (0.72, 0.83), (0.4, 0.95), (0.0, 1.0)]
    outline = [(middle + half * across, top + height * down) for across, down in side]
    return outline + [(2 * middle - x, y) for x, y in reversed(outline)]


def wave(field: Field, middle: float, height: float, half: float) -> None:
    """A river on the mountain: a wavy line."""
    steps = [step / 40 for step in range(41)]
    upper = [
        (middle - half + 2 * half * share, height + 0.9 * math.cos(5 * math.pi * (share - 0.5))) for share in steps
    ]
    field.shape(SLOVENE_BLUE, *upper, *((x, y + 1.5) for x, y in reversed(upper)))
