"""The state of completed games."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from terminal.cabinet.events import RepeatStep
from terminal.cabinet.statistics import Statistics
from terminal.fairness.watch import DiceAlarm, Watch
from terminal.rules.games import kind_of
from terminal.rules.tables import AnyRoll

PLAYER = "player"
"""The name of the player at the cabinet."""

ROLLS_KEPT = 40
"""How many rolls the history bar can show."""


class Roll(msgspec.Struct, frozen=True):
    """One settled roll as the history bar shows it, with the Point before and after it."""

    throw: int
    record: AnyRoll
    point_before: int | None

    @property
    def point_after(self) -> int | None:
        """The place of the puck after it, in a game that has one."""
        return kind_of(self.record).point_after(self.record)


class RepeatPlan(msgspec.Struct, frozen=True):
    """The next automatic step, and its instant of the wall clock."""

    step: RepeatStep
    at_ms: int


class Repeating(msgspec.Struct, frozen=True):
    """The state of automatic repeats."""

    auto: bool = False
    """The player has chosen Auto Repeat. Keep Bets On is a separate option."""
    plan: RepeatPlan | None = None


class Dice(msgspec.Struct, frozen=True):
    """The throws of the dice generator, and the statistics of its dice."""

    throw: int | None = None
    """The throw that the generator must make; bets are closed while it is not None."""
    count: int = 2
    """How many dice it has; a throw that is void is made again with as many."""
    can_throw: tuple[int, ...] = ()
    """The numbers of dice that the generator can throw at once; empty while it has not said."""
    throws: int = 0
    """How many throws were ever ordered: the number of the last one."""
    voids: int = 0
    """How many throws in a row were void."""
    watch: Watch = Watch()
    """The statistics of this generator's dice, for alarms and for the technician."""
    alarms: tuple[DiceAlarm, ...] = ()
    """Alarms that no technician has acknowledged, at most one for each test and scope."""
    locked: bool = False
    """One of the alarms stops the dice."""

    def can(self, counts: Iterable[int]) -> bool:
        """Whether the generator can throw each of these numbers of dice, as far as it has said."""
        return not self.can_throw or set(counts) <= set(self.can_throw)


class Results(msgspec.Struct, frozen=True):
    """What the player sees of completed games."""

    rolls: tuple[Roll, ...] = ()
    """The last `ROLLS_KEPT`, the newest last."""
    last_bet_cents: int = 0
    """What was bet on the last roll (regulation M3)."""
    last_placed_cents: int = 0
    """The amount of the bet that was placed last, of all its parts where one touch placed several."""
    last_win_cents: int = 0
    last_paid_cents: int = 0
    """The amount that last left the credit: a ticket, or a hand pay (regulation M3)."""
    statistics: Statistics = Statistics()
