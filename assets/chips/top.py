"""A chip seen straight from above: the clay with its spots, the printed centre, and the light on both."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from assets.chips.designs import Design
from assets.chips.shapes import SHAPES, Band
from assets.paint import OVERSAMPLING, Point, blurred, disc, lay, polygons, ramp, reduce, ring, sector, sheet, within
from assets.palette import Colour, mix

SIDE: Final = 160
LARGE: Final = (SIDE * OVERSAMPLING, SIDE * OVERSAMPLING)
CENTRE: Final[Point] = (LARGE[0] / 2, LARGE[1] / 2)
RIM: Final = 77.0 * OVERSAMPLING
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)


@dataclass(frozen=True)
class Mould:
    """The measures of all chips of a set."""

    band: Band
    inlay: float
    """Radius of the printed centre, in pixels of the oversampled picture."""
    milled: bool
    """Whether small marks stand on the ring round the centre."""


USUAL: Final = Mould(Band(54.0 * OVERSAMPLING, RIM), 47.0 * OVERSAMPLING, milled=True)
MARKED_MOULD: Final = Mould(Band(48.0 * OVERSAMPLING, RIM), 45.0 * OVERSAMPLING, milled=False)


def middles(design: Design) -> list[float]:
    """The angles of the spots in degrees; the first one is at the top."""
    return [-90 + 360 * spot / design.spots for spot in range(design.spots)]


def paint_band(chip: Image.Image, design: Design, band: Band) -> None:
    """The clay: body colour, spots, and the turned grooves that bound them."""
    lay(chip, design.body, disc(LARGE, CENTRE, RIM))
    outlines = [
        [(CENTRE[0] + x, CENTRE[1] + y) for x, y in outline]
        for middle in middles(design)
        for outline in SHAPES[design.shape](band, middle)
    ]
    lay(chip, design.spot, within(polygons(LARGE, outlines), disc(LARGE, CENTRE, band.outer)))
    lay(chip, mix(design.body, BLACK, 0.35), ring(LARGE, CENTRE, RIM - 1.2 * OVERSAMPLING, RIM), 0.8)


def paint_inlay(chip: Image.Image, design: Design, mould: Mould) -> None:
    """The printed centre: a sunk disc, a trim ring with or without small marks, and a quiet middle."""
    unit, foot = OVERSAMPLING, mould.band.inner
    lay(chip, BLACK, blurred(disc(LARGE, CENTRE, foot + 0.6 * unit), 1.4 * unit), 0.45)
    lay(chip, design.trim, disc(LARGE, CENTRE, foot - 0.6 * unit))
    if mould.milled:
        low, high = mould.inlay + 1.6 * unit, foot - 2.4 * unit
        marks = [sector(CENTRE, low, high, angle - 2.2, angle + 2.2) for angle in range(0, 360, 15)]
        lay(chip, mix(design.trim, WHITE, 0.72), polygons(LARGE, marks), 0.75)
    lay(chip, design.inlay, disc(LARGE, CENTRE, mould.inlay))


def paint_light(chip: Image.Image, inlay: float) -> None:
    """Light from the top left: a bevel on the rim, a hollow round the inlay, a soft sheen across the whole."""
    unit = OVERSAMPLING
    lit = ramp(LARGE)
    dark = lit.point(lambda level: 255 - level)
    body = disc(LARGE, CENTRE, RIM)
    bevel = within(blurred(ring(LARGE, CENTRE, RIM - 3.4 * unit, RIM + 4 * unit), 1.3 * unit), body)
    lay(chip, WHITE, within(bevel, lit.point(lambda level: max(0, level - 128) * 2)), 0.9)
    lay(chip, BLACK, within(bevel, dark.point(lambda level: max(0, level - 128) * 2)), 0.75)
    lip = blurred(ring(LARGE, CENTRE, inlay - 2.4 * unit, inlay + 0.4 * unit), 0.9 * unit)
    inside = disc(LARGE, CENTRE, inlay)
    lay(chip, BLACK, within(lip, inside, lit), 0.5)
    lay(chip, WHITE, within(lip, inside, dark), 0.5)
    lay(chip, WHITE, within(body, lit.point(lambda level: max(0, level - 120))), 0.34)
    lay(chip, BLACK, within(body, dark.point(lambda level: max(0, level - 120))), 0.42)


def top(design: Design, mould: Mould) -> Image.Image:
    """The chip seen straight from above."""
    chip = sheet(LARGE)
    paint_band(chip, design, mould.band)
    paint_inlay(chip, design, mould)
    paint_light(chip, mould.inlay)
    return reduce(chip)
