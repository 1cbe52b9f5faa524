"""The axis of a chart: round numbers from the lowest to the highest value, and where each value stands between them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

STEPS_MAX = 5
FULL = 1000
"""The height of a chart: places on it are parts of a thousand."""


class Axis(msgspec.Struct, frozen=True):
    """Marks at round values, the lowest first; zero is always one of them."""

    marks: tuple[int, ...]

    def place(self, value: float) -> int:
        """How high a value stands over the lowest mark."""
        low, high = self.marks[0], self.marks[-1]
        return round((value - low) / (high - low) * FULL)


def axis(values: Sequence[float], unit: int = 1) -> Axis:
    """An axis for these values and zero; its marks are multiples of the unit."""
    low, high = min(0, *values, 0), max(0, *values, 0)
    step = _step((high - low) / unit) * unit
    first = int(low // step)
    last = int(-(-high // step))
    if first == last:
        last += 1
    return Axis(tuple(step * at for at in range(first, last + 1)))


def _step(span: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50, ... of which few are enough."""
    power = 1
    while True:
        for factor in (1, 2, 5):
            if span <= factor * power * STEPS_MAX:
                return factor * power
        power *= 10
