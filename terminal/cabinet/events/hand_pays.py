"""What an attendant pays by hand, and papers for the staff."""

from __future__ import annotations

from typing import Literal

from drivers.ports import Slip
from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.messages.text import Text

HandPayReason = Literal["ticket_limit", "printer", "win", "credit_limit", "cancelled", "clock"]


class HandPayDue(Event, frozen=True, tag="hand_pay_due"):
    """An attendant is to pay this by hand; until that is settled it stays in the credit, and play is locked."""

    number: int
    reason: HandPayReason
    amount_cents: int
    limit_cents: int = 0
    """The limit that called for it, as it counted then; 0 where none did."""
    bet: str = ""
    """The bet that won it, where it is one bet's."""


class HandPayPaid(MoneyEvent, frozen=True, tag="hand_pay_paid"):
    """An attendant has paid it: the amount has left the credit. Its receipt is a slip, where one was ordered."""

    number: int
    amount_cents: int
    by: str
    """The key that was turned."""
    at_ms: int = 0
    """When, by the wall clock; 0 in journals from before it was kept."""


class HandPayUndone(Event, frozen=True, tag="hand_pay_undone"):
    """Nothing was paid by hand: the credit is the player's to use as before."""

    number: int
    by: str
    """The key that was turned."""


SlipAbout = Literal["receipt", "meters", "day", "players"]
"""``day`` is the totals of a gaming day, ``players`` a page of it with each of its players."""


class SlipOrdered(Event, frozen=True, tag="slip_ordered"):
    """This paper without a barcode is to be printed, once."""

    slip: Slip
    about: SlipAbout
    number: int
    """What it is about: the number of the hand pay or gaming day, or the page of the meters."""


class SlipClosed(Event, frozen=True, tag="slip_closed"):
    """The slip is out, or it failed and `reason` says why; it is not printed any more."""

    number: int
    """The slip's own."""
    printed: bool
    reason: Text = ""
