"""Draws the emblem, the wordmark and the program's icon: ``python -m assets.logo.make_logo``.

The emblem is the boxman's box seen from above: a gold ring round a burgundy cushion, and in it the two pips of a
deuce, set corner to corner as on a die.
"""

import itertools
import math
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFont

from assets.paint import blurred, disc, lay, ramp, reduce, save, sheet, within
from assets.palette import BURGUNDY, GOLD, INK, IVORY, Colour, mix

FOLDER: Final = Path(__file__).parent
LETTERING: Final = FOLDER.parent / "fonts" / "BebasNeue-Bold.otf"
WORD: Final = "BOXMAN"
WIDE: Final = 720
NARROW: Final = 180
ICON: Final = 256
LARGER: Final = 4
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)
GOLD_LIGHT: Final = mix(GOLD, (255, 244, 206), 0.66)
GOLD_DEEP: Final = mix(GOLD, (64, 34, 6), 0.58)


def gilded(mask: Image.Image, top: float, bottom: float) -> Image.Image:
    """The mask in polished gold: bright above, a dark horizon below the middle, bright again, deep at the foot."""
    stops = (
        (0.0, mix(GOLD, GOLD_LIGHT, 0.5)),
        (0.16, GOLD_LIGHT),
        (0.42, GOLD),
        (0.54, GOLD_DEEP),
        (0.60, mix(GOLD, GOLD_DEEP, 0.35)),
        (0.86, mix(GOLD, GOLD_LIGHT, 0.8)),
        (1.0, GOLD),
    )
    rows = bytearray()
    for row in range(mask.height):
        rows += bytes(shade(stops, (row - top) / max(1.0, bottom - top)))
    gold = Image.frombytes("RGB", (1, mask.height), bytes(rows)).resize(mask.size).convert("RGBA")
    gold.putalpha(mask)
    return gold


def shade(stops: tuple[tuple[float, Colour], ...], share: float) -> Colour:
    """The colour of a gradient at a share from 0 to 1."""
    bound = max(0.0, min(1.0, share))
    for (start, first), (end, second) in itertools.pairwise(stops):
        if bound <= end:
            return mix(first, second, (bound - start) / (end - start))
    return stops[-1][1]


def rim_light(picture: Image.Image, mask: Image.Image, width: float) -> None:
    """A bevel along the mask's outline: light on the upper left, dark on the lower right."""
    inner = blurred(mask, width).point(lambda level: max(0, (level - 128) * 2))
    edge = ImageChops.subtract(mask, inner)
    step = max(1, round(width))
    from_light = ImageChops.subtract(mask, ImageChops.offset(mask, step, step))
    from_dark = ImageChops.subtract(mask, ImageChops.offset(mask, -step, -step))
    lay(picture, WHITE, within(edge, blurred(from_light, width / 3)), 0.75)
    lay(picture, BLACK, within(edge, blurred(from_dark, width / 3)), 0.4)


def rounded(size: tuple[int, int], box: tuple[float, float, float, float], radius: float) -> Image.Image:
    """A mask: white inside a box with round corners."""
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius, fill=255)
    return mask


def emblem(side: int) -> Image.Image:
    """The box, ``side`` pixels square, on nothing."""
    size, unit = (side, side), side / 100
    frame = rounded(size, (4 * unit, 4 * unit, 96 * unit, 96 * unit), 21 * unit)
    hollow = rounded(size, (11.5 * unit, 11.5 * unit, 88.5 * unit, 88.5 * unit), 14.5 * unit)
    picture = sheet(size)
    picture.alpha_composite(gilded(frame, 4 * unit, 96 * unit))
    rim_light(picture, frame, 1.6 * unit)
    lay(picture, BLACK, blurred(hollow, 0.8 * unit), 0.55)
    lay_cushion(picture, hollow, unit)
    line = ImageChops.subtract(
        rounded(size, (16 * unit, 16 * unit, 84 * unit, 84 * unit), 11 * unit),
        rounded(size, (17.3 * unit, 17.3 * unit, 82.7 * unit, 82.7 * unit), 9.7 * unit),
    )
    lay(picture, GOLD, line, 0.85)
    for x, y in ((35.0, 35.0), (65.0, 65.0)):
        lay_pip(picture, (x * unit, y * unit), 12.6 * unit)
    return picture


def lay_cushion(picture: Image.Image, hollow: Image.Image, unit: float) -> None:
    """The burgundy field in the box: lit from the top left, dark under the frame's edge."""
    lay(picture, BURGUNDY, hollow)
    lit = ramp(picture.size)
    lay(picture, (255, 96, 96), within(hollow, lit.point(lambda level: max(0, level - 96))), 0.42)
    lay(picture, BLACK, within(hollow, lit.point(lambda level: max(0, 150 - level))), 0.6)
    under = ImageChops.subtract(
        hollow, blurred(ImageChops.offset(hollow, round(1.6 * unit), round(2 * unit)), 1.8 * unit)
    )
    lay(picture, BLACK, within(hollow, under), 0.7)


def lay_pip(picture: Image.Image, centre: tuple[float, float], radius: float) -> None:
    """One ivory pip, slightly domed, with a gold lip and a shadow."""
    size, (x, y) = picture.size, centre
    lay(picture, BLACK, blurred(disc(size, (x + radius * 0.12, y + radius * 0.18), radius * 1.08), radius * 0.16), 0.55)
    lay(picture, GOLD, disc(size, centre, radius * 1.09))
    body = disc(size, centre, radius)
    lay(picture, IVORY, body)
    shadow = ImageChops.subtract(
        body, blurred(disc(size, (x - radius * 0.22, y - radius * 0.26), radius), radius * 0.3)
    )
    lay(picture, (120, 84, 40), shadow, 0.55)
    glint = blurred(disc(size, (x - radius * 0.32, y - radius * 0.38), radius * 0.36), radius * 0.16)
    lay(picture, WHITE, within(glint, body), 0.9)


def word(height: int) -> Image.Image:
    """The name in gilded, widely set capitals, as tall as told, on nothing."""
    font = ImageFont.truetype(str(LETTERING), round(height * 1.4))
    gap, margin = round(height * 0.085), round(height * 0.12)
    widths = [font.getlength(letter) for letter in WORD]
    total = math.ceil(sum(widths) + gap * (len(WORD) - 1)) + 2 * margin
    mask = Image.new("L", (total, height + 2 * margin))
    draw, x = ImageDraw.Draw(mask), float(margin)
    for letter, width in zip(WORD, widths, strict=True):
        draw.text((x, margin + height), letter, font=font, fill=255, anchor="ls")
        x += width + gap
    picture = sheet(mask.size)
    lay(picture, INK, blurred(ImageChops.offset(mask, round(height * 0.02), round(height * 0.035)), height * 0.03), 0.7)
    picture.alpha_composite(gilded(mask, margin, margin + height))
    rim_light(picture, mask, height * 0.022)
    return picture


def wordmark() -> Image.Image:
    """The emblem, then the name, ``WIDE`` pixels across after reduction."""
    side = 190 * LARGER
    name = word(round(side * 0.60))
    gap = round(side * 0.06)
    picture = sheet((side + gap + name.width, side))
    picture.alpha_composite(emblem(side))
    picture.alpha_composite(name, (side + gap, (side - name.height) // 2))
    return picture.crop(picture.getbbox())


def scaled(picture: Image.Image, width: int) -> Image.Image:
    """The picture at a width in pixels; its height follows."""
    height = round(picture.height * width / picture.width)
    return picture.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")


def main() -> None:
    """Draw every size."""
    large = wordmark()
    save(scaled(large, WIDE), FOLDER / f"boxman-{WIDE}.png")
    save(scaled(large, NARROW), FOLDER / f"boxman-{NARROW}.png")
    save(reduce(emblem(ICON * LARGER), LARGER), FOLDER / f"icon-{ICON}.png")


if __name__ == "__main__":
    main()
