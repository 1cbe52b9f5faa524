"""The shapes that stand on a chip's edge: each gives the outlines of one spot, round the chip's middle at (0, 0)."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from assets.paint import Point, sector

Outlines = list[list[Point]]
HUB: Final[Point] = (0.0, 0.0)


@dataclass(frozen=True)
class Band:
    """The ring of clay round the printed centre, in pixels of the oversampled picture."""

    inner: float
    outer: float

    @property
    def middle(self) -> float:
        """The radius halfway across."""
        return (self.inner + self.outer) / 2

    @property
    def width(self) -> float:
        """From the inner to the outer circle."""
        return self.outer - self.inner

    def across(self, share: float) -> float:
        """The radius at a share of the way from the inner (0) to the outer circle (1)."""
        return self.inner + share * self.width


def block(band: Band, middle: float) -> Outlines:
    """A broad spot whose sides are straight across the band."""
    return [sector(HUB, band.inner, band.outer, middle - 11.5, middle + 11.5)]


def twin(band: Band, middle: float) -> Outlines:
    """Two narrow spots side by side."""
    return [sector(HUB, band.inner, band.outer, middle + side - 5, middle + side + 5) for side in (-8.0, 8.0)]


def triple(band: Band, middle: float) -> Outlines:
    """Three narrow spots side by side."""
    return [sector(HUB, band.inner, band.outer, middle + side - 3.6, middle + side + 3.6) for side in (-13.0, 0, 13.0)]


def stripe(band: Band, middle: float) -> Outlines:
    """One narrow spot."""
    return [sector(HUB, band.inner, band.outer, middle - 5, middle + 5)]


def wedge(band: Band, middle: float) -> Outlines:
    """A triangle standing on the rim."""
    base = sector(HUB, band.outer - 1, band.outer, middle - 12.5, middle + 12.5)
    return [[*base[: len(base) // 2], polar(band.across(0.09), middle)]]


def diamond(band: Band, middle: float) -> Outlines:
    """A square on its corner that reaches across the band."""
    half = math.degrees(0.44 * band.width / band.middle)
    corners = [(0.94, 0.0), (0.5, half), (0.06, 0.0), (0.5, -half)]
    return [[polar(band.across(share), middle + aside) for share, aside in corners]]


def round_spot(band: Band, middle: float) -> Outlines:
    """A dot in the middle of the band."""
    return [around(polar(band.middle, middle), [0.374 * band.width] * 48, middle)]


def star(band: Band, middle: float) -> Outlines:
    """A star of five points, one of them outwards."""
    return [around(polar(band.across(0.48), middle), [0.5 * band.width, 0.21 * band.width] * 5, middle)]


def cross(band: Band, middle: float) -> Outlines:
    """An upright cross."""
    long, thick = 0.42 * band.width, 0.13 * band.width
    arms = [(long, thick), (thick, thick), (thick, long), (-thick, long), (-thick, thick), (-long, thick)]
    outline = arms + [(-x, -y) for x, y in arms]
    return [[shifted(polar(band.middle, middle), turned(point, middle)) for point in outline]]


def chevron(band: Band, middle: float) -> Outlines:
    """An arrowhead that points clockwise."""
    reach, thick = math.degrees(0.3 * band.width / band.middle), math.degrees(0.36 * band.width / band.middle)
    front = [(0.04, -reach), (0.5, reach), (0.96, -reach)]
    back = [(share, aside - thick) for share, aside in reversed(front)]
    return [[polar(band.across(share), middle + aside) for share, aside in front + back]]


def scallop(band: Band, middle: float) -> Outlines:
    """Half a disc that hangs from the rim."""
    return [around(polar(band.outer, middle), [0.62 * band.width] * 48, middle)]


def rings(*bounds: tuple[float, float]) -> Callable[[Band, float], Outlines]:
    """Closed rings between the given shares of the band."""

    def ringed(band: Band, middle: float) -> Outlines:
        return [
            sector(HUB, band.across(low), band.across(high), middle + start, middle + start + 181)
            for low, high in bounds
            for start in (0, 180)
        ]

    return ringed


def zigzag(band: Band, middle: float) -> Outlines:
    """A line that runs up and down all the way round."""
    teeth, thick = 12, 0.15
    corners = [(middle + 180 * step / teeth, 0.72 if step % 2 else 0.28) for step in range(2 * teeth + 1)]
    return [
        [
            polar(band.across(height + side), angle)
            for (angle, height), side in ((first, thick), (second, thick), (second, -thick), (first, -thick))
        ]
        for first, second in pairwise(corners)
    ]


def polar(radius: float, degrees: float) -> Point:
    """The point so far from the middle, at an angle clockwise from the right."""
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def turned(point: Point, degrees: float) -> Point:
    """The point turned clockwise about the middle."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine


def shifted(point: Point, by: Point) -> Point:
    """The point moved."""
    return point[0] + by[0], point[1] + by[1]


def around(centre: Point, radii: list[float], first: float) -> list[Point]:
    """A closed outline whose corners lie at the given distances, evenly round a centre from an angle in degrees on."""
    step = 360 / len(radii)
    return [shifted(centre, polar(radius, first + step * index)) for index, radius in enumerate(radii)]


SHAPES: Final[dict[str, Callable[[Band, float], Outlines]]] = {
    "block": block,
    "twin": twin,
    "triple": triple,
    "stripe": stripe,
    "wedge": wedge,
    "diamond": diamond,
    "round": round_spot,
    "star": star,
    "cross": cross,
    "chevron": chevron,
    "scallop": scallop,
    "ring": rings((0.34, 0.66)),
    "double ring": rings((0.14, 0.38), (0.62, 0.86)),
    "zigzag": zigzag,
}
HALF_WIDTHS: Final[dict[str, list[tuple[float, float]]]] = {
    "block": [(-11.5, 11.5)],
    "twin": [(-13.0, -3.0), (3.0, 13.0)],
    "stripe": [(-5.0, 5.0)],
    "wedge": [(-12.5, 12.5)],
    "diamond": [(-3.0, 3.0)],
    "round": [(-5.0, 5.0)],
}
"""Where a spot's colour begins and ends on the chip's side, in degrees from the middle of the spot."""
