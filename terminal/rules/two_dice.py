"""The rolls of two dice."""

from __future__ import annotations

from collections.abc import Mapping

Roll = tuple[int, int]
"""Two dice, unordered: the smaller number first."""

ROLLS: tuple[Roll, ...] = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
"""The 21 rolls that two dice can show."""

WAYS = tuple((roll, 1 if roll[0] == roll[1] else 2) for roll in ROLLS)
"""The rolls of two dice, each with its number of ways out of 36."""
TOTALS = range(2, 13)

ROLLS_OF: Mapping[int, tuple[Roll, ...]] = {
    total: tuple(roll for roll in ROLLS if sum(roll) == total) for total in TOTALS
}
"""The rolls that show each total."""
