"""Keeps the last tickets of each way, and hand pays, for later inquiries (regulation R5)."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from terminal.cabinet.state.hand_pays import Receipt
from terminal.cabinet.state.tickets import TICKETS_KEPT, TicketOut, TicketTaken

One = TypeVar("One", TicketOut, TicketTaken, Receipt)


def kept(ones: tuple[One, ...], one: One) -> tuple[One, ...]:
    """The list with one more at its end, without the oldest beyond its length."""
    return (ones + (one,))[-TICKETS_KEPT:]  # noqa: RUF005 - unpacking loses the type of ticket


def number_of(one: TicketOut | TicketTaken | Receipt) -> int:
    """The cabinet's own number of a ticket, out or in, or of a hand pay."""
    return one.ticket.number if isinstance(one, TicketOut) else one.number


def changed(ones: tuple[One, ...], number: int, **fields: Any) -> tuple[One, ...]:
    """The list with new fields of the ticket with this number, if it is still in it."""
    return tuple(replace(one, **fields) if number_of(one) == number else one for one in ones)
