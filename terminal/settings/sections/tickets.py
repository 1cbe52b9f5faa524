"""Section tickets: the terms on a ticket, where it is paid, and the ticket book."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.settings.kinds import Amount, Text
from terminal.settings.parameter import HOUSE_RULE, LIMIT, MEMORY, parameter


@dataclass(frozen=True)
class TicketsSection:
    """The parameters of this section."""

    ticket_terms: str = parameter(
        "tickets.terms",
        Text(1, 60, or_none=True),
        "none",
        HOUSE_RULE,
        "terms printed on the ticket, such as: Pay at cage or kiosk only; or none",
    )
    cage_from_cents: int = parameter(
        "tickets.cage_from",
        Amount(0, 1_000_000_00),
        "0.00",
        LIMIT,
        "a ticket of this amount or more is paid at the cage only: it says so, and no ticket of so much is accepted;"
        " 0.00: there is no such amount",
    )
    ticket_book: str = parameter(
        "tickets.book",
        Text(1, 200),
        "tickets.sqlite",
        MEMORY,
        "the ticket book's file, relative to the journal's folder; it serves the tickets of this cabinet only",
    )
