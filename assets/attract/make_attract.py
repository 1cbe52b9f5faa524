"""Draws the two dice in mid-air that invite to play: ``python -m assets.attract.make_attract`` (some minutes).

The dice are those of the strips, seen from nearer and from lower, each by an eye of its own.
"""

import math
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image

from assets.dice.acetate import RED
from assets.dice.camera import Camera
from assets.dice.faces import Matrix, product
from assets.dice.motion import Pose, about
from assets.dice.render import cast, dressed, pip_mask
from assets.paint import Point, blurred, disc, lay, polygons, save, sheet
from assets.palette import GOLD, Colour, mix

FOLDER: Final = Path(__file__).parent
SIZE: Final = (900, 700)
SAMPLES: Final = 3
GRID: Final = 768
"""Cells of a pip mask along each side of a face: more than for the small dice of the strips."""
HEIGHT: Final = 3.2
"""Of the dice above the cloth; half a die's side is 1."""
WARM: Final[Colour] = mix(GOLD, (255, 246, 220), 0.55)


@dataclass(frozen=True)
class Flying:
    """One die in the air."""

    value: int
    """The face that was up before the die was turned."""
    turn: Matrix
    scale: float
    middle: Point
    """Where its centre appears."""


def thrown(yaw: float, pitch: float, roll: float) -> Matrix:
    """A die turned about the upright, then nodding towards the player, then leaning aside; in degrees."""
    upright = about((0.0, 0.0, 1.0), math.radians(yaw))
    nodded = product(about((1.0, 0.0, 0.0), math.radians(pitch)), upright)
    return product(about((0.0, 1.0, 0.0), math.radians(roll)), nodded)


DICE: Final = (
    Flying(4, thrown(38, 40, -12), 104, (598, 250)),
    Flying(5, thrown(-30, 32, 20), 138, (310, 412)),
)
"""The farther die first."""
GLINTS: Final[tuple[tuple[Point, float], ...]] = (((141, 243), 46), ((541, 81), 36))
"""Where an edge throws the lamp's light back, and how far the glint reaches."""


def die(index: int) -> bytes:
    """The pixels of one die on nothing."""
    flying = DICE[index]
    plain = Camera(SIZE, math.radians(24), 11.0, flying.scale, (0.0, 0.0))
    x, y = plain.appears((0.0, 0.0, HEIGHT))
    foot = (flying.middle[0] - x, flying.middle[1] - y)
    camera = Camera(SIZE, plain.elevation, plain.distance, plain.scale, foot)
    layers = cast(Pose(flying.turn, HEIGHT), RED, camera, SAMPLES, GRID)
    return dressed(layers, pip_mask(flying.value, GRID)).tobytes()


def glow() -> Image.Image:
    """Lamp light in the air behind the dice; it ends where the picture ends."""
    far = Image.radial_gradient("L").resize(SIZE, Image.Resampling.BICUBIC)
    picture = sheet(SIZE)
    lay(picture, WARM, far.point(lambda level: round(255 * max(0.0, 1 - level / 178) ** 2)), 0.5)
    return picture


def lifted(picture: Image.Image) -> Image.Image:
    """The die a little brighter in its shaded faces, as under the lamps of a stage."""
    curve = [min(255, round(1.13 * level)) for level in range(256)]
    return picture.point(curve * 3 + list(range(256)))


def glint(picture: Image.Image, centre: Point, reach: float) -> None:
    """A star of light on an edge."""
    x, y = centre
    rays = []
    for length, thick, lean in (
        (reach, 0.035, 0.0),
        (reach, 0.035, 90.0),
        (reach * 0.5, 0.05, 45.0),
        (reach * 0.5, 0.05, 135.0),
    ):
        along = (math.cos(math.radians(lean)), math.sin(math.radians(lean)))
        side = (-along[1] * length * thick, along[0] * length * thick)
        tips = (x + along[0] * length, y + along[1] * length), (x - along[0] * length, y - along[1] * length)
        rays.append([tips[0], (x + side[0], y + side[1]), tips[1], (x - side[0], y - side[1])])
    lay(picture, (255, 236, 200), blurred(disc(SIZE, centre, reach * 0.3), reach * 0.16), 0.5)
    lay(picture, (255, 250, 238), blurred(polygons(SIZE, rays), 0.7), 1.0)
    lay(picture, (255, 255, 255), blurred(disc(SIZE, centre, reach * 0.07), 1.2), 1.0)


def main() -> None:
    """Draw the dice, the light behind them and the glints on them."""
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(die, range(len(DICE))))
    picture = glow()
    for pixels in found:
        picture.alpha_composite(lifted(Image.frombytes("RGBA", SIZE, pixels)))
    for centre, reach in GLINTS:
        glint(picture, centre, reach)
    save(picture, FOLDER / "dice.png")


if __name__ == "__main__":
    main()
