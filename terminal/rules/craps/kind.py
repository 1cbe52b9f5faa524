"""The craps family as a kind of game: its tables and records without a par sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from terminal.rules.answers import amounts, moved_answer, resolved_answer
from terminal.rules.changes import Changes, between
from terminal.rules.craps import calls as craps_calls
from terminal.rules.craps import fold
from terminal.rules.craps.catalogue import VARIANTS, catalogue
from terminal.rules.craps.game import Craps
from terminal.rules.craps.records import (
    BetsChanged,
    CommissionAsked,
    CommissionDeclined,
    Marks,
    Moved,
    Record,
    Rolled,
)
from terminal.rules.craps.table import Table, without_history
from terminal.rules.craps.terms import ALWAYS, COMMISSION, SWITCH
from terminal.rules.kind import Answer, Change, GameKind, OnFelt
from terminal.rules.refusal import money
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Sheet

COUNTED = ("since_seven", "since_point", "again", "made")
"""The marks that all players at a table share, besides the Point and the rolls that have come."""

TENS = 10
"""A roll is told in two digits: 3-4 as 34."""


class CrapsKind(GameKind[Table, Record]):
    """Every two-dice game with a puck."""

    family = "craps"
    sheets = {
        "craps": "craps-el601",
        "crapless": "crapless-el611",
        "easy": "easy-el621",
        "first_person": "first-person",
    }
    house_words = ALWAYS | SWITCH | COMMISSION
    table = Table
    rolls = (Rolled,)
    changes = (BetsChanged, CommissionAsked, CommissionDeclined)
    calls = tuple(craps_calls.calls())
    has_puck = True
    has_felts = True

    def open(self, sheet: Sheet) -> Craps:
        """The variant that the sheet names."""
        return Craps(sheet)

    def opened(self, player: str, cents: int) -> Table:
        """One player's side of the table, who needs no name."""
        del player
        return Table(cents)

    apply = staticmethod(fold.apply)
    """The table after the record."""

    def with_money(self, table: Table, cents: int) -> Table:
        """The player's money grows."""
        return replace(table, playable_cents=table.playable_cents + cents)

    def without_history(self, table: Table) -> Table:
        """What is up stays."""
        return without_history(table)

    def last_round(self, table: Table) -> Mapping[str, int]:
        """What was up when the dice were last called."""
        return table.last_bets

    def with_last_round(self, table: Table, stakes_cents: Mapping[str, int]) -> Table:
        """Repeat tries these stakes, and refuses all of them if one is no bet of the game."""
        return replace(table, last_bets=dict(stakes_cents))

    def restored(self, table: Table, player: str, earlier: Table, commissions: Changes) -> BetsChanged | None:
        """Chips, and what is switched off."""
        del player  # there is one
        changes = between(table.bets, earlier.bets)
        marks = None if earlier.marks == table.marks else earlier.marks
        if not changes and not commissions and marks is None:
            return None
        refundable = table.commissions != earlier.commissions
        return BetsChanged("late", changes, commissions, refundable, marks)

    def laid(self, table: Table, player: str, bets: Mapping[str, int], off: tuple[str, ...]) -> Table:
        """The stakes, and the switches; what was paid up front for them is not known."""
        del player  # there is one
        return replace(table, bets=dict(bets), marks=replace(table.marks, off=off), commissions={}, asked=None)

    def refundable(self, table: Table) -> Mapping[str, int]:
        """Commission that was paid up front, under a sheet that gives it back with its bet."""
        return table.commissions

    def marks(self, table: Table) -> Mapping[str, tuple[int, ...]]:
        """The totals and rolls that have come, and the Points that were made; the switches are each player's own."""
        shared = {name: getattr(table.marks, name) for name in COUNTED}
        shared["rolls"] = tuple(TENS * one + other for one, other in table.marks.rolls)
        return {name: counted for name, counted in shared.items() if counted}

    def with_marks(self, table: Table, point: int | None, marks: Mapping[str, tuple[int, ...]]) -> Table:
        """The puck, the totals and the rolls; nothing is switched off any more."""
        since_seven, since_point, again, made = (marks.get(name, ()) for name in COUNTED)
        rolls = tuple(divmod(roll, TENS) for roll in marks.get("rolls", ()))
        return replace(table, marks=Marks(point, (), False, since_seven, since_point, again, made, rolls))

    def on_felt(self, table: Table) -> OnFelt:
        """The bets, the puck, and what waits for an answer."""
        asked = None if table.asked is None else _change(table.asked)
        return OnFelt(table.bets, table.marks.point, asked, table.marks.off, table.offers)

    def answer(self, table: Table, records: Sequence[object]) -> Answer:
        """Money, bets and puck; after a roll, what it decided and moved."""
        answer: Answer = {
            "balance": money(table.playable_cents),
            "bets": amounts(table.bets),
            "puck": "OFF" if table.point is None else "ON",
            "point": table.point,
        }
        if table.marks.off:
            answer["off"] = list(table.marks.off)
        for record in records:
            if isinstance(record, Rolled):
                answer["resolved"] = [resolved_answer(one) for one in record.resolved]
                answer["moved"] = [moved_answer(one) for one in record.moved]
        return answer

    def resolved_by(self, record: Record) -> tuple[Resolution, ...]:
        """What a roll decided."""
        return record.resolved if isinstance(record, Rolled) else ()

    def commissions_of(self, record: Record) -> Changes:
        """The commission on chips that moved."""
        return record.commissions if isinstance(record, BetsChanged) else ()

    def change_of(self, record: Record) -> Change | None:
        """Chips that moved."""
        return _change(record) if isinstance(record, BetsChanged) else None

    def asked_by(self, record: Record) -> Change | None:
        """Chips that wait for YES or NO."""
        return _change(record.change) if isinstance(record, CommissionAsked) else None

    def declines(self, record: Record) -> bool:
        """The NO to them."""
        return isinstance(record, CommissionDeclined)

    def travels_of(self, record: Record) -> tuple[Moved, ...]:
        """Come bets that went to their number."""
        return record.moved if isinstance(record, Rolled) else ()

    def point_after(self, record: Record) -> int | None:
        """The Point after the roll."""
        return record.point if isinstance(record, Rolled) else None

    def call_after(self, record: Record, point_before: int | None) -> str | None:
        """The total, and what it did to the Point."""
        return craps_calls.call_after(record.dice, point_before, record.point) if isinstance(record, Rolled) else None

    def bet_titles(self) -> Mapping[str, str]:
        """The titles of the fields of every variant."""
        return {name: bet.title for variant in VARIANTS for name, bet in catalogue(variant).bets.items()}

    def group_titles(self) -> tuple[str, ...]:
        """The titles of the groups of every variant."""
        return tuple(title for variant in VARIANTS for title in catalogue(variant).groups.values())

    def buttons(self) -> tuple[str, ...]:
        """The special buttons of every variant."""
        return tuple({button: None for variant in VARIANTS for button in catalogue(variant).buttons})


def _change(record: BetsChanged) -> Change:
    return Change(record.verb, record.changes, record.commissions, None if record.marks is None else record.marks.off)
