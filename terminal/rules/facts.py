"""Facts of any game's tables and records, for code that shows or describes them without knowing the game."""

from __future__ import annotations

from terminal.rules.games import kind_of
from terminal.rules.kind import Change, OnFelt, Travel
from terminal.rules.tables import AnyChange, AnyRoll, AnyTable


def on_felt(table: AnyTable) -> OnFelt:
    """The facts of the table for a screen, a script or a recall."""
    return kind_of(table).on_felt(table)


def change_of(record: AnyChange | AnyRoll) -> Change | None:
    """The chips that the record moved by a player's action; None for other records."""
    return kind_of(record).change_of(record)


def taken_cents(record: AnyChange) -> int:
    """What the change takes from the playable credit, commissions included; negative where it gives back."""
    return kind_of(record).taken_cents(record)


def asked_by(record: AnyChange | AnyRoll) -> Change | None:
    """The change whose commission the record asks for; None for other records."""
    return kind_of(record).asked_by(record)


def declines(record: AnyChange | AnyRoll) -> bool:
    """Whether the record is the player's NO to a commission."""
    return kind_of(record).declines(record)


def travels_of(record: AnyChange | AnyRoll) -> tuple[Travel, ...]:
    """The stakes that a roll moved to another field."""
    return kind_of(record).travels_of(record)


def has_puck(record: AnyRoll) -> bool:
    """Whether the record is a roll of a game that has a puck."""
    return kind_of(record).has_puck


def point_after(record: AnyRoll) -> int | None:
    """The place of the puck after the roll, in a game that has one."""
    return kind_of(record).point_after(record)
