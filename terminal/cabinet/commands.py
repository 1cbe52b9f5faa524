"""The commands to the cabinet: from a touch, a key, a device, or the start of the program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from drivers.ports import Lamp, Report
from drivers.ports.message import Message
from terminal.cabinet.at_table.commands import VoidBets as VoidBets
from terminal.cabinet.cash_box.commands import CashBox as CashBox
from terminal.cabinet.cash_box.commands import CountDrop as CountDrop
from terminal.cabinet.cash_box.commands import PrintDrop as PrintDrop
from terminal.cabinet.cash_box.commands import TakeDrop as TakeDrop
from terminal.cabinet.cash_box.commands import UndoDrop as UndoDrop
from terminal.cabinet.diagnostics.touch_matrix import Touched
from terminal.cabinet.events import Signature, SignedFile, SkippedTests
from terminal.cabinet.gaming_day import DayReport
from terminal.cabinet.hosting.commands import FreeSeat as FreeSeat
from terminal.cabinet.hosting.commands import OfSeats as OfSeats
from terminal.cabinet.hosting.commands import StateSeat as StateSeat
from terminal.cabinet.people.account import PinDigest
from terminal.cabinet.people.rights import Right, Role
from terminal.cabinet.players.commands import AnswerConsent as AnswerConsent
from terminal.cabinet.players.commands import EnterCardPin as EnterCardPin
from terminal.cabinet.players.commands import ForgetMe as ForgetMe
from terminal.cabinet.players.commands import ForgetPlayer as ForgetPlayer
from terminal.cabinet.players.commands import LogOut as LogOut
from terminal.cabinet.players.commands import OfCards as OfCards
from terminal.cabinet.players.commands import OfPlayer as OfPlayer
from terminal.cabinet.players.commands import PlayWithoutCard as PlayWithoutCard
from terminal.cabinet.players.commands import UnblockCard as UnblockCard
from terminal.cabinet.rounds.commands import AtSharedTable as AtSharedTable
from terminal.cabinet.rounds.commands import ChooseNextGame as ChooseNextGame
from terminal.cabinet.rounds.commands import ChooseShooter as ChooseShooter
from terminal.cabinet.rounds.commands import ConfirmDice as ConfirmDice
from terminal.cabinet.rounds.commands import Dealing as Dealing
from terminal.cabinet.rounds.commands import EnterDice as EnterDice
from terminal.cabinet.rounds.commands import LastCall as LastCall
from terminal.cabinet.rounds.commands import NoMoreBets as NoMoreBets
from terminal.cabinet.rounds.commands import OpenBetting as OpenBetting
from terminal.cabinet.rounds.commands import OrderThrow as OrderThrow
from terminal.cabinet.rounds.commands import PauseTable as PauseTable
from terminal.cabinet.rounds.commands import ResumeTable as ResumeTable
from terminal.cabinet.rounds.commands import VoidReason as VoidReason
from terminal.cabinet.rounds.commands import VoidThrow as VoidThrow
from terminal.cabinet.shifts.commands import BeginShift as BeginShift
from terminal.cabinet.shifts.commands import EndShift as EndShift
from terminal.cabinet.shifts.commands import PrintShift as PrintShift
from terminal.cabinet.shifts.commands import Shift as Shift
from terminal.cabinet.validation import TicketKey
from terminal.common.certificate_ends import Ends
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


class CallDice(msgspec.Struct, frozen=True):
    """Close the bets and throw."""


class Choose(msgspec.Struct, frozen=True):
    """The player chooses what the game leaves to the player: what is chosen, and the alternative, by their names."""

    choice: str
    alternative: str


class ChooseGame(msgspec.Struct, frozen=True):
    """Play under a different one of the par sheets that the cabinet offers."""

    sheet: str


class CashOut(msgspec.Struct, frozen=True):
    """Print the whole credit as a ticket."""


class CallAttendant(msgspec.Struct, frozen=True):
    """Light the lamp for the attendant, or cancel the call."""

    on: bool


class SetOption(msgspec.Struct, frozen=True):
    """Set one of the player's options, both as text: a name and a choice of `terminal.cabinet.options`."""

    name: str
    value: str


class PassTheDice(msgspec.Struct, frozen=True):
    """The shooter at a shared table passes the dice to the next player."""


class TakeTheDice(msgspec.Struct, frozen=True):
    """The player at a shared table wants to shoot."""


class StartAutoRepeat(msgspec.Struct, frozen=True):
    """Repeat the bets after every roll and call the dice, without a touch."""


class StopAutoRepeat(msgspec.Struct, frozen=True):
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


class AnswerRealityCheck(msgspec.Struct, frozen=True):
    """The player has read the reality check, and goes on playing or cashes out."""

    cash_out: bool


class SetLimits(msgspec.Struct, frozen=True):
    """The player sets limits for the session, or lowers them; None leaves a limit as it is."""

    time_ms: int | None = None
    """The longest time of play, from the beginning of the session."""
    loss_cents: int | None = None


class TakeBreak(msgspec.Struct, frozen=True):
    """The player takes a break in play."""


class BeginFirstHand(msgspec.Struct, frozen=True):
    """The player wants the lesson for novices, with play chips."""


class EndFirstHand(msgspec.Struct, frozen=True):
    """The player leaves the lesson, at its end or before."""


class SaveFavourite(msgspec.Struct, frozen=True):
    """The player saves the bets that are up under this name."""

    name: str


class ForgetFavourite(msgspec.Struct, frozen=True):
    """The player no longer wants the felt that was saved under this name."""

    name: str


class PutUpFavourite(msgspec.Struct, frozen=True):
    """Put the felt up that was saved under this name."""

    name: str


class PutUpStrategy(msgspec.Struct, frozen=True):
    """Put up what the strategy of this name has up now, in units of this chip, or of the least unit if that is more."""

    name: str
    chip_cents: int


class EndSession(msgspec.Struct, frozen=True):
    """The player has left: discard the session and the options."""


class SettleTicket(msgspec.Struct, frozen=True):
    """An attendant's decision: the ticket in doubt was printed completely, or it was not."""

    number: int
    printed: bool


class SettleBill(msgspec.Struct, frozen=True):
    """An attendant's decision: the disputed bill is in the stacker and is credited, or the player has it back."""

    number: int
    credit: bool


class EndPeriod(msgspec.Struct, frozen=True):
    """An attendant has read the period's meters: they restart. `number` is the period that was read."""

    number: int


class CancelCredit(msgspec.Struct, frozen=True):
    """An attendant is to pay the whole credit by hand."""


class ConfirmHandPay(msgspec.Struct, frozen=True):
    """An attendant has paid it."""

    number: int


class UndoHandPay(msgspec.Struct, frozen=True):
    """An attendant has not paid it: the player has the credit again."""

    number: int


class GiveCredit(msgspec.Struct, frozen=True):
    """An attendant gives the player this credit by hand."""

    number: int
    """The number after that of the last credit, so that a repeated command gives it once."""
    amount_cents: int


class PrintCredit(msgspec.Struct, frozen=True):
    """An attendant wants the slip of the last credit by hand."""

    number: int


class PrintReceipt(msgspec.Struct, frozen=True):
    """An attendant wants the receipt of this paid hand pay."""

    number: int


class PrintPeriod(msgspec.Struct, frozen=True):
    """An attendant wants the meters of the accounting period that ended last on paper."""

    number: int


class PrintDay(msgspec.Struct, frozen=True):
    """An attendant wants this gaming day on paper: its totals, or each of its players too.

    The players of a day, and every day from before a RAM clear, are in journals, which deciding code does not read: the
    caller reads them and passes the report.
    """

    number: int
    report: DayReport | None = None
    """The day with its players; None for the totals of one of the last days."""


ListOnPaper = Literal["current_meters", "faults", "events", "game", "list"]


class PrintList(msgspec.Struct, frozen=True):
    """An attendant wants what a page shows on paper: the meters, the sheet of faults, some events, a game, or a list.

    Events, games and most lists are in journals, which deciding code does not read: the caller passes their lines.
    """

    about: ListOnPaper
    number: int = 0
    """Of the game, or of the newest event."""
    lines: tuple[str, ...] = ()
    title: str = ""
    """Of a list; the others have their own."""


class CallClear(msgspec.Struct, frozen=True):
    """The staff wants a RAM clear: the meters are printed first."""


class ConfirmClear(msgspec.Struct, frozen=True):
    """The meters are printed: the staff confirms the RAM clear."""


class AcknowledgeFaults(msgspec.Struct, frozen=True):
    """An attendant acknowledges the faults that wait for that."""


class VerifyProgram(msgspec.Struct, frozen=True):
    """An attendant wants the files of the program verified now."""


class AcceptProgram(msgspec.Struct, frozen=True):
    """A technician accepts the program that was installed since the last start."""


class BeginTest(msgspec.Struct, frozen=True):
    """A technician begins test mode."""


class EndTest(msgspec.Struct, frozen=True):
    """A technician ends test mode."""


class TakeOutOfService(msgspec.Struct, frozen=True):
    """The staff puts the station out of service."""


class ReturnToService(msgspec.Struct, frozen=True):
    """The staff puts the station back into service."""


class ReserveForPlayer(msgspec.Struct, frozen=True):
    """The staff reserves the station for a player, for this time."""

    for_ms: int


class EndReservation(msgspec.Struct, frozen=True):
    """The staff opens the station that the staff has reserved."""


class SetClock(msgspec.Struct, frozen=True):
    """The staff sets the clock to this instant, in milliseconds since 1970 in UTC."""

    to_ms: int


class ConfirmClock(msgspec.Struct, frozen=True):
    """The staff confirms that a clock which is doubted is right."""


class ThrowTest(msgspec.Struct, frozen=True):
    """A technician has this many dice thrown once, in no game."""

    count: int = 2


class PrintTest(msgspec.Struct, frozen=True):
    """A technician has a test slip printed."""


class TestBill(msgspec.Struct, frozen=True):
    """A technician wants to insert a bill that is read and returned."""


class TestLamp(msgspec.Struct, frozen=True):
    """A technician has the tower light show something; None for the state of the cabinet again."""

    lamp: Lamp | None


class TestSound(msgspec.Struct, frozen=True):
    """A technician has a sound played at this volume, 1 to 5."""

    sound: str
    volume: int


class CalibrateTouch(msgspec.Struct, frozen=True):
    """A technician has a calibration of the touch panel computed from these touches, and tried."""

    touches: tuple[Touched, ...]


class KeepCalibration(msgspec.Struct, frozen=True):
    """A technician keeps the calibration on trial, with which these touches were made."""

    touches: tuple[Touched, ...]


class UndoCalibration(msgspec.Struct, frozen=True):
    """A technician returns to the calibration of the touch panel before this one."""


class SignIn(msgspec.Struct, frozen=True):
    """A person signs in: the digest of the PIN, with the salt and the costs of the account's."""

    number: int
    digest: str

    def __repr__(self) -> str:
        """Name the account without the digest."""
        return f"SignIn({self.number})"


class SignOut(msgspec.Struct, frozen=True):
    """The person who is signed in leaves."""


class SignInSecond(msgspec.Struct, frozen=True):
    """A second person agrees to one function, which requires this right."""

    number: int
    digest: str
    right: Right

    def __repr__(self) -> str:
        """Name account and right without the digest."""
        return f"SignInSecond({self.number}, {self.right})"


class AddPerson(msgspec.Struct, frozen=True):
    """Add an account of the staff."""

    name: str
    role: Role
    pin: PinDigest


class ChangePerson(msgspec.Struct, frozen=True):
    """Give an account another name or role."""

    number: int
    name: str
    role: Role


class RemovePerson(msgspec.Struct, frozen=True):
    """Remove an account."""

    number: int


class ResetPin(msgspec.Struct, frozen=True):
    """Give a person who has lost the PIN a first one."""

    number: int
    pin: PinDigest


class ChangePin(msgspec.Struct, frozen=True):
    """Change the PIN of the person who is signed in."""

    pin: PinDigest
    as_before: str
    """The digest of the new PIN with the salt and the costs of the present one: the two have to differ."""
    present: str = ""
    """The digest of the present PIN; not required for a first PIN."""

    def __repr__(self) -> str:
        """Name the command without its digests."""
        return "ChangePin(...)"


class ChangeParameters(msgspec.Struct, frozen=True):
    """Change these parameters, by their names, to these values as Param.ini writes them: all of them or none."""

    changes: Mapping[str, str]
    origin: Literal["screen", "import", "preset"] = "screen"
    file_digest: str = ""
    """SHA-256 of the Param.ini that the new one replaces; empty where none is written."""
    imported: SignedFile | None = None
    """The signed file that is imported."""
    preset: str = ""
    """The title of the preset of a jurisdiction that is applied."""


class SignHandOver(msgspec.Struct, frozen=True):
    """Sign that the cabinet is set up, and have that printed for the house."""

    skipped: SkippedTests = ""
    """Why it is signed although a test is not done."""


class ExportConfiguration(msgspec.Struct, frozen=True):
    """Record that the parameters in force are signed, to be exported in this file."""

    file: SignedFile


class BeginExport(msgspec.Struct, frozen=True):
    """Write a list, a report or a configuration to this file of this folder."""

    file: str
    folder: str
    removable: bool


class EndExport(msgspec.Struct, frozen=True):
    """The export to this file has ended."""

    file: str
    written: bool
    rows: int | None


class RestoreParameters(msgspec.Struct, frozen=True):
    """A technician wants the last valid parameters in a Param.ini that cannot be used. `why` says what is wrong."""

    why: Message


class AcceptParameters(msgspec.Struct, frozen=True):
    """A technician accepts a Param.ini that was edited, in which every parameter is written so."""

    written: Mapping[str, str]


class Program(msgspec.Struct, frozen=True):
    """The verification of the running program; empty for one that was not verified."""

    digest: str = ""
    signed: bool = False


class Start(msgspec.Struct, frozen=True):
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
    cards: bool = False
    """There is a reader of players' cards."""


class ProgramFound(msgspec.Struct, frozen=True):
    """The result of a verification of the program's files."""

    status: Literal["signed", "unsigned", "changed"]
    digest: str
    mismatches: tuple[Message, ...] = ()
    components: tuple[Signature, ...] = ()


class MemoryUnread(msgspec.Struct, frozen=True):
    """No copy of the cabinet's journal is good; the findings about each."""

    why: Message
    copies: tuple[Message, ...]


class FromDevice(msgspec.Struct, frozen=True):
    """A device, or the ticket authority, has reported."""

    device: str
    report: Report


class ClockFound(msgspec.Struct, frozen=True):
    """The wall clock is wrong: it should show this instant, or one at most `within_ms` later."""

    expected_ms: int
    within_ms: int = 0
    """The longest time for which no clock may have run; 0 if the time was measured throughout."""


class ClockTried(msgspec.Struct, frozen=True):
    """The operating system's clock was set as called for; or it was not, and why."""

    why: Message | None = None


class DiskFound(msgspec.Struct, frozen=True):
    """The free megabytes for the journal, and for its third copy on the other device."""

    journal_mb: int
    second_mb: int


class CameraFound(msgspec.Struct, frozen=True):
    """The camera of the dice shows a picture; or none, and why."""

    why: Message | None = None


class CertificateFound(msgspec.Struct, frozen=True):
    """When the certificates end with which this machine proves itself at its shared table in the name of this party."""

    party: str
    ends: Ends


class ParametersEdited(msgspec.Struct, frozen=True):
    """A start has found a Param.ini that was edited, in which every parameter is written so."""

    written: Mapping[str, str]


class ParametersInFile(msgspec.Struct, frozen=True):
    """Param.ini now holds the changed parameters; `copy` is the name of the replaced file's copy."""

    copy: str


class TimePasses(msgspec.Struct, frozen=True):
    """The clock may have reached the instant of `Cabinet.alarm_ms`; may also be given too early."""

    untouched_ms: int = 0
    """How long nothing has been touched, including touches that were not commands."""


AutoRepeat = StartAutoRepeat | StopAutoRepeat
Felts = SaveFavourite | ForgetFavourite | PutUpFavourite | PutUpStrategy
Care = AnswerRealityCheck | SetLimits | TakeBreak
Lesson = BeginFirstHand | EndFirstHand
Visit = CallAttendant | SetOption | Reserve | ReturnToStation | Care | OfPlayer | Felts | Lesson | EndSession
OfShooter = PassTheDice | TakeTheDice
Touch = Action | CallDice | Choose | CashOut | ChooseGame | AutoRepeat | OfShooter | Visit
HandPays = CancelCredit | ConfirmHandPay | UndoHandPay | PrintReceipt | GiveCredit | PrintCredit
SigningIn = SignIn | SignOut | SignInSecond
People = AddPerson | ChangePerson | RemovePerson | ResetPin | ChangePin
Parameters = ChangeParameters | ExportConfiguration | RestoreParameters | AcceptParameters
Clear = CallClear | ConfirmClear
Prints = PrintPeriod | PrintDay
Reserving = ReserveForPlayer | EndReservation
Station = TakeOutOfService | ReturnToService | AcceptProgram | Reserving | SetClock | ConfirmClock | SignHandOver
Work = SettleTicket | SettleBill | EndPeriod | Prints | HandPays | VerifyProgram | Station | Clear
Calibration = CalibrateTouch | KeepCalibration | UndoCalibration
Test = BeginTest | EndTest | ThrowTest | PrintTest | TestBill | TestLamp | TestSound | Calibration
Attending = Shift | CashBox | AcknowledgeFaults | OfCards | VoidBets
Export = BeginExport | EndExport
Staff = Work | PrintList | Attending | Dealing | OfSeats | SigningIn | People | Parameters | Export | Test
InFile = ParametersEdited | ParametersInFile
Fact = ProgramFound | MemoryUnread | ClockFound | ClockTried | DiskFound | CameraFound | CertificateFound | InFile
Command = Touch | Staff | Start | FromDevice | TimePasses | Fact


class Instant(msgspec.Struct, frozen=True):
    """The time of a command: the wall clock, which the runtime reads and passes to the deciding code."""

    at_ms: int
    """Milliseconds since 1970 in UTC."""
    offset_minutes: int = 0
    """Local time less UTC."""
    steady_ms: int | None = None
    """A clock that cannot be set, to check the other one; None where there is none."""
