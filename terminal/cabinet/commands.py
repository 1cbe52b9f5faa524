"""What can be asked of the cabinet: by a finger, a key, a device, or the start of the program."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from drivers.ports import Report
from terminal.cabinet.events import Signature
from terminal.cabinet.gaming_day import DayReport
from terminal.cabinet.validation import TicketKey
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
class ChooseGame:
    """Play under another of the par sheets that the cabinet offers."""

    sheet: str


@dataclass(frozen=True)
class CashOut:
    """Print the whole credit as a ticket."""


@dataclass(frozen=True)
class CallAttendant:
    """Light the lamp for the attendant, or call it off."""

    on: bool


@dataclass(frozen=True)
class SetOption:
    """Set one of the player's options, all of which are texts: a name and a choice of `terminal.cabinet.options`."""

    name: str
    value: str


@dataclass(frozen=True)
class StartAutoRepeat:
    """Put the bets up again after every roll and call the dice, without a touch."""


@dataclass(frozen=True)
class StopAutoRepeat:
    """From now on the player plays by hand."""


@dataclass(frozen=True)
class Reserve:
    """Keep the station for a player who walks away for a while, whose PIN has this digest (`terminal.cabinet.pins`)."""

    salt: str = field(repr=False)
    digest: str = field(repr=False)


@dataclass(frozen=True)
class ReturnToStation:
    """The player who has reserved the station is back: the digest of the PIN, by the reservation's salt and costs."""

    digest: str = field(repr=False)


@dataclass(frozen=True)
class CloseBets:
    """The dealer's word: no more bets. Only where a dealer throws."""


@dataclass(frozen=True)
class EndSession:
    """The player has left: forget the session and the options."""


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
class EndPeriod:
    """An attendant has read the period's meters: they begin anew. `number` says which period is meant."""

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
    """An attendant has not paid it: the player has the credit as before."""

    number: int


@dataclass(frozen=True)
class PrintReceipt:
    """An attendant wants the receipt of this hand pay, which was paid."""

    number: int


@dataclass(frozen=True)
class PrintDay:
    """An attendant wants this gaming day on paper: its totals, or each of its players too.

    The players of a day, and all of one before a RAM clear, stand in journals, which nothing that decides reads:
    whoever asks has read them, and hands over the report.
    """

    number: int
    report: DayReport | None = None
    """The day with its players; None for the totals of one of the last."""


@dataclass(frozen=True)
class CallClear:
    """The staff wants the meters to begin anew: they are to be printed first."""


@dataclass(frozen=True)
class ConfirmClear:
    """The meters are on paper: the staff has everything begin anew."""


@dataclass(frozen=True)
class VerifyProgram:
    """An attendant wants the files of the program to be verified now."""


@dataclass(frozen=True)
class Program:
    """What the running program was verified to be; nothing is known of one that was not."""

    digest: str = ""
    signed: bool = False


@dataclass(frozen=True)
class Start:
    """The program has started on this journal, with a validation authority or without one."""

    version: str
    repairs: tuple[tuple[int, str], ...] = ()
    """What opening found of the journal's copies and mended: a copy's number, and one sentence."""
    program: Program = Program()
    authority: bool = False
    fresh_key: TicketKey | None = None
    """A key of ticket numbers for a journal that has none yet; not used otherwise."""
    clock: ClockFound | None = None
    """What is wrong with the clock that the start comes by, as far as that can be told."""


@dataclass(frozen=True)
class ProgramFound:
    """The files of the program have been verified, and this was found."""

    standing: Literal["signed", "unsigned", "changed"]
    digest: str
    mismatches: tuple[str, ...] = ()
    components: tuple[Signature, ...] = ()


@dataclass(frozen=True)
class MemoryUnread:
    """No copy of the cabinet's journal is good; this is what was found of each."""

    say: str
    copies: tuple[str, ...]


@dataclass(frozen=True)
class FromDevice:
    """A device, or the ticket authority, has reported."""

    device: str
    report: Report


@dataclass(frozen=True)
class ClockFound:
    """The wall clock does not show what it ought to: this instant, or one at most `within_ms` later."""

    expected_ms: int
    within_ms: int = 0
    """For how long at most nobody may have measured the time; 0 where it was measured all along."""


@dataclass(frozen=True)
class DiskFound:
    """So many megabytes are free for the journal, and for its third copy on the other device."""

    journal_mb: int
    second_mb: int


@dataclass(frozen=True)
class TimePasses:
    """The clock has come to what `Cabinet.alarm_ms` named, or may have: to be given when in doubt."""

    untouched_ms: int = 0
    """For how long nobody has touched anything, whether or not a touch was a command."""


AutoRepeat = StartAutoRepeat | StopAutoRepeat
Visit = CallAttendant | SetOption | Reserve | ReturnToStation | EndSession
Touch = Ask | CallDice | CashOut | CloseBets | ChooseGame | AutoRepeat | Visit
HandPays = CancelCredit | ConfirmHandPay | UndoHandPay | PrintReceipt
Staff = SettleTicket | SettleBill | EndPeriod | PrintDay | HandPays | VerifyProgram | CallClear | ConfirmClear
Fact = ProgramFound | MemoryUnread | ClockFound | DiskFound
Command = Touch | Staff | Start | FromDevice | TimePasses | Fact


@dataclass(frozen=True)
class Instant:
    """When a command came: the wall clock, which the runtime reads and the deciding code is told."""

    at_ms: int
    """Milliseconds since 1970 in UTC."""
    offset_minutes: int = 0
    """Local time less UTC."""
    steady_ms: int | None = None
    """What a clock shows that nobody can set, for those who watch the other one; None where there is none."""
