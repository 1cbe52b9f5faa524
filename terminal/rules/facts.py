"""What any game's tables and records say, for rooms that show or tell of them without knowing which game it is."""

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
"""Cents by bet: positive were put on the felt, negative were taken down."""


class Change(NamedTuple):
    """Chips that moved, or are to move, and a switch that was touched."""

    verb: str
    """What the touch is called: ``place``, ``clear_all``."""
    changes: Changes
    fees: Changes = ()
    """The commission in cents that goes with it, by bet; negative where it comes back."""
    off: tuple[str, ...] | None = None
    """The groups of bets that are switched off after it; None where it leaves them and the puck alone."""


class OnFelt(NamedTuple):
    """What lies on the felt, and what the table waits for."""

    bets: Mapping[str, int]
    """The stakes in cents that are up, of all players together."""
    point: int | None = None
    """The puck is ON this Point, or OFF; always None in a game without a puck."""
    asked: Change | None = None
    """The change that waits for YES or NO to its commission; nothing else can happen before."""
    off: tuple[str, ...] = ()
    """The groups of bets that are switched off."""
    offers: tuple[str, ...] = ()
    """The bets that may be moved to another number before the next roll."""


def on_felt(table: AnyTable) -> OnFelt:
    """What a screen, a script or a recall reads off the table."""
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
    """The chips that the record moved by a player's touch; None where it is about something else."""
    if isinstance(record, craps.BetsChanged):
        return _change(record)
    return Change(record.verb, record.changes) if isinstance(record, big_shot.BetsChanged) else None


def asked_by(record: AnyChange | AnyRoll) -> Change | None:
    """The change for whose commission the record asks; None where it asks for none."""
    return _change(record.change) if isinstance(record, craps.CommissionAsked) else None


def declines(record: AnyChange | AnyRoll) -> bool:
    """Whether it is the player's NO to a commission."""
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
    """Whether it was rolled at a game that has a puck."""
    return isinstance(record, craps.Rolled)


def point_after(record: AnyRoll) -> int | None:
    """Where the roll left the puck, at a game that has one."""
    return record.point if isinstance(record, craps.Rolled) else None


def _change(record: craps.BetsChanged) -> Change:
    return Change(record.verb, record.changes, record.fees, None if record.marks is None else record.marks.off)
