"""What has happened: the frozen records that the journal keeps, as plain data; the tag is the event's kind."""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports import Slip, Ticket
from terminal.cabinet.meters import Meters
from terminal.fairness.watch import DiceAlarm
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
    program_digest: str = ""
    """SHA-256 over all files that decide a game or money (regulation V2, C10); empty in journals from before it."""
    program_signed: bool = False
    """Every file was what the release's signature vouches for; False for a development copy."""
    authority: bool = False
    """A validation authority is there: what is printed is entered first, and tickets are taken in."""


class MemoryRepaired(Event, frozen=True, tag="memory_repaired"):
    """At this start a copy of the journal was not as it should be, and was mended from a good one."""

    copy: int
    """1 is the database, 2 the copy beside it, 3 the one on the second device."""
    say: str
    at_ms: int = 0
    """When, by the wall clock; 0 in journals from before it was kept."""


class MemoryLost(Event, frozen=True, tag="memory_lost"):
    """No copy of the cabinet's journal is good. This journal is another one, for the RAM clear alone."""

    say: str
    copies: tuple[str, ...]
    """A sentence for each copy."""


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
    issued_ms: int = 0
    """When, by the wall clock; 0 in journals from before it was kept."""
    expires_ms: int = 0
    to_enter: bool = False
    """The validation authority is to know it before it is printed."""


class TicketEntered(Event, frozen=True, tag="ticket_entered"):
    """The validation authority knows the ticket under way: it may be printed."""

    number: int


class TicketRenumbered(Event, frozen=True, tag="ticket_renumbered"):
    """The validation authority knew the number of the ticket under way: this one, not printed yet, takes its place."""

    ticket: Ticket
    sequence: int


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


class TicketInSeen(Event, frozen=True, tag="ticket_in_seen"):
    """The escrow record of a ticket. Without a `why` the validation authority is asked, else the ticket goes back.

    Tickets in are numbered together with the bills: they take the same path.
    """

    number: int
    validation: str
    at_ms: int
    why: str = ""


class TicketInAnswered(Event, frozen=True, tag="ticket_in_answered"):
    """The authority's answer: the ticket is to be stacked for this amount, or goes back, and `why`."""

    number: int
    amount_cents: int
    why: str = ""
    cashable: bool = True


class TicketInCredited(Event, frozen=True, tag="ticket_in_credited"):
    """The ticket is in the stacker and its amount in the credit. `evidence` is the validator's status that said so."""

    number: int
    validation: str
    amount_cents: int
    evidence: Literal["vend_valid", "power_up"]


class TicketInClosed(Event, frozen=True, tag="ticket_in_closed"):
    """Nothing of this ticket is open any more in the validator."""

    number: int
    outcome: Literal["stacked", "returned", "disputed"]
    reason: str = ""


class TicketInDisputed(Event, frozen=True, tag="ticket_in_disputed"):
    """Nobody can tell by itself where this ticket is. `amount_cents` is 0 where nothing is to be credited for it."""

    number: int
    validation: str
    amount_cents: int
    reason: str


class TicketNoted(Event, frozen=True, tag="ticket_noted"):
    """The authority knows how a matter ended. `contradiction` says what its books hold against it."""

    outcome: Literal["redeemed", "released", "void"]
    validation: str
    at_ms: int
    contradiction: str = ""


class AuthorityStands(Event, frozen=True, tag="authority_stands"):
    """What the validation authority says of itself: ready when `code` is empty, else why not."""

    code: str = ""
    say: str = ""
    note: str = ""
    """What the staff should know though it is ready, such as that its book was completed from the journal."""


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


class DoorsOpenedUnseen(Event, frozen=True, tag="doors_opened_unseen"):
    """The board tells of doors that were opened while it had no power or nobody listened (regulation D2, M6)."""

    evidence: str
    """The board's serial number and the number of its record."""
    openings: tuple[tuple[str, int], ...]
    """How often each door was opened, as far as it had not been told before."""


class FaultHeld(Event, frozen=True, tag="fault_held"):
    """A device has failed in such a way that it is out of use until a technician's key is turned (regulation D4)."""

    device: str
    code: str


class FaultsAcknowledged(Event, frozen=True, tag="faults_acknowledged"):
    """The staff has seen these faults, by the codes of the table of faults: they are over."""

    codes: tuple[str, ...]
    by: str
    """The key that was turned."""


class ClockMoved(Event, frozen=True, tag="clock_moved"):
    """The wall clock was set: it ought to have shown one instant, and shows another."""

    expected_ms: int
    found_ms: int
    off_ms: int
    """By how much it is wrong in all since then; 0 when this has set it right."""
    at_least: bool = False
    """Nobody could measure how long the program was off: it is wrong by this or by more."""


class DiskStands(Event, frozen=True, tag="disk_stands"):
    """Room for the journal has become short, or is there again."""

    standing: Literal["", "low", "full"]
    journal_mb: int
    """Megabytes free on the journal's own device."""
    second_mb: int
    """Megabytes free on the device of its third copy."""


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


class PeriodEnded(Event, frozen=True, tag="period_ended"):
    """The accounting period's meters have been read and begin anew; lifetime meters go on (regulation M8)."""

    number: int
    at_ms: int
    by: str
    """The key that was turned."""


HandPayReason = Literal["ticket_limit", "printer", "win", "credit_limit", "cancelled", "clock"]


class HandPayDue(Event, frozen=True, tag="hand_pay_due"):
    """An attendant is to pay this by hand; until that is settled it stays in the credit, and play is locked."""

    number: int
    reason: HandPayReason
    amount_cents: int
    limit_cents: int = 0
    """The limit that called for it, as it counted then; 0 where none did."""
    bet: str = ""
    """The bet that won it, where it is one bet's."""


class HandPayPaid(Event, frozen=True, tag="hand_pay_paid"):
    """An attendant has paid it: the amount has left the credit. Its receipt is a slip, where one was ordered."""

    number: int
    amount_cents: int
    by: str
    """The key that was turned."""
    at_ms: int = 0
    """When, by the wall clock; 0 in journals from before it was kept."""


class HandPayUndone(Event, frozen=True, tag="hand_pay_undone"):
    """Nothing was paid by hand: the credit is the player's to use as before."""

    number: int
    by: str
    """The key that was turned."""


SlipAbout = Literal["receipt", "meters"]


class SlipOrdered(Event, frozen=True, tag="slip_ordered"):
    """This paper without a barcode is to be printed, once."""

    slip: Slip
    about: SlipAbout
    number: int
    """What it is about: the number of the hand pay, or the page of the meters."""


class SlipClosed(Event, frozen=True, tag="slip_closed"):
    """The slip is out, or it failed and `reason` says why; it is not printed any more."""

    number: int
    """The slip's own."""
    printed: bool
    reason: str = ""


class ClearCalled(Event, frozen=True, tag="clear_called"):
    """A RAM clear has begun with the printing of the meters, on so many slips that are ordered next."""

    at_ms: int
    pages: int


class ClearConfirmed(Event, frozen=True, tag="clear_confirmed"):
    """The RAM clear is decided: the last event of its journal (regulation C9). The next start carries it out."""

    at_ms: int
    by: tuple[str, ...]
    """The keys that were turned."""


class Cleared(Event, frozen=True, tag="cleared"):
    """The first event after a RAM clear: the journal before this one was put away, and all meters begin anew."""

    at_ms: int
    """When it was confirmed."""
    by: tuple[str, ...]
    archive: str
    """The folder, beside each copy, that holds the journal before this one."""
    seq: int
    """The number of its last event; 0 where it could not be read."""
    chain: str
    """The hash of its last event, in hexadecimal digits."""
    meters: Meters | None
    """Its lifetime meters; None where they could not be read."""
    unread: str = ""
    """Why it could not be read."""
    ticket_sequence: int = 0
    tickets: int = 0
    throws: int = 0
    bills: int = 0
    hand_pays: int = 0
    slips: int = 0
    """What was numbered last, of each kind: a number never comes again."""
    program_signed: bool = False
    """A signed release has played there."""


class DiceAlarmed(Event, frozen=True, tag="dice_alarmed"):
    """The statistics of the dice are outside their limits: a person has to look at the generator."""

    alarm: DiceAlarm
    locks: bool
    """The dice rest until a technician has acknowledged it."""


class DiceAlarmsAcknowledged(Event, frozen=True, tag="dice_alarms_acknowledged"):
    """A technician has come; the statistics begin anew, those before it are in this journal."""


class ProgramCheckCalled(Event, frozen=True, tag="program_check_called"):
    """An attendant has asked for the program to be verified while it runs (regulation V1, V3)."""


class Signature(msgspec.Struct, frozen=True):
    """A component of the program, and what its files are told by (regulation V2, V3)."""

    component: str
    files: int
    crc32: str
    sha256: str


class ProgramVerified(Event, frozen=True, tag="program_verified"):
    """What the files of the program were found to be: on demand, and at a start that finds them changed."""

    standing: Literal["signed", "unsigned", "changed"]
    digest: str
    """SHA-256 over all files that decide a game or money, as they lay on the disk."""
    mismatches: tuple[str, ...] = ()
    """A sentence for each of the first files that are not what they should be."""
    components: tuple[Signature, ...] = ()
    """Every component; none in journals from before they were kept."""
    at_ms: int = 0
    """When, by the wall clock; 0 in journals from before it was kept."""


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
    | MemoryRepaired
    | PeriodEnded
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
    """Name the event's kind, as the journal's column shows it."""
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
