"""The state of the rounds of a table with a dealer."""

from __future__ import annotations

from typing import Literal

import msgspec

RoundPhase = Literal["idle", "open", "hurry", "closed", "rolling", "shown", "decided", "void"]
"""``idle``: no round was opened yet. ``open`` and ``hurry``: bets are taken, in ``hurry`` for some seconds only.

``closed``: hand-thrown dice are awaited; ``rolling``: those of the generator. ``shown``: dice lie, and are not
confirmed. ``decided`` and ``void``: the round is over.
"""

BETTING: tuple[RoundPhase, ...] = ("open", "hurry")
AWAITS_DICE: tuple[RoundPhase, ...] = ("closed", "rolling")
OVER: tuple[RoundPhase, ...] = ("idle", "decided", "void")


class Rounds(msgspec.Struct, frozen=True):
    """The last round, which is under way or over."""

    number: int = 0
    """Its number; 0 before the first."""
    phase: RoundPhase = "idle"
    dice: tuple[int, ...] = ()
    """The dice that lie, and are not confirmed."""
    read: bool = False
    """The generator has read them; they were not entered."""
    by: str = ""
    """Where they were entered: ``console``, or the key that was turned."""
    name: str = ""
    """Who entered them; empty where a key alone was enough."""
    acted_ms: int = 0
    """When the dealer last acted, or the round last moved on by itself."""
    silent: bool = False
    """The dealer has not acted in time."""

    @property
    def throwing(self) -> bool:
        """Bets are closed by this round, and its dice are not confirmed."""
        return self.phase in AWAITS_DICE or self.phase == "shown"

    @property
    def by_hand(self) -> bool:
        """Its dice are thrown by hand: they are awaited, or were entered and are not confirmed."""
        return self.phase == "closed" or (self.phase == "shown" and not self.read)
