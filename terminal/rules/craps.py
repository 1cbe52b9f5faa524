"""Craps as a game: the verbs of the cabinet and the laboratory, on the layout that the par sheet makes."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.rules import placing, removing, repeating, rolling, stakes
from terminal.rules.game import Game
from terminal.rules.sheet import Sheet
from terminal.rules.table import BetsChanged, Rolled, Table


class Craps(Game):
    """A game of the craps family under a par sheet. `Game` says what the verbs mean; each rule stands in its module."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._layout = sheet.layout

    @property
    def name(self) -> str:
        """The variant, as its par sheets name it."""
        return self._sheet.game

    @property
    def title(self) -> str:
        """The title that stands in the par sheet."""
        return self._sheet.title

    @property
    def sheet_digest(self) -> str:
        """The SHA-256 of the sheet's file."""
        return self._sheet.digest

    @property
    def dice_count(self) -> int:
        """Craps is played with two dice."""
        return 2

    def fields(self) -> tuple[str, ...]:
        """All names of the catalogue, in its order."""
        return tuple(self._layout.catalogue.bets)

    def limits(self, table: Table, bet: str) -> tuple[int, int | None]:
        """The sheet's limits; for odds the largest multiple of the base bet, which is 0 when no base bet is up."""
        limits = stakes.stake_range(self._layout, table, self._layout.field(bet))
        return limits.least_cents, limits.most_cents

    def pays(self) -> dict[str, str]:
        """The sheet's pays as they stand in it, a:b, by bet or part of a bet."""
        return {name: f"{won}:{staked}" for name, (won, staked) in self._layout.pays.items()}

    def win_totals(self, table: Table) -> tuple[int, ...]:
        """The totals that pay; a Hard Ways bet counts its total, though only the pair pays."""
        return rolling.winning_totals(self._layout, table)

    def verify_place(self, table: Table, bet: str, amount_cents: int) -> None:
        """Rules of the field's time, its opposite, its limits and the player's money, in this order."""
        placing.verify_place(self._layout, table, bet, amount_cents)

    def place(self, table: Table, bet: str, amount_cents: int) -> BetsChanged:
        """Put so much more on the field."""
        self.verify_place(table, bet, amount_cents)
        return BetsChanged("place", ((bet, amount_cents),))

    def remove(self, table: Table, bet: str, amount_cents: int | None) -> BetsChanged:
        """Take so much off the field, or all of it with its odds. What is left must be a bet that the sheet allows."""
        return removing.removed(self._layout, table, bet, amount_cents)

    def undo(self, table: Table) -> BetsChanged:
        """Take back the last change since the dice were called."""
        return repeating.undone(table)

    def redo(self, table: Table) -> BetsChanged:
        """Make the change again that was undone last."""
        return repeating.redone(table)

    def clear_last(self, table: Table) -> BetsChanged:
        """Take down the newest placement that is not locked, of this betting time or an earlier one."""
        return removing.last_cleared(self._layout, table)

    def clear_all(self, table: Table) -> BetsChanged:
        """Take down every bet but a locked Pass Line."""
        return removing.all_cleared(self._layout, table)

    def double(self, table: Table) -> BetsChanged:
        """Put as much again on every bet; line bets whose Point is set are passed over."""
        return repeating.doubled(self._layout, table)

    def repeat(self, table: Table) -> BetsChanged:
        """Place the last bets again; odds are passed over while no Point is set."""
        return repeating.repeated(self._layout, table)

    def verify_call_dice(self, table: Table) -> None:
        """A roll needs a bet that is up and working."""
        rolling.verify_call_dice(self._layout, table)

    def roll(self, table: Table, dice: Sequence[int]) -> Rolled:
        """Decide every bet that is up by these two dice."""
        return rolling.rolled(self._layout, table, dice)
