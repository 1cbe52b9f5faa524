"""Folds what happened to bills and tickets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.session import money_in, money_out
from terminal.cabinet.state import Bill, Dispute, State, TicketMatter
from terminal.rules.tables import AnyTable, deposit, withdraw


def _bill_seen(state: State, event: e.BillSeen) -> State:
    return replace(state, bill=Bill(event.number, event.value_cents, event.fate), bills=event.number)


def _bill_credited(state: State, event: e.BillCredited) -> State:
    meters = replace(state.meters, bills_in_cents=state.meters.bills_in_cents + event.value_cents)
    return replace(
        state,
        table=deposit(state.table, event.value_cents),
        meters=meters,
        bill=Bill(event.number, event.value_cents, "credited"),
        session=money_in(state.session, event.value_cents),
    )


def _bill_closed(state: State, event: e.BillClosed) -> State:  # noqa: ARG001 - the event's fields are for recall
    return replace(state, bill=None)


def _bill_disputed(state: State, event: e.BillDisputed) -> State:
    dispute = Dispute(event.number, event.value_cents, event.reason)
    stray = Bill(event.number, event.value_cents, "stray")
    return replace(state, bill=stray, bills=event.number, disputes=(*state.disputes, dispute))


def _bill_settled(state: State, event: e.BillSettled) -> State:
    left = tuple(one for one in state.disputes if one.number != event.number)
    meters = replace(state.meters, attendant_in_cents=state.meters.attendant_in_cents + event.credited_cents)
    session = money_in(state.session, event.credited_cents)
    return replace(state, table=_paid_in(state, event.credited_cents), meters=meters, disputes=left, session=session)


def _ticket_issued(state: State, event: e.TicketIssued) -> State:
    meters = replace(state.meters, tickets_out_cents=state.meters.tickets_out_cents + event.amount_cents)
    return replace(
        _printer_busy(state),
        table=withdraw(state.table, event.amount_cents),
        meters=meters,
        ticket=TicketMatter(event.ticket, event.amount_cents),
        tickets=event.ticket.number,
        ticket_sequence=event.sequence,
        session=money_out(state.session, event.amount_cents),
    )


def _printer_busy(state: State) -> State:
    """Until the printer says anew that it is ready, it may hold the evidence of this ticket: no other is issued."""
    if not state.devices["printer"].ready:
        return state
    busy = replace(state.devices["printer"], code="printing", say="a ticket is being printed")
    return replace(state, devices={**state.devices, "printer": busy})


def _ticket_done(state: State, event: e.TicketDone) -> State:  # noqa: ARG001 - the event's fields are for recall
    return replace(_printer_busy(state), ticket=None)


def _ticket_doubted(state: State, event: e.TicketDoubted) -> State:
    assert state.ticket is not None, "only a ticket under way can be doubted"
    return replace(_printer_busy(state), ticket=replace(state.ticket, doubt=event.reason))


def _ticket_settled(state: State, event: e.TicketSettled) -> State:
    meters = replace(state.meters, tickets_out_cents=state.meters.tickets_out_cents - event.returned_cents)
    return replace(
        state,
        table=_paid_in(state, event.returned_cents),
        meters=meters,
        ticket=None,
        session=money_in(state.session, event.returned_cents),
    )


def _paid_in(state: State, cents: int) -> AnyTable:
    return deposit(state.table, cents) if cents else state.table


FOLDS: Mapping[type[e.AnyEvent], Callable[[State, Any], State]] = {
    e.BillSeen: _bill_seen,
    e.BillCredited: _bill_credited,
    e.BillClosed: _bill_closed,
    e.BillDisputed: _bill_disputed,
    e.BillSettled: _bill_settled,
    e.TicketIssued: _ticket_issued,
    e.TicketDone: _ticket_done,
    e.TicketDoubted: _ticket_doubted,
    e.TicketSettled: _ticket_settled,
}
