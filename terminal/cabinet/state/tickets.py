"""The state of tickets: those under way, and the last ones of each way."""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports import Ticket
from drivers.ports.authority import Close
from terminal.cabinet.state.machine import Device
from terminal.cabinet.validation import TicketKey
from terminal.messages.text import Text

TICKETS_KEPT = 40
"""How many tickets of each way can be recalled; regulation R5 asks for at most 35 transactions."""


class TicketIn(msgspec.Struct, frozen=True):
    """The ticket in the validator's path. `asked` means that the authority may have reserved it for this request."""

    number: int
    validation: str
    at_ms: int
    fate: Literal["ask", "stack", "return", "credited", "disputed"]
    asked: bool
    amount_cents: int = 0


class UnknownTickets(msgspec.Struct, frozen=True):
    """Tickets whose numbers the authority did not know: how many in a row, and the tilt they caused."""

    in_row: int = 0
    """Since the last ticket that was credited, or since the attendant's key was turned back."""
    until_ms: int | None = None
    """Until when no ticket is accepted, by the wall clock; None while tickets are accepted."""
    delay_ms: int = 0
    """The total duration of that."""
    attendant_called: bool = False


class TicketMatter(msgspec.Struct, frozen=True):
    """The ticket under way. `doubt` says why it is unknown whether it is on paper; empty while the printer has it."""

    ticket: Ticket
    amount_cents: int
    doubt: Text = ""
    issued_ms: int = 0
    expires_ms: int = 0
    book: Literal["none", "to_enter", "entered"] = "none"
    """Whether the ticket authority knows it, or must enter it before it is printed."""


class TicketOut(msgspec.Struct, frozen=True):
    """An issued ticket, for recall: every printed field, and its outcome (regulation R5)."""

    ticket: Ticket
    amount_cents: int
    issued_ms: int
    expires_ms: int
    outcome: Literal["printing", "printed", "doubted", "not_printed"] = "printing"


class TicketTaken(msgspec.Struct, frozen=True):
    """An inserted ticket, for recall, with its outcome. `why` is the reason for a return or dispute.

    ``settled`` is credited by an attendant, ``given_back`` settled without credit.
    """

    number: int
    validation: str
    at_ms: int
    amount_cents: int = 0
    outcome: Literal["escrow", "credited", "returned", "disputed", "settled", "given_back"] = "escrow"
    why: Text = ""


class Ticketing(msgspec.Struct, frozen=True):
    """The tickets of this cabinet: the one being printed, the last of each way, and messages due to the authority."""

    authority: Device | None = None
    """The ticket authority; None on a cabinet without one."""
    owed: tuple[Close, ...] = ()
    """What must still be sent to the authority, the oldest first."""
    ticket: TicketMatter | None = None
    """The ticket being printed, or in doubt."""
    last_number: int = 0
    """How many tickets were ever issued: the number of the last one."""
    issued: tuple[TicketOut, ...] = ()
    """The last `TICKETS_KEPT`, the newest last."""
    taken: tuple[TicketTaken, ...] = ()
    """The last `TICKETS_KEPT` inserted, credited or not, the newest last."""
    sequence: int = 0
    """The sequence of the last ticket, from which its validation number was made."""
    key: TicketKey | None = None
    """The key of those numbers, since the first start that knew of such keys. Never shown."""
