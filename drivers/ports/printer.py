"""What a ticket printer can do and report, of any make."""

from __future__ import annotations

import msgspec

from drivers.ports.message import Message


class Ticket(msgspec.Struct, frozen=True):
    """A cash-out ticket, every field as it is printed; `number` counts the cabinet's tickets from 1."""

    number: int
    validation: str
    """18 digits, printed dashed and as an Interleaved 2 of 5 barcode."""
    establishment: str
    location: str
    city: str
    date: str
    time: str
    amount: str
    """In figures with the currency's sign, e.g. ``$85.02``."""
    amount_words: str
    expiry: str
    machine: str
    terms: str = ""
    """Where it is paid and under which terms; may be empty."""


class Slip(msgspec.Struct, frozen=True):
    """A paper that is not a ticket and has no barcode: a receipt, a page of meters. It cannot be redeemed.

    `number` counts the cabinet's slips from 1 and is never reused. The first line is the slip's title.
    """

    number: int
    lines: tuple[str, ...]


MAX_SLIP_LINES = 34
MAX_SLIP_CHARACTERS = 44
"""What fits on one slip; the code that makes a longer text shortens it."""


class PrinterOrder(msgspec.Struct, frozen=True):
    """The ticket that must exist on paper, or else the slip; neither when nothing is to be printed.

    A slip is sent to the printer once: to order it again after a doubt, give it a new number.
    """

    ticket: Ticket | None = None
    slip: Slip | None = None


class PrinterReady(msgspec.Struct, frozen=True):
    """The printer could print now and holds no evidence of an earlier ticket. Tickets are ordered only after this."""

    paper_low: bool = False


class PrinterFault(msgspec.Struct, frozen=True):
    """The printer cannot print: paper out, jam, head up, drawer open, ticket not taken. Ends with PrinterReady."""

    code: str
    say: Message


class TicketPrinted(msgspec.Struct, frozen=True):
    """The printer reports that this ticket's validation number is on paper."""

    number: int


class TicketInDoubt(msgspec.Struct, frozen=True):
    """The printer can no longer say whether this ticket was printed. A person must check; it is never printed again."""

    number: int
    reason: Message


class SlipPrinted(msgspec.Struct, frozen=True):
    """The printer came to rest after this slip without an error: the slip is printed."""

    number: int


class SlipFailed(msgspec.Struct, frozen=True):
    """This slip was not printed, or that is not known. It is not printed again; `reason` says why."""

    number: int
    reason: Message


PrinterReport = PrinterReady | PrinterFault | TicketPrinted | TicketInDoubt | SlipPrinted | SlipFailed
