"""What a bill validator can do and report, of any make."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from drivers.ports.message import Message


class BillOrder(StrEnum):
    """What to do with the bill or ticket in escrow."""

    HOLD = "hold"
    STACK = "stack"
    RETURN = "return"


class ValidatorOrder(msgspec.Struct, frozen=True):
    """Whether bills are accepted, and what to do with the one in escrow once its report is handled."""

    accept: bool = False
    bill: BillOrder = BillOrder.HOLD
    inhibited_cents: tuple[int, ...] = ()
    """The values of bills that are not accepted while others are."""
    required_cents: tuple[int, ...] = ()
    """The values of bills that the device has to know: if it does not, it reports a fault and accepts nothing."""
    confirm: int = 0
    """Report once with this number that no bill is accepted and none is on its way; 0: that need not be confirmed."""


class BillEscrowed(msgspec.Struct, frozen=True):
    """A bill of this value waits in escrow for STACK or RETURN."""

    value_cents: int


class TicketEscrowed(msgspec.Struct, frozen=True):
    """A ticket with this 18-digit validation number waits in escrow for STACK or RETURN, as a bill does."""

    validation: str


class BillStacked(msgspec.Struct, frozen=True):
    """The bill or ticket from escrow is secured in the stacker. The device repeats this until it is handled."""


class BillReturned(msgspec.Struct, frozen=True):
    """The bill or ticket went back to the player; `reason` is None when it was ordered back."""

    reason: Message | None = None


class BillAtPowerUp(StrEnum):
    """Where the validator found a bill when its power came back."""

    NONE = "none"
    ACCEPTOR = "acceptor"
    STACKER = "stacker"


class ValidatorPoweredUp(msgspec.Struct, frozen=True):
    """The validator had lost its power. It is reset, which clears the evidence, only once this is handled."""

    bill: BillAtPowerUp


class ValidatorIdle(msgspec.Struct, frozen=True):
    """No bill is under way. `accepting` says whether the validator would take one."""

    accepting: bool
    confirms: int = 0
    """The number of an order to confirm that; only of a device that was inhibited before, and is idle after it."""


class ValidatorFault(msgspec.Struct, frozen=True):
    """The validator cannot work: jam, stacker full or open, cheating, failure. Ends with the next ValidatorIdle."""

    code: str
    say: Message


ValidatorReport = (
    BillEscrowed | TicketEscrowed | BillStacked | BillReturned | ValidatorPoweredUp | ValidatorIdle | ValidatorFault
)
