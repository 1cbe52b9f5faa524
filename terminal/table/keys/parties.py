"""Who speaks in the exchange of a table. A party has one name: on its certificate, as its login, and in its folder."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

Role = Literal["table", "station", "dealer", "display"]

DEALER_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*")
DEALER_NAME_MAX = 20
SEATS = range(1, 15)

_NUMBER = r"([1-9][0-9]{0,8})"
_TABLE = re.compile(f"table-{_NUMBER}")
_STATION = re.compile(f"station-{_NUMBER}-{_NUMBER}-{_NUMBER}")
_DEALER = re.compile(f"dealer-{_NUMBER}-({DEALER_NAME.pattern})")
_DISPLAY = re.compile(f"display-{_NUMBER}")


class Party(msgspec.Struct, frozen=True):
    """One of those who meet at a table."""

    role: Role
    table: int
    seat: int = 0
    """Of a station."""
    cabinet: int = 0
    """Of a station: the number of the cabinet."""
    name: str = ""
    """Of a dealer."""

    @property
    def login(self) -> str:
        """Its name, such as ``station-1-3-17``: table 1, seat 3, cabinet 17."""
        match self.role:
            case "station":
                return f"station-{self.table}-{self.seat}-{self.cabinet}"
            case "dealer":
                return f"dealer-{self.table}-{self.name}"
            case _:
                return f"{self.role}-{self.table}"


def the_table(table: int) -> Party:
    """The table itself."""
    return Party("table", table)


def station(table: int, seat: int, cabinet: int) -> Party:
    """A cabinet at one of its seats."""
    return Party("station", table, seat=seat, cabinet=cabinet)


def is_dealer_name(name: str) -> bool:
    """Whether a login can have this name."""
    return DEALER_NAME.fullmatch(name) is not None and len(name) <= DEALER_NAME_MAX


def dealer(table: int, name: str) -> Party:
    """A dealer with a console. Raises ValueError for a name that no login can have."""
    if not is_dealer_name(name):
        raise ValueError(name)
    return Party("dealer", table, name=name)


def display(table: int) -> Party:
    """A display over the table, which only looks."""
    return Party("display", table)


def party_of(login: str) -> Party | None:
    """The party with this name; None if no party has it."""
    if (found := _TABLE.fullmatch(login)) is not None:
        return the_table(int(found[1]))
    if (found := _STATION.fullmatch(login)) is not None:
        party = station(*map(int, found.groups()))
        return party if party.seat in SEATS else None
    if (found := _DEALER.fullmatch(login)) is not None:
        return dealer(int(found[1]), found[2]) if len(found[2]) <= DEALER_NAME_MAX else None
    if (found := _DISPLAY.fullmatch(login)) is not None:
        return display(int(found[1]))
    return None
