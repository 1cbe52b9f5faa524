"""Draws the cloth, the lamp's light and the padded rail: ``python -m assets.felt.make_felt``."""

import math
import random
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

from assets.paint import OVERSAMPLING, blurred, lay, polygons, reduce, save, seamless_noise, sheet
from assets.palette import FELT, FELT_DARK, GOLD, Colour, mix

FOLDER: Final = Path(__file__).parent
TILE: Final = (512, 512)
LAMP: Final = (320, 180)
"""Light has no edges: nine times as many pixels would look the same, and take a start twenty milliseconds to read."""
RAIL: Final = (512, 96)
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)
LEATHER: Final[Colour] = (46, 19, 20)
WOOD: Final[Colour] = (74, 40, 20)
STITCH_PITCH: Final = 16
"""Pixels from one stitch of the rail to the next; divides the tile's width."""


def weave() -> Image.Image:
    """A woven height field without seams: threads along x, threads along y, loose fibres and slow patches of wear."""
    along = seamless_noise(TILE, (3.2, 0.45), 11)
    across = seamless_noise(TILE, (0.45, 3.2), 12)
    fibres = seamless_noise(TILE, (0.7, 0.7), 13)
    wear = seamless_noise(TILE, (40.0, 40.0), 14)
    threads = Image.blend(along, across, 0.5)
    return Image.blend(Image.blend(threads, fibres, 0.35), wear, 0.22)


def dyed(height: Image.Image, colour: Colour, depth: float) -> Image.Image:
    """The height field as cloth of one colour; ``depth`` is how far hollows darken and naps brighten, 0 to 1."""
    return Image.merge("RGB", [height.point(lambda v, base=base: dye(base, v, depth)) for base in colour])


def dye(base: int, level: int, depth: float) -> int:
    """One of the three levels of a colour, at a height of the cloth."""
    return max(0, min(255, round(base * (1 + depth * (level - 128) / 128))))


def lamp() -> Image.Image:
    """Warm light from above the table's far half, and the dark of the room towards the corners."""
    width, height = LAMP
    dither = random.Random(21)  # noqa: S311 - breaks up bands, guards nothing
    pixels = bytearray()
    for y in range(height):
        for x in range(width):
            far = math.hypot((x / width - 0.5) / 0.62, (y / height - 0.4) / 0.74)
            warm = 0.13 * math.exp(-((far / 0.58) ** 2))
            dark = 0.70 * smooth((far - 0.34) / 1.0)
            pixels += over(warm, dark, dither.random())
    return Image.frombytes("RGBA", LAMP, bytes(pixels))


def smooth(share: float) -> float:
    """Rise from 0 to 1 without corners."""
    bound = max(0.0, min(1.0, share))
    return bound * bound * (3 - 2 * bound)


def over(warm: float, dark: float, dither: float) -> bytes:
    """One pixel: black of opacity ``dark`` under warm light of opacity ``warm``."""
    cover = warm + dark * (1 - warm)
    share = warm / cover if cover else 0.0
    red, green, blue = (round(level * share) for level in (214, 236, 170))
    return bytes((red, green, blue, min(255, int(cover * 255 + dither))))


def grain() -> Image.Image:
    """Leather grain: the emboss of two sizes of blisters, middle grey where it is flat."""
    height = Image.blend(seamless_noise(RAIL, (2.6, 2.2), 31), seamless_noise(RAIL, (1.1, 1.0), 32), 0.4)
    shifted = ImageChops.offset(height, 1, 1)
    return ImageChops.subtract(height, shifted, 2, 128)


def padded() -> Image.Image:
    """The roll of the armrest: brightness from top to bottom, as a column of levels stretched along the rail."""
    rows = bytearray()
    for row in range(RAIL[1]):
        turn = (row - 17) / (RAIL[1] - 17)
        angle = math.acos(max(-1.0, min(1.0, 1 - 2 * turn))) if row >= 17 else 0.0
        light = max(0.0, math.cos(angle - 0.95)) ** 1.3
        gloss = 0.55 * math.exp(-(((turn - 0.27) / 0.09) ** 2)) if row >= 17 else 0.0
        rows.append(min(255, round(255 * (0.13 + 0.58 * light + 0.34 * gloss))))
    return Image.frombytes("L", (1, RAIL[1]), bytes(rows)).resize(RAIL)


def rail() -> Image.Image:
    """A strip of the armrest: a wooden ledge with a gold line, then burgundy-brown leather with a seam."""
    shade, blisters = padded(), grain()
    relief = ImageChops.add(shade, blisters, 1, -128)
    leather = Image.merge("RGB", [relief.point(lambda v, c=c: min(255, round(c * v / 110))) for c in LEATHER])
    strip = leather.convert("RGBA")
    strip.paste(ledge(), (0, 0))
    strip.alpha_composite(seam(), (0, 0))
    return strip.convert("RGB")


def ledge() -> Image.Image:
    """The wooden ledge: long grain, a rounded light, and a gold line where the leather begins."""
    size = (RAIL[0], 17)
    veins = Image.blend(seamless_noise(size, (26.0, 0.7), 41), seamless_noise(size, (9.0, 0.45), 42), 0.4)
    wood = dyed(veins, WOOD, 0.34).convert("RGBA")
    rows = bytes(max(0, min(255, round(235 * math.exp(-(((row - 3.2) / 2.2) ** 2))))) for row in range(size[1]))
    lay(wood, (255, 214, 160), Image.frombytes("L", (1, size[1]), rows).resize(size), 0.4)
    falls = bytes(min(255, row * row * 2) for row in range(size[1]))
    lay(wood, BLACK, Image.frombytes("L", (1, size[1]), falls).resize(size), 0.4)
    lay(wood, mix(GOLD, BLACK, 0.25), polygons(size, [[(0, 12), (size[0], 12), (size[0], 12.9), (0, 12.9)]]))
    lay(wood, mix(GOLD, WHITE, 0.3), polygons(size, [[(0, 12), (size[0], 12), (size[0], 12), (0, 12)]]), 0.9)
    lay(wood, BLACK, polygons(size, [[(0, 15), (size[0], 15), (size[0], 17), (0, 17)]]), 0.7)
    return wood


def seam() -> Image.Image:
    """A row of gold stitches in a sunk line, drawn over the tile's borders so that it repeats."""
    unit = OVERSAMPLING
    size = (RAIL[0] * unit, RAIL[1] * unit)
    picture, y = sheet(size), 25 * unit
    line = polygons(
        size, [[(0, y - 1.6 * unit), (size[0], y - 1.6 * unit), (size[0], y + 1.6 * unit), (0, y + 1.6 * unit)]]
    )
    lay(picture, BLACK, blurred(line, 1.2 * unit), 0.62)
    thread, dark = [], []
    for start in range(-STITCH_PITCH, RAIL[0] + STITCH_PITCH, STITCH_PITCH):
        left, right, tall = (start + 2.5) * unit, (start + 12.5) * unit, 1.15 * unit
        thread.append([(left, y - tall), (right, y - 0.5 * tall), (right, y + 1.2 * tall), (left, y + 0.7 * tall)])
        dark.append([(x, place + 1.3 * unit) for x, place in thread[-1]])
    lay(picture, BLACK, blurred(polygons(size, dark), 0.6 * unit), 0.7)
    lay(picture, mix(GOLD, (120, 70, 30), 0.2), polygons(size, thread))
    return reduce(picture)


def main() -> None:
    """Draw the cloth in both shades, the lamp and the rail."""
    height = weave()
    save(dyed(height, FELT, 0.16), FOLDER / "cloth.png")
    save(dyed(height, FELT_DARK, 0.14), FOLDER / "cloth-dark.png")
    save(lamp(), FOLDER / "lamp.png")
    save(rail(), FOLDER / "rail.png")


if __name__ == "__main__":
    main()
