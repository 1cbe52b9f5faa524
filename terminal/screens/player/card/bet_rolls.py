"""Which rolls do what to a bet, in players' words: totals, or pairs of dice if not every way of a total does it."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.rules.resolution import Result
from terminal.rules.rulebook import Deed, Ending
from terminal.rules.two_dice import ROLLS, TOTALS, Roll

SEVEN = "7"

Done = Mapping[Roll, Deed]
"""What each roll does; rolls without effect are left out."""


def rolls_of(done: Done, result: Result) -> list[str]:
    """The rolls with this result: ``7``, ``3-3``."""
    found = [roll for roll in ROLLS if _has(done.get(roll), result)]
    whole = [total for total in TOTALS if all(roll in found for roll in ROLLS if sum(roll) == total)]
    pairs = [f"{low}-{high}" for low, high in found if low + high not in whole]
    return [*map(str, whole), *pairs]


def _has(deed: Deed | None, result: Result) -> bool:
    return isinstance(deed, Ending) and deed.result == result
