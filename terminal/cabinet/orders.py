"""The orders to each device, derived from the state alone, so they are the same after a power cut."""

from __future__ import annotations

from drivers.ports import BillOrder, BoardOrder, DiceOrder, Lamp, Order, PrinterOrder, ValidatorOrder
from drivers.ports.authority import Ask, AuthorityOrder, Enter, Request
from terminal.cabinet.faults import standing
from terminal.cabinet.state import State
from terminal.cabinet.state.tickets import TicketMatter

AUTHORITY = "authority"
"""The name of the ticket authority among the devices."""
BILLS_CENTS = (1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00, 200_00, 500_00)
"""The bills of the currencies that a cabinet may have."""
MAX_DISPUTES = 3
"""With this many disputed bills, no further bill is accepted."""


def orders(state: State, credit_limit_cents: int) -> dict[str, Order]:
    """The order of every device that the state requires."""
    return {
        "validator": _validator_order(state, credit_limit_cents),
        "printer": _printer_order(state),
        "dice": DiceOrder(state.dice.throw),
        "board": BoardOrder(lamp(state)),
        AUTHORITY: authority_order(state),
    }


def _validator_order(state: State, credit_limit_cents: int) -> ValidatorOrder:
    """Inhibit the bills that would lift the credit above its limit; one that comes anyway is returned."""
    accept = accepts_bills(state, credit_limit_cents)
    room_cents = credit_limit_cents - state.credit_cents
    inhibited = tuple(cents for cents in BILLS_CENTS if cents > room_cents) if accept else ()
    return ValidatorOrder(accept, _bill_order(state), inhibited)


def _printer_order(state: State) -> PrinterOrder:
    """A ticket is the player's money and comes before any slip."""
    if state.ticketing.ticket and _to_print(state.ticketing.ticket):
        return PrinterOrder(state.ticketing.ticket.ticket)
    return PrinterOrder(
        slip=state.papers.slips[0].slip if state.papers.slips and state.ticketing.ticket is None else None
    )


def _to_print(matter: TicketMatter) -> bool:
    """A ticket is printed once the authority knows it, so that every ticket on paper is known (regulation 4)."""
    return not matter.doubt and matter.book != "to_enter"


def authority_order(state: State) -> AuthorityOrder:
    """The requests to the ticket authority: first what has ended, then what is under way."""
    requests: list[Request] = list(state.ticketing.owed)
    if (matter := state.ticketing.ticket) and matter.book == "to_enter":
        ticket = matter.ticket
        requests.append(
            Enter(
                ticket.number,
                ticket.validation,
                matter.amount_cents,
                state.configuration.currency,
                matter.issued_ms,
                matter.expires_ms,
            )
        )
    if (asked := state.acceptor.ticket_in) and asked.fate == "ask":
        requests.append(Ask(asked.number, asked.validation, state.configuration.currency, asked.at_ms))
    return AuthorityOrder(tuple(requests))


def accepts_bills(state: State, credit_limit_cents: int) -> bool:
    """Bills are accepted while all doors are known to be shut, below the credit limit, with few disputes.

    None is accepted while a staff key is turned (547.8(c)); a bill already on its way into the stacker is finished.

    A reserved station accepts no bills, nor does one that waits for a hand pay, for disk space, or for its first gaming
    day.
    """
    room = state.credit_cents < credit_limit_cents and len(state.acceptor.disputes) < MAX_DISPUTES
    room = room and state.machine.disk.standing != "full" and not state.awaits_first_day
    room = room and state.doors_shut and not state.machine.keys_turned
    return room and state.visit.reservation is None and not state.hand_pay.due


def _bill_order(state: State) -> BillOrder:
    in_path = state.acceptor.bill or state.acceptor.ticket_in
    if in_path is None or in_path.fate not in ("stack", "return"):
        return BillOrder.HOLD
    return BillOrder.STACK if in_path.fate == "stack" else BillOrder.RETURN


RANK = {lamp: rank for rank, lamp in enumerate(Lamp)}


def lamp(state: State) -> Lamp:
    """The most urgent condition (regulation D6); otherwise that a staff key is turned."""
    shown = [Lamp.ADMINISTRATIVE] if state.machine.keys_turned else []
    shown += [fault.lamp for fault in standing(state)]
    return max(shown, key=RANK.__getitem__, default=Lamp.OFF)
