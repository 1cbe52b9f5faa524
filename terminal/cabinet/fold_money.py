"""Folds what happened to bills, and to tickets while they are printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from terminal.authority import Close
from terminal.cabinet import events as e
from terminal.cabinet import recent
from terminal.cabinet.fold_devices import printer_busy
from terminal.cabinet.meters import (
    JACKPOTS,
    Period,
    after_bill,
    after_hand_pay,
    after_hand_pay_due,
    after_ticket,
    after_ticket_came_back,
)
from terminal.cabinet.session import money_in, money_out
from terminal.cabinet.state import State
from terminal.cabinet.state.bills import Bill, Dispute
from terminal.cabinet.state.hand_pays import HandPay, Receipt
from terminal.cabinet.state.tickets import TicketMatter, TicketOut
from terminal.rules.tables import AnyTable, deposit, withdraw


def _bill_seen(state: State, event: e.BillSeen) -> State:
    bill = Bill(event.number, event.value_cents, event.fate)
    return replace(state, bill=bill, bills=event.number, ticket_in=None)


def _bill_credited(state: State, event: e.BillCredited) -> State:
    return replace(
        state,
        table=deposit(state.table, event.value_cents),
        meters=after_bill(state.meters, event.value_cents),
        bill=Bill(event.number, event.value_cents, "credited"),
        session=money_in(state.session, event.value_cents),
    )


def _bill_closed(state: State, event: e.BillClosed) -> State:
    del event  # its fields are for recall
    return replace(state, bill=None)


def _bill_disputed(state: State, event: e.BillDisputed) -> State:
    dispute = Dispute(event.number, event.value_cents, event.reason)
    stray = Bill(event.number, event.value_cents, "stray")
    return replace(state, bill=stray, bills=event.number, disputes=(*state.disputes, dispute))


def _bill_settled(state: State, event: e.BillSettled) -> State:
    left = tuple(one for one in state.disputes if one.number != event.number)
    outcome: Literal["redeemed", "released"] = "redeemed" if event.credited_cents else "released"
    told = tuple(
        Close(outcome, one.number, one.validation, one.at_ms, event.credited_cents)
        for one in state.disputes
        if one.number == event.number and one.at_ms
    )
    meters = replace(state.meters, attendant_in_cents=state.meters.attendant_in_cents + event.credited_cents)
    session = money_in(state.session, event.credited_cents)
    table, owed = _paid_in(state, event.credited_cents), (*state.owed, *told)
    return replace(state, table=table, meters=meters, disputes=left, session=session, owed=owed)


def _ticket_issued(state: State, event: e.TicketIssued) -> State:
    book: Literal["none", "to_enter"] = "to_enter" if event.to_enter else "none"
    issued = TicketOut(event.ticket, event.amount_cents, event.issued_ms, event.expires_ms)
    return replace(
        printer_busy(state),
        table=withdraw(state.table, event.amount_cents),
        meters=after_ticket(state.meters, event.amount_cents),
        last_paid_cents=event.amount_cents,
        ticket=TicketMatter(event.ticket, event.amount_cents, "", event.issued_ms, event.expires_ms, book),
        tickets_issued=recent.kept(state.tickets_issued, issued),
        tickets=event.ticket.number,
        ticket_sequence=event.sequence,
        session=money_out(state.session, event.amount_cents),
    )


def _ticket_entered(state: State, event: e.TicketEntered) -> State:
    del event  # its ticket is the one under way
    assert state.ticket is not None, "only a ticket under way is entered"
    return replace(state, ticket=replace(state.ticket, book="entered"))


def _ticket_renumbered(state: State, event: e.TicketRenumbered) -> State:
    assert state.ticket is not None, "only a ticket under way gets another number"
    issued = recent.changed(state.tickets_issued, event.ticket.number, ticket=event.ticket)
    matter = replace(state.ticket, ticket=event.ticket)
    return replace(state, ticket=matter, ticket_sequence=event.sequence, tickets_issued=issued)


def _ticket_done(state: State, event: e.TicketDone) -> State:
    issued = recent.changed(state.tickets_issued, event.number, outcome="printed")
    return replace(printer_busy(state), ticket=None, tickets_issued=issued)


def _ticket_doubted(state: State, event: e.TicketDoubted) -> State:
    assert state.ticket is not None, "only a ticket under way can be doubted"
    issued = recent.changed(state.tickets_issued, event.number, outcome="doubted")
    return replace(printer_busy(state), ticket=replace(state.ticket, doubt=event.reason), tickets_issued=issued)


def _ticket_settled(state: State, event: e.TicketSettled) -> State:
    back_cents = event.returned_cents
    meters = after_ticket_came_back(state.meters, back_cents) if back_cents else state.meters
    issued = recent.changed(state.tickets_issued, event.number, outcome="printed" if event.printed else "not_printed")
    return replace(
        state,
        table=_paid_in(state, event.returned_cents),
        meters=meters,
        ticket=None,
        owed=(*state.owed, *_void(state, event)),
        tickets_issued=issued,
        session=money_in(state.session, event.returned_cents),
    )


def _hand_pay_due(state: State, event: e.HandPayDue) -> State:
    due = HandPay(event.number, event.reason, event.amount_cents, event.limit_cents, event.bet)
    meters = after_hand_pay_due(state.meters, event.reason, event.amount_cents)
    return replace(state, hand_pays=(*state.hand_pays, due), hand_pay_number=event.number, meters=meters)


def _hand_pay_paid(state: State, event: e.HandPayPaid) -> State:
    (paid,) = (one for one in state.hand_pays if one.number == event.number)
    return replace(
        _without_hand_pay(state, event.number),
        table=withdraw(state.table, event.amount_cents),
        meters=after_hand_pay(state.meters, paid.reason, event.amount_cents),
        session=money_out(state.session, event.amount_cents),
        last_paid_cents=event.amount_cents,
        receipts=recent.kept(state.receipts, _receipt(state, paid, event)),
    )


def _receipt(state: State, paid: HandPay, event: e.HandPayPaid) -> Receipt:
    """Play is locked from the throw that won it until it is paid, so that throw is the last one."""
    won = paid.reason in JACKPOTS and bool(state.rolls)
    dice = tuple(state.rolls[-1].record.dice) if won else ()
    return Receipt(event.number, paid.reason, event.amount_cents, paid.bet, dice, event.at_ms, event.by)


def _hand_pay_undone(state: State, event: e.HandPayUndone) -> State:
    return _without_hand_pay(state, event.number)


def _without_hand_pay(state: State, number: int) -> State:
    return replace(state, hand_pays=tuple(one for one in state.hand_pays if one.number != number))


def _period_ended(state: State, event: e.PeriodEnded) -> State:
    return replace(state, period=Period(event.number + 1, event.at_ms, state.meters))


def _void(state: State, event: e.TicketSettled) -> tuple[Close, ...]:
    """What did not come out may not be paid should it turn up after all."""
    matter = state.ticket
    if event.printed or matter is None or matter.book == "none":
        return ()
    return (Close("void", matter.ticket.number, matter.ticket.validation, matter.issued_ms, matter.amount_cents),)


def _paid_in(state: State, cents: int) -> AnyTable:
    return deposit(state.table, cents) if cents else state.table


FOLDS: Mapping[type[e.AnyEvent], Callable[[State, Any], State]] = {
    e.BillSeen: _bill_seen,
    e.BillCredited: _bill_credited,
    e.BillClosed: _bill_closed,
    e.BillDisputed: _bill_disputed,
    e.BillSettled: _bill_settled,
    e.TicketIssued: _ticket_issued,
    e.TicketEntered: _ticket_entered,
    e.TicketRenumbered: _ticket_renumbered,
    e.TicketDone: _ticket_done,
    e.TicketDoubted: _ticket_doubted,
    e.TicketSettled: _ticket_settled,
    e.PeriodEnded: _period_ended,
    e.HandPayDue: _hand_pay_due,
    e.HandPayPaid: _hand_pay_paid,
    e.HandPayUndone: _hand_pay_undone,
}
