"""What only an attendant may settle, with the key turned: a ticket in doubt, a disputed bill."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet.events import AnyEvent, BillSettled, TicketSettled
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal

KEY = "attendant"


def verify_key(state: State) -> None:
    """The attendant's key is turned."""
    if KEY not in state.keys_turned:
        raise Refusal("key", "Only an attendant may do this: turn the attendant key.")


def settle_ticket(state: State, command: c.SettleTicket) -> tuple[AnyEvent, ...]:
    """Close the ticket in doubt; what did not come out returns to the credit. Raises Refusal."""
    verify_key(state)
    matter = state.ticket
    if matter is None or not matter.doubt or matter.ticket.number != command.number:
        raise Refusal("ticket_open", "Ticket {number} is not in doubt.", number=command.number)
    return (TicketSettled(command.number, command.printed, 0 if command.printed else matter.amount_cents),)


def settle_bill(state: State, command: c.SettleBill) -> tuple[AnyEvent, ...]:
    """Close a disputed bill, with or without credit. Raises Refusal."""
    verify_key(state)
    dispute = next((one for one in state.disputes if one.number == command.number), None)
    if dispute is None:
        raise Refusal("bill_open", "Bill {number} is not disputed.", number=command.number)
    return (BillSettled(command.number, dispute.value_cents if command.credit else 0),)
