"""Draws the dice at rest for the larger view: ``python -m assets.dice.make_large`` (a few minutes)."""

import itertools
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from PIL import Image

from assets.dice.acetate import FILES
from assets.dice.camera import LARGE
from assets.dice.exposure import developed, expose
from assets.dice.motion import FRAMES, PATHS
from assets.dice.render import pip_mask
from assets.paint import save

FOLDER: Final = Path(__file__).parent
VALUES: Final = range(1, 7)
GRID: Final = 576
"""Cells of a pip mask along each side of a face: more than for the small dice of the strips."""


def main() -> None:
    """Draw every value of both colours, as it lies at the end of both paths."""
    kinds = list(itertools.product(FILES, PATHS))
    with ProcessPoolExecutor() as pool:
        for (colour, path), found in zip(kinds, pool.map(values_of, kinds), strict=True):
            for value, pixels in zip(VALUES, found, strict=True):
                save(Image.frombytes("RGBA", LARGE.size, pixels), FOLDER / f"large-{colour}{path}-{value}.png")


def values_of(kind: tuple[str, str]) -> list[bytes]:
    """The pixels of the six values; the rays are cast once, as the values differ only in where the pips lie."""
    colour, path = kind
    exposures = expose(PATHS[path], FRAMES - 1, FILES[colour], LARGE, GRID)
    return [developed(exposures, pip_mask(value, GRID)).tobytes() for value in VALUES]


if __name__ == "__main__":
    main()
