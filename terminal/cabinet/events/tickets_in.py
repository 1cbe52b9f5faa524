"""Tickets that are fed in, and what the validation authority was told of any."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.messages.text import Text


class TicketInSeen(Event, frozen=True, tag="ticket_in_seen"):
    """The escrow record of a ticket. Without a `why` the validation authority is asked, else the ticket goes back.

    Tickets in are numbered together with the bills: they take the same path.
    """

    number: int
    validation: str
    at_ms: int
    why: Text = ""


class TicketInAnswered(Event, frozen=True, tag="ticket_in_answered"):
    """The authority's answer: the ticket is to be stacked for this amount, or goes back, and `why`."""

    number: int
    amount_cents: int
    why: Text = ""
    cashable: bool = True
    unknown: bool = False
    """The authority has never known its number."""


class TicketInTilted(Event, frozen=True, tag="ticket_in_tilted"):
    """Too many unknown tickets in a row: the acceptor takes none for a while, and the attendant is called.

    The same count once more, for a clock that was set back, moves the end alone.
    """

    unknown: int
    """How many there were in a row."""
    delay_ms: int
    until_ms: int
    """When it ends, by the wall clock."""


class TicketInTiltEnded(Event, frozen=True, tag="ticket_in_tilt_ended"):
    """The time is over for which no ticket was taken; the key that ends it earlier has an event of its own."""


class TicketInCredited(MoneyEvent, frozen=True, tag="ticket_in_credited"):
    """The ticket is in the stacker and its amount in the credit. `evidence` is the validator's status that said so."""

    number: int
    validation: str
    amount_cents: int
    evidence: Literal["vend_valid", "power_up"]


class TicketInClosed(Event, frozen=True, tag="ticket_in_closed"):
    """Nothing of this ticket is open any more in the validator."""

    number: int
    outcome: Literal["stacked", "returned", "disputed"]
    reason: Text = ""


class TicketInDisputed(Event, frozen=True, tag="ticket_in_disputed"):
    """Nobody can tell by itself where this ticket is. `amount_cents` is 0 where nothing is to be credited for it."""

    number: int
    validation: str
    amount_cents: int
    reason: Text


class TicketNoted(Event, frozen=True, tag="ticket_noted"):
    """The authority knows how a matter ended. `contradiction` says what its books hold against it."""

    outcome: Literal["redeemed", "released", "void"]
    validation: str
    at_ms: int
    contradiction: Text = ""
