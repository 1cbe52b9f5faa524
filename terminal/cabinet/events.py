"""What has happened: the frozen records that the journal keeps, as plain data; the tag is the event's kind."""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports import Ticket
from terminal.rules.tables import AnyChange, AnyRoll


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The common shape. A kind's fields never change their meaning: journals are read for ever."""


class Started(Event, frozen=True, tag="started"):
    """The program started: no device counts as ready before it has reported again. An open door stays open."""

    version: str
    sheet: str
    sheet_digest: str
    """SHA-256 of the par sheet's text."""
    currency: str


class BetsMoved(Event, frozen=True, tag="bets_moved"):
    """Something was asked for between two throws, and done: mostly chips that went on the felt or came off it."""

    record: AnyChange


class DiceCalled(Event, frozen=True, tag="dice_called"):
    """Bets are closed and the generator is to make this throw."""

    throw: int


class DiceSettled(Event, frozen=True, tag="dice_settled"):
    """The generator's result and what it did to every bet."""

    throw: int
    record: AnyRoll


class ThrowVoided(Event, frozen=True, tag="throw_voided"):
    """A throw without a result. `again` is the throw that replaces it, or None when the player has to call anew."""

    throw: int
    reason: str
    again: int | None


class BillSeen(Event, frozen=True, tag="bill_seen"):
    """The escrow record: a bill of this value waits, and this was decided of it. `why` says why one is returned."""

    number: int
    value_cents: int
    fate: Literal["stack", "return"]
    why: str = ""


class BillCredited(Event, frozen=True, tag="bill_credited"):
    """The bill is in the stacker and its value in the credit. `evidence` is the validator's status that said so."""

    number: int
    value_cents: int
    evidence: Literal["vend_valid", "power_up"]


class BillClosed(Event, frozen=True, tag="bill_closed"):
    """Nothing of this bill is open any more."""

    number: int
    outcome: Literal["stacked", "returned", "disputed"]
    reason: str = ""


class BillDisputed(Event, frozen=True, tag="bill_disputed"):
    """Nobody can tell by itself where this bill is. `value_cents` is 0 where it was never seen in escrow."""

    number: int
    value_cents: int
    reason: str


class BillSettled(Event, frozen=True, tag="bill_settled"):
    """An attendant's decision on a disputed bill."""

    number: int
    credited_cents: int


class TicketIssued(Event, frozen=True, tag="ticket_issued"):
    """The credit has left the meter and stands on this ticket, which is to be printed once."""

    ticket: Ticket
    sequence: int
    """What its validation number was made from."""
    amount_cents: int


class TicketDone(Event, frozen=True, tag="ticket_done"):
    """The ticket is on paper."""

    number: int


class TicketDoubted(Event, frozen=True, tag="ticket_doubted"):
    """The printer cannot tell whether the ticket is on paper. It is never printed again."""

    number: int
    reason: str


class TicketSettled(Event, frozen=True, tag="ticket_settled"):
    """An attendant's decision on a ticket in doubt; what was not printed is back in the credit."""

    number: int
    printed: bool
    returned_cents: int


class DeviceLost(Event, frozen=True, tag="device_lost"):
    """A device no longer answers."""

    device: str
    reason: str


class DeviceBack(Event, frozen=True, tag="device_back"):
    """A device answers."""

    device: str
    identity: str


class DeviceStands(Event, frozen=True, tag="device_stands"):
    """What a device says of itself: ready when `code` is empty, else why not. `note` asks for care (paper low)."""

    device: str
    code: str = ""
    say: str = ""
    note: str = ""


class ValidatorRestarted(Event, frozen=True, tag="validator_restarted"):
    """The validator had lost its power; where it found a bill when it came back."""

    bill: str


class InputsChanged(Event, frozen=True, tag="inputs_changed"):
    """The doors that stand open and the keys that are turned."""

    doors_open: tuple[str, ...]
    keys_turned: tuple[str, ...]


class AttendantCalled(Event, frozen=True, tag="attendant_called"):
    """The player has called the attendant, or the call has ended."""

    on: bool


class OptionSet(Event, frozen=True, tag="option_set"):
    """The player's option has this value from now on."""

    name: str
    value: str
    default: bool = False
    """It is what a new player has anyway, so that nothing needs to be kept."""


class SessionStarted(Event, frozen=True, tag="session_started"):
    """The next event brings money to a cabinet without credit: a player has sat down."""

    at_ms: int


class SessionEnded(Event, frozen=True, tag="session_ended"):
    """The player has left: the session and the options are forgotten."""


class StationReserved(Event, frozen=True, tag="station_reserved"):
    """The station waits for its player. The PIN is not kept, only what a PIN is held against.

    The same digest once more, for a clock that was set back, moves the end alone.
    """

    until_ms: int
    salt: str
    digest: str
    """SHA-256 of salt and PIN, in hexadecimal digits."""


class PinMistaken(Event, frozen=True, tag="pin_mistaken"):
    """Somebody has tried a wrong PIN at the reserved station."""


class StationReturned(Event, frozen=True, tag="station_returned"):
    """The station is open again: by its PIN, by the attendant's key, or because its time is over."""

    by: Literal["pin", "key", "time"]


class BettingOpened(Event, frozen=True, tag="betting_opened"):
    """A betting time has begun."""

    closes_ms: int


AnyEvent = (
    Started
    | BetsMoved
    | DiceCalled
    | DiceSettled
    | ThrowVoided
    | BillSeen
    | BillCredited
    | BillClosed
    | BillDisputed
    | BillSettled
    | TicketIssued
    | TicketDone
    | TicketDoubted
    | TicketSettled
    | DeviceLost
    | DeviceBack
    | DeviceStands
    | ValidatorRestarted
    | InputsChanged
    | AttendantCalled
    | OptionSet
    | SessionStarted
    | SessionEnded
    | StationReserved
    | PinMistaken
    | StationReturned
    | BettingOpened
)

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def kind_of(event: AnyEvent) -> str:
    """Name the event's kind, as the journal's column shows it."""
    return str(type(event).__struct_config__.tag)


def to_bytes(event: AnyEvent) -> bytes:
    """Encode the event: the same event gives the same bytes on every machine."""
    return _encoder.encode(event)


def from_bytes(body: bytes) -> AnyEvent:
    """Decode what `to_bytes` made. Raises msgspec.DecodeError for anything else."""
    return _decoder.decode(body)
