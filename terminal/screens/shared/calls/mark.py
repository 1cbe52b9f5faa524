"""The meaning of a roll, as the history shows it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Mark(msgspec.Struct, frozen=True):
    """The meaning of a roll: a word for the history and its tone: ``seven``, ``point`` or empty."""

    word: str
    tone: str = ""


def is_straight(dice: Sequence[int]) -> bool:
    """Whether three dice show numbers in a row, in any order."""
    low = min(dice)
    return sorted(dice) == [low, low + 1, low + 2]
