"""Hazard as a game: what a shooter may ask, on the terms of the par sheet."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from terminal.rules.asks import Ask, Keep, PassDice, Redo, Stake, Undo
from terminal.rules.game import Dice, SheetGame, Wager
from terminal.rules.hazard import banking, fold, rolling
from terminal.rules.hazard.mains import MAINS
from terminal.rules.hazard.records import HazardRecord
from terminal.rules.hazard.table import HazardTable, seated
from terminal.rules.hazard.terms import BANK, EVEN, read_terms
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet


class Hazard(SheetGame[HazardTable, HazardRecord]):
    """Hazard under a par sheet. `Game` says what the verbs mean; each rule stands in its module."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self._terms = read_terms(sheet.reader)

    @property
    def dice_count(self) -> int:
        """Hazard is played with two dice."""
        return 2

    def fields(self) -> tuple[str, ...]:
        """The bank alone."""
        return (BANK,)

    def limits(self, table: HazardTable, bet: str) -> tuple[int, int | None]:
        """What may be laid as a bank; a bank that rides may have grown beyond it."""
        if bet != BANK:
            raise Refusal("not_a_field", "Hazard has one field, the bank.")
        return banking.limits(self._terms, table)

    def pays(self) -> dict[str, str]:
        """The bank pays as much as lies in it."""
        won, staked = EVEN
        return {BANK: f"{won}:{staked}"}

    def house(self) -> dict[str, str]:
        """Hazard leaves nothing to the house to rule."""
        return {}

    def win_totals(self, table: HazardTable) -> tuple[int, ...]:
        """The totals that win for the shooter, or for the player against whom the house shoots."""
        return rolling.paying_totals(table)

    def open_table(self, balances_cents: Mapping[str, int]) -> HazardTable:
        """The first player shoots, the others fade; a player alone has the house across."""
        return seated(balances_cents)

    def apply(self, table: HazardTable, record: HazardRecord) -> HazardTable:
        """The table after the record."""
        return fold.apply(table, record)

    def do(self, table: HazardTable, ask: Ask) -> HazardRecord:
        """Stake, Undo and Redo of it, Keep and PassDice; any other ask is for other games."""
        match ask:
            case Stake(amount_cents):
                return banking.laid(self._terms, table, amount_cents)
            case Undo():
                return banking.taken_back(table)
            case Redo():
                return banking.laid_again(self._terms, table)
            case Keep():
                return banking.kept(self._terms, table)
            case PassDice():
                return banking.passed(table)
        say = "Hazard has no such thing: the shooter lays a bank, throws, and keeps or passes the dice."
        raise Refusal("not_in_variant", say)

    def verify_call_dice(self, table: HazardTable) -> None:
        """A throw needs a covered bank that is not decided."""
        rolling.verify_throw(table)

    def roll(self, table: HazardTable, dice: Sequence[int]) -> HazardRecord:
        """Play the hand on by these two dice."""
        return rolling.rolled(table, dice)

    def outcomes(self, table: HazardTable) -> tuple[tuple[Dice, int], ...]:  # noqa: ARG002 - always two dice
        """The 21 pairs, of 36 ways."""
        return rolling.OUTCOMES

    def wagers(self) -> tuple[Wager[HazardTable], ...]:
        """The bank from each main on, and from the throw for the main on; always the shooter's side."""
        stake_cents = self._terms.min_cents
        start = seated({"player": stake_cents})
        start = self.apply(start, self.do(start, Stake(stake_cents)))
        mains = {f"main@{main}": self.apply(start, self.roll(start, (main - 4, 4))) for main in MAINS}
        starts = {**mains, BANK: start}
        return tuple(Wager(name, ((table, 1),), BANK, stake_cents) for name, table in starts.items())

    def key(self, table: HazardTable) -> Hashable:
        """Where the hand stands, and what lies in the bank."""
        return table.phase, table.main, table.chance, table.bank_cents
