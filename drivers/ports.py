"""What each kind of device can do and report, whatever its make.

A driver is told what is wanted of its device by an *order*, a value that replaces the order before it, and says what
has happened by *reports*. Both are facts about the cabinet's work, never about a make's bytes.

Three promises hold for every driver:

* An order may be given again at any time, after a power cut too: carrying it out twice has the effect of once.
* A report may come more than once; its reader must not mind. Reports of one driver keep their order.
* What a device remembers as evidence (a stacked bill, a printed number, a throw, an opened door) is not cleared before
  the report of it has been *handled*, that is, before what it caused is durable. Orders that a report causes arrive
  before that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

# Every kind -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lost:
    """The device does not answer, or no longer; said once until it is back, also when it never was there.

    `reason` is a sentence about "it", such as "It is not plugged in.", to stand behind the device's name.
    """

    reason: str


@dataclass(frozen=True)
class Back:
    """The device answers (again) and has said who it is, e.g. its version text."""

    identity: str


# Bill validator -------------------------------------------------------------------------------------------------------


class BillOrder(StrEnum):
    """What shall become of the bill, or the ticket, in escrow."""

    HOLD = "hold"
    STACK = "stack"
    RETURN = "return"


@dataclass(frozen=True)
class ValidatorOrder:
    """Whether bills are accepted, and what to do with the one in escrow once the report of it is handled."""

    accept: bool = False
    bill: BillOrder = BillOrder.HOLD


@dataclass(frozen=True)
class BillEscrowed:
    """A bill of this value waits in escrow for STACK or RETURN."""

    value_cents: int


@dataclass(frozen=True)
class TicketEscrowed:
    """A ticket with this validation number of 18 digits waits in escrow for STACK or RETURN, as a bill does."""

    validation: str


@dataclass(frozen=True)
class BillStacked:
    """The bill or ticket from escrow is secured in the stacker. Repeated by the device until it is handled."""


@dataclass(frozen=True)
class BillReturned:
    """The bill or ticket went back to the player; `reason` is empty when it was ordered back."""

    reason: str = ""


class BillAtPowerUp(StrEnum):
    """Where the validator found a bill when its power came back."""

    NONE = "none"
    ACCEPTOR = "acceptor"
    STACKER = "stacker"


@dataclass(frozen=True)
class ValidatorPoweredUp:
    """The validator had lost its power. It is reset, which ends the evidence, only once this is handled."""

    bill: BillAtPowerUp


@dataclass(frozen=True)
class ValidatorIdle:
    """No bill is under way. `accepting` tells whether the validator would take one."""

    accepting: bool


@dataclass(frozen=True)
class ValidatorFault:
    """The validator cannot work: jam, stacker full or open, cheated, failure. Ends with the next ValidatorIdle."""

    code: str
    say: str


# Ticket printer -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ticket:
    """A cash-out ticket, every field as it is to be printed; `number` counts the cabinet's tickets from 1."""

    number: int
    validation: str
    """18 digits, printed dashed and as an Interleaved 2 of 5 barcode."""
    establishment: str
    location: str
    city: str
    date: str
    time: str
    amount: str
    """In figures with the currency's sign, e.g. ``$85.02``."""
    amount_words: str
    expiry: str
    machine: str
    terms: str = ""
    """Where it is paid and what binds it; empty where nothing is said of that."""


@dataclass(frozen=True)
class Slip:
    """A paper that is no ticket and bears no barcode: a receipt, a page of meters. Nothing can be redeemed by it.

    `number` counts the cabinet's slips from 1 and never comes again. The first line is the slip's title.
    """

    number: int
    lines: tuple[str, ...]


SLIP_LINES_MOST = 34
SLIP_CHARACTERS_MOST = 44
"""What fits on one slip; a longer text is cut by its maker, who knows how."""


@dataclass(frozen=True)
class PrinterOrder:
    """The ticket that shall exist on paper, or else the slip, or neither when nothing is to be printed.

    A slip is given to the printer once: whoever orders it anew after a doubt gives it a new number.
    """

    ticket: Ticket | None = None
    slip: Slip | None = None


@dataclass(frozen=True)
class PrinterReady:
    """The printer would print at once and holds no evidence of an earlier ticket. Only then is a ticket ordered."""

    paper_low: bool = False


@dataclass(frozen=True)
class PrinterFault:
    """The printer would not print: paper out, jam, head up, drawer open, ticket not taken. Ends with PrinterReady."""

    code: str
    say: str


@dataclass(frozen=True)
class TicketPrinted:
    """The printer says that this ticket's validation number is on paper."""

    number: int


@dataclass(frozen=True)
class TicketInDoubt:
    """The printer can no longer say whether this ticket came out. A person must look; it is never printed again."""

    number: int
    reason: str


@dataclass(frozen=True)
class SlipPrinted:
    """The printer has come to rest behind this slip, and nothing was wrong: it is out."""

    number: int


@dataclass(frozen=True)
class SlipFailed:
    """This slip did not come out, or nobody can tell. It is not printed any more; `reason` is one sentence."""

    number: int
    reason: str


# Dice generator -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiceOrder:
    """The throw that shall have been made, by its number, or None when the dice shall rest."""

    throw: int | None = None


@dataclass(frozen=True)
class DiceReady:
    """The generator would throw at once."""


@dataclass(frozen=True)
class DiceFault:
    """The generator cannot throw. Ends with DiceReady."""

    code: str
    say: str


@dataclass(frozen=True)
class DiceThrown:
    """The generator's result of a throw, in the order it read the dice."""

    throw: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class ThrowVoid:
    """This throw has no result and never will have: a cocked die, a die out of sight, power lost in mid-throw."""

    throw: int
    reason: str


# Cabinet board: doors, keys, lamps ------------------------------------------------------------------------------------


class Lamp(StrEnum):
    """What the tower light shows, the more urgent the later (regulation D6)."""

    OFF = "off"
    ADMINISTRATIVE = "administrative"
    """A key of the staff is turned."""
    CALL = "call"
    DISABLED = "disabled"
    """Nobody may play for now, though nothing is broken."""
    PAYOUT = "payout"
    """An attendant is to pay credit by hand."""
    JACKPOT = "jackpot"
    """An attendant is to pay a win by hand."""
    FAULT = "fault"
    TILT = "tilt"
    """Play is locked until somebody has come: memory, program or money cannot be trusted."""
    DOOR = "door"


@dataclass(frozen=True)
class BoardOrder:
    """What the tower light shall show, and who is to remember openings of doors."""

    lamp: Lamp = Lamp.OFF
    keep_openings: bool = False
    """Nothing can be written down: the board is to keep every opening for the terminal's next start to hear of."""


@dataclass(frozen=True)
class BoardInputs:
    """Every door that stands open and every key that is turned, by name; the whole picture, on each change."""

    doors_open: tuple[str, ...]
    keys_turned: tuple[str, ...]


@dataclass(frozen=True)
class DoorsOpenedUnseen:
    """How often doors were opened while the board had no power, or nobody listened to it. How they stand comes next.

    The board keeps this on its battery until the report is handled, and adds to it until then: `evidence` names the
    record, so that each opening counts once.
    """

    evidence: str
    openings: tuple[tuple[str, int], ...]


DOORS = ("main", "cashbox", "logic")
KEYS = ("attendant", "technician")

Order = ValidatorOrder | PrinterOrder | DiceOrder | BoardOrder
ValidatorReport = (
    BillEscrowed | TicketEscrowed | BillStacked | BillReturned | ValidatorPoweredUp | ValidatorIdle | ValidatorFault
)
PrinterReport = PrinterReady | PrinterFault | TicketPrinted | TicketInDoubt | SlipPrinted | SlipFailed
DiceReport = DiceReady | DiceFault | DiceThrown | ThrowVoid
BoardReport = BoardInputs | DoorsOpenedUnseen
Report = Lost | Back | ValidatorReport | PrinterReport | DiceReport | BoardReport

Listener = Callable[[int, Report], None]
"""Called from the driver's thread with the report's number, counted from 1, and the report."""


class Driver(Protocol):
    """A device as the cabinet sees it. No method blocks, none raises for anything the device does."""

    def start(self, listener: Listener) -> None:
        """Begin to talk, and to look for the device for ever."""

    def want(self, order: Order) -> None:
        """Replace the order. Callable from any thread, at any time."""

    def handled(self, number: int) -> None:
        """All reports up to this number have had their effect, durably."""

    def stop(self) -> None:
        """Stop talking and wait until the thread has ended. The device keeps what it holds."""
