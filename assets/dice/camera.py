"""The eye above the table: which line of sight belongs to a pixel, and where a point of the table appears."""

import math
from typing import Final

from assets.dice.faces import Vector

FRAME: Final = 192
"""Side of one picture in pixels."""
ELEVATION: Final = math.radians(50)
DISTANCE: Final = 13.0
"""From the eye to the middle of the die's foot; half the die's side is 1."""
SCALE: Final = 38.0
"""Pixels that half a side takes at that distance."""
FOOT: Final = (93.0, 124.0)
"""Where the middle of the resting die's foot appears."""

FORWARD: Final[Vector] = (0.0, math.cos(ELEVATION), -math.sin(ELEVATION))
UPWARD: Final[Vector] = (0.0, math.sin(ELEVATION), math.cos(ELEVATION))
EYE: Final[Vector] = (0.0, -DISTANCE * FORWARD[1], -DISTANCE * FORWARD[2])
FOCUS: Final = SCALE * DISTANCE


def sight(x: float, y: float) -> Vector:
    """The direction, not of length 1, in which the eye looks through the point (x, y) of the picture."""
    right, up = (x - FOOT[0]) / FOCUS, (FOOT[1] - y) / FOCUS
    return right, FORWARD[1] + up * UPWARD[1], FORWARD[2] + up * UPWARD[2]


def appears(point: Vector) -> tuple[float, float]:
    """Where a point of the table is seen in the picture."""
    x, y, z = point[0] - EYE[0], point[1] - EYE[1], point[2] - EYE[2]
    depth = y * FORWARD[1] + z * FORWARD[2]
    return FOOT[0] + FOCUS * x / depth, FOOT[1] - FOCUS * (y * UPWARD[1] + z * UPWARD[2]) / depth
