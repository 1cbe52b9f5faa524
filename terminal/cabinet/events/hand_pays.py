"""Hand pays by an attendant, and papers for the staff."""

from __future__ import annotations

from typing import Literal

from drivers.ports import Slip
from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.cabinet.people.account import Person
from terminal.messages.text import Text

HandPayReason = Literal["ticket_limit", "printer", "win", "credit_limit", "cancelled", "clock"]


class HandPayDue(Event, frozen=True, tag="hand_pay_due"):
    """An attendant has to pay this by hand. Until that is settled it stays in the credit, and play is locked."""

    number: int
    reason: HandPayReason
    amount_cents: int
    limit_cents: int = 0
    """The limit that required it, as it was then; 0 if none did."""
    bet: str = ""
    """The bet that won it, if it was a single bet."""
    who: Person | None = None
    """The person who cancelled the credit; None for every other reason, and where a key alone is enough."""


class HandPayPaid(MoneyEvent, frozen=True, tag="hand_pay_paid"):
    """An attendant has paid it: the amount has left the credit. Its receipt is a slip, if one was ordered."""

    number: int
    amount_cents: int
    by: str
    """The key that was turned."""
    at_ms: int = 0
    """By the wall clock; 0 in journals of earlier versions."""
    who: Person | None = None
    """The person; None in journals of earlier versions, and where a key alone is enough."""
    second: Person | None = None
    """The witness; None where one person is enough, or a key alone."""


class HandPayUndone(Event, frozen=True, tag="hand_pay_undone"):
    """The hand pay was cancelled: the credit is available to the player again."""

    number: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None in journals of earlier versions, and where a key alone is enough."""


class CreditGiven(MoneyEvent, frozen=True, tag="credit_given"):
    """An attendant gave the player credit by hand. Its paper is a slip, if one was ordered."""

    number: int
    """Credits by hand are numbered; each number gives credit once."""
    amount_cents: int
    at_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


SlipAbout = Literal[
    "receipt",
    "meters",
    "day",
    "players",
    "period",
    "credit",
    "shift",
    "drop",
    "test",
    "current_meters",
    "faults",
    "events",
    "game",
    "list",
    "hand_over",
    "void",
]
"""``day`` is the totals of a gaming day, ``players`` a page of it with each of its players, ``period`` a page of the
meters of an accounting period, ``credit`` a credit by hand, ``shift`` a shift that ended, ``drop`` a counted
cash box, ``test`` a test print, ``hand_over`` a hand-over that was signed, ``void`` bets that were void; the others are
pages of what the staff looked at."""


class SlipOrdered(Event, frozen=True, tag="slip_ordered"):
    """This paper, without a barcode, has to be printed once."""

    slip: Slip
    about: SlipAbout
    number: int
    """The number of its subject: the hand pay, the gaming day, the accounting period, the credit, the shift, the
    drop, the page of the meters, the test print, the game, or the newest event; 0 where there is none."""
    who: Person | None = None
    """The person who had it printed; None in journals of earlier versions, and where a key alone is enough."""


class SlipClosed(Event, frozen=True, tag="slip_closed"):
    """The slip was printed, or it failed and `reason` says why; it is not printed again."""

    number: int
    """The number of the slip itself."""
    printed: bool
    reason: Text = ""
