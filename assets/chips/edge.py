"""A chip seen from the side, for stacks in a rack."""

import math
from typing import Final

from PIL import Image

from assets.chips.designs import Design
from assets.chips.shapes import HALF_WIDTHS
from assets.chips.top import BLACK, CENTRE, LARGE, RIM, WHITE, middles
from assets.paint import OVERSAMPLING, Point, blurred, lay, polygons, reduce, sheet, within

EDGE_HEIGHT: Final = 24


def across(angle: float) -> float:
    """Where a point of the rim, ``angle`` degrees from the front, stands in the side view."""
    bound = math.radians(max(-90.0, min(90.0, angle)))
    return CENTRE[0] + RIM * math.sin(bound)


def edge(design: Design) -> Image.Image:
    """The chip's side: spots foreshortened round the cylinder, the rims rounded, the turn away from the light dark."""
    size = (LARGE[0], EDGE_HEIGHT * OVERSAMPLING)
    left, right, high, low = across(-90), across(90), 1.0 * OVERSAMPLING, size[1] - 1.0 * OVERSAMPLING
    picture = sheet(size)
    body = polygons(size, [rounded_box(left, high, right, low, 4.0 * OVERSAMPLING)])
    lay(picture, design.body, body)
    bars = [
        (across(middle - 90 + start), across(middle - 90 + end))
        for middle in middles(design)
        for start, end in HALF_WIDTHS[design.shape]
        if abs((middle - 90 + 180) % 360 - 180) < 105
    ]
    boxes = [[(a, high), (b, high), (b, low), (a, low)] for a, b in wrapped(bars) if b > a]
    lay(picture, design.spot, within(polygons(size, boxes), body))
    shade_edge(picture, body)
    return reduce(picture)


def wrapped(bars: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The bars that have any width after foreshortening."""
    return [(a, b) for a, b in bars if b - a > 0.5]


def rounded_box(left: float, high: float, right: float, low: float, radius: float) -> list[Point]:
    """The outline of a box with rounded corners."""
    corners = [(right - radius, low - radius, 0), (left + radius, low - radius, 90)]
    corners += [(left + radius, high + radius, 180), (right - radius, high + radius, 270)]
    outline: list[Point] = []
    for x, y, start in corners:
        angles = [math.radians(start + step * 9) for step in range(11)]
        outline += [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
    return outline


def shade_edge(picture: Image.Image, body: Image.Image) -> None:
    """Light on the side view: a cylinder lit from the left, a bright upper rim, a dark lower one."""
    width, height = picture.size
    light = bytes(round(255 * max(0.0, 1 - abs(x / width - 0.34) / 0.5) ** 1.5) for x in range(width))
    dark = bytes(round(255 * min(1.0, (abs(x / width - 0.42) / 0.58) ** 2.2)) for x in range(width))
    lay(picture, WHITE, within(body, Image.frombytes("L", (width, 1), light).resize((width, height))), 0.16)
    lay(picture, BLACK, within(body, Image.frombytes("L", (width, 1), dark).resize((width, height))), 0.62)
    unit = OVERSAMPLING
    upper = polygons((width, height), [[(0, 0), (width, 0), (width, 3.2 * unit), (0, 3.2 * unit)]])
    lower = polygons(
        (width, height), [[(0, height - 5 * unit), (width, height - 5 * unit), (width, height), (0, height)]]
    )
    lay(picture, WHITE, within(body, blurred(upper, 1.0 * unit)), 0.42)
    lay(picture, BLACK, within(body, blurred(lower, 1.6 * unit)), 0.5)
