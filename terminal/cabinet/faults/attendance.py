"""Conditions that are not machine faults but wait for an attendant: money in doubt or to be paid, and calls."""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports import Lamp
from terminal.cabinet.faults.fault import ALL, Fault
from terminal.cabinet.meters import JACKPOTS
from terminal.cabinet.state import State
from terminal.rules.refusal import Phrase


def _due(*, jackpot: bool) -> Callable[[State], bool]:
    return lambda state: any((one.reason in JACKPOTS) == jackpot for one in state.hand_pay.due)


ATTENDANCE = (
    Fault(
        code="jackpot",
        title=Phrase("A win is to be paid by hand"),
        remedy=Phrase("Pay it, and confirm that on the attendant's panel."),
        who="attendant",
        lamp=Lamp.JACKPOT,
        event="hand_pay_due",
        stops=ALL,
        stands=_due(jackpot=True),
    ),
    Fault(
        code="payout",
        title=Phrase("Credit is to be paid by hand"),
        remedy=Phrase("Pay it, and confirm that on the attendant's panel, or give it back."),
        who="attendant",
        lamp=Lamp.PAYOUT,
        event="hand_pay_due",
        stops=ALL,
        stands=_due(jackpot=False),
    ),
    Fault(
        code="bill_disputed",
        title=Phrase("A bill or ticket has to be looked for"),
        remedy=Phrase("Look where it is, and say so on the attendant's panel."),
        who="attendant",
        lamp=Lamp.CALL,
        event="bill_disputed",
        stops=(),
        stands=lambda state: bool(state.acceptor.disputes),
    ),
    Fault(
        code="ticket_doubt",
        title=Phrase("It is not known whether a ticket came out"),
        remedy=Phrase("Look at the printer, and say on the attendant's panel whether the ticket came out whole."),
        who="attendant",
        lamp=Lamp.CALL,
        event="ticket_doubted",
        stops=("cash_out",),
        stands=lambda state: state.ticketing.ticket is not None and bool(state.ticketing.ticket.doubt),
    ),
    Fault(
        code="dealer_silent",
        title=Phrase("The dealer does not answer"),
        remedy=Phrase("Send a dealer to the table. Dice that lie are confirmed or declared void on the page Dealer."),
        who="attendant",
        lamp=Lamp.CALL,
        event="dealer_silent",
        stops=("dice",),
        stands=lambda state: state.rounds.silent,
    ),
    Fault(
        code="call",
        title=Phrase("The player calls the attendant"),
        remedy=Phrase("Turn the attendant's key; the player may call it off as well."),
        who="attendant",
        lamp=Lamp.CALL,
        event="attendant_called",
        stops=(),
        stands=lambda state: state.visit.attendant_called,
    ),
)
