"""What a ticket printer can do and report, whatever its make."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.ports.message import Message


@dataclass(frozen=True)
class Ticket:
    """A cash-out ticket, every field as it is to be printed; `number` counts the cabinet's tickets from 1."""

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
    """Where it is paid and what binds it; empty where nothing is said of that."""


@dataclass(frozen=True)
class Slip:
    """A paper that is no ticket and bears no barcode: a receipt, a page of meters. Nothing can be redeemed by it.

    `number` counts the cabinet's slips from 1 and never comes again. The first line is the slip's title.
    """

    number: int
    lines: tuple[str, ...]


MAX_SLIP_LINES = 34
MAX_SLIP_CHARACTERS = 44
"""What fits on one slip; a longer text is cut by its maker, who knows how."""


@dataclass(frozen=True)
class PrinterOrder:
    """The ticket that shall exist on paper, or else the slip, or neither when nothing is to be printed.

    A slip is given to the printer once: whoever orders it anew after a doubt gives it a new number.
    """

    ticket: Ticket | None = None
    slip: Slip | None = None


@dataclass(frozen=True)
class PrinterReady:
    """The printer would print at once and holds no evidence of an earlier ticket. Only then is a ticket ordered."""

    paper_low: bool = False


@dataclass(frozen=True)
class PrinterFault:
    """The printer would not print: paper out, jam, head up, drawer open, ticket not taken. Ends with PrinterReady."""

    code: str
    say: Message


@dataclass(frozen=True)
class TicketPrinted:
    """The printer says that this ticket's validation number is on paper."""

    number: int


@dataclass(frozen=True)
class TicketInDoubt:
    """The printer can no longer say whether this ticket came out. A person must look; it is never printed again."""

    number: int
    reason: Message


@dataclass(frozen=True)
class SlipPrinted:
    """The printer has come to rest behind this slip, and nothing was wrong: it is out."""

    number: int


@dataclass(frozen=True)
class SlipFailed:
    """This slip did not come out, or nobody can tell. It is not printed any more; `reason` says why."""

    number: int
    reason: Message


PrinterReport = PrinterReady | PrinterFault | TicketPrinted | TicketInDoubt | SlipPrinted | SlipFailed
