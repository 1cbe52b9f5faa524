"""One picture of a moving die: several instants while the shutter is open, laid over each other."""

import math
from dataclasses import dataclass
from typing import Final

from PIL import Image

from assets.dice.acetate import Acetate
from assets.dice.camera import TABLE, Camera
from assets.dice.motion import Path, curve, pose
from assets.dice.render import GRID, Layers, cast, dressed
from assets.dice.shadow import shadow

SHUTTER: Final = 0.30
"""How long the shutter is open, as a share of the time from frame to frame; it closes at the frame's own moment."""
STEP_DEGREES: Final = 2.5
"""A die may turn so far between two instants."""
MOST: Final = 10
"""Instants in one picture, at most."""
SAMPLES_STILL: Final = 4
SAMPLES_MOVING: Final = 2
"""Rays for each pixel along each direction; the mean of several instants smooths edges by itself."""


@dataclass(frozen=True)
class Instant:
    """A moving die at one moment: what its rays have found, and its shadow."""

    layers: Layers
    shadow: Image.Image


def instants(path: Path, frame: int) -> list[float]:
    """The moments that make up the picture of a frame; only its own one when the die hardly moves."""
    turned = abs(curve(path.roll, frame - SHUTTER) - curve(path.roll, frame))
    count = max(1, min(MOST, math.ceil(turned / STEP_DEGREES)))
    return [frame - SHUTTER * step / count for step in range(count)]


def expose(path: Path, frame: int, acetate: Acetate, camera: Camera = TABLE, grid: int = GRID) -> list[Instant]:
    """Cast the rays of every instant of a frame; ``grid`` as in the mask of the pips."""
    moments = instants(path, frame)
    samples = SAMPLES_STILL if len(moments) < 4 else SAMPLES_MOVING
    moved = [pose(path, moment) for moment in moments]
    return [Instant(cast(one, acetate, camera, samples, grid), shadow(one, acetate.shadow, camera)) for one in moved]


def developed(exposures: list[Instant], mask: bytes) -> Image.Image:
    """The mean of the instants, with the pips of one value."""
    mean = on_shadow(exposures[0], mask)
    for count, instant in enumerate(exposures[1:], start=2):
        mean = Image.blend(mean, on_shadow(instant, mask), 1 / count)
    return mean.convert("RGBA").point(coarser)


def on_shadow(instant: Instant, mask: bytes) -> Image.Image:
    """The die of one instant on its shadow, its colours weighted by their coverage."""
    picture = instant.shadow.copy()
    picture.alpha_composite(dressed(instant.layers, mask))
    return picture.convert("RGBa")


def coarser(level: int) -> int:
    """A level without its last bit, which the eye does not miss and the file does; black and white stay."""
    return level & 0xFE | level >> 7
