"""The one table of every parameter: its place in Param.ini, its type, its bounds, and what it means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from terminal import money

Parse = Callable[[str], Any]
DIGITS_MOST = 20


@dataclass(frozen=True)
class Parameter:
    """One line of Param.ini. `parse` raises ValueError with half a sentence, what the value has to be."""

    section: str
    key: str
    parse: Parse
    default: str
    meaning: str

    @property
    def name(self) -> str:
        """``section.key``, the parameter's name everywhere."""
        return f"{self.section}.{self.key}"


def text(least: int, most: int) -> Parse:
    """A line of text of so many characters."""

    def parse(value: str) -> str:
        if not least <= len(value) <= most or not value.isprintable():
            raise ValueError(f"has to be {least} to {most} printable characters")
        return value

    return parse


def whole(least: int, most: int) -> Parse:
    """A whole number within bounds."""

    def parse(value: str) -> int:
        digits = value.isascii() and value.isdigit() and len(value) <= DIGITS_MOST
        if not digits or not least <= int(value) <= most:
            raise ValueError(f"has to be a whole number from {least} to {most}")
        return int(value)

    return parse


def cents(least: int, most: int) -> Parse:
    """An amount like 12.50, as whole cents; the bounds are cents."""
    told = f"has to be an amount from {money.figures(least)} to {money.figures(most)}, written like 12.50"

    def parse(value: str) -> int:
        try:
            amount_cents = money.cents(value)
        except ValueError as error:
            raise ValueError(told) from error
        if not least <= amount_cents <= most:
            raise ValueError(told)
        return amount_cents

    return parse


def chips(value: str) -> tuple[int, ...]:
    """Chip values, smallest first, as whole cents."""
    parse = cents(1, 1_000_000)
    values = tuple(parse(one.strip()) for one in value.split(","))
    if not 3 <= len(values) <= 7 or list(values) != sorted(set(values)):
        raise ValueError("has to be three to seven different chip values, smallest first, parted by commas")
    return values


def yes_no(value: str) -> bool:
    """Yes or no."""
    if value not in ("yes", "no"):
        raise ValueError("has to be yes or no")
    return value == "yes"


def one_of(*choices: str) -> Parse:
    """One of these words."""

    def parse(value: str) -> str:
        if value not in choices:
            raise ValueError(f"has to be one of: {', '.join(choices)}")
        return value

    return parse


PARAMETERS = (
    Parameter(
        "cabinet", "machine_id", whole(1, 0xFF_FF_FF), "1", "the cabinet's number; part of every ticket's number"
    ),
    Parameter("cabinet", "establishment", text(1, 40), "The Boxman Room", "the house's name on screen and tickets"),
    Parameter("cabinet", "location", text(1, 40), "Main casino floor", "where the cabinet stands, on tickets"),
    Parameter("cabinet", "city", text(1, 40), "Springfield NV 89000", "city, state and postal code, on tickets"),
    Parameter("money", "currency", one_of("USD", "EUR", "GBP"), "USD", "the one currency of bills, bets and tickets"),
    Parameter("money", "credit_limit", cents(1_00, 1_000_000_00), "3000.00", "no bill is taken above this credit"),
    Parameter("money", "ticket_limit", cents(1_00, 1_000_000_00), "10000.00", "the largest ticket"),
    Parameter("money", "ticket_days", whole(1, 999), "182", "for how many days a ticket is good"),
    Parameter("game", "sheet", text(1, 60), "craps-el601", "the par sheet, a file of config/sheets without its ending"),
    Parameter("game", "chips", chips, "1.00, 5.00, 25.00, 100.00, 500.00", "the values on the chip rail"),
    Parameter(
        "game", "puck_can_be_reset", yes_no, "no", "yes: the player may move the puck to OFF while no bet goes by it"
    ),
    Parameter("journal", "path", text(1, 200), "var/journal.sqlite", "the journal, from the program's folder"),
    Parameter("devices", "simulated", yes_no, "yes", "yes: the rig stands in for the devices below, and is started"),
    Parameter("devices", "validator", text(1, 200), "id003 var/rig/validator", "protocol and port"),
    Parameter("devices", "printer", text(1, 200), "tcl var/rig/printer", "protocol and port"),
    Parameter("devices", "dice", text(1, 200), "boxman var/rig/dice", "protocol and port"),
    Parameter("devices", "board", text(1, 200), "boxman var/rig/board", "protocol and port"),
)
