"""Hazard as a kind of game: its tables and records without a par sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from terminal.rules.answers import amounts
from terminal.rules.hazard import fold
from terminal.rules.hazard.game import Hazard
from terminal.rules.hazard.records import (
    HazardBankLaid,
    HazardBankTakenBack,
    HazardDiceKept,
    HazardDicePassed,
    HazardRecord,
    HazardRolled,
)
from terminal.rules.hazard.table import HazardTable, seated
from terminal.rules.kind import Answer, GameKind, OnFelt
from terminal.rules.refusal import money
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Sheet


class HazardKind(GameKind[HazardTable, HazardRecord]):
    """Two dice, and a bank that is covered."""

    sheets = {"hazard": "hazard"}
    table = HazardTable
    rolls = (HazardRolled,)
    changes = (HazardBankLaid, HazardBankTakenBack, HazardDiceKept, HazardDicePassed)

    def open(self, sheet: Sheet) -> Hazard:
        """Hazard under this sheet."""
        return Hazard(sheet)

    def opened(self, player: str, cents: int) -> HazardTable:
        """A player alone has the house across."""
        return seated({player: cents})

    apply = staticmethod(fold.apply)
    """The table after the record."""

    def with_money(self, table: HazardTable, cents: int) -> HazardTable:
        """The only player's money grows."""
        (name,) = table.balances
        return replace(table, seats={**table.seats, name: table.seats[name] + cents})

    def without_history(self, table: HazardTable) -> HazardTable:
        """What was taken back cannot be laid again."""
        return replace(table, fresh=False, undone_cents=0)

    def on_felt(self, table: HazardTable) -> OnFelt:
        """The bank."""
        return OnFelt({"bank": table.bank_cents} if table.bank_cents else {})

    def answer(self, table: HazardTable, records: Sequence[object]) -> Answer:
        """The bank, the main and the chance, and what the throw was."""
        event = next((record.event for record in records if isinstance(record, HazardRolled)), None)
        several = {"balance": amounts(table.balances)} if len(table.balances) > 1 else {}
        return several | {
            "shooter": money(table.shooter_cents),
            "faders": money(table.faders_cents),
            "bank": money(table.bank_cents),
            "main": table.main,
            "chance": table.chance,
            "phase": table.phase,
            "event": event,
            "dice_are": table.dice_are,
        }

    def resolved_by(self, record: HazardRecord) -> tuple[Resolution, ...]:
        """What a throw decided."""
        return record.resolved if isinstance(record, HazardRolled) else ()

    def taken_cents(self, record: HazardRecord) -> int:
        """The bank that is laid."""
        return record.bank_cents if isinstance(record, HazardBankLaid) else 0

    def bet_titles(self) -> Mapping[str, str]:
        """No sentence names the bank as a bet."""
        return {}
