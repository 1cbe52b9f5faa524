"""Folds events about bills, and an attendant's decisions on bills and tickets in doubt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from drivers.ports.authority import Close
from terminal.cabinet import events as e
from terminal.cabinet import recent
from terminal.cabinet.diagnostics.fold_diagnostics import bill_disputed, bill_rejected
from terminal.cabinet.meters import after_bill
from terminal.cabinet.session import money_in
from terminal.cabinet.state import State
from terminal.cabinet.state.bills import Bill, Dispute
from terminal.rules.tables import deposit


def _bill_seen(state: State, event: e.BillSeen) -> State:
    bill = Bill(event.number, event.value_cents, event.fate)
    return replace(state, acceptor=replace(state.acceptor, bill=bill, bills=event.number, ticket_in=None))


def _bill_credited(state: State, event: e.BillCredited) -> State:
    return replace(
        state,
        table=deposit(state.table, event.value_cents),
        meters=after_bill(state.meters, event.value_cents),
        acceptor=replace(state.acceptor, bill=Bill(event.number, event.value_cents, "credited")),
        visit=replace(state.visit, session=money_in(state.visit.session, event.value_cents)),
    )


def _bill_closed(state: State, event: e.BillClosed) -> State:
    del event  # its fields are for recall
    return replace(state, acceptor=replace(state.acceptor, bill=None))


def _bill_disputed(state: State, event: e.BillDisputed) -> State:
    state = bill_disputed(state)
    dispute = Dispute(event.number, event.value_cents, event.reason)
    stray = Bill(event.number, event.value_cents, "stray")
    return replace(
        state,
        acceptor=replace(state.acceptor, bill=stray, bills=event.number, disputes=(*state.acceptor.disputes, dispute)),
    )


def _bill_settled(state: State, event: e.BillSettled) -> State:
    left = tuple(one for one in state.acceptor.disputes if one.number != event.number)
    outcome: Literal["redeemed", "released"] = "redeemed" if event.credited_cents else "released"
    closes = tuple(
        Close(outcome, one.number, one.validation, one.at_ms, event.credited_cents)
        for one in state.acceptor.disputes
        if one.number == event.number and one.at_ms
    )
    meters = replace(state.meters, attendant_in_cents=state.meters.attendant_in_cents + event.credited_cents)
    session = money_in(state.visit.session, event.credited_cents)
    table = deposit(state.table, event.credited_cents) if event.credited_cents else state.table
    owed = (*state.ticketing.owed, *closes)
    settled = "settled" if event.credited_cents else "given_back"
    taken = recent.changed(state.ticketing.taken, event.number, outcome=settled)
    return replace(
        state,
        table=table,
        meters=meters,
        acceptor=replace(state.acceptor, disputes=left),
        visit=replace(state.visit, session=session),
        ticketing=replace(state.ticketing, owed=owed, taken=taken),
    )


def _bill_rejected(state: State, event: e.BillRejected) -> State:
    """Nothing was in escrow."""
    return bill_rejected(state, event.reason)


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.BillSeen: _bill_seen,
    e.BillCredited: _bill_credited,
    e.BillClosed: _bill_closed,
    e.BillDisputed: _bill_disputed,
    e.BillRejected: _bill_rejected,
    e.BillSettled: _bill_settled,
}
