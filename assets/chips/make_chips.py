"""Draws the chips: ``python -m assets.chips.make_chips``.

A chip carries no numeral: the screen sets the value in the quiet centre. Each value is told apart without colour as
well, by the number and the shape of the spots on its edge.
"""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image

from assets.paint import (
    OVERSAMPLING,
    Point,
    blurred,
    disc,
    lay,
    polygons,
    ramp,
    reduce,
    ring,
    save,
    sector,
    sheet,
    within,
)
from assets.palette import GOLD, INK, IVORY, Colour, mix

FOLDER: Final = Path(__file__).parent
SIDE: Final = 160
EDGE_HEIGHT: Final = 24
LARGE: Final = (SIDE * OVERSAMPLING, SIDE * OVERSAMPLING)
CENTRE: Final[Point] = (LARGE[0] / 2, LARGE[1] / 2)
RIM: Final = 77.0 * OVERSAMPLING
BAND: Final = 54.0 * OVERSAMPLING
INLAY: Final = 47.0 * OVERSAMPLING
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)


@dataclass(frozen=True)
class Design:
    """How the chip of one value looks."""

    body: Colour
    spot: Colour
    spots: int
    shape: str
    """One of the names in ``SHAPES``."""
    inlay: Colour
    trim: Colour
    """The colour of the thin ring round the inlay and of the small marks on it."""


DESIGNS: Final[dict[int, Design]] = {
    10: Design((120, 186, 226), (24, 62, 104), 8, "stripe", (238, 246, 250), (36, 92, 146)),
    25: Design((232, 112, 106), (255, 236, 214), 3, "block", (252, 236, 226), (190, 66, 66)),
    50: Design((226, 120, 34), IVORY, 5, "block", (252, 240, 222), (150, 70, 10)),
    100: Design((236, 232, 222), (34, 74, 128), 4, "twin", (247, 243, 232), (34, 74, 128)),
    200: Design((28, 150, 150), (236, 250, 244), 4, "round", (236, 246, 242), (8, 92, 96)),
    500: Design((186, 22, 34), IVORY, 6, "block", (248, 238, 220), (150, 14, 26)),
    1000: Design((26, 78, 166), IVORY, 6, "wedge", (238, 242, 248), (16, 54, 124)),
    2000: Design((112, 120, 128), (250, 226, 120), 3, "twin", (242, 242, 238), (66, 74, 84)),
    2500: Design((14, 122, 66), IVORY, 8, "wedge", (240, 240, 222), (10, 92, 50)),
    5000: Design((110, 62, 30), (248, 210, 150), 6, "round", (248, 236, 216), (92, 46, 18)),
    10000: Design((28, 29, 33), IVORY, 5, "twin", (20, 21, 24), GOLD),
    50000: Design((96, 42, 138), (246, 202, 92), 8, "round", (44, 18, 68), (246, 202, 92)),
    100000: Design((240, 186, 34), (36, 26, 14), 12, "stripe", (252, 240, 196), (138, 92, 8)),
}
"""The design of each value in cents."""


def block(middle: float) -> list[list[Point]]:
    """A broad spot whose sides are straight across the band."""
    return [sector(CENTRE, BAND, RIM, middle - 11.5, middle + 11.5)]


def twin(middle: float) -> list[list[Point]]:
    """Two narrow spots side by side."""
    return [sector(CENTRE, BAND, RIM, middle + side - 5, middle + side + 5) for side in (-8.0, 8.0)]


def stripe(middle: float) -> list[list[Point]]:
    """One narrow spot."""
    return [sector(CENTRE, BAND, RIM, middle - 5, middle + 5)]


def wedge(middle: float) -> list[list[Point]]:
    """A triangle standing on the rim."""
    base = sector(CENTRE, RIM - 1, RIM, middle - 12.5, middle + 12.5)
    rim = base[: len(base) // 2]
    angle = math.radians(middle)
    reach = BAND + 2 * OVERSAMPLING
    return [[*rim, (CENTRE[0] + reach * math.cos(angle), CENTRE[1] + reach * math.sin(angle))]]


def round_spot(middle: float) -> list[list[Point]]:
    """A dot in the middle of the band."""
    angle, far, radius = math.radians(middle), (RIM + BAND) / 2, 8.6 * OVERSAMPLING
    x, y = CENTRE[0] + far * math.cos(angle), CENTRE[1] + far * math.sin(angle)
    turns = [math.tau * step / 48 for step in range(48)]
    return [[(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]]


SHAPES: Final = {"block": block, "twin": twin, "stripe": stripe, "wedge": wedge, "round": round_spot}
HALF_WIDTHS: Final[dict[str, list[tuple[float, float]]]] = {
    "block": [(-11.5, 11.5)],
    "twin": [(-13.0, -3.0), (3.0, 13.0)],
    "stripe": [(-5.0, 5.0)],
    "wedge": [(-12.5, 12.5)],
    "round": [(-5.0, 5.0)],
}
"""Where a spot's colour begins and ends on the chip's side, in degrees from the middle of the spot."""


def middles(design: Design) -> list[float]:
    """The angles of the spots in degrees; the first one is at the top."""
    return [-90 + 360 * spot / design.spots for spot in range(design.spots)]


def paint_band(chip: Image.Image, design: Design) -> None:
    """The clay: body colour, spots, and the turned grooves that bound them."""
    lay(chip, design.body, disc(LARGE, CENTRE, RIM))
    outlines = [outline for middle in middles(design) for outline in SHAPES[design.shape](middle)]
    lay(chip, design.spot, polygons(LARGE, outlines))
    lay(chip, mix(design.body, BLACK, 0.35), ring(LARGE, CENTRE, RIM - 1.2 * OVERSAMPLING, RIM), 0.8)


def paint_inlay(chip: Image.Image, design: Design) -> None:
    """The printed centre: a sunk disc, a trim ring with small marks, and a quiet middle."""
    unit = OVERSAMPLING
    lay(chip, BLACK, blurred(disc(LARGE, (CENTRE[0], CENTRE[1]), BAND + 0.6 * unit), 1.4 * unit), 0.45)
    lay(chip, design.trim, disc(LARGE, CENTRE, BAND - 0.6 * unit))
    marks = [sector(CENTRE, INLAY + 1.6 * unit, BAND - 2.4 * unit, a - 2.2, a + 2.2) for a in range(0, 360, 15)]
    lay(chip, mix(design.trim, WHITE, 0.72), polygons(LARGE, marks), 0.75)
    lay(chip, design.inlay, disc(LARGE, CENTRE, INLAY))


def paint_light(chip: Image.Image) -> None:
    """Light from the top left: a bevel on the rim, a hollow round the inlay, a soft sheen across the whole."""
    unit = OVERSAMPLING
    lit = ramp(LARGE)
    dark = lit.point(lambda level: 255 - level)
    body = disc(LARGE, CENTRE, RIM)
    bevel = within(blurred(ring(LARGE, CENTRE, RIM - 3.4 * unit, RIM + 4 * unit), 1.3 * unit), body)
    lay(chip, WHITE, within(bevel, lit.point(lambda level: max(0, level - 128) * 2)), 0.9)
    lay(chip, BLACK, within(bevel, dark.point(lambda level: max(0, level - 128) * 2)), 0.75)
    lip = blurred(ring(LARGE, CENTRE, INLAY - 2.4 * unit, INLAY + 0.4 * unit), 0.9 * unit)
    inside = disc(LARGE, CENTRE, INLAY)
    lay(chip, BLACK, within(lip, inside, lit), 0.5)
    lay(chip, WHITE, within(lip, inside, dark), 0.5)
    lay(chip, WHITE, within(body, lit.point(lambda level: max(0, level - 120))), 0.34)
    lay(chip, BLACK, within(body, dark.point(lambda level: max(0, level - 120))), 0.42)


def top(design: Design) -> Image.Image:
    """The chip seen straight from above."""
    chip = sheet(LARGE)
    paint_band(chip, design)
    paint_inlay(chip, design)
    paint_light(chip)
    return reduce(chip)


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


def stack_shadow() -> Image.Image:
    """The soft shadow of a chip or a stack: dark where it touches the felt, wide to the bottom right."""
    size = (200 * 2, 200 * 2)
    picture = sheet(size)
    lay(picture, INK, blurred(disc(size, (216, 220), 148), 26), 0.62)
    lay(picture, INK, blurred(disc(size, (204, 206), 152), 9), 0.45)
    return reduce(picture, 2)


def halo() -> Image.Image:
    """A ring of light for a chip that may be touched or has just won."""
    size = (200 * OVERSAMPLING, 200 * OVERSAMPLING)
    centre, unit = (size[0] / 2, size[1] / 2), OVERSAMPLING
    picture = sheet(size)
    bright = mix(GOLD, WHITE, 0.55)
    lay(picture, GOLD, blurred(ring(size, centre, 80 * unit, 88 * unit), 6 * unit), 0.95)
    lay(picture, bright, blurred(ring(size, centre, 81 * unit, 86 * unit), 0.8 * unit), 0.95)
    return reduce(picture)


def main() -> None:
    """Draw every chip picture."""
    for cents, design in DESIGNS.items():
        save(top(design), FOLDER / f"{cents}.png")
        save(edge(design), FOLDER / f"chip-edge-{cents}.png")
    save(stack_shadow(), FOLDER / "stack-shadow.png")
    save(halo(), FOLDER / "halo.png")


if __name__ == "__main__":
    main()
