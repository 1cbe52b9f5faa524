"""The felt while changes are tried on it, and the placements that are still up."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.rules.changes import Changes, placements_up
from terminal.rules.craps.records import Marks
from terminal.rules.craps.table import Table
from terminal.rules.money_error import MoneyError


def put(bets: dict[str, int], changes: Changes) -> int:
    """Change these fields; returns the cost in cents. Raises MoneyError if a stake would become negative."""
    cost_cents = 0
    for bet, cents in changes:
        cost_cents += cents
        if bet not in bets:
            if cents <= 0:
                raise MoneyError(f"{changes} takes chips off {bet}, which has none")
            bets[bet] = cents
            continue
        stake_cents = bets[bet] + cents
        assert cents, f"{changes} names a bet that it does not change"
        if stake_cents < 0:
            raise MoneyError(f"{changes} takes more off {bet} than is there")
        if stake_cents:
            bets[bet] = stake_cents
        else:
            del bets[bet]
    return cost_cents


@dataclass(slots=True)
class Felt:
    """The felt while several changes are tried on it one after the other: the input of the placing rules."""

    playable_cents: int
    bets: dict[str, int]
    marks: Marks

    @classmethod
    def of(cls, table: Table) -> Felt:
        """A copy of this table's felt, which can be changed separately."""
        return cls(table.playable_cents, table.bets.copy(), table.marks)

    @property
    def point(self) -> int | None:
        """The puck is ON this Point, or OFF."""
        return self.marks.point

    @property
    def bet_cents(self) -> int:
        """The sum of its bets."""
        return sum(self.bets.values())

    def put(self, changes: Changes, commissions: Changes = ()) -> None:
        """Move chips between the credit and the felt, and pay commissions."""
        self.playable_cents -= put(self.bets, changes) + sum(cents for _, cents in commissions)


def all_up(table: Table) -> list[Changes]:
    """The placements that are still up, the newest first.

    Of those from before the dice were last called, all that is left of a bet counts as one placement.
    """
    found = placements_up(step.changes for step in reversed(table.undo))
    left = table.bets.copy()
    for changes in found:
        for bet, cents in changes:
            left[bet] -= cents
    return [*found, *(((bet, left[bet]),) for bet in _newest_first(table.placed) if left.get(bet))]


def _newest_first(placed: tuple[Changes, ...]) -> dict[str, None]:
    """The bets that these changes placed or raised, without repetition, the last one first."""
    return {bet: None for changes in reversed(placed) for bet, cents in reversed(changes) if cents > 0}
