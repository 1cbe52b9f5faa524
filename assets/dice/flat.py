"""One face of a die seen straight from the front, small and crisp, for the list of past rolls."""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from assets.dice.faces import PLACES
from assets.paint import blurred, lay, ramp, reduce, sheet, within
from assets.palette import Colour

SIDE: Final = 64
LARGER: Final = 8
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)


@dataclass(frozen=True)
class Finish:
    """The colours of a flat face."""

    body: Colour
    pip: Colour


RED_FACE: Final = Finish((190, 20, 30), (252, 248, 240))
IVORY_FACE: Final = Finish((244, 238, 224), (28, 22, 22))


def flat_face(value: int, finish: Finish) -> Image.Image:
    """The face with a rounded outline, a bevel lit from the top left, and its pips."""
    size = (SIDE * LARGER, SIDE * LARGER)
    picture = sheet(size)
    body, inner = rounded(size, 2, 12), rounded(size, 5, 9)
    lay(picture, finish.body, body)
    rim = ImageChops.subtract(body, blurred(inner, 1.2 * LARGER))
    lit = ramp(size)
    lay(picture, WHITE, within(rim, lit.point(lambda level: max(0, level - 96))), 0.85)
    lay(picture, BLACK, within(rim, lit.point(lambda level: max(0, 168 - level))), 0.8)
    lay(picture, WHITE, within(body, lit.point(lambda level: max(0, level - 110))), 0.22)
    lay(picture, BLACK, within(body, lit.point(lambda level: max(0, 140 - level))), 0.3)
    lay_pips(picture, value, finish)
    return reduce(picture, LARGER)


def rounded(size: tuple[int, int], margin: float, radius: float) -> Image.Image:
    """A mask: white inside a square with round corners."""
    mask = Image.new("L", size)
    box = (margin * LARGER, margin * LARGER, size[0] - margin * LARGER - 1, size[1] - margin * LARGER - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * LARGER, fill=255)
    return mask


def lay_pips(picture: Image.Image, value: int, finish: Finish) -> None:
    """Put the pips on, each with a thin dark lip where it is drilled in."""
    lip, pips = Image.new("L", picture.size), Image.new("L", picture.size)
    radius = 6.6 * LARGER if value == 1 else 5.6 * LARGER
    for across, down in PLACES[value]:
        # The two rows of a six stand upright, as the eye expects them.
        x, y = (SIDE / 2 + step * 15.5 for step in (across, down))
        for mask, extra in ((lip, 0.9 * LARGER), (pips, 0.0)):
            reach = radius + extra
            middle = (x * LARGER, y * LARGER)
            box = (middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach)
            ImageDraw.Draw(mask).ellipse(box, fill=255)
    lay(picture, BLACK, blurred(lip, 0.4 * LARGER), 0.28)
    lay(picture, finish.pip, pips)
