"""Any game's table and records, for code that handles them without knowing the game."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from terminal.rules.big_shot import fold as big_shot_fold
from terminal.rules.big_shot import records as big_shot
from terminal.rules.big_shot.table import BigShotTable, Player
from terminal.rules.craps import fold as craps_fold
from terminal.rules.craps import records as craps
from terminal.rules.craps import table as craps_table
from terminal.rules.craps.table import Table
from terminal.rules.hazard import fold as hazard_fold
from terminal.rules.hazard import records as hazard
from terminal.rules.hazard.table import HazardTable, seated
from terminal.rules.refusal import Cents, Refusal, money
from terminal.rules.resolution import Resolution

AnyTable = Table | BigShotTable | HazardTable

AnyRoll = craps.Rolled | big_shot.Rolled | big_shot.FourthRolled | hazard.HazardRolled
"""A result of dice."""

AnyChange = (
    craps.BetsChanged
    | craps.CommissionAsked
    | craps.CommissionDeclined
    | big_shot.BetsChanged
    | big_shot.BetsClosed
    | big_shot.DicePassed
    | big_shot.Voided
    | big_shot.Decided
    | hazard.HazardBankLaid
    | hazard.HazardBankTakenBack
    | hazard.HazardDiceKept
    | hazard.HazardDicePassed
)
"""Requests between two throws."""

TableT = TypeVar("TableT", Table, BigShotTable, HazardTable, AnyTable)


def apply(table: AnyTable, record: AnyChange | AnyRoll) -> AnyTable:
    """The table after the record. Raises AssertionError for one that is not of this table's game."""
    if isinstance(table, Table):
        assert isinstance(record, craps.Record), f"{record} happened at another game"
        return craps_fold.apply(table, record)
    if isinstance(table, BigShotTable):
        assert isinstance(record, big_shot.BigShotRecord), f"{record} happened at another game"
        return big_shot_fold.apply(table, record)
    assert isinstance(record, hazard.HazardRecord), f"{record} happened at another game"
    return hazard_fold.apply(table, record)


def opened(game: str, player: str, cents: int) -> AnyTable:
    """An empty table of this game, by its name in par sheets, with its only player's money."""
    match game:
        case "big_shot":
            return BigShotTable({player: Player(cents)}, player)
        case "hazard":
            return seated({player: cents})
        case _:
            return Table(cents)


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


def without_history(table: AnyTable) -> AnyTable:
    """The table with the current bets but without its history: another sheet may not allow past stakes."""
    if isinstance(table, Table):
        return craps_table.without_history(table)
    if isinstance(table, BigShotTable):
        players = {name: Player(one.playable_cents, one.bets) for name, one in table.players.items()}
        return replace(table, players=players)
    return replace(table, fresh=False, undone_cents=0)


def resolved_by(record: AnyChange | AnyRoll) -> tuple[Resolution, ...]:
    """Every bet that the record decided."""
    return () if isinstance(record, UNDECIDING) else record.resolved


def fees_of(record: AnyChange | AnyRoll) -> craps.Changes:
    """The commission that the record takes, by bet; negative for a refund."""
    return record.fees if isinstance(record, craps.BetsChanged) else ()


UNDECIDING = (
    craps.BetsChanged,
    craps.CommissionAsked,
    craps.CommissionDeclined,
    big_shot.BetsChanged,
    big_shot.BetsClosed,
    big_shot.DicePassed,
    big_shot.Voided,
    hazard.HazardBankLaid,
    hazard.HazardBankTakenBack,
    hazard.HazardDiceKept,
    hazard.HazardDicePassed,
)


def _with_money(table: TableT, cents: int) -> TableT:
    if isinstance(table, Table):
        return replace(table, playable_cents=table.playable_cents + cents)
    if isinstance(table, BigShotTable):
        ((name, player),) = table.players.items()
        return replace(table, players={name: replace(player, playable_cents=player.playable_cents + cents)})
    (name,) = table.balances
    return replace(table, seats={**table.seats, name: table.seats[name] + cents})
