"""What only an attendant with a turned key may do: settle a ticket in doubt or a bill, have the program verified."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet.events import AnyEvent, BillSettled, PeriodEnded, ProgramCheckCalled, TicketSettled
from terminal.cabinet.keys import ATTENDANT, verify_attendant
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal


def settle_ticket(state: State, command: c.SettleTicket) -> tuple[AnyEvent, ...]:
    """Close the ticket in doubt; an amount that was not printed returns to the credit. Raises Refusal."""
    verify_attendant(state)
    matter = state.ticketing.ticket
    if matter is None or not matter.doubt or matter.ticket.number != command.number:
        raise Refusal("ticket_open", "Ticket {number} is not in doubt.", number=command.number)
    return (TicketSettled(command.number, command.printed, 0 if command.printed else matter.amount_cents),)


def settle_bill(state: State, command: c.SettleBill) -> tuple[AnyEvent, ...]:
    """Close a disputed bill, with or without credit. Raises Refusal."""
    verify_attendant(state)
    dispute = next((one for one in state.acceptor.disputes if one.number == command.number), None)
    if dispute is None:
        raise Refusal("bill_open", "Bill {number} is not disputed.", number=command.number)
    return (BillSettled(command.number, dispute.value_cents if command.credit else 0),)


def end_period(state: State, command: c.EndPeriod, now: c.Instant) -> tuple[AnyEvent, ...]:
    """End the accounting period; if repeated, it ends only once. Raises Refusal (regulation M8, M9)."""
    verify_attendant(state)
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "A period does not end while the dice are out.")
    if command.number != state.accounting.period.number:
        raise Refusal("period", "Period {number} is not the one that runs.", number=command.number)
    return (PeriodEnded(command.number, now.at_ms, ATTENDANT),)


def verify_program(state: State) -> tuple[AnyEvent, ...]:
    """Have the files of the program verified while it runs (regulation V1). Raises Refusal."""
    verify_attendant(state)
    if state.program.check_called:
        raise Refusal("program_check", "The program is being checked already.")
    return (ProgramCheckCalled(),)
