"""A flag's cloth: stripes, crosses and stars on 96 by 64 units, larger than the finished picture."""

import math
from typing import Final

from PIL import Image, ImageDraw

from assets.paint import Point
from assets.palette import Colour

WIDTH: Final = 96
HEIGHT: Final = 64
LARGER: Final = 8


class Field:
    """Cloth of one colour to paint on; every measure is in units of the finished picture's pixels."""

    def __init__(self, colour: Colour) -> None:
        """Start with plain cloth."""
        self.cloth = Image.new("RGB", (WIDTH * LARGER, HEIGHT * LARGER), colour)
        self._draw = ImageDraw.Draw(self.cloth)

    def box(self, colour: Colour, left: float, top: float, right: float, bottom: float) -> None:
        """A rectangle."""
        self.shape(colour, (left, top), (right, top), (right, bottom), (left, bottom))

    def shape(self, colour: Colour, *corners: Point) -> None:
        """A filled outline."""
        self._draw.polygon([(x * LARGER, y * LARGER) for x, y in corners], fill=colour)

    def bar(self, colour: Colour, start: Point, end: Point, low: float, high: float) -> None:
        """A strip along a line, from ``low`` to ``high`` units beside it, left of the way being positive."""
        run = math.dist(start, end)
        across, down = (end[1] - start[1]) / run, (start[0] - end[0]) / run
        ends = ((start, low), (end, low), (end, high), (start, high))
        self.shape(colour, *((x + across * far, y + down * far) for (x, y), far in ends))

    def star(self, colour: Colour, centre: Point, radius: float, points: int = 5) -> None:
        """A star with one point upwards."""
        waist = 0.40 if points == 5 else 0.55
        spread = [math.radians(-90 + 180 * step / points) for step in range(2 * points)]
        far = [radius * (waist if step % 2 else 1.0) for step in range(2 * points)]
        corners = [
            (centre[0] + reach * math.cos(a), centre[1] + reach * math.sin(a))
            for a, reach in zip(spread, far, strict=True)
        ]
        self.shape(colour, *corners)

    def disc(self, colour: Colour, centre: Point, radius: float) -> None:
        """A filled circle."""
        x, y = centre
        box = tuple(edge * LARGER for edge in (x - radius, y - radius, x + radius, y + radius))
        self._draw.ellipse((box[0], box[1], box[2], box[3]), fill=colour)

    def rows(self, *stripes: tuple[Colour, float]) -> None:
        """Level stripes from the top, each with its share of the height."""
        whole, top = sum(share for _, share in stripes), 0.0
        for colour, share in stripes:
            bottom = top + HEIGHT * share / whole
            self.box(colour, 0, top, WIDTH, bottom)
            top = bottom

    def columns(self, *colours: Colour) -> None:
        """Upright stripes of one width from the left."""
        step = WIDTH / len(colours)
        for index, colour in enumerate(colours):
            self.box(colour, index * step, 0, (index + 1) * step, HEIGHT)
