"""The state of bills, and of disputes for an attendant."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.cabinet.state.tickets import TicketIn, UnknownTickets
from terminal.messages.text import Text


class Bill(msgspec.Struct, frozen=True):
    """The bill under way. `fate` is `stray` for one that was stacked without having been in escrow.

    A bill of a test (`test`) is always returned.
    """

    number: int
    value_cents: int
    fate: Literal["stack", "return", "test", "credited", "stray"]


class Dispute(msgspec.Struct, frozen=True):
    """A bill, or a ticket with this validation number, that an attendant must find."""

    number: int
    value_cents: int
    reason: Text
    validation: str = ""
    at_ms: int = 0
    """When the ticket was in escrow; 0 if its authority waits for no answer about it."""


class BillTest(msgspec.Struct, frozen=True):
    """A technician's test of the validator, until that has confirmed that it is idle and takes no bill.

    It outlasts test mode: no bill that came for the test is taken for a player's.
    """

    number: int
    wanted: bool = True
    """A bill is still waited for; otherwise only the validator's confirmation is."""


class Acceptor(msgspec.Struct, frozen=True):
    """The bill acceptor: the bill or ticket in its path, and those in dispute."""

    bill: Bill | None = None
    bills: int = 0
    """How many bills and tickets were ever in the validator's path: the number of the last one."""
    test: BillTest | None = None
    tests: int = 0
    """How many tests there ever were: the number of the last one."""
    ticket_in: TicketIn | None = None
    """The ticket in the path; never together with a bill."""
    unknown_tickets: UnknownTickets = UnknownTickets()
    disputes: tuple[Dispute, ...] = ()
