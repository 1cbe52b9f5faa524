"""What the state knows of games that are over."""

from __future__ import annotations

import msgspec

from terminal.cabinet.events import RepeatStep
from terminal.cabinet.statistics import Statistics
from terminal.fairness.watch import DiceAlarm, Watch
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


class Dice(msgspec.Struct, frozen=True):
    """The throws of the dice generator, and what its dice have shown."""

    throw: int | None = None
    """The throw that the generator owes; bets are closed while it is not None."""
    throws: int = 0
    """How many throws were ever ordered: the number of the last one."""
    voids: int = 0
    """How many throws in a row were void."""
    watch: Watch = Watch()
    """The statistics of this generator's dice, for alarms and for the technician."""
    alarms: tuple[DiceAlarm, ...] = ()
    """Those that no technician has acknowledged, at most one of a test and scope."""
    locked: bool = False
    """One of the alarms keeps the dice at rest."""


class Results(msgspec.Struct, frozen=True):
    """What the player sees of the games that are over."""

    rolls: tuple[Roll, ...] = ()
    """The last `ROLLS_KEPT`, the newest last."""
    last_bet_cents: int = 0
    last_win_cents: int = 0
    last_paid_cents: int = 0
    """What left the credit last: a ticket, or what was paid by hand (regulation M3)."""
    statistics: Statistics = Statistics()
