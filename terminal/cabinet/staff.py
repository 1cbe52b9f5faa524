"""What the staff decides: settle a ticket in doubt or a bill, have the program verified."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet.events import BillSettled, Event, ProgramCheckCalled, TicketSettled
from terminal.cabinet.people.authority import acting, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def settle_ticket(profile: Profile, state: State, command: c.SettleTicket) -> tuple[Event, ...]:
    """Close the ticket in doubt; an amount that was not printed returns to the credit. Raises Refusal."""
    verify_right(profile, state, Right.SETTLE)
    matter = state.ticketing.ticket
    if matter is None or not matter.doubt or matter.ticket.number != command.number:
        raise Refusal("ticket_open", "Ticket {number} is not in doubt.", number=command.number)
    returned_cents = 0 if command.printed else matter.amount_cents
    return (TicketSettled(command.number, command.printed, returned_cents, acting(profile, state)),)


def settle_bill(profile: Profile, state: State, command: c.SettleBill) -> tuple[Event, ...]:
    """Close a disputed bill, with or without credit. Raises Refusal."""
    verify_right(profile, state, Right.SETTLE)
    dispute = next((one for one in state.acceptor.disputes if one.number == command.number), None)
    if dispute is None:
        raise Refusal("bill_open", "Bill {number} is not disputed.", number=command.number)
    credited_cents = dispute.value_cents if command.credit else 0
    return (BillSettled(command.number, credited_cents, acting(profile, state)),)


def verify_program(profile: Profile, state: State) -> tuple[Event, ...]:
    """Have the files of the program verified while it runs (regulation V1). Raises Refusal."""
    verify_right(profile, state, Right.VERIFY_PROGRAM)
    if state.program.check_called:
        raise Refusal("program_check", "The program is being checked already.")
    return (ProgramCheckCalled(acting(profile, state)),)
