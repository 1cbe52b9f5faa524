"""The states of the staff's menu."""

from __future__ import annotations

from drivers import ports
from drivers.ports.message import message
from drivers.printer.tcl_flags import PAPER_OUT
from harness.shots.felt_states import DEALER, ROUND
from harness.shots.money_states import DISPUTED, NO_PAPER
from harness.shots.play_states import ALL_BETS, PLAYER, RICH
from harness.shots.service_states import JAM, LID, NO_LOG
from harness.shots.steps import (
    KEY,
    PRINTER_READY,
    READY,
    Carry,
    Curtain,
    Falls,
    Passes,
    Says,
    Scene,
    Steps,
    Tap,
    bill,
    roll,
)
from terminal.cabinet.commands import (
    BeginShift,
    BeginTest,
    CalibrateTouch,
    CancelCredit,
    CashOut,
    ClockFound,
    ConfirmHandPay,
    DiskFound,
    EndShift,
    KeepCalibration,
    NoMoreBets,
    PlaceWager,
    ProgramFound,
    ReserveForPlayer,
    Start,
    TakeOutOfService,
    TestBill,
    ThrowTest,
)
from terminal.cabinet.events import Signature

VISITS: Steps = tuple(
    step
    for number in range(1, 10)
    for step in (*bill(20 * number), CashOut(), Says("printer", ports.TicketPrinted(number)), PRINTER_READY)
)
"""Players who come, change their minds, and leave with a ticket."""

DOUBT = Says(
    "printer", ports.TicketInDoubt(10, message("ticket.in_doubt", number=10, cause=message("ticket.stopped.jam")))
)

UNSEEN = Says("board", ports.DoorsOpenedUnseen("000001-1", (("main", 2), ("logic", 1))))
WRONG: Steps = (JAM, Says("printer", PAPER_OUT), LID)
CLOCK_MS = 1_790_007_200_000
"""Two hours after the clock of the scenes, which seems to have been set back."""

EVENING: Steps = (
    *RICH,
    *ALL_BETS,
    *roll(4, 2),
    PlaceWager("pass_odds", 50_00),
    PlaceWager("hop@1-3", 5_00),
    *roll(1, 3),
    PlaceWager("field", 10_00),
    *roll(5, 4),
    *roll(4, 3),
    CashOut(),
    Says("printer", ports.TicketPrinted(1)),
    PRINTER_READY,
    *bill(20),
    PlaceWager("dont_pass", 5_00),
)
"""A player bets much, loses it to a seven, and leaves; another one has begun."""

MONEY: Steps = (*PLAYER, *DISPUTED, NO_PAPER, CashOut())
ROLLED: Steps = tuple(
    step
    for first, second in ((4, 2), (3, 3), (6, 1), (5, 4), (2, 1), (6, 6), (1, 3), (5, 2))
    for step in (PlaceWager("field", 1_00), *roll(first, second))
)

NO_KEY = Says("board", ports.BoardInputs((), ()))


def paid_by_hand(dollars: int, printed: ports.Report) -> Steps:
    """A player's whole credit is paid by hand, and this becomes of the receipt."""
    number = dollars // 10
    out = (Says("printer", printed), PRINTER_READY)
    return (*bill(dollars), KEY, CancelCredit(), ConfirmHandPay(number), *out, NO_KEY)


PAID: Steps = (
    *READY,
    *paid_by_hand(10, ports.SlipPrinted(1)),
    *paid_by_hand(
        20,
        ports.SlipFailed(
            2, message("slip.not_printed", number=2, cause=message("slip.interrupted", cause=message("slip.cause.jam")))
        ),
    ),
)

BOXED: Steps = tuple(step for dollars in (20, 100, 20, 5, 1, 20) for step in bill(dollars))
BOX_OUT: Steps = (
    Says("board", ports.BoardInputs(("cashbox",), ("attendant",))),
    Says("validator", ports.ValidatorFault("stacker_open", message("validator.stacker_open"))),
    Says("validator", ports.ValidatorIdle(accepting=False)),
    KEY,
)
COUNT: Steps = tuple(Tap(name) for count in "10102" for name in (f"Digit {count}", "Next"))
END_SHIFT: Steps = (Tap("Shift"), Tap("End shift 1"))

DAY = Passes(86_400_000)


def visit(dollars: int, *dice: int) -> Steps:
    """A player comes with a bill, bets half of it on the Field, and stays."""
    return (*bill(dollars), PlaceWager("field", dollars * 50), *roll(*dice))


def leaves(number: int) -> Steps:
    """The player leaves with a ticket."""
    return (CashOut(), Says("printer", ports.TicketPrinted(number)), PRINTER_READY)


WEEK: Steps = (
    *READY,
    *(*visit(100, 5, 4), *leaves(1)),
    DAY,
    *(*visit(20, 3, 4), *leaves(2), *visit(100, 6, 6)),
    DAY,
    *(PlaceWager("pass_line", 20_00), *roll(3, 3), *roll(3, 4), *leaves(3)),
    *(Passes(3_600_000), *visit(50, 1, 2), *leaves(4)),
    *(Passes(3_600_000), *visit(20, 4, 2), *leaves(5)),
    Passes(3 * 86_400_000),
    *(*visit(10, 3, 4), *leaves(6)),
    DAY,
    *visit(100, 5, 3),
)
"""Gaming days: the table loses, wins, a player stays over the hour; then the power is off for days."""

HOUR = Passes(3_600_000)
AFTERNOON: Steps = (
    *bill(500),
    *(PlaceWager("field", 50_00), *roll(5, 4), PlaceWager("field", 100_00), *roll(6, 6), HOUR),
    *(PlaceWager("field", 80_00), *roll(3, 4), HOUR, HOUR),
    *(PlaceWager("pass_line", 100_00), *roll(3, 3), *roll(3, 4), HOUR),
    *(PlaceWager("field", 25_00), *roll(2, 2), HOUR, PlaceWager("field", 60_00), *roll(4, 4)),
)
"""Hours in which the table wins and loses, and one in which nothing happens."""
WHOLE_DAY: Steps = (
    *(step for _ in range(5) for step in bill(500)),
    *(
        step
        for hour in range(24)
        for throw in range(21)
        for step in (PlaceWager("field", 500_00), *roll(*((5, 4) if (hour + throw) % 2 else (3, 4))))
        + ((HOUR,) if throw == 20 else ())
    ),
)
"""Twenty-four hours with a handle of five digits, in which the table wins and loses in turn."""

WEEK_PAID: Steps = (*WEEK, *leaves(7))
"""The same, and nothing is open with anybody."""
AFTER: Steps = (*READY, Passes(3_600_000), *visit(50, 5, 4), *leaves(8), DAY, *visit(20, 3, 3))
"""What follows a RAM clear."""

INSIDE = Says("board", ports.BoardInputs(("logic",), ("attendant", "technician")))

VALIDATOR_IDLE = Says("validator", ports.ValidatorIdle(accepting=True))
TECHNICIAN_KEY = Says("board", ports.BoardInputs((), ("technician",)))

TEST_THROWS: Steps = tuple(
    step
    for pair in ((4, 2), (3, 3), (6, 1), (5, 4), (2, 1), (6, 6), (1, 3), (5, 2), (3, 4))
    for step in (ThrowTest(), Falls(*pair))
)

CLEAR: Steps = (INSIDE, Tap("Set-up"), Tap("RAM clear"))
PRINTED: Steps = (*(Says("printer", ports.SlipPrinted(page)) for page in (1, 2)), PRINTER_READY)
"""Every page of the meters is out."""

COMPONENTS = ("rules", "cabinet", "journal", "maths", "drivers", "assets", "sheets")
VERIFIED = ProgramFound(
    "signed",
    "5f" * 32,
    components=tuple(Signature(name, 7, "0badcafe", "c0ffee42" * 8) for name in COMPONENTS),
)
REBUILT = message("journal.copy_rebuilt", number=2, cause=message("journal.copy_missing"))
MENDED = Start("earlier", ((2, REBUILT),))

TESTS_OF_SCREEN: Steps = (
    *READY,
    Curtain(),
    TECHNICIAN_KEY,
    Tap("Diagnostics"),
    Tap("Screen"),
    Tap("Begin test mode"),
)
ON_TARGET = tuple((x, y, x, y) for x in (100_000, 500_000, 900_000) for y in (100_000, 500_000, 900_000))
HITS: Steps = tuple(Tap(name) for name in ("Target 1", "Target 2", "Target 3", "Target 4"))

STAFF: dict[str, Scene] = {
    "staff-games": Scene("The list of games.", (*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Games"))),
    "staff-game": Scene(
        "A roll with bets of every kind is recalled: what it did to each of them.",
        (*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Games"), Tap("Game 4")),
    ),
    "staff-game-step": Scene(
        "A step of a recalled game.",
        (
            *EVENING,
            Curtain(),
            KEY,
            Tap("Gaming"),
            Tap("Games"),
            Tap("Game 1"),
            Tap("First step"),
            *(Tap("Next step"),) * 5,
        ),
    ),
    "staff-game-running": Scene(
        "The game that is not complete yet.", (*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Games"), Tap("Game 5"))
    ),
    "staff-pays": Scene(
        "The pays of a recalled game's sheet.",
        (*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Games"), Tap("Game 1"), Tap("Pays")),
    ),
    "staff-bills": Scene("The last bills; one is disputed.", (*MONEY, Curtain(), KEY, Tap("Money"), Tap("Bills"))),
    "staff-shift": Scene(
        "A shift that is open, with what was paid in it; its end takes a second touch.",
        (*READY, KEY, BeginShift(1), NO_KEY, *paid_by_hand(10, ports.SlipPrinted(1)), Curtain(), KEY, *END_SHIFT),
    ),
    "staff-shifts": Scene(
        "An open shift and one that has ended.",
        (
            *READY,
            KEY,
            *(BeginShift(1), EndShift(1), Says("printer", ports.SlipPrinted(1)), PRINTER_READY),
            Passes(3_600_000),
            BeginShift(2),
            Curtain(),
            *(Tap("Shift"), Tap("All shifts")),
        ),
    ),
    "staff-dealer": Scene(
        "The dealer enters hand-thrown dice.",
        (*ROUND, NoMoreBets(1, "Ann"), Curtain(), KEY, Tap("Dealer"), Tap("Die 1 shows 3"), Tap("Die 2 shows 5")),
        param=DEALER,
    ),
    "staff-cash-box": Scene(
        "What must be in the cash box, by denomination.",
        (*READY, *BOXED, Curtain(), KEY, Tap("Cash box")),
    ),
    "staff-cash-box-count": Scene(
        "A cash box that was taken out is counted on the number pad; a bill is missing.",
        (*READY, *BOXED, *BOX_OUT, Curtain(), Tap("Cash box"), *COUNT),
    ),
    "staff-hand-pays": Scene(
        "A hand pay whose receipt did not come out, and one whose did; another is due.",
        (*PAID, *bill(50), Says("printer", PAPER_OUT), CashOut(), Curtain(), KEY, Tap("Hand pays")),
    ),
    "staff-events": Scene("The log of events.", (*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Events"))),
    "staff-find": Scene(
        "Words are typed for a search in the log.",
        (*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Events"), Tap("Find"), *(Tap(f"Key {one}") for one in "hard")),
    ),
    "staff-found": Scene(
        "What a search in the log has found.",
        (
            *(*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Events"), Tap("Find")),
            *(*(Tap(f"Key {one}") for one in "bill"), Tap("Show")),
        ),
    ),
    "staff-find-time": Scene(
        "The log is to go to a date and a time, which is not whole yet.",
        (
            *(*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Events"), Tap("Find"), Tap("Date and time")),
            *(Tap(f"Digit {digit}") for digit in "0921202614"),
        ),
    ),
    "staff-search": Scene(
        "A page and the parameters are looked for by a word.",
        (*READY, INSIDE, Tap("Search"), *(Tap(f"Key {letter}") for letter in "vol")),
    ),
    "staff-export-places": Scene(
        "The place for an export of the log is chosen.",
        (*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Events"), Tap("Export")),
    ),
    "staff-export-running": Scene(
        "The log is being written to a stick.",
        (*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Events"), Tap("Export"), Tap("USB stick REPORTS")),
    ),
    "staff-events-money": Scene(
        "The log of money.", (*EVENING, Curtain(), KEY, Tap("Gaming"), Tap("Events"), Tap("Money"))
    ),
    "technician": Scene(
        "The panel by the technician's key.", (*PLAYER, Says("board", ports.BoardInputs((), ("technician",))))
    ),
    "technician-test-mode": Scene(
        "Test mode is announced over the panel.",
        (*READY, TECHNICIAN_KEY, Curtain(), BeginTest()),
    ),
    "staff-throws": Scene(
        "Test throws are compared with fair dice, live.",
        (*READY, Curtain(), TECHNICIAN_KEY, BeginTest(), Tap("Diagnostics"), Tap("Test throws"), *TEST_THROWS),
    ),
    "staff-switches": Scene(
        "The doors and keys live, with a door open; the tower light is tested.",
        (
            *READY,
            Curtain(),
            TECHNICIAN_KEY,
            Tap("Diagnostics"),
            Tap("Doors and lights"),
            Tap("Begin test mode"),
            Says("board", ports.BoardInputs(("main",), ("technician",))),
            Tap("Win by hand"),
        ),
    ),
    "staff-sounds": Scene(
        "A sound was tested at the loudest volume.",
        (
            *READY,
            Curtain(),
            TECHNICIAN_KEY,
            Tap("Diagnostics"),
            Tap("Sounds"),
            Tap("Begin test mode"),
            Tap("Volume 5"),
            Tap("Door alarm"),
        ),
    ),
    "staff-disks": Scene(
        "The disks of the journal: one with room for long, one that is worn.",
        (*WEEK, Curtain(), KEY, Tap("Machine"), Tap("Disks")),
    ),
    "staff-screen": Scene(
        "The page of the screen's tests, after targets were hit.",
        (*TESTS_OF_SCREEN, Tap("Begin the touch test"), *HITS, Tap("Leave")),
    ),
    "staff-touch-targets": Scene(
        "Targets are hit: each with the error of the touch.", (*TESTS_OF_SCREEN, Tap("Begin the touch test"), *HITS)
    ),
    "staff-calibration": Scene(
        "Every target was touched on a calibrated panel, and nothing more is to be corrected.",
        (
            *TESTS_OF_SCREEN,
            CalibrateTouch(tuple((x, y, x + 20_000, y - 10_000) for x, y, *_ in ON_TARGET)),
            KeepCalibration(ON_TARGET),
            Tap("Begin the touch test"),
            *(Tap(f"Target {number}") for number in range(1, 16)),
            Tap("Calibrate"),
        ),
    ),
    "staff-touch-lines": Scene(
        "Lines show which areas feel a touch.",
        (
            *TESTS_OF_SCREEN,
            Tap("Begin the touch test"),
            Tap("Draw lines"),
            Carry("Test mode: nothing here counts", "Hit targets"),
        ),
    ),
    **{
        f"staff-pattern-{name}": Scene(
            f"The screen test: {name}.",
            (*TESTS_OF_SCREEN, Tap("Show the patterns"), *(Tap("Next pattern"),) * steps),
        )
        for name, steps in (("red", 0), ("steps", 5), ("gradients", 6), ("grid", 7), ("text", 8), ("pixels", 12))
    },
    "staff-switches-untested": Scene(
        "No light is tested before test mode has begun.",
        (*READY, Curtain(), TECHNICIAN_KEY, Tap("Diagnostics"), Tap("Doors and lights"), Tap("Call")),
    ),
    "staff-devices": Scene(
        "The validator, live: its state, its faults, and the messages on its line.",
        (*READY, JAM, VALIDATOR_IDLE, Curtain(), TECHNICIAN_KEY, Tap("Diagnostics"), Tap("Devices")),
    ),
    "staff-devices-printer": Scene(
        "The printer, live.", (*READY, Curtain(), TECHNICIAN_KEY, Tap("Diagnostics"), Tap("Devices"), Tap("Printer"))
    ),
    "staff-clock": Scene(
        "A clock that has jumped is not believed; the right time is typed, and touched once.",
        (
            *READY,
            ClockFound(CLOCK_MS),
            Curtain(),
            TECHNICIAN_KEY,
            Tap("Diagnostics"),
            Tap("Clock"),
            *map(Tap, (f"Digit {digit}" for digit in "202609211733")),
            Tap("Set the clock"),
        ),
    ),
    "staff-clock-refused": Scene(
        "One person may not set the clock so far.",
        (
            *READY,
            Curtain(),
            TECHNICIAN_KEY,
            Tap("Diagnostics"),
            Tap("Clock"),
            *map(Tap, (f"Digit {digit}" for digit in "202611231733")),
            Tap("Set the clock"),
            Tap("Touch again"),
        ),
    ),
    "staff-test-bill": Scene(
        "A test bill was read and returned.",
        (
            *READY,
            Curtain(),
            TECHNICIAN_KEY,
            BeginTest(),
            TestBill(),
            Says("validator", ports.BillEscrowed(20_00)),
            Says("validator", ports.BillReturned()),
            Tap("Diagnostics"),
            Tap("Test mode"),
        ),
    ),
    "staff-tests": Scene(
        "Test mode is begun on its page, and announced.",
        (*READY, Curtain(), TECHNICIAN_KEY, Tap("Diagnostics"), Tap("Test mode"), Tap("Begin test mode")),
    ),
    "staff-faults": Scene(
        "What is wrong: a door opened without power, a jam, no paper, a lid, no room on the disk, a wrong clock.",
        (
            *PLAYER,
            UNSEEN,
            *WRONG,
            DiskFound(150, 40_000),
            ClockFound(CLOCK_MS),
            Curtain(),
            KEY,
            Tap("Machine"),
            Tap("Faults"),
        ),
    ),
    "staff-faults-locked": Scene(
        "Play is locked, and a door is open.",
        (
            *PLAYER,
            Curtain(),
            NO_LOG,
            Says("board", ports.BoardInputs(("main",), ("attendant",))),
            Tap("Machine"),
            Tap("Faults"),
        ),
    ),
    "last-paid": Scene(
        "A player has cashed out: what was paid last stands in the credit bar.",
        (*READY, *bill(50), CashOut(), Says("printer", ports.TicketPrinted(1)), PRINTER_READY),
    ),
    "staff-tickets": Scene(
        "The last tickets printed here; the newest is in doubt.",
        (*READY, *VISITS, *bill(50), CashOut(), DOUBT, Curtain(), KEY, Tap("Money"), Tap("Tickets")),
    ),
    "staff-notice": Scene(
        "The printer runs out of paper while a page is open.",
        (*READY, *VISITS, Curtain(), KEY, Tap("Money"), Tap("Tickets"), Says("printer", PAPER_OUT)),
    ),
    "staff-meters": Scene(
        "The meters; the period's end is asked for a second time.",
        (
            *READY,
            *VISITS,
            *bill(50),
            CashOut(),
            DOUBT,
            Curtain(),
            KEY,
            Tap("Money"),
            Tap("Meters"),
            Tap("End the period"),
        ),
    ),
    "staff-meters-counts": Scene(
        "What is counted.", (*READY, *VISITS, Curtain(), KEY, Tap("Money"), Tap("Meters"), Tap("Counts"))
    ),
    "staff-self-audit": Scene(
        "The self-audit equation with its figures.",
        (*READY, *VISITS, *bill(50), CashOut(), DOUBT, Curtain(), KEY, Tap("Money"), Tap("Self-audit")),
    ),
    "staff-credit": Scene(
        "A credit by hand is typed, and touched once.",
        (*READY, Curtain(), KEY, Tap("Credit by hand"), *map(Tap, ("Digit 2", "Digit 5", "Give credit"))),
        param="[money]\nmanual_credit_limit = 100.00\n",
    ),
    "staff-credit-off": Scene("No credit is given by hand here.", (*PLAYER, Curtain(), KEY, Tap("Credit by hand"))),
    "staff-reserve": Scene(
        "The staff has reserved the station for a player.",
        (*PLAYER, Curtain(), KEY, ReserveForPlayer(300_000), Tap("Reserve station")),
    ),
    "staff-volume": Scene(
        "A quieter volume is marked.",
        (*PLAYER, Curtain(), KEY, Tap("Machine"), Tap("Volume"), Tap("Volume 2")),
    ),
    "staff-service": Scene(
        "The station is out of service.",
        (*PLAYER, Curtain(), KEY, TakeOutOfService(), Tap("Out of service")),
    ),
    "staff-identity": Scene(
        "The cabinet, its program, its game and its par sheet.",
        (*PLAYER, Curtain(), KEY, Tap("Machine"), Tap("Identity")),
    ),
    "staff-days": Scene(
        "The last gaming days and the one that runs.", (*WEEK, Curtain(), KEY, Tap("Money"), Tap("Days"))
    ),
    "staff-days-cleared": Scene(
        "The days before a RAM clear stand under it.",
        (*AFTER, Curtain(), KEY, Tap("Money"), Tap("Days")),
        before=WEEK_PAID,
    ),
    "staff-day-cleared": Scene(
        "A day that a RAM clear has ended is being printed with its players.",
        (*AFTER, Curtain(), KEY, Tap("Money"), Tap("Days"), Tap("Gaming day 5"), Tap("Print with players")),
        before=WEEK_PAID,
    ),
    "staff-games-cleared": Scene(
        "The games before a RAM clear stand under it.",
        (*AFTER, Curtain(), KEY, Tap("Gaming"), Tap("Games")),
        before=WEEK_PAID,
    ),
    "staff-day": Scene(
        "A gaming day player by player; one has stayed from the day before.",
        (*WEEK, Curtain(), KEY, Tap("Money"), Tap("Days"), Tap("Gaming day 3")),
    ),
    "staff-day-printed": Scene(
        "The day that runs is being printed.",
        (*WEEK, Curtain(), KEY, Tap("Money"), Tap("Days"), Tap("Gaming day 5"), Tap("Print the totals")),
    ),
    "staff-charts": Scene(
        "Handle and win of the last gaming days; the table lost on one.",
        (*WEEK, Curtain(), KEY, Tap("Gaming"), Tap("Charts"), Tap("By day")),
    ),
    "staff-charts-hours": Scene(
        "Handle and win by the hour.",
        (*READY, *AFTERNOON, Curtain(), KEY, Tap("Gaming"), Tap("Charts")),
    ),
    "staff-charts-whole-day": Scene(
        "Handle and win of every hour of a day: the figures of close bars have room in two lines.",
        (*READY, *WHOLE_DAY, Curtain(), KEY, Tap("Gaming"), Tap("Charts")),
    ),
    "staff-charts-dice": Scene(
        "The dice against expectation.",
        (*PLAYER, *ROLLED, Curtain(), KEY, Tap("Gaming"), Tap("Charts"), Tap("Dice")),
    ),
    "staff-charts-bills": Scene(
        "Bills by denomination.", (*WEEK, Curtain(), KEY, Tap("Gaming"), Tap("Charts"), Tap("Bills"))
    ),
    "staff-charts-use": Scene(
        "How long players were here, by gaming day.",
        (*WEEK, Curtain(), KEY, Tap("Gaming"), Tap("Charts"), Tap("Time in use")),
    ),
    "staff-dice": Scene("What the dice have shown.", (*PLAYER, *ROLLED, Curtain(), KEY, Tap("Gaming"), Tap("Dice"))),
    "staff-dice-faces": Scene(
        "How often each face came.", (*PLAYER, *ROLLED, Curtain(), KEY, Tap("Gaming"), Tap("Dice"), Tap("Faces"))
    ),
    "staff-program": Scene(
        "What identifies the program.", (*PLAYER, VERIFIED, Curtain(), KEY, Tap("Machine"), Tap("Program"))
    ),
    "staff-memory": Scene(
        "A copy of the journal was repaired at this start.",
        (MENDED, *PLAYER, Curtain(), KEY, Tap("Machine"), Tap("Journal copies")),
    ),
    "staff-clear": Scene(
        "The meters are printed, and the clear is asked for a second time.",
        (
            *READY,
            *VISITS,
            Curtain(),
            *CLEAR,
            Tap("Print the meters"),
            *PRINTED,
            Tap("Clear everything"),
        ),
    ),
    "staff-clear-credit": Scene(
        "There is credit, and nothing can be cleared.",
        (*PLAYER, Curtain(), *CLEAR, Tap("Clear everything")),
    ),
}
