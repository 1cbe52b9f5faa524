"""Drawing aids that the picture scripts share: oversampling, soft masks, seamless noise, repeatable files."""

import math
import random
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from assets.palette import Colour

OVERSAMPLING = 4
"""Pictures are drawn this many times larger in each direction and reduced, so that no edge shows steps."""

Point = tuple[float, float]


def save(picture: Image.Image, path: Path) -> None:
    """Write a PNG without a date or other changing data; the colour of wholly transparent pixels is cleared."""
    if picture.mode == "RGBA":
        clear = Image.new("RGBA", picture.size)
        clear.paste(picture, mask=picture.getchannel("A").point(lambda level: 255 if level else 0))
        picture = clear
    picture.save(path, format="PNG", optimize=True)


def reduce(picture: Image.Image, times: int = OVERSAMPLING) -> Image.Image:
    """Reduce an oversampled picture; colours are weighted by their coverage, so no dark fringe appears."""
    if picture.mode != "RGBA":
        return picture.reduce(times)
    return picture.convert("RGBa").reduce(times).convert("RGBA")


def sheet(size: tuple[int, int]) -> Image.Image:
    """An empty transparent picture."""
    return Image.new("RGBA", size)


def disc(size: tuple[int, int], centre: Point, radius: float) -> Image.Image:
    """A mask: white inside the circle."""
    mask = Image.new("L", size)
    x, y = centre
    ImageDraw.Draw(mask).ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask


def ring(size: tuple[int, int], centre: Point, inner: float, outer: float) -> Image.Image:
    """A mask: white between two circles."""
    return ImageChops.subtract(disc(size, centre, outer), disc(size, centre, inner))


def sector(centre: Point, inner: float, outer: float, start: float, end: float) -> list[Point]:
    """The outline of a piece of a ring between two angles in degrees, clockwise from the right."""
    steps = max(2, math.ceil(abs(end - start)))
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    x, y = centre
    far = [(x + outer * math.cos(a), y + outer * math.sin(a)) for a in angles]
    near = [(x + inner * math.cos(a), y + inner * math.sin(a)) for a in reversed(angles)]
    return far + near


def polygons(size: tuple[int, int], outlines: Sequence[Sequence[Point]]) -> Image.Image:
    """A mask: white inside any of the outlines."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for outline in outlines:
        draw.polygon(list(outline), fill=255)
    return mask


def lay(picture: Image.Image, colour: Colour, mask: Image.Image, strength: float = 1.0) -> None:
    """Paint a colour over the picture where the mask is white, as strongly as told (0 to 1)."""
    layer = Image.new("RGBA", picture.size, (*colour, 0))
    layer.putalpha(mask.point(lambda level: round(level * strength)))
    picture.alpha_composite(layer)


def ramp(size: tuple[int, int], from_corner: bool = True) -> Image.Image:
    """A mask of light: white at the top left, black at the bottom right (or white at the top, black at the bottom)."""
    width, height = size
    if not from_corner:
        return Image.linear_gradient("L").rotate(180).resize(size, Image.Resampling.BICUBIC)
    small = 64
    levels = bytes(255 - round(255 * (x + y) / (2 * small - 2)) for y in range(small) for x in range(small))
    return Image.frombytes("L", (small, small), levels).resize((width, height), Image.Resampling.BICUBIC)


def within(*masks: Image.Image) -> Image.Image:
    """A mask: where all of the masks are white."""
    result = masks[0]
    for mask in masks[1:]:
        result = ImageChops.multiply(result, mask)
    return result


def blurred(mask: Image.Image, radius: float) -> Image.Image:
    """The mask with soft edges."""
    return mask.filter(ImageFilter.GaussianBlur(radius))


def seamless_noise(size: tuple[int, int], blur: tuple[float, float], seed: int) -> Image.Image:
    """Grey noise that repeats without a seam, blurred as told along x and y and stretched to full contrast."""
    width, height = size
    tile = Image.frombytes("L", size, random.Random(seed).randbytes(width * height))  # noqa: S311 - a texture
    around = Image.new("L", (width * 3, height * 3))
    for column in range(3):
        for row in range(3):
            around.paste(tile, (column * width, row * height))
    soft = around.filter(ImageFilter.GaussianBlur(blur)).crop((width, height, 2 * width, 2 * height))
    return stretched(soft)


def stretched(grey: Image.Image) -> Image.Image:
    """The grey picture spread so that its mean is middle grey and almost every level lies between black and white."""
    counts = grey.histogram()
    total = sum(counts)
    mean = sum(level * count for level, count in enumerate(counts)) / total
    spread = math.sqrt(sum((level - mean) ** 2 * count for level, count in enumerate(counts)) / total)
    return grey.point(lambda level: min(255, max(0, round(128 + (level - mean) * 42 / max(spread, 0.1)))))
