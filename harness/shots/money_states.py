"""The states in which money comes, goes, or is in doubt."""

from __future__ import annotations

from drivers import ports
from drivers.ports.message import message
from drivers.printer.tcl_flags import PAPER_OUT
from harness.shots.play_states import PLAYER
from harness.shots.steps import KEY, READY, SHUT, VALIDATOR_IDLE, Says, Scene, Steps, Tap, bill, roll
from terminal.cabinet.commands import CashOut, PlaceWager, SettleBill

DOUBT = Says(
    "printer", ports.TicketInDoubt(1, message("ticket.in_doubt", number=1, cause=message("ticket.stopped.jam")))
)
"""As the printer's driver says it."""

NO_PAPER = Says("printer", PAPER_OUT)

DISPUTED: Steps = (Says("validator", ports.BillEscrowed(20_00)), VALIDATOR_IDLE)
"""A bill is seen in escrow, and then the validator is idle without having stacked it."""

MILLION: Steps = (Says("validator", ports.BillEscrowed(1_000_000_00)), VALIDATOR_IDLE)
MILLIONS: Steps = (
    *READY,
    *MILLION * 3,
    KEY,
    *(SettleBill(number, credit=True) for number in (1, 2, 3)),
    SHUT,
)
"""Three bills of a million that an attendant has to credit: the largest credit that bills can lead to."""

HIGH_LIMITS = """\
[money]
credit_limit = 1000000.00
credit_meter_limit = 10000000.00
ticket_limit = 1000000.00
[game]
chips = 0.25, 1.00, 5.00, 25.00, 100.00, 500.00, 1000.00
"""

MONEY: dict[str, Scene] = {
    "bill-credited": Scene("A bill has just been credited.", (*READY, *bill(20))),
    "bill-returned": Scene(
        "A bill is returned, for the credit may not grow any more.",
        (*READY, *(step for _ in range(30) for step in bill(100)), Says("validator", ports.BillEscrowed(20_00))),
    ),
    "bill-disputed": Scene("It is not known where a bill is; play goes on.", (*PLAYER, *DISPUTED)),
    "bill-panel": Scene("The attendant's panel with two disputed bills.", (*PLAYER, *DISPUTED, *DISPUTED, KEY)),
    "cash-out-question": Scene("Cash out is asked for and has to be confirmed.", (*PLAYER, Tap("Cash out"))),
    "cash-out-refused": Scene(
        "Cash out is refused while bets are up.", (*PLAYER, PlaceWager("field", 5_00), Tap("Cash out"))
    ),
    "printing": Scene("The ticket is being printed.", (*PLAYER, CashOut())),
    "printed": Scene(
        "The ticket is printed.",
        (*PLAYER, CashOut(), Says("printer", ports.TicketPrinted(1)), Says("printer", ports.PrinterReady())),
    ),
    "ticket-doubt": Scene("It is not known whether the ticket came out.", (*PLAYER, CashOut(), DOUBT)),
    "cash-out-by-hand": Scene(
        "Cash out is asked for without paper in the printer.", (*PLAYER, NO_PAPER, Tap("Cash out"))
    ),
    "hand-pay": Scene(
        "The printer is out of paper at cash-out: the attendant pays by hand.", (*PLAYER, NO_PAPER, CashOut())
    ),
    "hand-pay-panel": Scene("The attendant's panel with a hand pay.", (*PLAYER, NO_PAPER, CashOut(), KEY)),
    "ticket-panel": Scene("The attendant's panel with the ticket in doubt.", (*PLAYER, CashOut(), DOUBT, KEY)),
    "large": Scene(
        "Seven chips on the rail, and amounts of seven figures.",
        (
            *MILLIONS,
            PlaceWager("pass_line", 500_00),
            PlaceWager("place@6", 499_75),
            PlaceWager("hard@8", 99_75),
            *roll(4, 4),
        ),
        param=HIGH_LIMITS,
    ),
    "large-cash-out": Scene(
        "The credit is above the largest ticket: the attendant pays it by hand.",
        (*MILLIONS, Tap("Cash out"), Tap("Hand pay")),
        param=HIGH_LIMITS,
    ),
}
