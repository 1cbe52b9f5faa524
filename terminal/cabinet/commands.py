"""The commands to the cabinet: from a touch, a key, a device, or the start of the program."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from drivers.ports import Report
from drivers.ports.message import Message
from terminal.cabinet.events import Signature
from terminal.cabinet.gaming_day import DayReport
from terminal.cabinet.validation import TicketKey
from terminal.rules.actions import Action
from terminal.rules.actions import Answer as Answer
from terminal.rules.actions import ClearAll as ClearAll
from terminal.rules.actions import ClearLast as ClearLast
from terminal.rules.actions import Double as Double
from terminal.rules.actions import PlaceWager as PlaceWager
from terminal.rules.actions import Press as Press
from terminal.rules.actions import PuckOff as PuckOff
from terminal.rules.actions import Redo as Redo
from terminal.rules.actions import Repeat as Repeat
from terminal.rules.actions import SetBets as SetBets
from terminal.rules.actions import Spread as Spread
from terminal.rules.actions import TakeDown as TakeDown
from terminal.rules.actions import Transfer as Transfer
from terminal.rules.actions import Undo as Undo


@dataclass(frozen=True)
class CallDice:
    """Close the bets and throw."""


@dataclass(frozen=True)
class ChooseGame:
    """Play under a different one of the par sheets that the cabinet offers."""

    sheet: str


@dataclass(frozen=True)
class CashOut:
    """Print the whole credit as a ticket."""


@dataclass(frozen=True)
class CallAttendant:
    """Light the lamp for the attendant, or cancel the call."""

    on: bool


@dataclass(frozen=True)
class SetOption:
    """Set one of the player's options, both as text: a name and a choice of `terminal.cabinet.options`."""

    name: str
    value: str


@dataclass(frozen=True)
class StartAutoRepeat:
    """Repeat the bets after every roll and call the dice, without a touch."""


@dataclass(frozen=True)
class StopAutoRepeat:
    """End Auto Repeat."""


@dataclass(frozen=True)
class Reserve:
    """Reserve the station for a player who leaves for a while; the PIN has this digest (`terminal.cabinet.pins`)."""

    salt: str = field(repr=False)
    digest: str = field(repr=False)


@dataclass(frozen=True)
class ReturnToStation:
    """The player who reserved the station is back: the digest of the PIN, with the reservation's salt and costs."""

    digest: str = field(repr=False)


@dataclass(frozen=True)
class CloseBets:
    """The dealer closes the bets. Only where a dealer throws."""


@dataclass(frozen=True)
class EndSession:
    """The player has left: discard the session and the options."""


@dataclass(frozen=True)
class SettleTicket:
    """An attendant's decision: the ticket in doubt was printed completely, or it was not."""

    number: int
    printed: bool


@dataclass(frozen=True)
class SettleBill:
    """An attendant's decision: the disputed bill is in the stacker and is credited, or the player has it back."""

    number: int
    credit: bool


@dataclass(frozen=True)
class EndPeriod:
    """An attendant has read the period's meters: they restart. `number` is the period that was read."""

    number: int


@dataclass(frozen=True)
class CancelCredit:
    """An attendant is to pay the whole credit by hand."""


@dataclass(frozen=True)
class ConfirmHandPay:
    """An attendant has paid it."""

    number: int


@dataclass(frozen=True)
class UndoHandPay:
    """An attendant has not paid it: the player has the credit again."""

    number: int


@dataclass(frozen=True)
class PrintReceipt:
    """An attendant wants the receipt of this paid hand pay."""

    number: int


@dataclass(frozen=True)
class PrintDay:
    """An attendant wants this gaming day on paper: its totals, or each of its players too.

    The players of a day, and every day from before a RAM clear, are in journals, which deciding code does not read: the
    caller reads them and passes the report.
    """

    number: int
    report: DayReport | None = None
    """The day with its players; None for the totals of one of the last days."""


@dataclass(frozen=True)
class CallClear:
    """The staff wants a RAM clear: the meters are printed first."""


@dataclass(frozen=True)
class ConfirmClear:
    """The meters are printed: the staff confirms the RAM clear."""


@dataclass(frozen=True)
class VerifyProgram:
    """An attendant wants the files of the program verified now."""


@dataclass(frozen=True)
class Program:
    """The verification of the running program; empty for one that was not verified."""

    digest: str = ""
    signed: bool = False


@dataclass(frozen=True)
class Start:
    """The program has started on this journal, with or without a ticket authority."""

    version: str
    repairs: tuple[tuple[int, Message], ...] = ()
    """The copies of the journal that opening repaired: a copy's number, and what was done."""
    program: Program = Program()
    authority: bool = False
    fresh_key: TicketKey | None = None
    """A new key of ticket numbers, used only for a journal that has none."""
    clock: ClockFound | None = None
    """What is wrong with the clock at the start, as far as that can be known."""


@dataclass(frozen=True)
class ProgramFound:
    """The result of a verification of the program's files."""

    standing: Literal["signed", "unsigned", "changed"]
    digest: str
    mismatches: tuple[Message, ...] = ()
    components: tuple[Signature, ...] = ()


@dataclass(frozen=True)
class MemoryUnread:
    """No copy of the cabinet's journal is good; the findings about each."""

    why: Message
    copies: tuple[Message, ...]


@dataclass(frozen=True)
class FromDevice:
    """A device, or the ticket authority, has reported."""

    device: str
    report: Report


@dataclass(frozen=True)
class ClockFound:
    """The wall clock is wrong: it should show this instant, or one at most `within_ms` later."""

    expected_ms: int
    within_ms: int = 0
    """The longest time for which no clock may have run; 0 if the time was measured throughout."""


@dataclass(frozen=True)
class DiskFound:
    """The free megabytes for the journal, and for its third copy on the other device."""

    journal_mb: int
    second_mb: int


@dataclass(frozen=True)
class TimePasses:
    """The clock may have reached the instant of `Cabinet.alarm_ms`; may also be given too early."""

    untouched_ms: int = 0
    """How long nothing has been touched, including touches that were not commands."""


AutoRepeat = StartAutoRepeat | StopAutoRepeat
Visit = CallAttendant | SetOption | Reserve | ReturnToStation | EndSession
Touch = Action | CallDice | CashOut | CloseBets | ChooseGame | AutoRepeat | Visit
HandPays = CancelCredit | ConfirmHandPay | UndoHandPay | PrintReceipt
Staff = SettleTicket | SettleBill | EndPeriod | PrintDay | HandPays | VerifyProgram | CallClear | ConfirmClear
Fact = ProgramFound | MemoryUnread | ClockFound | DiskFound
Command = Touch | Staff | Start | FromDevice | TimePasses | Fact


@dataclass(frozen=True)
class Instant:
    """The time of a command: the wall clock, which the runtime reads and passes to the deciding code."""

    at_ms: int
    """Milliseconds since 1970 in UTC."""
    offset_minutes: int = 0
    """Local time less UTC."""
    steady_ms: int | None = None
    """A clock that cannot be set, to check the other one; None where there is none."""
