"""Facts of any game's tables and records, for code that shows or describes them without knowing the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from terminal.rules.big_shot import records as big_shot
from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.craps import records as craps
from terminal.rules.craps.table import Table
from terminal.rules.hazard import records as hazard
from terminal.rules.tables import AnyChange, AnyRoll, AnyTable

Changes = tuple[tuple[str, int], ...]
"""Cents by bet: positive amounts were placed, negative ones were taken down."""


class Change(NamedTuple):
    """Chips that were moved, or are to be moved, and a switch that was used."""

    verb: str
    """The action's name: ``place``, ``clear_all``."""
    changes: Changes
    fees: Changes = ()
    """The commission in cents paid with it, by bet; negative for a refund."""
    off: tuple[str, ...] | None = None
    """The groups of bets that are switched off after it; None if it changes neither them nor the puck."""


class OnFelt(NamedTuple):
    """What is on the felt, and what the table waits for."""

    bets: Mapping[str, int]
    """The stakes in cents that are up, of all players together."""
    point: int | None = None
    """The puck is ON this Point, or OFF; always None in a game without a puck."""
    asked: Change | None = None
    """The change that waits for YES or NO to its commission; nothing else can happen before the answer."""
    off: tuple[str, ...] = ()
    """The groups of bets that are switched off."""
    offers: tuple[str, ...] = ()
    """The bets that may be moved to another number before the next roll."""


def on_felt(table: AnyTable) -> OnFelt:
    """The facts of the table for a screen, a script or a recall."""
    if isinstance(table, Table):
        asked = None if table.asked is None else _change(table.asked)
        return OnFelt(table.bets, table.marks.point, asked, table.marks.off, table.offers)
    if isinstance(table, BigShotTable):
        bets: dict[str, int] = {}
        for player in table.players.values():
            bets |= {bet: bets.get(bet, 0) + cents for bet, cents in player.bets.items()}
        return OnFelt(bets)
    return OnFelt({"bank": table.bank_cents} if table.bank_cents else {})


def change_of(record: AnyChange | AnyRoll) -> Change | None:
    """The chips that the record moved by a player's action; None for other records."""
    if isinstance(record, craps.BetsChanged):
        return _change(record)
    return Change(record.verb, record.changes) if isinstance(record, big_shot.BetsChanged) else None


def asked_by(record: AnyChange | AnyRoll) -> Change | None:
    """The change whose commission the record asks for; None for other records."""
    return _change(record.change) if isinstance(record, craps.CommissionAsked) else None


def declines(record: AnyChange | AnyRoll) -> bool:
    """Whether the record is the player's NO to a commission."""
    return isinstance(record, craps.CommissionDeclined)


def travels_of(record: AnyChange | AnyRoll) -> tuple[craps.Moved, ...]:
    """The stakes that a roll moved to another field."""
    return record.moved if isinstance(record, craps.Rolled) else ()


def taken_cents(record: AnyChange) -> int:
    """What the change takes from the playable credit, commissions included; negative where it gives back."""
    if isinstance(record, hazard.HazardBankLaid):
        return record.bank_cents
    change = change_of(record)
    return 0 if change is None else sum(cents for _, cents in (*change.changes, *change.fees))


def has_puck(record: AnyRoll) -> bool:
    """Whether the record is a roll of a game that has a puck."""
    return isinstance(record, craps.Rolled)


def point_after(record: AnyRoll) -> int | None:
    """The place of the puck after the roll, in a game that has one."""
    return record.point if isinstance(record, craps.Rolled) else None


def _change(record: craps.BetsChanged) -> Change:
    return Change(record.verb, record.changes, record.fees, None if record.marks is None else record.marks.off)
