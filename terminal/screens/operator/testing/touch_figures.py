"""The figures of the touch test: where its targets are, by how much touches miss them, which areas were reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import ceil, hypot

import msgspec

from terminal.cabinet.diagnostics.touch_matrix import WHOLE, Matrix, Touched

TARGETS: tuple[tuple[float, float], ...] = tuple(
    (x, y) for y, x in product((0.06, 0.5, 0.94), (0.04, 0.27, 0.5, 0.73, 0.96))
)
"""The targets' places, as shares of width and height: corners, edges and between, row by row."""

COLUMNS, ROWS = 32, 18
"""The areas of the screen that lines have to reach; on a screen of 24 inches each is as large as a fingertip."""

MIN_DENSITY, MAX_DENSITY = 1.0, 30.0
"""Pixels per millimetre of any screen that a person can touch: a wall of light has one, a telephone under 25."""


def known_density(density: float, maker: str, model: str) -> float:
    """The pixels per millimetre as the screen states them; 0 if they are not known.

    A screen that does not name itself has not stated its size either: the system then makes one up.
    """
    return density if (maker or model) and MIN_DENSITY <= density <= MAX_DENSITY else 0.0


class Glass(msgspec.Struct, frozen=True):
    """The screen that is tested: its size in pixels, and its pixels per millimetre, 0 if they are not known."""

    width: float = 0.0
    height: float = 0.0
    density: float = 0.0

    def place(self, target: int) -> tuple[float, float]:
        """The pixel that the target marks."""
        x, y = TARGETS[target]
        return float(round(x * self.width)), float(round(y * self.height))

    def millimetres(self, pixels: float) -> float | None:
        """A length; None if the size of the screen is not known."""
        return pixels / self.density if self.density else None

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """The area with this point; the nearest one for a point beside the screen."""
        column = int(x * COLUMNS / self.width) if self.width else 0
        row = int(y * ROWS / self.height) if self.height else 0
        return min(max(column, 0), COLUMNS - 1), min(max(row, 0), ROWS - 1)

    def cells_on(self, start: tuple[float, float], end: tuple[float, float]) -> Iterator[tuple[int, int]]:
        """The areas that a finger has crossed on its straight way between two points, both included."""
        (x0, y0), (x1, y1) = start, end
        step = min(self.width / COLUMNS, self.height / ROWS) / 4
        steps = max(1, ceil(hypot(x1 - x0, y1 - y0) / step)) if step else 1
        for number in range(steps + 1):
            share = number / steps
            yield self.cell(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)


class Hit(msgspec.Struct, frozen=True):
    """A touch that was meant for a target, in pixels."""

    x: float
    y: float
    error: float
    """The distance from the middle of the target."""


def hit(glass: Glass, target: int, x: float, y: float) -> Hit:
    """The touch at this point, which was meant for this target."""
    wanted_x, wanted_y = glass.place(target)
    return Hit(x, y, hypot(x - wanted_x, y - wanted_y))


def touched(glass: Glass, hits: Sequence[Hit]) -> tuple[Touched, ...]:
    """What the touches of the first targets say about the panel: shares of the screen in millionths."""
    return tuple(
        (*_share(glass, *glass.place(number)), *_share(glass, one.x, one.y)) for number, one in enumerate(hits)
    )


def _share(glass: Glass, x: float, y: float) -> tuple[int, int]:
    return round(x / max(glass.width, 1) * WHOLE), round(y / max(glass.height, 1) * WHOLE)


def written(matrix: Matrix) -> str:
    """A calibration as libinput writes its own."""
    return " ".join(f"{figure / WHOLE:.6f}" for figure in matrix)


def mean(hits: Sequence[Hit]) -> float:
    """The mean error; 0 for no touch."""
    return sum(one.error for one in hits) / len(hits) if hits else 0.0


def largest(hits: Sequence[Hit]) -> float:
    """The largest error; 0 for no touch."""
    return max((one.error for one in hits), default=0.0)
