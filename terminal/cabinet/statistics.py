"""The dice results at this cabinet, counted from roll to roll: for charts, and for players who follow trends."""

from __future__ import annotations

import msgspec

from terminal.rules.games import kind_of
from terminal.rules.tables import AnyRoll

DICE_KEPT = 100
"""How many rolls are kept to be compared with the expected frequencies."""

HARD_WAYS = (4, 6, 8, 10)
"""The totals of the Hard Ways; `Statistics.since_hard` is in this order."""


class Hand(msgspec.Struct, frozen=True, order=True):
    """A shooter's hand; one is better than another with more rolls, and of two with as many that with more Points."""

    rolls: int = 0
    points: int = 0


class Statistics(msgspec.Struct, frozen=True):
    """Counts of rolls in games of the craps family; they begin with the journal, and continue across players."""

    dice: tuple[tuple[int, ...], ...] = ()
    """The results of the last rolls, oldest first."""
    since_seven: int = 0
    """Rolls since the last 7."""
    hand_rolls: int = 0
    """Rolls of this shooter's hand: since the last seven-out."""
    points_made: int = 0
    """Points made in this hand."""
    longest_hand: int = 0
    """The most rolls of any hand, including its seven-out, and including the current hand."""
    since_hard: tuple[int, ...] = (0, 0, 0, 0)
    """Rolls since each pair of HARD_WAYS came."""
    best_today: Hand = Hand()
    """The best hand of this gaming day, including its seven-out, and including the current hand. A hand that goes on
    after the day has begun counts for it with all its rolls.
    """

    @property
    def hand(self) -> Hand:
        """The current hand."""
        return Hand(self.hand_rolls, self.points_made)

    def rolls_since_pair(self, die: int) -> int | None:
        """How many rolls ago a pair of this die last came; None before the first. The die is 2, 3, 4 or 5."""
        return self._since(self.since_hard[HARD_WAYS.index(2 * die)])

    @property
    def rolls_since_seven(self) -> int | None:
        """How many rolls ago a 7 last came; None before the first."""
        return self._since(self.since_seven)

    def _since(self, rolls: int) -> int | None:
        """None for a count that began with the journal and has not met its total, as long as all rolls are known."""
        return None if len(self.dice) < DICE_KEPT and rolls >= len(self.dice) else rolls


def after_roll(before: Statistics, record: AnyRoll, point_before: int | None) -> Statistics:
    """The statistics after a roll, with the puck before it. Games other than craps are not counted."""
    if not kind_of(record).has_puck:
        return before
    dice, total = record.dice, sum(record.dice)
    hand_rolls = before.hand_rolls + 1
    seven_out = total == 7 and point_before is not None
    points_made = before.points_made + (total == point_before)
    hard = total if dice[0] == dice[1] else 0
    return Statistics(
        dice=(*before.dice[1 - DICE_KEPT :], dice),
        since_seven=0 if total == 7 else before.since_seven + 1,
        hand_rolls=0 if seven_out else hand_rolls,
        points_made=0 if seven_out else points_made,
        longest_hand=max(before.longest_hand, hand_rolls),
        since_hard=tuple(
            [0 if way == hard else rolls + 1 for way, rolls in zip(HARD_WAYS, before.since_hard, strict=True)]
        ),
        best_today=max(before.best_today, Hand(hand_rolls, points_made)),
    )


def after_day_began(before: Statistics) -> Statistics:
    """The statistics when a gaming day begins: it has no best hand yet."""
    return msgspec.structs.replace(before, best_today=Hand())
