"""The commands to the cabinet: from a touch, a key, a device, or the start of the program.

One file for each matter; a room that has commands of its own keeps them. This is the list of all.
"""

from __future__ import annotations

from terminal.cabinet.at_table.commands import VoidBets as VoidBets
from terminal.cabinet.cash_box.commands import CashBox as CashBox
from terminal.cabinet.cash_box.commands import CountDrop as CountDrop
from terminal.cabinet.cash_box.commands import PrintDrop as PrintDrop
from terminal.cabinet.cash_box.commands import TakeDrop as TakeDrop
from terminal.cabinet.cash_box.commands import UndoDrop as UndoDrop
from terminal.cabinet.commands.accounting import CallClear as CallClear
from terminal.cabinet.commands.accounting import ConfirmClear as ConfirmClear
from terminal.cabinet.commands.accounting import EndPeriod as EndPeriod
from terminal.cabinet.commands.accounting import ListOnPaper as ListOnPaper
from terminal.cabinet.commands.accounting import PrintDay as PrintDay
from terminal.cabinet.commands.accounting import PrintList as PrintList
from terminal.cabinet.commands.accounting import PrintPeriod as PrintPeriod
from terminal.cabinet.commands.diagnostics import BeginTest as BeginTest
from terminal.cabinet.commands.diagnostics import CalibrateTouch as CalibrateTouch
from terminal.cabinet.commands.diagnostics import EndTest as EndTest
from terminal.cabinet.commands.diagnostics import KeepCalibration as KeepCalibration
from terminal.cabinet.commands.diagnostics import PrintTest as PrintTest
from terminal.cabinet.commands.diagnostics import TestBill as TestBill
from terminal.cabinet.commands.diagnostics import TestLamp as TestLamp
from terminal.cabinet.commands.diagnostics import TestSound as TestSound
from terminal.cabinet.commands.diagnostics import ThrowTest as ThrowTest
from terminal.cabinet.commands.diagnostics import UndoCalibration as UndoCalibration
from terminal.cabinet.commands.facts import CameraFound as CameraFound
from terminal.cabinet.commands.facts import CertificateFound as CertificateFound
from terminal.cabinet.commands.facts import ClockFound as ClockFound
from terminal.cabinet.commands.facts import ClockTried as ClockTried
from terminal.cabinet.commands.facts import DiskFound as DiskFound
from terminal.cabinet.commands.facts import FromDevice as FromDevice
from terminal.cabinet.commands.facts import MemoryUnread as MemoryUnread
from terminal.cabinet.commands.facts import ParametersEdited as ParametersEdited
from terminal.cabinet.commands.facts import ParametersInFile as ParametersInFile
from terminal.cabinet.commands.facts import Program as Program
from terminal.cabinet.commands.facts import ProgramFound as ProgramFound
from terminal.cabinet.commands.facts import Start as Start
from terminal.cabinet.commands.facts import TimePasses as TimePasses
from terminal.cabinet.commands.instant import Instant as Instant
from terminal.cabinet.commands.money import CancelCredit as CancelCredit
from terminal.cabinet.commands.money import ConfirmHandPay as ConfirmHandPay
from terminal.cabinet.commands.money import GiveCredit as GiveCredit
from terminal.cabinet.commands.money import PrintCredit as PrintCredit
from terminal.cabinet.commands.money import PrintReceipt as PrintReceipt
from terminal.cabinet.commands.money import SettleBill as SettleBill
from terminal.cabinet.commands.money import SettleTicket as SettleTicket
from terminal.cabinet.commands.money import UndoHandPay as UndoHandPay
from terminal.cabinet.commands.parameters import AcceptParameters as AcceptParameters
from terminal.cabinet.commands.parameters import BeginExport as BeginExport
from terminal.cabinet.commands.parameters import ChangeParameters as ChangeParameters
from terminal.cabinet.commands.parameters import EndExport as EndExport
from terminal.cabinet.commands.parameters import ExportConfiguration as ExportConfiguration
from terminal.cabinet.commands.parameters import RestoreParameters as RestoreParameters
from terminal.cabinet.commands.people import AddPerson as AddPerson
from terminal.cabinet.commands.people import ChangePerson as ChangePerson
from terminal.cabinet.commands.people import ChangePin as ChangePin
from terminal.cabinet.commands.people import RemovePerson as RemovePerson
from terminal.cabinet.commands.people import ResetPin as ResetPin
from terminal.cabinet.commands.people import SignIn as SignIn
from terminal.cabinet.commands.people import SignInSecond as SignInSecond
from terminal.cabinet.commands.people import SignOut as SignOut
from terminal.cabinet.commands.player import AnswerRealityCheck as AnswerRealityCheck
from terminal.cabinet.commands.player import BeginFirstHand as BeginFirstHand
from terminal.cabinet.commands.player import CallAttendant as CallAttendant
from terminal.cabinet.commands.player import CallDice as CallDice
from terminal.cabinet.commands.player import CashOut as CashOut
from terminal.cabinet.commands.player import Choose as Choose
from terminal.cabinet.commands.player import ChooseGame as ChooseGame
from terminal.cabinet.commands.player import EndFirstHand as EndFirstHand
from terminal.cabinet.commands.player import EndSession as EndSession
from terminal.cabinet.commands.player import ForgetFavourite as ForgetFavourite
from terminal.cabinet.commands.player import PassTheDice as PassTheDice
from terminal.cabinet.commands.player import PutUpFavourite as PutUpFavourite
from terminal.cabinet.commands.player import PutUpStrategy as PutUpStrategy
from terminal.cabinet.commands.player import Reserve as Reserve
from terminal.cabinet.commands.player import ReturnToStation as ReturnToStation
from terminal.cabinet.commands.player import SaveFavourite as SaveFavourite
from terminal.cabinet.commands.player import SetLimits as SetLimits
from terminal.cabinet.commands.player import SetOption as SetOption
from terminal.cabinet.commands.player import StartAutoRepeat as StartAutoRepeat
from terminal.cabinet.commands.player import StopAutoRepeat as StopAutoRepeat
from terminal.cabinet.commands.player import TakeBreak as TakeBreak
from terminal.cabinet.commands.player import TakeTheDice as TakeTheDice
from terminal.cabinet.commands.service import AcceptProgram as AcceptProgram
from terminal.cabinet.commands.service import AcknowledgeFaults as AcknowledgeFaults
from terminal.cabinet.commands.service import ConfirmClock as ConfirmClock
from terminal.cabinet.commands.service import EndReservation as EndReservation
from terminal.cabinet.commands.service import ReserveForPlayer as ReserveForPlayer
from terminal.cabinet.commands.service import ReturnToService as ReturnToService
from terminal.cabinet.commands.service import SetClock as SetClock
from terminal.cabinet.commands.service import SignHandOver as SignHandOver
from terminal.cabinet.commands.service import TakeOutOfService as TakeOutOfService
from terminal.cabinet.commands.service import VerifyProgram as VerifyProgram
from terminal.cabinet.hosting.commands import FreeSeat as FreeSeat
from terminal.cabinet.hosting.commands import OfSeats as OfSeats
from terminal.cabinet.hosting.commands import StateSeat as StateSeat
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
from terminal.cabinet.rounds.commands import OfThrow as OfThrow
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
