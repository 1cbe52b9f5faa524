"""Folds shifts, and counts in them what their attendants pay and take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.cash_box.contents import Drop
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.meters import JACKPOTS
from terminal.cabinet.shifts.figures import ShiftFigures
from terminal.cabinet.state import State
from terminal.cabinet.state.shifts import SHIFTS_KEPT, Shift, Shifts


def counted(before: State, after: State, event: e.Event) -> State:
    """The state after the event, with the event counted in the open shift of the person whom it names."""
    figures_of = _FIGURES.get(type(event))
    if not after.shifts.open:
        return after
    after = _with_box(before, after, event)
    if figures_of is None:
        return after
    shift = _of_drop(after, event) if isinstance(event, e.DropTaken) else after.shifts.of(getattr(event, "who", None))
    return after if shift is None else _grown(after, shift, figures_of(before, event))


def _of_drop(state: State, drop: e.DropTaken | Drop) -> Shift | None:
    """The open shift in which this box was taken out; None if no attendant was there, or the shift is over."""
    if drop.who is None and drop.by != ATTENDANT:
        return None
    shift = state.shifts.of(drop.who)
    return shift if shift is not None and shift.began_ms <= drop.at_ms else None


def _with_box(before: State, after: State, event: e.Event) -> State:
    """The state with what became of a box in the shift in which it was taken out.

    It is in the validator again, or a disputed bill was found in it.
    """
    if isinstance(event, e.DropUndone):
        drop = before.cash_box.drop(event.number)
        assert drop is not None, "a drop that is undone has been taken"
        shift = _of_drop(after, drop)
        less = ShiftFigures(drops=-1, drops_cents=-drop.contents.bills_cents)
        return after if shift is None else _grown(after, shift, less)
    if isinstance(event, e.BillSettled):
        for drop in after.cash_box.uncounted:
            earlier, shift = before.cash_box.drop(drop.number), _of_drop(after, drop)
            if shift is not None and earlier is not None and earlier.contents != drop.contents:
                found_cents = drop.contents.bills_cents - earlier.contents.bills_cents
                return _grown(after, shift, ShiftFigures(drops_cents=found_cents))
    return after


def _grown(state: State, shift: Shift, more: ShiftFigures) -> State:
    grown = replace(shift, figures=shift.figures.plus(more))
    opened = tuple(grown if one.number == shift.number else one for one in state.shifts.open)
    return replace(state, shifts=replace(state.shifts, open=opened))


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
