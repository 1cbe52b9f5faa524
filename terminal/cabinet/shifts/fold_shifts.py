"""Folds shifts, and counts in them what their attendants pay and take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.meters import JACKPOTS
from terminal.cabinet.shifts.figures import ShiftFigures
from terminal.cabinet.state import State
from terminal.cabinet.state.shifts import SHIFTS_KEPT, Shift, Shifts


def counted(before: State, after: State, event: e.Event) -> State:
    """The state after the event, with the event counted in the open shift of the person whom it names."""
    figures_of = _FIGURES.get(type(event))
    if figures_of is None or not after.shifts.open:
        return after
    if isinstance(event, e.DropTaken) and not event.by:
        return after  # no attendant was there
    shift = after.shifts.of(getattr(event, "who", None))
    if shift is None:
        return after
    grown = replace(shift, figures=shift.figures.plus(figures_of(before, event)))
    opened = tuple(grown if one.number == shift.number else one for one in after.shifts.open)
    return replace(after, shifts=replace(after.shifts, open=opened))


def _paid(before: State, event: e.HandPayPaid) -> ShiftFigures:
    (due,) = (one for one in before.hand_pay.due if one.number == event.number)
    if due.reason in JACKPOTS:
        return ShiftFigures(jackpots=1, jackpots_cents=event.amount_cents)
    return ShiftFigures(cancelled=1, cancelled_cents=event.amount_cents)


def _given(before: State, event: e.CreditGiven) -> ShiftFigures:
    del before
    return ShiftFigures(credits=1, credits_cents=event.amount_cents)


def _bill_settled(before: State, event: e.BillSettled) -> ShiftFigures:
    del before
    return ShiftFigures(bills=1, bills_cents=event.credited_cents)


def _ticket_settled(before: State, event: e.TicketSettled) -> ShiftFigures:
    del before
    return ShiftFigures(tickets=1, tickets_cents=event.returned_cents)


def _dropped(before: State, event: e.DropTaken) -> ShiftFigures:
    del before
    return ShiftFigures(drops=1, drops_cents=event.contents.bills_cents)


_FIGURES: Mapping[type[e.Event], Callable[[State, Any], ShiftFigures]] = {
    e.HandPayPaid: _paid,
    e.CreditGiven: _given,
    e.BillSettled: _bill_settled,
    e.TicketSettled: _ticket_settled,
    e.DropTaken: _dropped,
}


def _began(state: State, event: e.ShiftBegan) -> State:
    opened = (*state.shifts.open, Shift(event.number, event.at_ms, event.who))
    return replace(state, shifts=replace(state.shifts, open=opened, last_number=event.number))


def _ended(state: State, event: e.ShiftEnded) -> State:
    opened = tuple(one for one in state.shifts.open if one.number != event.number)
    ended = (*state.shifts.ended, event)[-SHIFTS_KEPT:]
    return replace(state, shifts=Shifts(opened, ended, state.shifts.last_number))


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {e.ShiftBegan: _began, e.ShiftEnded: _ended}
