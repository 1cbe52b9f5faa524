"""Events: frozen records of what happened, as the journal stores them; the tag is the event's kind.

One file for each matter. A new kind of event is a class in one of them, and its name in `AnyEvent`.
"""

from __future__ import annotations

import msgspec

from terminal.cabinet.events.accounting import ClearCalled, ClearConfirmed, Cleared, GamingDayBegan, PeriodEnded
from terminal.cabinet.events.bills import BillClosed, BillCredited, BillDisputed, BillRejected, BillSeen, BillSettled
from terminal.cabinet.events.games import (
    AutoRepeatEnded,
    AutoRepeatStarted,
    BetsMoved,
    BetsNotRepeated,
    BettingOpened,
    DiceCalled,
    DiceSettled,
    GameChosen,
    RepeatPlanned,
    RepeatStep,
    ThrowVoided,
)
from terminal.cabinet.events.hand_pays import (
    HandPayDue,
    HandPayPaid,
    HandPayReason,
    HandPayUndone,
    SlipAbout,
    SlipClosed,
    SlipOrdered,
)
from terminal.cabinet.events.machine import (
    AuthorityStands,
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
    ValidatorRestarted,
)
from terminal.cabinet.events.program import (
    MemoryLost,
    MemoryRepaired,
    ParameterChange,
    ParametersChanged,
    ProgramCheckCalled,
    ProgramVerified,
    Signature,
    Started,
)
from terminal.cabinet.events.shape import Event, MoneyEvent
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
    ClocksResumed,
    ClocksStopped,
    OptionSet,
    PinMistaken,
    SessionEnded,
    SessionStarted,
    StationReserved,
    StationReturned,
)

__all__ = [
    "AnyEvent",
    "AttendantCalled",
    "AuthorityStands",
    "AutoRepeatEnded",
    "AutoRepeatStarted",
    "BetsMoved",
    "BetsNotRepeated",
    "BettingOpened",
    "BillClosed",
    "BillCredited",
    "BillDisputed",
    "BillRejected",
    "BillSeen",
    "BillSettled",
    "ClearCalled",
    "ClearConfirmed",
    "Cleared",
    "ClockMoved",
    "ClocksResumed",
    "ClocksStopped",
    "DeviceBack",
    "DeviceLost",
    "DeviceStands",
    "DiceAlarmed",
    "DiceAlarmsAcknowledged",
    "DiceCalled",
    "DiceSettled",
    "DiskStands",
    "DoorsOpenedUnseen",
    "Event",
    "FaultHeld",
    "FaultsAcknowledged",
    "GameChosen",
    "GamingDayBegan",
    "HandPayDue",
    "HandPayPaid",
    "HandPayReason",
    "HandPayUndone",
    "InputsChanged",
    "MemoryLost",
    "MemoryRepaired",
    "MoneyEvent",
    "OptionSet",
    "ParameterChange",
    "ParametersChanged",
    "PeriodEnded",
    "PinMistaken",
    "ProgramCheckCalled",
    "ProgramVerified",
    "RepeatPlanned",
    "RepeatStep",
    "SessionEnded",
    "SessionStarted",
    "Signature",
    "SlipAbout",
    "SlipClosed",
    "SlipOrdered",
    "Started",
    "StationReserved",
    "StationReturned",
    "ThrowVoided",
    "TicketDone",
    "TicketDoubted",
    "TicketEntered",
    "TicketInAnswered",
    "TicketInClosed",
    "TicketInCredited",
    "TicketInDisputed",
    "TicketInSeen",
    "TicketInTiltEnded",
    "TicketInTilted",
    "TicketIssued",
    "TicketKeyMade",
    "TicketNoted",
    "TicketRenumbered",
    "TicketSettled",
    "ValidatorRestarted",
    "from_bytes",
    "kind_named",
    "kind_of",
    "to_bytes",
]

AnyEvent = (
    Started
    | ParametersChanged
    | BetsMoved
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
    | FaultHeld
    | FaultsAcknowledged
    | ClockMoved
    | DiskStands
    | AttendantCalled
    | OptionSet
    | SessionStarted
    | SessionEnded
    | StationReserved
    | PinMistaken
    | StationReturned
    | BettingOpened
    | AutoRepeatStarted
    | AutoRepeatEnded
    | RepeatPlanned
    | BetsNotRepeated
    | GameChosen
    | ClocksStopped
    | ClocksResumed
    | MemoryRepaired
    | PeriodEnded
    | GamingDayBegan
    | HandPayDue
    | HandPayPaid
    | HandPayUndone
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
)

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def kind_of(event: AnyEvent) -> str:
    """Name the event's kind, as in the journal's column."""
    return kind_named(type(event))


def kind_named(event: type[AnyEvent]) -> str:
    """Name the kind of all events of this type."""
    return str(event.__struct_config__.tag)


def to_bytes(event: AnyEvent) -> bytes:
    """Encode the event: the same event gives the same bytes on every machine."""
    return _encoder.encode(event)


def from_bytes(body: bytes) -> AnyEvent:
    """Decode what `to_bytes` made. Raises msgspec.DecodeError for anything else."""
    return _decoder.decode(body)
