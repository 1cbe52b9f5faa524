"""Draws the dice: ``python -m assets.dice.make_dice`` (some minutes; every processor is used).

A strip holds the twenty frames of one die that tumbles in and ends at rest with its value up. The rays are cast once
for each frame of a colour; the six values differ only in where the pips lie.
"""

import itertools
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from PIL import Image

from assets.dice.acetate import FILES
from assets.dice.camera import FRAME
from assets.dice.exposure import developed, expose
from assets.dice.flat import IVORY_FACE, RED_FACE, flat_face
from assets.dice.motion import FRAMES, PATHS
from assets.dice.render import pip_mask
from assets.paint import save

FOLDER: Final = Path(__file__).parent
VALUES: Final = range(1, 7)


def frames_of(colour: str, path: str, frame: int) -> list[bytes]:
    """The pixels of one frame of a path, for each of the six values."""
    exposures = expose(PATHS[path], frame, FILES[colour])
    return [developed(exposures, pip_mask(value)).tobytes() for value in VALUES]


def main() -> None:
    """Draw the strips, the dice at rest and the flat faces."""
    for value in VALUES:
        save(flat_face(value, RED_FACE), FOLDER / f"face-{value}.png")
        save(flat_face(value, IVORY_FACE), FOLDER / f"face-white-{value}.png")
    with ProcessPoolExecutor() as pool:
        for colour, path in itertools.product(FILES, PATHS):
            found = list(pool.map(frames_of, [colour] * FRAMES, [path] * FRAMES, range(FRAMES)))
            for value in VALUES:
                draw_strip(f"{colour}{path}", value, [frame[value - 1] for frame in found])


def draw_strip(name: str, value: int, frames: list[bytes]) -> None:
    """Write a strip, and its last frame as the die at rest."""
    strip = Image.new("RGBA", (FRAME * FRAMES, FRAME))
    pictures = [Image.frombytes("RGBA", (FRAME, FRAME), pixels) for pixels in frames]
    for index, picture in enumerate(pictures):
        strip.paste(picture, (FRAME * index, 0))
    save(strip, FOLDER / f"tumble-{name}-{value}.png")
    save(pictures[-1], FOLDER / f"rest-{name}-{value}.png")


if __name__ == "__main__":
    main()
