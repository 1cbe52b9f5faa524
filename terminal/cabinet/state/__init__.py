"""The cabinet at one instant, whole: everything that a screen shows, a device is told or a power cut must not lose.

What it knows of one matter is a struct in the file of that matter; here stand all of them together.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports import KEYS
from drivers.ports.authority import Close
from terminal.cabinet.events import ClearConfirmed, MemoryRepaired, ProgramVerified
from terminal.cabinet.gaming_day import DayFigures, GamingDay, figures
from terminal.cabinet.meters import Counts, Meters, Period, Since
from terminal.cabinet.session import Session
from terminal.cabinet.state.bills import Bill, Dispute
from terminal.cabinet.state.clearing import ClearedBefore, ClearMatter
from terminal.cabinet.state.games import Repeating, Roll
from terminal.cabinet.state.hand_pays import HandPay, Receipt, SlipMatter
from terminal.cabinet.state.machine import DEVICES, ClockOff, Device, Disk, DoorRecord
from terminal.cabinet.state.tickets import TicketIn, TicketMatter, TicketOut, TicketTaken, UnknownTickets
from terminal.cabinet.state.visits import Reservation
from terminal.cabinet.statistics import Statistics
from terminal.cabinet.validation import TicketKey
from terminal.fairness.watch import DiceAlarm, Watch
from terminal.messages.text import Text
from terminal.rules.facts import OnFelt, on_felt
from terminal.rules.tables import AnyTable

REPAIRS_KEPT = 40
"""How many mends of the journal's copies the staff can look back on; the journal has all."""


class State(msgspec.Struct, frozen=True):
    """The fold of every event so far."""

    table: AnyTable
    meters: Meters = Meters()
    version: str = ""
    """The program that started last on this journal."""
    sheet: str = ""
    sheet_digest: str = ""
    games_of_sheets: dict[str, str] = {}
    """The game of each sheet that was played, as far as a start or a choice has named it."""
    currency: str = ""
    """What the cents of this state are."""
    parameters: dict[str, str] = {}
    """Those in force, as Param.ini would write them; empty in a journal from before they were journaled."""
    throw: int | None = None
    """The throw that the generator owes; bets are closed while it is not None."""
    throws: int = 0
    """How many throws were ever ordered: the number of the last one."""
    voids: int = 0
    """How many throws in a row were void."""
    bill: Bill | None = None
    bills: int = 0
    """How many bills and tickets were ever in the validator's path: the number of the last one."""
    ticket_in: TicketIn | None = None
    """The ticket in the path; never beside a bill."""
    unknown_tickets: UnknownTickets = UnknownTickets()
    authority: Device | None = None
    """The validation authority; None on a cabinet without one."""
    owed: tuple[Close, ...] = ()
    """What the authority is still to be told, the oldest first."""
    tickets_issued: tuple[TicketOut, ...] = ()
    """The last `TICKETS_KEPT`, the newest last."""
    tickets_taken: tuple[TicketTaken, ...] = ()
    """The last `TICKETS_KEPT` fed in, credited or not, the newest last."""
    disputes: tuple[Dispute, ...] = ()
    ticket: TicketMatter | None = None
    tickets: int = 0
    """How many tickets were ever issued: the number of the last one."""
    ticket_sequence: int = 0
    """What the last ticket's validation number was made from."""
    ticket_key: TicketKey | None = None
    """By what those numbers are made, since the first start that knew of such keys. Never shown."""
    rolls: tuple[Roll, ...] = ()
    last_win_cents: int = 0
    last_bet_cents: int = 0
    devices: dict[str, Device] = msgspec.field(default_factory=lambda: {name: Device() for name in DEVICES})
    doors_open: tuple[str, ...] = ()
    keys_turned: tuple[str, ...] = ()
    attendant_called: bool = False
    """The player has called the attendant."""
    options: dict[str, str] = {}
    """The player's options, as far as they are not the default: `Cabinet.option` answers for all."""
    repeating: Repeating = Repeating()
    session: Session | None = None
    """Since the player's first money; None before it, and in a journal from before there were sessions."""
    statistics: Statistics = Statistics()
    reservation: Reservation | None = None
    betting_closes_ms: int | None = None
    """When the betting time ends, by the wall clock; None where none is open."""
    clocks_stopped_ms: int | None = None
    """Since when a staff key keeps betting time, reservation and tilt at rest; None while they run."""
    period: Period = Period()
    games_before: Since = Since()
    day: GamingDay | None = None
    """The gaming day that runs; None before the first start that knew of such days."""
    days: tuple[DayFigures, ...] = ()
    """The last `DAYS_KEPT` that are over, the newest last."""
    days_begun: int = 0
    """The number of the last gaming day that ever began."""
    last_paper: Literal["", "ticket", "slip"] = ""
    """What the printer has put out last, or may have: a player's ticket, or a paper for the staff."""
    last_paid_cents: int = 0
    """What left the credit last: a ticket, or what was paid by hand (regulation M3)."""
    hand_pays: tuple[HandPay, ...] = ()
    """What is to be paid by hand; while there is any, play is locked."""
    hand_pay_number: int = 0
    """The number of the last hand pay that was ever due."""

    slips: tuple[SlipMatter, ...] = ()
    """Papers for the staff that are to be printed; the printer is given the first."""
    slip_number: int = 0
    """The number of the last slip that was ever ordered."""
    receipts: tuple[Receipt, ...] = ()
    """The last `TICKETS_KEPT` hand pays that were paid, the newest last."""

    clear: ClearMatter | None = None
    """A RAM clear that is not confirmed yet; gone with a key that is turned back."""
    clear_confirmed: ClearConfirmed | None = None
    """The end of this journal: the next start begins a new one."""
    cleared: ClearedBefore | None = None
    memory_lost: Text = ""
    """Why the cabinet's own journal cannot be used: this one is for the RAM clear alone."""
    memory_copies: tuple[Text, ...] = ()

    watch: Watch = Watch()
    """What the dice of this generator have shown, for alarms and for whoever looks after it."""
    dice_alarms: tuple[DiceAlarm, ...] = ()
    """Those that no technician has acknowledged, at most one of a test and scope."""
    dice_locked: bool = False
    """One of them keeps the dice at rest."""
    program_digest: str = ""
    """SHA-256 over all files that decide, of the program that started last; empty where it was not verified."""
    program_signed: bool = False
    """A signed release has started on this journal: no development copy may, from then on."""
    program_check_called: bool = False
    """An attendant waits for the program to be verified."""
    door_record: DoorRecord = DoorRecord()
    doors_unseen: Counts = {}
    """How often each door was opened unseen, as far as no attendant has acknowledged it."""
    held: tuple[str, ...] = ()
    """Devices that stay out of use until a technician's key is turned."""
    contradictions: tuple[Text, ...] = ()
    """What the authority's books hold against the cabinet's, as far as no technician has acknowledged it."""
    clock: ClockOff | None = None
    """None while the clock is right, as far as anybody knows."""
    disk: Disk = Disk()
    program_verified: ProgramVerified | None = None
    """What the last verification since the start has found."""
    repairs: tuple[MemoryRepaired, ...] = ()
    """The last `REPAIRS_KEPT` mends of the journal's copies, the newest last."""

    @property
    def doors_shut(self) -> bool:
        """Every door is seen to be shut: pulling the board's cable is no way round its sensors (regulation D1, D2)."""
        return self.devices["board"].ready and not self.doors_open

    @property
    def door_shut_lately(self) -> bool:
        """A door was open and is shut again, and no game has ended since: it is told until one does (regulation D1)."""
        return bool(self.meters.doors) and self.doors_shut and self.games_before.door_close == self.meters.games

    @property
    def awaits_first_day(self) -> bool:
        """The first start found an absurd clock: until it is right or confirmed, nothing can be booked (M7)."""
        return self.day is None and self.clock is not None

    @property
    def may_bet(self) -> bool:
        """There is somebody with credit who can bet, and dice that can be thrown: a betting time makes sense."""
        ready = self.throw is None and self.doors_shut and not self.keys_turned and self.devices["dice"].ready
        ready = ready and not self.dice_locked and not self.hand_pays and self.disk.standing != "full"
        ready = ready and not self.awaits_first_day
        return ready and self.reservation is None and self.credit_cents > 0

    @property
    def clear_authorised(self) -> bool:
        """Both keys are turned and the logic door is open, as a board sees it that is there (regulation C9)."""
        opened = self.devices["board"].ready and "logic" in self.doors_open
        return opened and all(key in self.keys_turned for key in KEYS)

    @property
    def playable_cents(self) -> int:
        """What the player may still bet or cash out."""
        return self.table.playable_cents

    @property
    def bet_cents(self) -> int:
        """What stands on the felt."""
        return self.table.bet_cents

    @property
    def known_days(self) -> tuple[DayFigures, ...]:
        """The last gaming days and the one that runs, the newest last."""
        running = () if self.day is None else (figures(self.day, None, self.meters, self.credit_cents),)
        return (*self.days, *running)

    @property
    def felt(self) -> OnFelt:
        """What lies on the felt, whichever game is played there."""
        return on_felt(self.table)

    @property
    def credit_cents(self) -> int:
        """All that is the player's: playable and on the felt."""
        return self.playable_cents + self.bet_cents


_encoder = msgspec.json.Encoder(order="deterministic")
_decoder: msgspec.json.Decoder[State] = msgspec.json.Decoder(State)


def to_bytes(state: State) -> bytes:
    """Encode the whole state for a snapshot: equal states give equal bytes."""
    return _encoder.encode(state)


def from_bytes(body: bytes) -> State:
    """Decode what `to_bytes` of this version made. Raises msgspec.MsgspecError for anything else.

    A field that is missing or not known would change what the state says of money: the bytes have to come out again.
    """
    state = _decoder.decode(body)
    if to_bytes(state) != body:
        raise msgspec.ValidationError("the state has other fields than this version of the program")
    return state
