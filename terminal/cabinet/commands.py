"""What can be asked of the cabinet: by a finger, a key, a device, or the start of the program."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.ports import Report
from terminal.rules.asks import Answer as Answer
from terminal.rules.asks import Ask
from terminal.rules.asks import ClearAll as ClearAll
from terminal.rules.asks import ClearLast as ClearLast
from terminal.rules.asks import Double as Double
from terminal.rules.asks import Place as Place
from terminal.rules.asks import Press as Press
from terminal.rules.asks import PuckOff as PuckOff
from terminal.rules.asks import Redo as Redo
from terminal.rules.asks import Remove as Remove
from terminal.rules.asks import Repeat as Repeat
from terminal.rules.asks import SetBets as SetBets
from terminal.rules.asks import Spread as Spread
from terminal.rules.asks import Transfer as Transfer
from terminal.rules.asks import Undo as Undo


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


Touch = Ask | CallDice | CashOut
Staff = SettleTicket | SettleBill
Command = Touch | Staff | Start | FromDevice


@dataclass(frozen=True)
class Instant:
    """When a command came: the wall clock, which the runtime reads and the deciding code is told."""

    at_ms: int
    """Milliseconds since 1970 in UTC."""
    offset_minutes: int = 0
    """Local time less UTC."""
