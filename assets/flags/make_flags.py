"""Draws the flags by which a player chooses a language: ``python -m assets.flags.make_flags``."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from assets.flags.arms import slovenia, spain
from assets.flags.english import english
from assets.flags.field import HEIGHT, LARGER, WIDTH, Field
from assets.paint import lay, ramp, reduce, save, within
from assets.palette import INK, Colour

FOLDER: Final = Path(__file__).parent
CORNER: Final = 9.0
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)


def germany() -> Image.Image:
    """Black, red, gold."""
    field = Field(BLACK)
    field.rows((BLACK, 1), ((221, 0, 0), 1), ((255, 204, 0), 1))
    return field.cloth


def france() -> Image.Image:
    """Blue, white, red."""
    field = Field(WHITE)
    field.columns((0, 38, 120), WHITE, (226, 30, 46))
    return field.cloth


def italy() -> Image.Image:
    """Green, white, red."""
    field = Field(WHITE)
    field.columns((0, 140, 69), (248, 248, 244), (205, 33, 42))
    return field.cloth


FLAGS: Final[dict[str, Callable[[], Image.Image]]] = {
    "en": english,
    "de": germany,
    "es": spain,
    "fr": france,
    "it": italy,
    "sl": slovenia,
}
"""Every flag by the code of its language."""


def finished(cloth: Image.Image) -> Image.Image:
    """The flag with soft corners, a thin dark edge, and a little light from the top left."""
    body, inner = rounded(0), rounded(1.3)
    flag = cloth.convert("RGBA")
    lit = ramp(flag.size)
    lay(flag, WHITE, lit.point(lambda level: max(0, level - 128)), 0.3)
    lay(flag, BLACK, lit.point(lambda level: max(0, 120 - level)), 0.3)
    lay(flag, WHITE, within(ImageChops.subtract(inner, rounded(2.3)), lit), 0.3)
    lay(flag, INK, ImageChops.subtract(body, inner), 0.85)
    flag.putalpha(body)
    return reduce(flag, LARGER)


def rounded(inset: float) -> Image.Image:
    """A mask: white inside the flag's outline, drawn in by so many units."""
    size = (WIDTH * LARGER, HEIGHT * LARGER)
    mask = Image.new("L", size)
    margin = inset * LARGER
    box = (margin, margin, size[0] - 1 - margin, size[1] - 1 - margin)
    ImageDraw.Draw(mask).rounded_rectangle(box, (CORNER - inset) * LARGER, fill=255)
    return mask


def main() -> None:
    """Draw every flag."""
    for code, flag in FLAGS.items():
        save(finished(flag()), FOLDER / f"{code}.png")


if __name__ == "__main__":
    main()
