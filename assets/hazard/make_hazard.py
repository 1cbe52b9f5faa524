"""Draws the table of Hazard, as in an eighteenth-century club: ``python -m assets.hazard.make_hazard``."""

import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from assets.felt.make_felt import dyed, smooth, weave
from assets.paint import OVERSAMPLING, Point, blurred, disc, lay, polygons, reduce, save, seamless_noise, sheet
from assets.palette import BAIZE, BRASS, INK, MAHOGANY, Colour, mix

FOLDER: Final = Path(__file__).parent
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)
FLAME: Final[Colour] = (255, 214, 130)
LIGHT: Final = (320, 150)
"""Light has no edges, so that a small picture is enough."""
CANDLES: Final = ((0.078, 0.16), (0.922, 0.16))
"""Where the two flames are, in parts of the light's width and height."""
FRAME: Final = (1528, 724)
PLATE: Final = (300, 260)
STICK: Final = (150, 420)
FLOURISH: Final = (520, 120)


def light() -> Image.Image:
    """Two pools of candle light that meet on the table, and the dark of the room beyond."""
    width, height = LIGHT
    dither = random.Random(51)  # noqa: S311 - breaks up bands, guards nothing
    pixels = bytearray()
    for y in range(height):
        for x in range(width):
            near = [math.hypot((x / width - a) / 0.50, (y / height - b) / 0.95) for a, b in CANDLES]
            lit = [0.17 * math.exp(-((far / 0.36) ** 2)) + 0.22 * math.exp(-((far / 0.15) ** 2)) for far in near]
            middle = math.hypot((x / width - 0.5) / 0.55, (y / height - 0.45) / 0.75)
            warm = sum(lit) + 0.06 * math.exp(-(middle**2))
            dark = 0.16 + 0.40 * smooth((y / height - 0.55) / 0.75) + 0.12 * smooth((0.16 - y / height) / 0.16)
            cover = warm + dark * (1 - warm)
            share = warm / cover if cover else 0.0
            colour = (round(level * share) for level in (255, 190, 96))
            pixels += bytes((*colour, min(255, int(cover * 255 + dither.random()))))
    return Image.frombytes("RGBA", LIGHT, bytes(pixels))


def wood(size: tuple[int, int], seed: int) -> Image.Image:
    """Polished mahogany: long veins, a slow figure in the grain, and pores."""
    veins = seamless_noise(size, (30.0, 0.8), seed)
    figure = seamless_noise(size, (22.0, 7.0), seed + 1)
    pores = seamless_noise(size, (3.0, 0.4), seed + 2)
    return dyed(Image.blend(Image.blend(veins, figure, 0.5), pores, 0.25), MAHOGANY, 0.42)


def frame() -> Image.Image:
    """The table's edge: mahogany, brass lines let into it, and its shadow on the baize; nothing in the middle."""
    unit = 2
    size = (FRAME[0] * unit, FRAME[1] * unit)
    picture = sheet(size)
    along = wood(FRAME, 61).resize(size, Image.Resampling.BICUBIC).convert("RGBA")
    upright = wood((FRAME[1], 160), 64).resize((size[1], 160 * unit), Image.Resampling.BICUBIC).convert("RGBA")
    for x, turn in ((0, Image.Transpose.ROTATE_90), (size[0] - 160 * unit, Image.Transpose.ROTATE_270)):
        depth = 40 * unit
        side = [(x, 0), (x + depth, depth), (x + depth, size[1] - depth), (x, size[1])]
        if x:
            side = [(size[0], 0), (size[0] - depth, depth), (size[0] - depth, size[1] - depth), (size[0], size[1])]
        along.paste(upright.transpose(turn), (x, 0), polygons(size, [side]).crop((x, 0, x + 160 * unit, size[1])))
    band = rounded(size, 0, 14 * unit)
    hole = rounded(size, 38 * unit, 10 * unit)
    lay(picture, BLACK, blurred(ImageChops.subtract(band, rounded(size, 44 * unit, 10 * unit)), 5 * unit), 0.85)
    picture.paste(along, mask=ImageChops.subtract(band, hole))
    roll(picture, size, unit)
    lines = ((20, BRASS, 2.4), (24.4, mix(BRASS, BLACK, 0.7), 1.4), (37, mix(BRASS, WHITE, 0.25), 1.4))
    for inset, colour, width in lines:
        line = ImageChops.subtract(
            rounded(size, inset * unit, 11 * unit), rounded(size, (inset + width) * unit, 10 * unit)
        )
        lay(picture, colour, line)
    return reduce(picture, unit)


def roll(picture: Image.Image, size: tuple[int, int], unit: int) -> None:
    """The light on the rounded wood: bright above the middle of each side, dark at both edges."""
    for inset in range(38):
        turn = inset / 37
        level = 0.42 * math.exp(-(((turn - 0.30) / 0.10) ** 2)) - 0.55 * smooth(abs(turn - 0.42) / 0.6)
        line = ImageChops.subtract(rounded(size, inset * unit, 12 * unit), rounded(size, (inset + 1) * unit, 12 * unit))
        lay(picture, (255, 196, 150) if level > 0 else BLACK, line, abs(level))


def rounded(size: tuple[int, int], inset: float, radius: float) -> Image.Image:
    """A mask: white inside a rounded rectangle."""
    mask = Image.new("L", size)
    box = (inset, inset, size[0] - 1 - inset, size[1] - 1 - inset)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius, fill=255)
    return mask


def ticket_shape(size: tuple[int, int], inset: float, bite: float) -> Image.Image:
    """A mask: a plate whose corners are bitten off round, as engravers cut them."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    draw.rectangle((inset, inset, size[0] - 1 - inset, size[1] - 1 - inset), fill=255)
    for x in (inset, size[0] - 1 - inset):
        for y in (inset, size[1] - 1 - inset):
            draw.ellipse((x - bite, y - bite, x + bite, y + bite), fill=0)
    return mask


def plate(metal: Colour, gloss: float) -> Image.Image:
    """An engraved plate: brushed metal, a bevelled edge, a double engraved line and four screws."""
    unit = OVERSAMPLING
    size = (PLATE[0] * unit, PLATE[1] * unit)
    picture = sheet(size)
    whole = ticket_shape(size, 7 * unit, 26 * unit)
    shadow = ImageChops.offset(blurred(whole, 4 * unit), 2 * unit, 3 * unit)
    lay(picture, BLACK, shadow, 0.75)
    brushed = dyed(seamless_noise(PLATE, (24.0, 0.5), 71), metal, 0.10).resize(size, Image.Resampling.BICUBIC)
    picture.paste(brushed.convert("RGBA"), mask=whole)
    shine = [0] * size[1]
    for row in range(size[1]):
        place = row / size[1]
        shine[row] = round(
            255 * gloss * (math.exp(-(((place - 0.22) / 0.16) ** 2)) + 0.35 * math.exp(-(((place - 0.86) / 0.1) ** 2)))
        )
    glow = Image.frombytes("L", (1, size[1]), bytes(min(255, level) for level in shine)).resize(size)
    lay(picture, (255, 244, 214), ImageChops.multiply(glow, whole), 0.9)
    falls = Image.frombytes("L", (1, 2), bytes((0, 255))).resize(size, Image.Resampling.BICUBIC)
    lay(picture, BLACK, ImageChops.multiply(falls, whole), 0.16)
    bevel(picture, whole, ticket_shape(size, 11 * unit, 26 * unit), unit)
    for inset, width, bite in ((17, 2.2, 27), (22, 1.0, 27)):
        cut = ImageChops.subtract(
            ticket_shape(size, inset * unit, bite * unit), ticket_shape(size, (inset + width) * unit, bite * unit)
        )
        lay(picture, mix(metal, WHITE, 0.6), ImageChops.offset(cut, unit, unit), 0.6)
        lay(picture, mix(metal, BLACK, 0.75), cut, 0.9)
    return reduce(picture)


def bevel(picture: Image.Image, outer: Image.Image, inner: Image.Image, unit: int) -> None:
    """The edge of the plate, bright at the top left and dark at the bottom right."""
    edge = ImageChops.subtract(outer, inner)
    lay(picture, WHITE, ImageChops.subtract(edge, ImageChops.offset(outer, 3 * unit, 3 * unit)), 0.7)
    lay(picture, BLACK, ImageChops.subtract(edge, ImageChops.offset(outer, -3 * unit, -3 * unit)), 0.55)


def turned(outline: Callable[[float], float], size: tuple[int, int], top: float, foot: float) -> list[Point]:
    """The outline of something turned on a lathe: its half width at each height from 0, the top, to 1, the foot."""
    steps = 160
    middle = size[0] / 2
    right = [(middle + outline(step / steps), top + (foot - top) * step / steps) for step in range(steps + 1)]
    return right + [(2 * middle - x, y) for x, y in reversed(right)]


KNOBS: Final = ((0.02, 0.030, 15.0), (0.16, 0.05, 9.0), (0.30, 0.035, 17.0), (0.62, 0.05, 12.0), (0.80, 0.03, 16.0))
"""The knobs of a candlestick: where, how tall, and how far they stand out."""


def profile(unit: int) -> Callable[[float], float]:
    """The half width of a candlestick along its height."""

    def width(place: float) -> float:
        knobs = sum(out * math.exp(-(((place - at) / tall) ** 2)) for at, tall, out in KNOBS)
        base = 46 * smooth((place - 0.84) / 0.13)
        return unit * (8 + knobs + base)

    return width


def candlestick() -> Image.Image:
    """A brass candlestick with a burning candle."""
    unit = OVERSAMPLING
    size = (STICK[0] * unit, STICK[1] * unit)
    middle = size[0] / 2
    picture = sheet(size)
    lay(picture, (255, 196, 100), blurred(disc(size, (middle, 68 * unit), 30 * unit), 13 * unit), 0.45)
    lay(picture, FLAME, blurred(disc(size, (middle, 66 * unit), 18 * unit), 9 * unit), 0.5)
    brass = polygons(size, [turned(profile(unit), size, 208 * unit, 396 * unit)])
    lay(picture, BLACK, ImageChops.offset(blurred(brass, 7 * unit), 6 * unit, 5 * unit), 0.7)
    wax = polygons(
        size,
        [
            [
                (middle - 11 * unit, 84 * unit),
                (middle + 11 * unit, 84 * unit),
                (middle + 12 * unit, 214 * unit),
                (middle - 12 * unit, 214 * unit),
            ]
        ],
    )
    solid(picture, wax, (0xEF, 0xE2, 0xC0), 12 * unit)
    lay(picture, (255, 206, 120), ImageChops.multiply(wax, fading(size, 84 * unit, 150 * unit)), 0.8)
    solid(picture, brass, BRASS, 46 * unit)
    wick = polygons(
        size,
        [
            [
                (middle - 1.2 * unit, 74 * unit),
                (middle + 1.2 * unit, 74 * unit),
                (middle + 1.2 * unit, 86 * unit),
                (middle - 1.2 * unit, 86 * unit),
            ]
        ],
    )
    lay(picture, INK, wick)
    for scale, colour, strength in (
        (1.0, (255, 150, 40), 0.85),
        (0.78, (255, 205, 96), 0.95),
        (0.48, (255, 246, 214), 1.0),
    ):
        lay(picture, colour, blurred(polygons(size, [flame(middle, 80 * unit, scale, unit)]), 1.6 * unit), strength)
    return reduce(picture)


def flame(middle: float, foot: float, scale: float, unit: int) -> list[Point]:
    """The outline of a flame: round below, drawn out to a tip."""
    points = []
    for step in range(64):
        angle = 2 * math.pi * step / 64
        rise = (1 - math.cos(angle)) / 2
        points.append(
            (middle + scale * 11 * unit * math.sin(angle) * (1 - rise) ** 0.55, foot - scale * 52 * unit * rise)
        )
    return points


def fading(size: tuple[int, int], top: float, end: float) -> Image.Image:
    """A mask: white at one height, black from another on."""
    rows = bytes(max(0, min(255, round(255 * (end - row) / (end - top)))) for row in range(size[1]))
    return Image.frombytes("L", (1, size[1]), rows).resize(size)


def solid(picture: Image.Image, mask: Image.Image, colour: Colour, half: float) -> None:
    """Paint something round: light on its left side, dark on its right."""
    width, height = picture.size
    lay(picture, colour, mask)
    lit, dark = bytearray(), bytearray()
    for x in range(width):
        across = (x - width / 2) / half
        lit.append(round(255 * 0.75 * math.exp(-(((across + 0.22) / 0.16) ** 2))))
        dark.append(min(255, round(255 * 0.75 * smooth((abs(across + 0.1) - 0.12) / 0.8))))
    lay(
        picture,
        (255, 248, 224),
        ImageChops.multiply(mask, Image.frombytes("L", (width, 1), bytes(lit)).resize((width, height))),
    )
    lay(
        picture,
        (40, 20, 6),
        ImageChops.multiply(mask, Image.frombytes("L", (width, 1), bytes(dark)).resize((width, height))),
        0.9,
    )


def flourish() -> Image.Image:
    """Engraver's scrolls to both sides of a small lozenge, in gold."""
    unit = OVERSAMPLING
    size = (FLOURISH[0] * unit, FLOURISH[1] * unit)
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    middle, level = size[0] / 2, size[1] / 2
    for side in (-1, 1):
        for turn in (-1, 1):
            scroll(draw, (middle + side * 30 * unit, level), side, turn, unit)
        for at, wide in ((226, 5.0), (242, 3.4), (254, 2.2)):
            x = middle + side * at * unit
            draw.ellipse((x - wide * unit, level - wide * unit, x + wide * unit, level + wide * unit), fill=255)
    for wide, fill in ((17, 255), (11, 0), (6, 255)):
        gem = wide * unit
        around = [(middle, level - gem), (middle + gem, level), (middle, level + gem), (middle - gem, level)]
        draw.polygon(around, fill=fill)
    picture = sheet(size)
    lay(picture, BLACK, ImageChops.offset(mask, unit, 2 * unit), 0.6)
    lay(picture, mix(BRASS, WHITE, 0.12), mask)
    return reduce(picture)


def scroll(draw: ImageDraw.ImageDraw, start: Point, side: int, turn: int, unit: int) -> None:
    """A line that swings out from the lozenge and rolls inwards to a spiral, thick in the middle of its way."""
    arm, radius, steps = 168 * unit, 17 * unit, 900
    for step in range(steps):
        share = step / steps
        if share < 0.55:
            along = share / 0.55
            x, y = (
                start[0] + side * arm * along,
                start[1] + turn * 15 * unit * smooth(along) - turn * 6 * unit * math.sin(math.pi * along),
            )
        else:
            rolled = (share - 0.55) / 0.45
            reach = radius * (1 - 0.82 * rolled)
            angle = rolled * 2.7 * math.pi
            x = start[0] + side * (arm + reach * math.sin(angle))
            y = start[1] + turn * (15 * unit - radius + reach * math.cos(angle) + (radius - reach) * 0.5)
        thick = unit * (0.8 + 2.1 * math.sin(math.pi * share) ** 2)
        draw.ellipse((x - thick, y - thick, x + thick, y + thick), fill=255)


def main() -> None:
    """Draw the baize, the light, the table's edge, the plates, the candlestick and the scrolls."""
    save(dyed(weave(), BAIZE, 0.13), FOLDER / "baize.png")
    save(light(), FOLDER / "light.png")
    save(frame(), FOLDER / "frame.png")
    save(plate(BRASS, 0.38), FOLDER / "plate.png")
    save(plate((0xF2, 0xCF, 0x74), 0.55), FOLDER / "plate-lit.png")
    save(candlestick(), FOLDER / "candlestick.png")
    save(flourish(), FOLDER / "flourish.png")


if __name__ == "__main__":
    main()
