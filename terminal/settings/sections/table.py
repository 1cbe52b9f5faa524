"""Section table: a cabinet of its own, a station at a shared table, or the table itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from terminal.settings.kinds import Duration, OneOf, Text, Whole
from terminal.settings.parameter import APPEARANCE, DEVICE, HOUSE_RULE, MONEY, parameter

TableRole = Literal["alone", "station", "table"]
"""A cabinet with dice of its own, a station at a shared table, or the shared table itself, which has no player."""
ShooterNeeds = Literal["line_bet", "any_bet"]
OthersBets = Literal["off", "sums", "chips"]

ALIKE = ("money.currency", "game.mode", "game.puck_can_be_reset")
"""What a table and its stations must have alike: the buttons of a station, and its money, follow its own."""


@dataclass(frozen=True)
class TableSection:
    """The parameters of this section."""

    table_role: TableRole = parameter(
        "table.role",
        OneOf[TableRole](("alone", "station", "table")),
        "alone",
        MONEY,
        "whose dice decide: alone: those of this cabinet's own generator; station: those of a shared table, at which"
        " this cabinet has a seat; table: this is the shared table itself, and has no player",
    )
    table_number: int = parameter("table.number", Whole(1, 9_999), "1", MONEY, "the number of the shared table")
    table_seat: int = parameter(
        "table.seat", Whole(1, 14), "1", MONEY, "this station's seat at the shared table; seats are numbered clockwise"
    )
    table_exchange: str = parameter(
        "table.exchange",
        Text(1, 300),
        "var/table/exchange.sqlite",
        DEVICE,
        "where the shared table and its stations meet: a file, relative to the program's folder, if they all run on one"
        " machine, or the address of a PostgreSQL server, postgresql://…",
    )
    table_keys: str = parameter(
        "table.keys",
        Text(1, 300),
        "var/table/keys",
        DEVICE,
        "the folder of the keys with which this machine proves itself at the shared table, relative to the program's"
        " folder: ./kiosk house gives them, and a table whose stations all run on one machine makes its own",
    )
    grace_ms: int = parameter(
        "table.grace_milliseconds",
        Whole(100, 5_000, "milliseconds"),
        "500",
        HOUSE_RULE,
        "how long the shared table waits for the last bets of its stations after betting has ended",
    )
    guard_ms: int = parameter(
        "table.guard_milliseconds",
        Whole(0, 2_000, "milliseconds"),
        "150",
        HOUSE_RULE,
        "how long before the end of the betting time a station takes no more bets, so that they reach the table",
    )
    roll_wait_ms: int = parameter(
        "table.roll_wait_seconds",
        Duration(5, 120, "seconds"),
        "15",
        HOUSE_RULE,
        "in mode roll, how long the shared table waits for the other players once the first one is ready",
    )
    shooter_ms: int = parameter(
        "table.shooter_seconds",
        Duration(3, 60, "seconds"),
        "10",
        HOUSE_RULE,
        "how long the shooter at a shared table may take to throw; then the dice are thrown without a touch",
    )
    shooter_needs: ShooterNeeds = parameter(
        "table.shooter_needs",
        OneOf[ShooterNeeds](("line_bet", "any_bet")),
        "line_bet",
        HOUSE_RULE,
        "what a player at a shared table needs to become the shooter: a bet on a line (Pass Line or Don't Pass), or any"
        " bet",
    )
    others_bets: OthersBets = parameter(
        "table.others",
        OneOf[OthersBets](("off", "sums", "chips")),
        "sums",
        APPEARANCE,
        "what a station shows of the other players' bets, and a table's wall display of all: nothing, the sum on each"
        " field, or the chips of each seat",
    )
