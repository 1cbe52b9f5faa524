"""The states in which something is wrong with the machine, or someone works on it."""

from __future__ import annotations

from drivers import ports
from drivers.dice.faults import WARNING_FAULTS
from drivers.dice.messages import Warn
from drivers.ports.authority import AuthorityReady, Refused
from drivers.ports.message import message
from drivers.printer.tcl_flags import CHUTE, PAPER_OUT
from drivers.validator.id003_codec import Status
from drivers.validator.id003_faults import FAULTS
from harness.shots.play_states import PLAYER, POINT_SIX
from harness.shots.steps import BACK, KEY, Curtain, Lock, Says, Scene, Steps, Tap
from terminal.cabinet.commands import FromDevice, TakeOutOfService
from terminal.cabinet.state.machine import DEVICES
from terminal.journal.errors import JournalBroken
from terminal.runtime.lockup import JOURNAL_UNUSABLE, JOURNAL_UNWRITABLE
from terminal.ticket_book.book import UNKNOWN


def lost(device: str) -> Says:
    """A device's cable is pulled."""
    return Says(device, ports.Lost(message("device.unplugged")))


def doors(*names: str, keys: tuple[str, ...] = ()) -> Says:
    """These doors stand open."""
    return Says("board", ports.BoardInputs(names, keys))


NO_LOG = Lock(
    message("lock.log_unwritable"),
    message("lock.file_unwritable", path="boxman.log", error="No space left on device"),
)
PAPER_LOW = Says("printer", ports.PrinterReady(paper_low=True))
JAM = Says("validator", FAULTS[Status.JAM_ACCEPTOR])
LID = Says("dice", WARNING_FAULTS[Warn.LID])


def unknown_ticket(number: int) -> Steps:
    """A ticket is fed in whose number the authority does not know, and goes back."""
    validation = f"00{number:016d}"
    no = Refused(number, validation, UNKNOWN, unknown=True)
    return (
        Says("validator", ports.TicketEscrowed(validation)),
        FromDevice("authority", no),
        BILL_BACK,
        VALIDATOR_READY,
    )


BILL_BACK = Says("validator", ports.BillReturned())
VALIDATOR_READY = Says("validator", ports.ValidatorIdle(accepting=True))
GUESSES: Steps = (*unknown_ticket(3), *unknown_ticket(4), *unknown_ticket(5))
"""At a cabinet that has taken two bills: what comes next into the path of its validator is number 3."""
ALL_WRONG: Steps = (JAM, Says("printer", PAPER_OUT), LID, doors(*ports.DOORS))

SERVICE: dict[str, Scene] = {
    "starting": Scene("The devices have not been heard of yet."),
    "starting-devices": Scene("The devices answer but are not ready yet.", BACK),
    "no-validator": Scene("The bill validator no longer answers.", (*POINT_SIX, lost("validator"))),
    "no-printer": Scene("The ticket printer no longer answers.", (*POINT_SIX, lost("printer"))),
    "no-dice": Scene("The dice generator no longer answers.", (*POINT_SIX, lost("dice"))),
    "no-board": Scene("The board of doors and lamps no longer answers.", (*POINT_SIX, lost("board"))),
    "no-device": Scene("No device answers any more.", (*POINT_SIX, *map(lost, DEVICES))),
    "bill-jam": Scene("A bill is stuck in the validator.", (*POINT_SIX, JAM)),
    "paper-low": Scene("The ticket paper runs low, which the attendant's panel says.", (*PLAYER, PAPER_LOW, KEY)),
    "paper-out": Scene("The ticket printer is out of paper.", (*PLAYER, Says("printer", PAPER_OUT))),
    "ticket-in-slot": Scene("A ticket waits in the printer's slot.", (*PLAYER, Says("printer", CHUTE))),
    "dice-lid": Scene("The lid of the dice generator is open.", (*POINT_SIX, LID)),
    "tickets-tilted": Scene(
        "Unknown tickets were fed in one after the other: none is taken for a while.",
        (*PLAYER, FromDevice("authority", AuthorityReady()), *GUESSES),
    ),
    "staff-faults-tickets": Scene(
        "Unknown tickets were fed in one after the other, on the staff's page of what is wrong.",
        (*PLAYER, FromDevice("authority", AuthorityReady()), *GUESSES, Curtain(), KEY, Tap("Machine"), Tap("Faults")),
    ),
    "out-of-service": Scene(
        "The station is out of service, and says so to players.", (*POINT_SIX, KEY, TakeOutOfService(), doors())
    ),
    "door-open": Scene("The main door is open: play stops.", (*POINT_SIX, doors("main"))),
    "door-shut": Scene(
        "A door was opened and is shut again, which is shown until the next roll lies.",
        (*POINT_SIX, doors("main"), doors()),
    ),
    "door-help": Scene(
        "A door is opened while a window covers the information line.", (*PLAYER, Tap("Help"), doors("cashbox"))
    ),
    "all-wrong": Scene("Every door is open and every device at fault.", (*POINT_SIX, *ALL_WRONG)),
    "attendant": Scene("The attendant's panel with nothing open.", (*PLAYER, KEY)),
    "attendant-faults": Scene(
        "The attendant's panel with every door open and every device at fault.",
        (*PLAYER, *ALL_WRONG, doors(*ports.DOORS, keys=("attendant",))),
    ),
    "locked": Scene(
        "Play is locked over a game: the journal is found broken.",
        (*POINT_SIX, Lock(JOURNAL_UNUSABLE, JournalBroken(1207, message("journal.event_altered")).message)),
    ),
    "locked-disk": Scene(
        "Play is locked over a game: the disk is full.",
        (
            *POINT_SIX,
            Lock(JOURNAL_UNWRITABLE, message("journal.disk_full", error="database or disk is full")),
        ),
    ),
    "locked-door": Scene(
        "Play is locked over a game, and two doors stand open.",
        (*POINT_SIX, NO_LOG, doors("main", "logic")),
    ),
    "no-play-journal": Scene(
        "The terminal does not open: the journal is damaged.", journal=b"not a journal" * 400, languages=("en",)
    ),
    "no-play-parameter": Scene(
        "The terminal does not open: a parameter is wrong.",
        param="[money]\ncredit_limit = plenty\n",
        languages=("en",),
    ),
}
