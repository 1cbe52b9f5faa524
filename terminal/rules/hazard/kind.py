"""Hazard as a kind of game: its tables and records without a par sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from terminal.rules.answers import amounts
from terminal.rules.changes import Changes
from terminal.rules.hazard import banking, fold, sharing
from terminal.rules.hazard.game import Hazard
from terminal.rules.hazard.records import (
    HazardBankLaid,
    HazardBankTakenBack,
    HazardDiceKept,
    HazardDicePassed,
    HazardMainCalled,
    HazardRecord,
    HazardRestored,
    HazardRolled,
)
from terminal.rules.hazard.table import HOUSE, HazardTable, seated
from terminal.rules.hazard.terms import BANK, COVER, HOUSE_WORDS
from terminal.rules.kind import Answer, Change, GameKind, Hand, OnFelt
from terminal.rules.refusal import Phrase, money
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Sheet


class HazardKind(GameKind[HazardTable, HazardRecord]):
    """Two dice, and a bank that is covered."""

    family = "hazard"
    sheets = {"hazard": "hazard"}
    house_words = HOUSE_WORDS
    has_felts = True
    has_caster = True
    wins_wait = True
    table = HazardTable
    rolls = (HazardRolled,)
    changes = (
        HazardBankLaid,
        HazardBankTakenBack,
        HazardMainCalled,
        HazardRestored,
        HazardDiceKept,
        HazardDicePassed,
    )

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
        return replace(table, earlier=(), undone=(), last_cents=0)

    def handed(self, table: HazardTable, player: str, *, has_dice: bool) -> HazardTable:
        """The player lays the bank with the dice, and fades without them."""
        return sharing.handed(table, player, has_dice=has_dice)

    def has_dice(self, table: HazardTable, player: str) -> bool:
        """The player is the shooter."""
        return table.shared and table.shooter == player

    def named_marks(self, table: HazardTable) -> Mapping[str, tuple[int, ...]]:
        """The main that is named."""
        return sharing.marks(table) if table.shared and table.called else {}

    def returned(self, table: HazardTable) -> HazardBankTakenBack | None:
        """A bank or a cover for which no dice were thrown; a bank that rides stays."""
        return banking.taken_back(table, "back") if table.shared and table.fresh else None

    def restored(
        self, table: HazardTable, player: str, earlier: HazardTable, commissions: Changes
    ) -> HazardRestored | None:
        """The bank or the cover, of which the house takes no commission, and the main that was named."""
        del player, commissions
        return sharing.restored(table, earlier)

    def laid(self, table: HazardTable, player: str, bets: Mapping[str, int], off: tuple[str, ...]) -> HazardTable:
        """The bank, or the cover; nothing is ever switched off."""
        del player
        assert not off, f"{off} cannot be switched off"
        return sharing.laid(table, bets)

    def marks(self, table: HazardTable) -> Mapping[str, tuple[int, ...]]:
        """The main and the chance of a shared table; a player alone has them for himself."""
        return sharing.marks(table) if table.shared else {}

    def with_marks(self, table: HazardTable, point: int | None, marks: Mapping[str, tuple[int, ...]]) -> HazardTable:
        """The table with the main and the chance of a shared one."""
        del point
        return sharing.with_marks(table, marks)

    def hand_of(self, record: HazardRecord) -> Hand:
        """A hand is decided with its bank; a chance that is lost gives the dice away."""
        if not isinstance(record, HazardRolled):
            return ""
        if record.event in ("nick", "chance_won"):
            return "won"
        return "kept" if record.event == "out" else "passed" if record.event == "chance_lost" else ""

    def on_felt(self, table: HazardTable) -> OnFelt:
        """The player's bank, or the player's cover of the house's."""
        house = table.shooter == HOUSE
        bet = COVER if house else BANK
        across_cents = table.bank_cents if house else dict(table.covers).get(HOUSE, 0)
        return OnFelt(
            {bet: table.bet_cents} if table.bet_cents else {},
            waits_for="choice" if table.asks else "",
            main=table.main,
            chance=table.chance,
            house_cents=across_cents,
            house_shoots=house,
            phase="main" if table.shared and table.phase == "stake" and table.bank_cents else table.phase,
            main_is_open=_main_is_open(table),
            named=sharing.named(table) if table.shared else "",
        )

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

    def said_of(self, record: HazardRecord) -> Phrase | None:
        """The main that is named, and where the dice go."""
        match record:
            case HazardMainCalled(None):
                return Phrase("The main is thrown for")
            case HazardMainCalled(main):
                return Phrase("The main is named: {main}", main=main or 0)
            case HazardDiceKept():
                return Phrase("The dice are kept")
            case HazardDicePassed():
                return Phrase("The dice are passed")
        return None

    def event_of(self, record: HazardRecord) -> str:
        """What the throw was."""
        return record.event if isinstance(record, HazardRolled) else ""

    def change_of(self, record: HazardRecord) -> Change | None:
        """The player's bank that was laid, changed or taken back; the cover of a bank that the house lays."""
        if isinstance(record, HazardRestored):
            moved_cents = record.bank_cents - record.from_cents
            return Change("late", ((record.bet, moved_cents),) if moved_cents else ())
        if not isinstance(record, HazardBankLaid | HazardBankTakenBack):
            return None
        after_cents = record.bank_cents if isinstance(record, HazardBankLaid) else 0
        before_cents = record.from_cents if isinstance(record, HazardBankLaid) else record.bank_cents
        bet = BANK if any(name == HOUSE for name, _ in record.covers) else COVER
        return Change(record.verb, ((bet, after_cents - before_cents),))

    def bet_titles(self) -> Mapping[str, str]:
        """The bank, and a player's cover of the house's."""
        return {BANK: banking.TITLE, COVER: banking.COVER_TITLE}


def _main_is_open(table: HazardTable) -> bool:
    """The main may be named, or is named and may still be changed."""
    if table.shared:
        return table.shooter != HOUSE and table.phase == "stake" and table.bank_cents > 0
    return table.phase == "main" and table.event != "no_main"
