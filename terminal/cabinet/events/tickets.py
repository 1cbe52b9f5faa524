"""Printed tickets: issued, entered, printed, in doubt."""

from __future__ import annotations

from drivers.ports import Ticket
from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.cabinet.people.account import Person
from terminal.cabinet.validation import TicketKey
from terminal.messages.text import Text


class TicketKeyMade(Event, frozen=True, tag="ticket_key_made"):
    """Ticket numbers are made with this key from now on; created by the first start that finds none. Never shown."""

    key: TicketKey


class TicketIssued(MoneyEvent, frozen=True, tag="ticket_issued"):
    """The amount has left the credit and is on this ticket, which has to be printed once."""

    ticket: Ticket
    sequence: int
    """The number from which its validation number was made."""
    amount_cents: int
    issued_ms: int = 0
    """By the wall clock; 0 in journals of earlier versions."""
    expires_ms: int = 0
    to_enter: bool = False
    """The ticket authority has to enter it before it is printed."""


class TicketEntered(Event, frozen=True, tag="ticket_entered"):
    """The ticket authority has entered the ticket: it can be printed."""

    number: int


class TicketRenumbered(Event, frozen=True, tag="ticket_renumbered"):
    """The ticket authority already knew the ticket's number; this unprinted ticket replaces it."""

    ticket: Ticket
    sequence: int


class TicketDone(MoneyEvent, frozen=True, tag="ticket_done"):
    """The ticket was printed."""

    number: int


class TicketDoubted(Event, frozen=True, tag="ticket_doubted"):
    """The printer cannot say whether the ticket was printed. It is never printed again."""

    number: int
    reason: Text


class TicketSettled(MoneyEvent, frozen=True, tag="ticket_settled"):
    """An attendant's decision on a ticket in doubt; an amount that was not printed is back in the credit."""

    number: int
    printed: bool
    returned_cents: int
    who: Person | None = None
    """The person; None in journals of earlier versions, and where a key alone is enough."""
