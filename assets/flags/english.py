"""The flag for English: half the Stars and Stripes, half the Union flag, divided from corner to corner."""

from typing import Final

from PIL import Image, ImageDraw

from assets.flags.field import HEIGHT, LARGER, WIDTH, Field
from assets.paint import Point
from assets.palette import Colour

WHITE: Final[Colour] = (255, 255, 255)
UNION_BLUE: Final[Colour] = (1, 33, 105)
UNION_RED: Final[Colour] = (200, 16, 46)
OLD_GLORY_BLUE: Final[Colour] = (10, 49, 97)
OLD_GLORY_RED: Final[Colour] = (179, 25, 66)


def english() -> Image.Image:
    """The two flags in one, with a thin white seam."""
    flag, union = stars_and_stripes(), union_flag()
    width, height = flag.size
    below = Image.new("L", flag.size)
    ImageDraw.Draw(below).polygon([(width, 0), (width, height), (0, height)], fill=255)
    flag.paste(union, mask=below)
    ImageDraw.Draw(flag).line([(0, height), (width, 0)], fill=WHITE, width=round(1.6 * LARGER))
    return flag


def union_flag() -> Image.Image:
    """Three crosses on blue; Saint Patrick's runs beside the middle of Saint Andrew's, turned like a windmill."""
    field, unit = Field(UNION_BLUE), HEIGHT / 30
    middle: Point = (WIDTH / 2, HEIGHT / 2)
    corners: list[Point] = [(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)]
    for corner in corners:
        field.bar(WHITE, middle, corner, -3 * unit, 3 * unit)
    for corner in corners:
        field.bar(UNION_RED, middle, corner, 0, 2 * unit)
    for colour, half in ((WHITE, 5 * unit), (UNION_RED, 3 * unit)):
        field.box(colour, middle[0] - half, 0, middle[0] + half, HEIGHT)
        field.box(colour, 0, middle[1] - half, WIDTH, middle[1] + half)
    return field.cloth


def stars_and_stripes() -> Image.Image:
    """Thirteen stripes, and as many stars as can be seen on so small a field."""
    field = Field(WHITE)
    stripe = HEIGHT / 13
    for index in range(0, 13, 2):
        field.box(OLD_GLORY_RED, 0, index * stripe, WIDTH, (index + 1) * stripe)
    right, low = WIDTH * 0.46, 7 * stripe
    field.box(OLD_GLORY_BLUE, 0, 0, right, low)
    for row in range(5):
        count = 5 if row % 2 == 0 else 4
        for column in range(count):
            across = (column + (0.5 if count == 5 else 1.0)) / 5
            field.star(WHITE, (across * right, (row + 0.5) / 5 * low), 2.7)
    return field.cloth
