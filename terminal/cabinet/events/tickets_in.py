"""Tickets that are fed in, and what the ticket authority has recorded."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.messages.text import Text


class TicketInSeen(Event, frozen=True, tag="ticket_in_seen"):
    """The escrow record of a ticket. Without `why` the ticket authority is asked, otherwise the ticket is returned.

    Tickets in share their numbers with the bills, because they take the same path.
    """

    number: int
    validation: str
    at_ms: int
    why: Text = ""


class TicketInAnswered(Event, frozen=True, tag="ticket_in_answered"):
    """The authority's answer: stack the ticket for this amount, or return it, and `why`."""

    number: int
    amount_cents: int
    why: Text = ""
    cashable: bool = True
    unknown: bool = False
    """The authority has never known its number."""


class TicketInTilted(Event, frozen=True, tag="ticket_in_tilted"):
    """Too many unknown tickets in a row: the acceptor takes none for a while, and the attendant is called.

    If the clock was set back, the event is repeated with the same count; only the end moves.
    """

    unknown: int
    """The number of unknown tickets in a row."""
    delay_ms: int
    until_ms: int
    """When it ends, by the wall clock."""


class TicketInTiltEnded(Event, frozen=True, tag="ticket_in_tilt_ended"):
    """The time without tickets is over. A key that ends it earlier has its own event."""


class TicketInCredited(MoneyEvent, frozen=True, tag="ticket_in_credited"):
    """The ticket is in the stacker and its amount in the credit. `evidence` is the proof: the validator's status."""

    number: int
    validation: str
    amount_cents: int
    evidence: Literal["vend_valid", "power_up"]


class TicketInClosed(Event, frozen=True, tag="ticket_in_closed"):
    """This ticket is finished in the validator."""

    number: int
    outcome: Literal["stacked", "returned", "disputed"]
    reason: Text = ""


class TicketInDisputed(Event, frozen=True, tag="ticket_in_disputed"):
    """The cabinet cannot determine where this ticket is. `amount_cents` is 0 if nothing has to be credited for it."""

    number: int
    validation: str
    amount_cents: int
    reason: Text


class TicketNoted(Event, frozen=True, tag="ticket_noted"):
    """The authority has recorded how a ticket ended. `contradiction` is what in its book contradicts that."""

    outcome: Literal["redeemed", "released", "void"]
    validation: str
    at_ms: int
    contradiction: Text = ""
