"""Tickets on their way out: issued, entered, printed, in doubt."""

from __future__ import annotations

from drivers.ports import Ticket
from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.cabinet.validation import TicketKey
from terminal.messages.text import Text


class TicketKeyMade(Event, frozen=True, tag="ticket_key_made"):
    """From now on the numbers of tickets are made by this key: at the first start that finds none. Never shown."""

    key: TicketKey


class TicketIssued(MoneyEvent, frozen=True, tag="ticket_issued"):
    """The credit has left the meter and stands on this ticket, which is to be printed once."""

    ticket: Ticket
    sequence: int
    """What its validation number was made from."""
    amount_cents: int
    issued_ms: int = 0
    """When, by the wall clock; 0 in journals from before it was kept."""
    expires_ms: int = 0
    to_enter: bool = False
    """The validation authority is to know it before it is printed."""


class TicketEntered(Event, frozen=True, tag="ticket_entered"):
    """The validation authority knows the ticket under way: it may be printed."""

    number: int


class TicketRenumbered(Event, frozen=True, tag="ticket_renumbered"):
    """The validation authority knew the number of the ticket under way: this one, not printed yet, takes its place."""

    ticket: Ticket
    sequence: int


class TicketDone(MoneyEvent, frozen=True, tag="ticket_done"):
    """The ticket is on paper."""

    number: int


class TicketDoubted(Event, frozen=True, tag="ticket_doubted"):
    """The printer cannot tell whether the ticket is on paper. It is never printed again."""

    number: int
    reason: Text


class TicketSettled(MoneyEvent, frozen=True, tag="ticket_settled"):
    """An attendant's decision on a ticket in doubt; what was not printed is back in the credit."""

    number: int
    printed: bool
    returned_cents: int
