"""What each device is to do, read off the state alone; so the same after a power cut as before it."""

from __future__ import annotations

from drivers.ports import BillOrder, BoardOrder, DiceOrder, Lamp, Order, PrinterOrder, ValidatorOrder
from terminal.cabinet.state import State

DISPUTES_MOST = 3
"""With so many bills to look for, no further bill is taken in."""


def orders(state: State, credit_limit_cents: int) -> dict[str, Order]:
    """Name the order of every device that state calls for."""
    return {
        "validator": ValidatorOrder(accepts_bills(state, credit_limit_cents), _bill_order(state)),
        "printer": PrinterOrder(state.ticket.ticket if state.ticket and not state.ticket.doubt else None),
        "dice": DiceOrder(state.throw),
        "board": BoardOrder(lamp(state)),
    }


def accepts_bills(state: State, credit_limit_cents: int) -> bool:
    """Bills are taken behind doors seen to be shut, below the credit limit, while the staff has few to look for.

    A station that waits for its player takes none of another's.
    """
    room = state.credit_cents < credit_limit_cents and len(state.disputes) < DISPUTES_MOST
    return room and state.doors_shut and state.reservation is None


def _bill_order(state: State) -> BillOrder:
    if state.bill is None or state.bill.fate not in ("stack", "return"):
        return BillOrder.HOLD
    return BillOrder.STACK if state.bill.fate == "stack" else BillOrder.RETURN


def lamp(state: State) -> Lamp:
    """A door outranks a fault, a fault outranks a call for the attendant (regulation D6)."""
    if state.doors_open:
        return Lamp.DOOR
    if any(device.faulty for device in state.devices.values()):
        return Lamp.FAULT
    if state.attendant_called or state.disputes or (state.ticket and state.ticket.doubt):
        return Lamp.CALL
    return Lamp.OFF
