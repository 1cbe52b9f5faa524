"""Bills, from escrow to the stacker or back to the player."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.cabinet.people.account import Person
from terminal.messages.text import Text


class BillSeen(Event, frozen=True, tag="bill_seen"):
    """The escrow record: a bill of this value is in escrow, and this was decided. `why` is the reason for a return."""

    number: int
    value_cents: int
    fate: Literal["stack", "return"]
    why: Text = ""


class BillCredited(MoneyEvent, frozen=True, tag="bill_credited"):
    """The bill is in the stacker and its value in the credit. `evidence` is the proof: the validator's status."""

    number: int
    value_cents: int
    evidence: Literal["vend_valid", "power_up"]


class BillClosed(Event, frozen=True, tag="bill_closed"):
    """This bill is finished."""

    number: int
    outcome: Literal["stacked", "returned", "disputed"]
    reason: Text = ""


class BillDisputed(Event, frozen=True, tag="bill_disputed"):
    """The cabinet cannot determine where this bill is. `value_cents` is 0 if it was never seen in escrow."""

    number: int
    value_cents: int
    reason: Text


class BillRejected(Event, frozen=True, tag="bill_rejected"):
    """The validator gave back, before escrow, what it could not or was not to take. Its value is not known."""

    reason: Text


class BillSettled(MoneyEvent, frozen=True, tag="bill_settled"):
    """An attendant's decision on a disputed bill."""

    number: int
    credited_cents: int
    who: Person | None = None
    """The person; None in journals of earlier versions, and where a key alone is enough."""
