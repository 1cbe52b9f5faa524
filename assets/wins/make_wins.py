"""Draws what celebrates a win, the spark and the rays behind the dice: ``python -m assets.wins.make_wins``."""

import math
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

from assets.paint import OVERSAMPLING, Point, blurred, disc, lay, polygons, reduce, save, sector, sheet
from assets.palette import GOLD, IVORY, Colour, mix

FOLDER: Final = Path(__file__).parent
SPARK: Final = 64
RAYS: Final = (1440, 640)
BEAMS: Final = 24
BRIGHT: Final[Colour] = mix(GOLD, (255, 250, 228), 0.6)


def spark() -> Image.Image:
    """A star of four long points round a bright heart, in a soft glow."""
    side = SPARK * OVERSAMPLING
    size, middle = (side, side), side / 2
    picture = sheet(size)
    lay(picture, GOLD, blurred(disc(size, (middle, middle), side * 0.17), side * 0.07), 0.75)
    lay(picture, BRIGHT, polygons(size, [star((middle, middle), side * 0.47, side * 0.07)]))
    lay(picture, IVORY, disc(size, (middle, middle), side * 0.075))
    return reduce(picture)


def star(centre: Point, far: float, near: float) -> list[Point]:
    """The outline of a star of four points, the upright ones longer."""
    outline = []
    for step in range(8):
        angle = math.radians(45 * step)
        length = near if step % 2 else far * (1.0 if step in (2, 6) else 0.72)
        outline.append((centre[0] + length * math.cos(angle), centre[1] + length * math.sin(angle)))
    return outline


def rays() -> Image.Image:
    """Beams of warm light from the middle, which die away before the border."""
    width, height = (side * 2 for side in RAYS)
    size, middle = (width, height), (width / 2, height / 2)
    wide = 360 / BEAMS
    beams = [sector(middle, 0, width * 0.6, wide * beam, wide * (beam + 0.46)) for beam in range(BEAMS)]
    light = ImageChops.multiply(blurred(polygons(size, beams), 5.0), glow(size))
    picture = sheet(size)
    lay(picture, GOLD, light, 0.6)
    lay(picture, BRIGHT, glow(size).point(lambda level: round(255 * (level / 255) ** 2.4)), 0.4)
    return reduce(picture, 2)


def glow(size: tuple[int, int]) -> Image.Image:
    """A mask of light, brightest in the middle and nothing at the border."""
    width, height = (side // 8 for side in size)
    levels = bytearray()
    for y in range(height):
        for x in range(width):
            far = math.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5) * 2
            levels.append(round(255 * max(0.0, 1 - far) ** 1.3))
    return Image.frombytes("L", (width, height), bytes(levels)).resize(size, Image.Resampling.BICUBIC)


def main() -> None:
    """Draw both."""
    save(spark(), FOLDER / "spark.png")
    save(rays(), FOLDER / "rays.png")


if __name__ == "__main__":
    main()
