"""The state of hand pays, and of papers for the staff."""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports import Slip
from terminal.cabinet.events import CreditGiven, HandPayReason, SlipAbout
from terminal.cabinet.people.account import Person
from terminal.messages.text import Text


class HandPay(msgspec.Struct, frozen=True):
    """An amount that an attendant must pay by hand. It is part of the playable credit until it is paid."""

    number: int
    reason: HandPayReason
    amount_cents: int
    limit_cents: int
    bet: str


class SlipMatter(msgspec.Struct, frozen=True):
    """A slip that is to be printed."""

    slip: Slip
    about: SlipAbout
    number: int


class Receipt(msgspec.Struct, frozen=True):
    """A hand pay for its receipt, and whether that was printed. `none`: it was sent to no printer."""

    number: int
    reason: HandPayReason
    amount_cents: int
    bet: str
    dice: tuple[int, ...]
    """The throw that won it."""
    at_ms: int
    by: str
    outcome: Literal["none", "printing", "printed", "failed"] = "none"
    why: Text = ""
    """Why it failed."""
    who: Person | None = None
    """The person who paid; None where a key alone is enough."""
    witness: Person | None = None
    """The second person; None where one was enough."""


class HandPays(msgspec.Struct, frozen=True):
    """What is paid by hand."""

    due: tuple[HandPay, ...] = ()
    """While it is not empty, play is locked."""
    last_number: int = 0
    """The number of the last hand pay that was ever due."""
    receipts: tuple[Receipt, ...] = ()
    """The last `TICKETS_KEPT` paid ones, the newest last."""


class ManualCredit(msgspec.Struct, frozen=True):
    """The credits that attendants gave by hand."""

    last_number: int = 0
    """The number of the last credit that was ever given."""
    last: CreditGiven | None = None
    """The last of this journal, for its slip."""


class Papers(msgspec.Struct, frozen=True):
    """Papers for the staff."""

    slips: tuple[SlipMatter, ...] = ()
    """The slips to print; the printer gets the first."""
    last_slip: int = 0
    """The number of the last slip that was ever ordered."""
    last_paper: Literal["", "ticket", "slip"] = ""
    """What the printer has printed last, or may have: a player's ticket, or a paper for the staff."""
