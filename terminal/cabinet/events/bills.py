"""Bills, from escrow to the stacker or back to the player."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.messages.text import Text


class BillSeen(Event, frozen=True, tag="bill_seen"):
    """The escrow record: a bill of this value waits, and this was decided of it. `why` says why one is returned."""

    number: int
    value_cents: int
    fate: Literal["stack", "return"]
    why: Text = ""


class BillCredited(MoneyEvent, frozen=True, tag="bill_credited"):
    """The bill is in the stacker and its value in the credit. `evidence` is the validator's status that said so."""

    number: int
    value_cents: int
    evidence: Literal["vend_valid", "power_up"]


class BillClosed(Event, frozen=True, tag="bill_closed"):
    """Nothing of this bill is open any more."""

    number: int
    outcome: Literal["stacked", "returned", "disputed"]
    reason: Text = ""


class BillDisputed(Event, frozen=True, tag="bill_disputed"):
    """Nobody can tell by itself where this bill is. `value_cents` is 0 where it was never seen in escrow."""

    number: int
    value_cents: int
    reason: Text


class BillSettled(MoneyEvent, frozen=True, tag="bill_settled"):
    """An attendant's decision on a disputed bill."""

    number: int
    credited_cents: int
