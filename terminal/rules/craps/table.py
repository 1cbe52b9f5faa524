"""The table as a value: the player's money, the felt, and the marks of earlier rolls."""

from __future__ import annotations

import msgspec

from terminal.rules.changes import Changes
from terminal.rules.craps.records import BetsChanged, Marks

HISTORY_LIMIT = 200
"""How many changes can be undone, redone or cleared one by one; older ones are dropped."""


class Step(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, rename={"commissions": "fees"}):
    """A change as undo and redo keep it."""

    changes: Changes
    commissions: Changes = ()
    refundable: bool = False
    marks: Marks | None = None
    """The marks on its other side, if it changed them."""


class Table(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="craps_table", rename={"commissions": "fees"}
):
    """One player's side of the table between two rolls. Immutable: every record makes a new one.

    The order of `bets` has no meaning; encoded with sorted keys, as in snapshots, equal tables are equal as bytes.
    """

    playable_cents: int = 0
    """The player's money that is not on the felt."""
    bets: dict[str, int] = {}
    """The stakes in cents that are up."""
    marks: Marks = Marks()
    commissions: dict[str, int] = {}
    """The commission in cents that is refunded when its bet is taken down."""
    asked: BetsChanged | None = None
    """The change that waits for YES or NO to its commission."""
    offers: tuple[str, ...] = ()
    """Place bets that may be moved to another number before the next roll."""
    undo: tuple[Step, ...] = ()
    """The changes since the dice were last called, oldest first."""
    redo: tuple[Step, ...] = ()
    """The changes that were undone, the next to be redone last."""
    placed: tuple[Changes, ...] = ()
    """The changes from before the dice were last called, oldest first, as far as Clear Last may need them: the bets
    they placed or raised. It may contain bets that are no longer up; of a bet that was raised again the last entry
    counts.
    """
    last_bets: dict[str, int] = {}
    """The stakes in cents that were up when the dice were last called with bets."""

    @property
    def point(self) -> int | None:
        """The puck is ON this Point, or OFF."""
        return self.marks.point

    @property
    def bet_cents(self) -> int:
        """The sum of the bets on the felt."""
        return sum(self.bets.values())


def without_history(table: Table) -> Table:
    """The table with the current bets but without its history: another sheet may not allow past stakes."""
    return msgspec.structs.replace(table, asked=None, offers=(), undo=(), redo=(), placed=(), last_bets={})
