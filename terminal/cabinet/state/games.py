"""What the state knows of games that are over."""

from __future__ import annotations

import msgspec

from terminal.cabinet.events import RepeatStep
from terminal.rules.facts import point_after
from terminal.rules.tables import AnyRoll

PLAYER = "player"
"""Who sits at the cabinet."""

ROLLS_KEPT = 40
"""How many rolls the history bar can look back."""


class Roll(msgspec.Struct, frozen=True):
    """One settled roll as the history bar shows it, with the Point before it and after it."""

    throw: int
    record: AnyRoll
    point_before: int | None

    @property
    def point_after(self) -> int | None:
        """Where the puck stands after it, at a game that has one."""
        return point_after(self.record)


class RepeatPlan(msgspec.Struct, frozen=True):
    """What is done by itself, and at which instant of the wall clock."""

    step: RepeatStep
    at_ms: int


class Repeating(msgspec.Struct, frozen=True):
    """What repeats by itself."""

    auto: bool = False
    """The player has chosen Auto Repeat. Keep Bets On is an option beside it."""
    plan: RepeatPlan | None = None
