"""The one shape in which the cabinet, the laboratory and the maths use any game without knowing which it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from terminal.rules.refusal import allowed
from terminal.rules.table import BetsChanged, Record, Rolled, Table, apply


class Game(Protocol):
    """A game under its par sheet. Tables and records are values; nothing here changes anything.

    Every verb comes as three: `verify_x` raises Refusal where a rule forbids it, `can_x` asks that, and `x` verifies
    and returns the record of it. Only `apply` makes the next table. Where a record must be made to be verified, as with
    verbs of several bets, `verify_x` makes it.
    """

    @property
    def name(self) -> str:
        """The game as par sheets name it, e.g. ``craps``."""

    @property
    def title(self) -> str:
        """What the screen calls this game under this sheet."""

    @property
    def sheet_digest(self) -> str:
        """The SHA-256 of the par sheet that it is played under."""

    @property
    def dice_count(self) -> int:
        """How many dice a roll takes."""

    def fields(self) -> tuple[str, ...]:
        """The names of all betting fields, in the order of the felt."""

    def limits(self, table: Table, bet: str) -> tuple[int, int | None]:
        """The least and the most cents that the field may hold now; None is no limit. Raises Refusal for no field."""

    def pays(self) -> dict[str, str]:
        """The pays as ratios (``7:6``), by bet, or by part of a bet that pays in more than one way."""

    def win_totals(self, table: Table) -> tuple[int, ...]:
        """The totals, rising, that would pay something on the next roll."""

    def apply(self, table: Table, record: Record) -> Table:
        """The table after the record. Neither rules nor sheet are asked, so that old records replay for ever."""
        return apply(table, record)

    def verify_place(self, table: Table, bet: str, amount_cents: int) -> None:
        """Refuse to put so much more on the field, with the rule that forbids it."""

    def verify_remove(self, table: Table, bet: str, amount_cents: int | None) -> None:
        """Refuse to take so much (None: all) off the field."""
        self.remove(table, bet, amount_cents)

    def verify_undo(self, table: Table) -> None:
        """Refuse when nothing has changed since the dice were called, or its money is gone."""
        self.undo(table)

    def verify_redo(self, table: Table) -> None:
        """Refuse when nothing was undone, or its money is gone."""
        self.redo(table)

    def verify_clear_last(self, table: Table) -> None:
        """Refuse when no placement is up that may be taken down."""
        self.clear_last(table)

    def verify_clear_all(self, table: Table) -> None:
        """Refuse when no bet is up that may be taken down."""
        self.clear_all(table)

    def verify_double(self, table: Table) -> None:
        """Refuse when a bet that can be raised at all may not be doubled, or none is up."""
        self.double(table)

    def verify_repeat(self, table: Table) -> None:
        """Refuse when a part of the last bets cannot be placed again, or none is missing."""
        self.repeat(table)

    def verify_call_dice(self, table: Table) -> None:
        """Refuse when no bet is up that the next roll may decide."""

    def place(self, table: Table, bet: str, amount_cents: int) -> BetsChanged:
        """Put so much more on the field."""

    def remove(self, table: Table, bet: str, amount_cents: int | None) -> BetsChanged:
        """Take so much (None: all) off the field. A base bet taken down returns its odds."""

    def undo(self, table: Table) -> BetsChanged:
        """Take back the last change since the dice were called."""

    def redo(self, table: Table) -> BetsChanged:
        """Make the change again that was undone last."""

    def clear_last(self, table: Table) -> BetsChanged:
        """Take down the newest placement that may be taken down."""

    def clear_all(self, table: Table) -> BetsChanged:
        """Take down every bet that may be taken down."""

    def double(self, table: Table) -> BetsChanged:
        """Put as much again on every bet that can be raised: all or nothing."""

    def repeat(self, table: Table) -> BetsChanged:
        """Bring every field back to what it held when the dice were last called: all or nothing."""

    def roll(self, table: Table, dice: Sequence[int]) -> Rolled:
        """Decide the bets by these dice, with nothing at stake too. Raises ValueError for what no dice show."""

    def can_place(self, table: Table, bet: str, amount_cents: int) -> bool:
        """Whether so much more may be put on the field."""
        return allowed(self.verify_place, table, bet, amount_cents)

    def can_remove(self, table: Table, bet: str, amount_cents: int | None) -> bool:
        """Whether so much (None: all) may be taken off the field."""
        return allowed(self.verify_remove, table, bet, amount_cents)

    def can_undo(self, table: Table) -> bool:
        """Whether there is a change to take back."""
        return allowed(self.verify_undo, table)

    def can_redo(self, table: Table) -> bool:
        """Whether there is a change to make again."""
        return allowed(self.verify_redo, table)

    def can_clear_last(self, table: Table) -> bool:
        """Whether a placement can be taken down."""
        return allowed(self.verify_clear_last, table)

    def can_clear_all(self, table: Table) -> bool:
        """Whether a bet can be taken down."""
        return allowed(self.verify_clear_all, table)

    def can_double(self, table: Table) -> bool:
        """Whether the bets can be doubled."""
        return allowed(self.verify_double, table)

    def can_repeat(self, table: Table) -> bool:
        """Whether the last bets can be placed again."""
        return allowed(self.verify_repeat, table)

    def can_call_dice(self, table: Table) -> bool:
        """Whether the dice may be rolled."""
        return allowed(self.verify_call_dice, table)
