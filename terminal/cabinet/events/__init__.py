"""Events: frozen records of what happened, as the journal stores them; the tag is the event's kind.

One file for each matter. A new kind of event is a class in one of them, and its name in `AnyEvent`.
"""

from __future__ import annotations

import msgspec

from terminal.cabinet.events.accounting import ClearCalled, ClearConfirmed, Cleared, GamingDayBegan, PeriodEnded
from terminal.cabinet.events.at_table import (
    BetsRestored,
    BetsSealed,
    BettingOver,
    ChoiceWanted,
    DiceSeen,
    PuckFollowed,
    ResultReported,
    RoundNotThrown,
    RoundShown,
    SealAnswered,
    SeatRoundPassed,
    SeatVoided,
    StationSaid,
    StationSeated,
    StationUnseated,
    TableCompared,
    TableDisagreed,
)
from terminal.cabinet.events.at_table import SeatRound as SeatRound
from terminal.cabinet.events.bills import BillClosed, BillCredited, BillDisputed, BillRejected, BillSeen, BillSettled
from terminal.cabinet.events.clock import ClockConfirmed, ClockNotSet, ClockSet, ClockSetCalled, OffsetChanged
from terminal.cabinet.events.diagnostics import (
    LampTested,
    SoundTested,
    TestBillCalled,
    TestBillClosed,
    TestBillEnded,
    TestBillSeen,
    TestModeBegan,
    TestModeEnded,
    TestModeEnds,
    TestThrowCalled,
    TestThrown,
    TestThrowVoided,
    TouchCalibrated,
    TouchCalibrationKept,
    TouchCalibrationUndone,
)
from terminal.cabinet.events.diagnostics import TouchPanel as TouchPanel
from terminal.cabinet.events.drops import DropCounted, DropTaken, DropUndone
from terminal.cabinet.events.exports import ExportBegan, ExportEnded
from terminal.cabinet.events.games import (
    AutoRepeatEnded,
    AutoRepeatStarted,
    BetsMoved,
    BetsNotRepeated,
    BettingOpened,
    BettingPaused,
    ChoiceMade,
    ChoiceOpened,
    DiceCalled,
    DiceSettled,
    GameChosen,
    PausePhase,
    RepeatPlanned,
    RepeatStep,
    ThrowVoided,
)
from terminal.cabinet.events.hand_over import HandOverSigned, SkippedTests
from terminal.cabinet.events.hand_pays import (
    CreditGiven,
    HandPayDue,
    HandPayPaid,
    HandPayReason,
    HandPayUndone,
    SlipAbout,
    SlipClosed,
    SlipOrdered,
)
from terminal.cabinet.events.hosting import (
    AtTable,
    TableBetsCalled,
    TableBetsClosing,
    TableBetsFixed,
    TableChoiceOpened,
    TableDealerAnswered,
    TableDealerSilent,
    TableDiceLie,
    TableGoesOn,
    TableLastCall,
    TableNextGameChosen,
    TablePaused,
    TableResultsNoted,
    TableResumed,
    TableRoundDecided,
    TableRoundNotThrown,
    TableRoundOpened,
    TableSealsSeen,
    TableSeatFreed,
    TableSeatFreeing,
    TableSeatNotFreed,
    TableSeatsChanged,
    TableSeatStated,
    TableShooterChosen,
    TableStationsSaid,
    TableStopped,
    TableThrowVoided,
)
from terminal.cabinet.events.machine import (
    AuthorityStands,
    CameraStands,
    ClockMoved,
    DeviceBack,
    DeviceLost,
    DeviceStands,
    DiceAlarmed,
    DiceAlarmsAcknowledged,
    DiskStands,
    DoorsOpenedUnseen,
    FaultHeld,
    FaultsAcknowledged,
    InputsChanged,
    ReturnedToService,
    TakenOutOfService,
    ValidatorRestarted,
)
from terminal.cabinet.events.people import (
    PersonAdded,
    PersonChanged,
    PersonRemoved,
    PinChanged,
    PinReset,
    SecondEnds,
    SecondSignedIn,
    SecondSignedOut,
    SignedIn,
    SignedOut,
    SignInDelayed,
    SignInRefused,
    SignOutReason,
)
from terminal.cabinet.events.players import (
    CardPinMistaken,
    CardRefusal,
    CardRefused,
    CardSeen,
    CardSetAside,
    CardTaken,
    CardUnblocked,
    ConsentDeclined,
    ForgetReason,
    LimitsBrought,
    LimitsKept,
    LogOutReason,
    PlayerForgotten,
    PlayerLoggedIn,
    PlayerLoggedOut,
    PlayerNamed,
    PlayerRemembered,
)
from terminal.cabinet.events.program import (
    ConfigurationExported,
    MemoryLost,
    MemoryRepaired,
    ParameterChange,
    ParameterOrigin,
    ParametersChanged,
    ParametersHeld,
    ParametersRestored,
    ParametersWritten,
    ProgramAccepted,
    ProgramArrived,
    ProgramCheckCalled,
    ProgramVerified,
    Signature,
    SignedFile,
    Started,
)
from terminal.cabinet.events.program import Stakes as Stakes
from terminal.cabinet.events.rounds import (
    ByDealer,
    DealerAwaited,
    DealerSilent,
    DiceConfirmed,
    DiceShown,
    LastBetsCalled,
    RoundClosed,
    RoundOpened,
    RoundResumed,
    RoundVoided,
)
from terminal.cabinet.events.shape import Event, MoneyEvent
from terminal.cabinet.events.shifts import ShiftBegan, ShiftEnded
from terminal.cabinet.events.table_keys import CertificateStands, TableKeySeen
from terminal.cabinet.events.tickets import (
    TicketDone,
    TicketDoubted,
    TicketEntered,
    TicketIssued,
    TicketKeyMade,
    TicketRenumbered,
    TicketSettled,
)
from terminal.cabinet.events.tickets_in import (
    TicketInAnswered,
    TicketInClosed,
    TicketInCredited,
    TicketInDisputed,
    TicketInSeen,
    TicketInTilted,
    TicketInTiltEnded,
    TicketNoted,
)
from terminal.cabinet.events.visits import (
    AttendantCalled,
    BreakBegan,
    BreakEnded,
    BreakReason,
    ClocksResumed,
    ClocksStopped,
    FavouriteForgotten,
    FavouriteSaved,
    FeltPutUp,
    FirstHandBegan,
    FirstHandEnded,
    LessonEnd,
    LimitReached,
    LimitsSet,
    OptionSet,
    PinMistaken,
    PlayerLimit,
    RealityCheckAnswered,
    RealityCheckShown,
    SessionEnded,
    SessionStarted,
    StationReserved,
    StationReturned,
)

AnyEvent = (
    Started
    | ParametersChanged
    | ParametersHeld
    | ProgramArrived
    | ProgramAccepted
    | ParametersRestored
    | ParametersWritten
    | ConfigurationExported
    | ExportBegan
    | ExportEnded
    | BetsMoved
    | ChoiceOpened
    | ChoiceMade
    | DiceCalled
    | DiceSettled
    | ThrowVoided
    | BillSeen
    | BillCredited
    | BillClosed
    | BillDisputed
    | BillRejected
    | BillSettled
    | TicketKeyMade
    | TicketIssued
    | TicketEntered
    | TicketRenumbered
    | TicketDone
    | TicketDoubted
    | TicketSettled
    | TicketInSeen
    | TicketInAnswered
    | TicketInCredited
    | TicketInClosed
    | TicketInDisputed
    | TicketInTilted
    | TicketInTiltEnded
    | TicketNoted
    | AuthorityStands
    | DeviceLost
    | DeviceBack
    | DeviceStands
    | ValidatorRestarted
    | InputsChanged
    | DoorsOpenedUnseen
    | TakenOutOfService
    | ReturnedToService
    | FaultHeld
    | FaultsAcknowledged
    | ClockMoved
    | DiskStands
    | CameraStands
    | AttendantCalled
    | OptionSet
    | FavouriteSaved
    | FavouriteForgotten
    | FeltPutUp
    | SessionStarted
    | SessionEnded
    | StationReserved
    | PinMistaken
    | StationReturned
    | BettingOpened
    | BettingPaused
    | AutoRepeatStarted
    | AutoRepeatEnded
    | RepeatPlanned
    | BetsNotRepeated
    | GameChosen
    | ClocksStopped
    | ClocksResumed
    | RealityCheckShown
    | RealityCheckAnswered
    | LimitsSet
    | LimitReached
    | BreakBegan
    | BreakEnded
    | FirstHandBegan
    | FirstHandEnded
    | MemoryRepaired
    | PeriodEnded
    | GamingDayBegan
    | HandOverSigned
    | HandPayDue
    | HandPayPaid
    | HandPayUndone
    | CreditGiven
    | DropTaken
    | DropUndone
    | DropCounted
    | ShiftBegan
    | ShiftEnded
    | SlipOrdered
    | SlipClosed
    | ClearCalled
    | ClearConfirmed
    | Cleared
    | MemoryLost
    | DiceAlarmed
    | DiceAlarmsAcknowledged
    | ProgramCheckCalled
    | ProgramVerified
    | PersonAdded
    | PersonChanged
    | PersonRemoved
    | PinReset
    | PinChanged
    | SignedIn
    | SignInRefused
    | SignInDelayed
    | SignedOut
    | SecondSignedIn
    | SecondSignedOut
    | TestModeBegan
    | TestModeEnded
    | TestThrowCalled
    | TestThrown
    | TestThrowVoided
    | TestBillCalled
    | TestBillSeen
    | TestBillClosed
    | TestBillEnded
    | LampTested
    | ClockSetCalled
    | ClockSet
    | ClockNotSet
    | ClockConfirmed
    | OffsetChanged
    | SoundTested
    | TouchCalibrated
    | TouchCalibrationKept
    | TouchCalibrationUndone
    | DealerAwaited
    | DealerSilent
    | DiceConfirmed
    | DiceShown
    | LastBetsCalled
    | RoundClosed
    | RoundOpened
    | RoundResumed
    | RoundVoided
    | CardSeen
    | CardTaken
    | CardRefused
    | CardSetAside
    | CardPinMistaken
    | CardUnblocked
    | PlayerLoggedIn
    | PlayerLoggedOut
    | PlayerRemembered
    | ConsentDeclined
    | PlayerNamed
    | PlayerForgotten
    | LimitsKept
    | LimitsBrought
    | StationSeated
    | StationUnseated
    | TableKeySeen
    | CertificateStands
    | RoundShown
    | PuckFollowed
    | BettingOver
    | BetsSealed
    | ChoiceWanted
    | SealAnswered
    | BetsRestored
    | DiceSeen
    | RoundNotThrown
    | StationSaid
    | ResultReported
    | TableDisagreed
    | TableCompared
    | SeatVoided
    | SeatRoundPassed
    | TableSeatsChanged
    | TableRoundOpened
    | TableLastCall
    | TableBetsClosing
    | TableSealsSeen
    | TableStationsSaid
    | TableBetsCalled
    | TableBetsFixed
    | TableDiceLie
    | TableThrowVoided
    | TableRoundDecided
    | TableRoundNotThrown
    | TableChoiceOpened
    | TableShooterChosen
    | TableNextGameChosen
    | TableStopped
    | TableGoesOn
    | TablePaused
    | TableResumed
    | TableResultsNoted
    | TableSeatStated
    | TableSeatFreeing
    | TableSeatFreed
    | TableSeatNotFreed
    | TableDealerAnswered
    | TableDealerSilent
)

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def kind_of(event: Event) -> str:
    """Name the event's kind, as in the journal's column."""
    return kind_named(type(event))


def kind_named(event: type[Event]) -> str:
    """Name the kind of all events of this type."""
    return str(event.__struct_config__.tag)


def to_bytes(event: Event) -> bytes:
    """Encode the event: the same event gives the same bytes on every machine."""
    return _encoder.encode(event)


def from_bytes(body: bytes) -> Event:
    """Decode what `to_bytes` made. Raises msgspec.DecodeError for anything else."""
    return _decoder.decode(body)
