"""What can be asked of the cabinet: by a finger, a key, a device, or the start of the program."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.ports import Report


@dataclass(frozen=True)
class Place:
    """Put chips on a field."""

    bet: str
    amount_cents: int


@dataclass(frozen=True)
class Remove:
    """Take chips off a field; all of them when no amount is named."""

    bet: str
    amount_cents: int | None = None


@dataclass(frozen=True)
class Undo:
    """Take back the last change of the felt."""


@dataclass(frozen=True)
class Redo:
    """Make the change again that was taken back last."""


@dataclass(frozen=True)
class ClearLast:
    """Take down the bet that was placed last."""


@dataclass(frozen=True)
class ClearAll:
    """Take down every bet that may be taken down."""


@dataclass(frozen=True)
class Double:
    """Place as much again on every bet."""


@dataclass(frozen=True)
class Repeat:
    """Bring the felt back to how it stood when the dice were last called."""


@dataclass(frozen=True)
class CallDice:
    """Close the bets and throw."""


@dataclass(frozen=True)
class CashOut:
    """Print the whole credit as a ticket."""


@dataclass(frozen=True)
class SettleTicket:
    """An attendant has looked: the ticket in doubt came out whole, or it did not."""

    number: int
    printed: bool


@dataclass(frozen=True)
class SettleBill:
    """An attendant has looked: the disputed bill is in the stacker and is to be credited, or the player has it back."""

    number: int
    credit: bool


@dataclass(frozen=True)
class Start:
    """The program has started on this journal."""

    version: str


@dataclass(frozen=True)
class FromDevice:
    """A device has reported."""

    device: str
    report: Report


Touch = Place | Remove | Undo | Redo | ClearLast | ClearAll | Double | Repeat | CallDice | CashOut
Staff = SettleTicket | SettleBill
Command = Touch | Staff | Start | FromDevice


@dataclass(frozen=True)
class Instant:
    """When a command came: the wall clock, which the runtime reads and the deciding code is told."""

    at_ms: int
    """Milliseconds since 1970 in UTC."""
    offset_minutes: int = 0
    """Local time less UTC."""
