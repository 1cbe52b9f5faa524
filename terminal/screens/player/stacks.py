"""Money as chips: which of the rail's chips make up a stake, and how a chip's value is written."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.screens.languages import brief

TALLEST = 6
"""A stack on the felt shows no more chips than this; the plate beside it states the whole stake."""

PICTURES_CENTS = (10, 25, 50, 100, 200, 500, 1000, 2000, 2500, 5000, 10000, 50000, 100000)
"""The values whose chips are drawn; a chip of another value borrows the picture of the next lower one."""


def chip_face(cents: int) -> str:
    """Name a chip for QML: its picture and the value that is written on it, ``500:5``."""
    picture = max((value for value in PICTURES_CENTS if value <= cents), default=PICTURES_CENTS[0])
    return f"{picture}:{brief(cents)}"


def chips_of(stake_cents: int, chips_cents: Sequence[int]) -> list[str]:
    """Pick the chips that are drawn for a stake, the foot of the stack first, by their faces."""
    left = stake_cents
    chips: list[str] = []
    for value in sorted(chips_cents, reverse=True):
        count, left = divmod(left, value)
        chips += [chip_face(value)] * min(count, TALLEST - len(chips))
    if not chips and stake_cents:
        return [chip_face(min(chips_cents))]
    return chips


def steps_to(cents: int, count: int = 8) -> list[str]:
    """The figures that a win runs through until it stands at its amount; cents only where the amount has some."""
    unit_cents = 1 if cents % 100 else 100
    return [f"+{brief(-(-cents * step // (count * unit_cents)) * unit_cents)}" for step in range(1, count + 1) if cents]
