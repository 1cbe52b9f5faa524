"""Which rolls do what to a bet, as players name them: totals, or pairs of dice where not every way of one does it."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.rules.craps.bet import ROLLS, TOTALS, Roll
from terminal.rules.craps.played import Counted, Decision, Outcome, Played
from terminal.rules.craps.records import Marks
from terminal.rules.craps.rolling import counted
from terminal.rules.resolution import Result

SEVEN = "7"

Done = Mapping[Roll, Decision | None]
"""What each roll does; a roll that is left out does nothing."""


def rolls_of(done: Done, result: Result) -> list[str]:
    """The rolls with this result: ``7``, ``3-3``."""
    found = [roll for roll in ROLLS if _has(done.get(roll), result)]
    whole = [total for total in TOTALS if all(roll in found for roll in ROLLS if sum(roll) == total)]
    pairs = [f"{low}-{high}" for low, high in found if low + high not in whole]
    return [*map(str, whole), *pairs]


def done_now(played: Played, marks: Marks) -> Done:
    """What the next roll does as the table stands, with all that came before counted in."""
    decisions = played.by_point[marks.point].items()
    return {roll: counted(one, marks) if isinstance(one, Counted) else one for roll, one in decisions}


def _has(decision: Decision | None, result: Result) -> bool:
    return isinstance(decision, Outcome) and decision.result == result
