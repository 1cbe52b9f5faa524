"""Any game's table and records, for code that handles them without knowing the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, TypeVar

from terminal.rules.games import GAMES, KINDS, kind_of
from terminal.rules.kind import GameTable, RollRecord
from terminal.rules.refusal import Cents, Refusal, money

if TYPE_CHECKING:
    AnyTable = GameTable
    AnyRoll = RollRecord
    AnyChange = object
else:  # msgspec decodes the structs of every kind and distinguishes them by their tags
    AnyTable = reduce(or_, (kind.table for kind in KINDS))
    AnyRoll = reduce(or_, (one for kind in KINDS for one in kind.rolls))
    """A result of dice."""
    AnyChange = reduce(or_, (one for kind in KINDS for one in kind.changes))
    """Requests between two throws."""

TableT = TypeVar("TableT", bound=GameTable)


def apply(table: AnyTable, record: AnyChange | AnyRoll) -> AnyTable:
    """The table after the record. Raises AssertionError for one that is not of this table's game."""
    kind = kind_of(table)
    assert kind_of(record) is kind, f"{record} happened at another game"
    after: AnyTable = kind.apply(table, record)
    return after


def opened(game: str, player: str, cents: int) -> AnyTable:
    """An empty table of this game, by its name in par sheets, with its only player's money."""
    assert game in GAMES, f"{game!r} is no game of this program"
    table: AnyTable = GAMES[game].opened(player, cents)
    return table


def is_of(table: AnyTable, game: str) -> bool:
    """Whether the table belongs to this game, by its name in par sheets; True if the name is empty."""
    return not game or GAMES[game] is kind_of(table)


def deposit(table: TableT, cents: int) -> TableT:
    """The table after its only player's credit was increased. Raises ValueError unless `cents` is positive."""
    if cents <= 0:
        raise ValueError(f"{money(cents)} cannot be paid in")
    return _with_money(table, cents)


def withdraw(table: TableT, cents: int) -> TableT:
    """The table after its only player's credit was reduced. Raises Refusal `balance`, or ValueError unless positive."""
    if cents <= 0:
        raise ValueError(f"{money(cents)} cannot be paid out")
    if cents > table.playable_cents:
        raise Refusal(
            "balance",
            "Only {left} can be paid out, not {amount}.",
            left=Cents(table.playable_cents),
            amount=Cents(cents),
        )
    return _with_money(table, -cents)


def without_history(table: TableT) -> TableT:
    """The table with the current bets but without its history: another sheet may not allow past stakes."""
    after: TableT = kind_of(table).without_history(table)
    return after


def last_round(table: AnyTable) -> Mapping[str, int]:
    """The player's stakes in cents in the last round; empty without one, and in a game without Repeat."""
    return kind_of(table).last_round(table)


def with_last_round(table: TableT, stakes_cents: Mapping[str, int]) -> TableT:
    """The table on which Repeat brings back these stakes."""
    after: TableT = kind_of(table).with_last_round(table, stakes_cents)
    return after


def _with_money(table: TableT, cents: int) -> TableT:
    after: TableT = kind_of(table).with_money(table, cents)
    return after
