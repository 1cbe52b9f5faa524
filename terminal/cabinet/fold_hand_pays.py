"""Folds hand pays and their outcomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet import recent
from terminal.cabinet.meters import JACKPOTS, after_credit_given, after_hand_pay, after_hand_pay_due
from terminal.cabinet.session import money_in, money_out
from terminal.cabinet.state import State
from terminal.cabinet.state.hand_pays import HandPay, ManualCredit, Receipt
from terminal.cabinet.state.visits import Visit
from terminal.rules.tables import deposit, withdraw


def _hand_pay_due(state: State, event: e.HandPayDue) -> State:
    due = HandPay(event.number, event.reason, event.amount_cents, event.limit_cents, event.bet)
    meters = after_hand_pay_due(state.meters, event.reason, event.amount_cents)
    return replace(
        state, hand_pay=replace(state.hand_pay, due=(*state.hand_pay.due, due), last_number=event.number), meters=meters
    )


def _hand_pay_paid(state: State, event: e.HandPayPaid) -> State:
    (paid,) = (one for one in state.hand_pay.due if one.number == event.number)
    hand_pay = _without_hand_pay(state, event.number).hand_pay
    receipts = recent.kept(hand_pay.receipts, _receipt(state, paid, event))
    return replace(
        state,
        table=withdraw(state.table, event.amount_cents),
        meters=after_hand_pay(state.meters, paid.reason, event.amount_cents),
        visit=_paid_visit(state, paid, event.amount_cents),
        results=replace(state.results, last_paid_cents=event.amount_cents),
        hand_pay=replace(hand_pay, receipts=receipts),
    )


def _paid_visit(state: State, paid: HandPay, amount_cents: int) -> Visit:
    """The visit after a payment: the player's stay ends with that of the whole credit, and not with that of a win.

    A disputed bill that was settled while the hand pay was due is still in the credit, and the player plays on.
    """
    stays = paid.reason in JACKPOTS or state.credit_cents > amount_cents
    stay = state.visit.stay if stays else None
    return replace(state.visit, session=money_out(state.visit.session, amount_cents), stay=stay)


def _receipt(state: State, paid: HandPay, event: e.HandPayPaid) -> Receipt:
    """Play is locked from the throw that won it until it is paid, so that throw is the last one."""
    won = paid.reason in JACKPOTS and bool(state.results.rolls)
    dice = tuple(state.results.rolls[-1].record.dice) if won else ()
    return Receipt(
        *(event.number, paid.reason, event.amount_cents, paid.bet, dice, event.at_ms, event.by),
        who=event.who,
        witness=event.second,
    )


def _hand_pay_undone(state: State, event: e.HandPayUndone) -> State:
    return _without_hand_pay(state, event.number)


def _credit_given(state: State, event: e.CreditGiven) -> State:
    return replace(
        state,
        table=deposit(state.table, event.amount_cents),
        meters=after_credit_given(state.meters, event.amount_cents),
        visit=replace(state.visit, session=money_in(state.visit.session, event.amount_cents)),
        manual_credit=ManualCredit(event.number, event),
    )


def _without_hand_pay(state: State, number: int) -> State:
    return replace(
        state, hand_pay=replace(state.hand_pay, due=tuple(one for one in state.hand_pay.due if one.number != number))
    )


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.HandPayDue: _hand_pay_due,
    e.HandPayPaid: _hand_pay_paid,
    e.HandPayUndone: _hand_pay_undone,
    e.CreditGiven: _credit_given,
}
