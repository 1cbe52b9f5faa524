"""The eye above the table: which line of sight belongs to a pixel, and where a point of the table appears."""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from assets.dice.faces import Vector

FRAME: Final = 192
"""Side of one picture of a strip in pixels."""


@dataclass(frozen=True)
class Camera:
    """An eye that looks at the middle of the die's foot."""

    size: tuple[int, int]
    """Of its picture, in pixels across and down."""
    elevation: float
    """Of the eye above the table, in radians."""
    distance: float
    """From the eye to the middle of the die's foot; half the die's side is 1."""
    scale: float
    """Pixels that half a side takes at that distance."""
    foot: tuple[float, float]
    """Where the middle of the die's foot appears."""

    @cached_property
    def forward(self) -> Vector:
        """Where the eye looks."""
        return 0.0, math.cos(self.elevation), -math.sin(self.elevation)

    @cached_property
    def upward(self) -> Vector:
        """What is up in the picture."""
        return 0.0, math.sin(self.elevation), math.cos(self.elevation)

    @cached_property
    def eye(self) -> Vector:
        """Where the eye is."""
        return 0.0, -self.distance * self.forward[1], -self.distance * self.forward[2]

    @cached_property
    def focus(self) -> float:
        """Pixels for each unit of slope."""
        return self.scale * self.distance

    def sight(self, x: float, y: float) -> Vector:
        """The direction, not of length 1, in which the eye looks through the point (x, y) of the picture."""
        right, up = (x - self.foot[0]) / self.focus, (self.foot[1] - y) / self.focus
        return right, self.forward[1] + up * self.upward[1], self.forward[2] + up * self.upward[2]

    def appears(self, point: Vector) -> tuple[float, float]:
        """Where a point of the table is seen in the picture."""
        x, y, z = point[0] - self.eye[0], point[1] - self.eye[1], point[2] - self.eye[2]
        depth = y * self.forward[1] + z * self.forward[2]
        across = self.focus * x / depth
        down = self.focus * (y * self.upward[1] + z * self.upward[2]) / depth
        return self.foot[0] + across, self.foot[1] - down


TABLE: Final = Camera((FRAME, FRAME), math.radians(50), 13.0, 38.0, (93.0, 124.0))
"""The player's eye on the dice that tumble over the felt."""

LARGE: Final = Camera((432, 432), TABLE.elevation, TABLE.distance, TABLE.scale * 2.25, (93.0 * 2.25, 124.0 * 2.25))
"""The same eye, so near that one die fills the larger view."""
