"""What the state knows of bills, and of what an attendant has to look for."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.messages.text import Text


class Bill(msgspec.Struct, frozen=True):
    """The bill under way. `fate` is `stray` for one that was stacked without ever having been in escrow."""

    number: int
    value_cents: int
    fate: Literal["stack", "return", "credited", "stray"]


class Dispute(msgspec.Struct, frozen=True):
    """A bill, or a ticket with this validation number, that an attendant must look for."""

    number: int
    value_cents: int
    reason: Text
    validation: str = ""
    at_ms: int = 0
    """When the ticket was in escrow; 0 where its authority waits for no word on it."""
