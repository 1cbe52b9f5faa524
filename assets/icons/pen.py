"""A pen with a round point for drawing signs: one weight of line, in a square of 96 units."""

import math
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from assets.paint import Point

LETTERING: Final = Path(__file__).parents[1] / "fonts" / "Inter-Bold.otf"
SIDE: Final = 96
LARGER: Final = 8
WEIGHT: Final = 7.5
"""Of every line, in units: 2.8 pixels where a sign is 36 pixels across."""


class Pen:
    """Draws white into a black mask, or with ``rub`` black again."""

    def __init__(self) -> None:
        """Start with an empty sheet."""
        self.mask = Image.new("L", (SIDE * LARGER, SIDE * LARGER))
        self._draw = ImageDraw.Draw(self.mask)

    def line(self, *points: Point, weight: float = WEIGHT, rub: bool = False) -> None:
        """A line through the points, with round ends and corners."""
        scaled = [(x * LARGER, y * LARGER) for x, y in points]
        level = 0 if rub else 255
        self._draw.line(scaled, fill=level, width=round(weight * LARGER))
        for point in points:
            self.dot(point, weight / 2, rub=rub)

    def dot(self, centre: Point, radius: float, *, rub: bool = False) -> None:
        """A filled circle."""
        x, y = centre
        box = tuple(edge * LARGER for edge in (x - radius, y - radius, x + radius, y + radius))
        self._draw.ellipse((box[0], box[1], box[2], box[3]), fill=0 if rub else 255)

    def arc(self, centre: Point, radius: float, start: float, end: float, weight: float = WEIGHT) -> None:
        """A piece of a circle between two angles in degrees, clockwise from the right."""
        self.line(*bow(centre, radius, start, end), weight=weight)

    def ring(self, centre: Point, radius: float, weight: float = WEIGHT) -> None:
        """A circle."""
        self.dot(centre, radius + weight / 2)
        self.dot(centre, radius - weight / 2, rub=True)

    def shape(self, *corners: Point, round_by: float = 2.0, rub: bool = False) -> None:
        """A filled outline whose corners are rounded; ``round_by`` is added all round."""
        self._draw.polygon([(x * LARGER, y * LARGER) for x, y in corners], fill=0 if rub else 255)
        self.line(*corners, corners[0], weight=2 * round_by, rub=rub)

    def head(self, tip: Point, degrees: float, size: float = 17.0) -> None:
        """A filled arrowhead that points along an angle."""
        corners = [tip, *(ray(tip, size, degrees + 180 + side) for side in (-34.0, 34.0))]
        self.shape(*corners, round_by=1.6)

    def word(self, text: str, centre: Point, size: float, *, rub: bool = False) -> None:
        """Letters round a centre; ``size`` is the height of the face in units."""
        font = ImageFont.truetype(str(LETTERING), round(size * LARGER))
        left, top, right, bottom = font.getbbox(text, anchor="ls")
        x, y = centre[0] * LARGER - (left + right) / 2, centre[1] * LARGER - (top + bottom) / 2
        self._draw.text((x, y), text, font=font, fill=0 if rub else 255, anchor="ls")


def ray(start: Point, length: float, degrees: float) -> Point:
    """The point at a distance from another one, at an angle clockwise from the right."""
    return start[0] + length * math.cos(math.radians(degrees)), start[1] + length * math.sin(math.radians(degrees))


def bow(centre: Point, radius: float, start: float, end: float) -> list[Point]:
    """The points of a piece of a circle, two degrees apart."""
    steps = max(2, math.ceil(abs(end - start) / 2))
    return [ray(centre, radius, start + (end - start) * step / steps) for step in range(steps + 1)]


def turned(points: list[Point], degrees: float) -> list[Point]:
    """The points turned clockwise about the middle of the sheet."""
    cosine, sine, middle = math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), SIDE / 2
    return [
        (middle + (x - middle) * cosine - (y - middle) * sine, middle + (x - middle) * sine + (y - middle) * cosine)
        for x, y in points
    ]


def mirrored(points: list[Point]) -> list[Point]:
    """The points with left and right exchanged."""
    return [(SIDE - x, y) for x, y in points]
