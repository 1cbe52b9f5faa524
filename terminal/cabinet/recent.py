"""Keeps the last tickets of each way, and hand pays, for whoever has to look at them later (regulation R5)."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from terminal.cabinet.state.hand_pays import Receipt
from terminal.cabinet.state.tickets import TICKETS_KEPT, TicketOut, TicketTaken

One = TypeVar("One", TicketOut, TicketTaken, Receipt)


def kept(ones: tuple[One, ...], one: One) -> tuple[One, ...]:
    """The list with one more at its end, and without what is too long ago."""
    return (ones + (one,))[-TICKETS_KEPT:]  # noqa: RUF005 - a star forgets what kind of ticket it is


def number_of(one: TicketOut | TicketTaken | Receipt) -> int:
    """The cabinet's own number of a ticket, out or in, or of a hand pay."""
    return one.ticket.number if isinstance(one, TicketOut) else one.number


def changed(ones: tuple[One, ...], number: int, **fields: Any) -> tuple[One, ...]:
    """The list with new fields of the ticket with this number, if it is kept at all."""
    return tuple(replace(one, **fields) if number_of(one) == number else one for one in ones)
