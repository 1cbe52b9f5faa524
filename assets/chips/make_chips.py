"""Draws the chips: ``python -m assets.chips.make_chips``.

A chip carries no numeral: the screen sets the value in the quiet centre. Each value is told apart without colour as
well, by the number and the shape of the spots on its edge.
"""

from pathlib import Path
from typing import Final

from PIL import Image

from assets.chips.designs import DESIGNS, MARKED
from assets.chips.edge import edge
from assets.chips.top import MARKED_MOULD, USUAL, WHITE, top
from assets.paint import OVERSAMPLING, blurred, disc, lay, reduce, ring, save, sheet
from assets.palette import GOLD, INK, mix

FOLDER: Final = Path(__file__).parent


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
        save(top(design, USUAL), FOLDER / f"{cents}.png")
        save(edge(design), FOLDER / f"chip-edge-{cents}.png")
    for cents, design in MARKED.items():
        save(top(design, MARKED_MOULD), FOLDER / f"marked-{cents}.png")
    save(stack_shadow(), FOLDER / "stack-shadow.png")
    save(halo(), FOLDER / "halo.png")


if __name__ == "__main__":
    main()
