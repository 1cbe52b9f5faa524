"""Money as chips: which of the rail's chips represent a stake, and how a chip's value is written."""

from __future__ import annotations

from bisect import bisect
from functools import cache

from terminal.screens.translating.languages import brief

TALLEST = 6
"""A stack on the felt shows no more chips than this; the plate beside it states the whole stake."""

PICTURES_CENTS = (10, 25, 50, 100, 200, 500, 1000, 2000, 2500, 5000, 10000, 50000, 100000)
"""The values that have a chip picture. A chip of another value uses the picture of the next lower unused one."""


def chip_faces(chips_cents: tuple[int, ...]) -> dict[int, str]:
    """Name each of the rail's chips for QML, by value: its picture and its label, ``500:5``."""
    return {cents: f"{picture}:{brief(cents)}" for cents, picture in _pictures(chips_cents).items()}


@cache
def _pictures(chips_cents: tuple[int, ...]) -> dict[int, int]:
    """The picture of each chip: no two on a rail look alike."""
    chosen: dict[int, int] = {}
    for place, cents in enumerate(sorted(chips_cents)):
        lowest = place  # reserves pictures for the smaller chips
        highest = len(PICTURES_CENTS) - (len(chips_cents) - place)
        own = bisect(PICTURES_CENTS, cents) - 1
        used = [PICTURES_CENTS.index(picture) for picture in chosen.values()]
        chosen[cents] = PICTURES_CENTS[min(max(own, lowest, *(one + 1 for one in used)), highest)]
    return chosen


def chips_of(stake_cents: int, chips_cents: tuple[int, ...]) -> list[str]:
    """Choose the chips that represent a stake, the foot of the stack first, by their faces."""
    if not stake_cents:
        return []
    left = stake_cents
    chips: list[str] = []
    faces = chip_faces(chips_cents)
    for value in sorted(chips_cents, reverse=True):
        count, left = divmod(left, value)
        chips += [faces[value]] * min(count, TALLEST - len(chips))
    return chips or [faces[min(chips_cents)]]


def chips_with_pale(sure_cents: int, pale_cents: int, chips_cents: tuple[int, ...]) -> tuple[list[str], int]:
    """The chips of a stake, and how many on top are pale, because they are not sealed yet."""
    sure, pale = chips_of(sure_cents, chips_cents), chips_of(pale_cents, chips_cents)
    if not pale:
        return sure, 0
    foot = sure[: max(TALLEST - len(pale), min(len(sure), 1))]
    top = pale[: TALLEST - len(foot)]
    return [*foot, *top], len(top)


def steps_to(cents: int, count: int = 8) -> list[str]:
    """The figures of a win that counts up to its amount; with cents only if the amount has some."""
    unit_cents = 1 if cents % 100 else 100
    return [f"+{brief(-(-cents * step // (count * unit_cents)) * unit_cents)}" for step in range(1, count + 1) if cents]
