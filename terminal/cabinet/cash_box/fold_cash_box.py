"""Folds the cash box: what goes into it, when it is taken out, and its count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.cash_box.contents import Contents, Counted, Drop
from terminal.cabinet.state import State
from terminal.cabinet.state.cash_box import DROPS_KEPT


def stacked(before: State, after: State, event: e.Event) -> State:
    """The state after the event, with what it put into the cash box."""
    match event:
        case e.BillCredited(_, value_cents):
            return _into_box(after, _bill(value_cents))
        case e.TicketInCredited(_, _, amount_cents):
            return _into_box(after, Contents(tickets=1, tickets_cents=amount_cents))
        case e.BillSettled(number, credited_cents) if credited_cents:
            dispute = next(one for one in before.acceptor.disputes if one.number == number)
            ticket = Contents(tickets=1, tickets_cents=credited_cents)
            return _settled(after, number, ticket if dispute.validation else _bill(credited_cents))
    return after


def _bill(value_cents: int) -> Contents:
    return Contents({str(value_cents): 1})


def _into_box(state: State, more: Contents) -> State:
    return replace(state, cash_box=replace(state.cash_box, contents=state.cash_box.contents.plus(more)))


def _settled(state: State, number: int, found: Contents) -> State:
    """An attendant found it: in the box that was in the validator when it was disputed.

    If that box is counted already, its count had it; then it is only metered.
    """
    if number > state.cash_box.since:
        return _into_box(state, found)
    drop = next((one for one in state.cash_box.drops if one.since < number <= one.last), None)
    if drop is not None and drop.counted is None:
        state = _with_drop(state, replace(drop, contents=drop.contents.plus(found)))
    return _metered(state, found.bills_cents, 0)


def _taken(state: State, event: e.DropTaken) -> State:
    box = state.cash_box
    drop = Drop(event.number, event.at_ms, event.evidence, box.since, event.last, event.contents, event.by, event.who)
    drops = _kept((*box.drops, drop))
    box = replace(box, contents=Contents(), since=event.last, drops=drops, last_number=event.number)
    return _metered(replace(state, cash_box=box), event.contents.bills_cents, 1)


def _undone(state: State, event: e.DropUndone) -> State:
    drop = state.cash_box.drop(event.number)
    assert drop is not None, "a drop that is undone has been taken"
    drops = tuple(one for one in state.cash_box.drops if one.number != drop.number)
    box = replace(state.cash_box, contents=drop.contents.plus(state.cash_box.contents), since=drop.since, drops=drops)
    return _metered(replace(state, cash_box=box), -drop.contents.bills_cents, -1)


def _counted(state: State, event: e.DropCounted) -> State:
    drop = state.cash_box.drop(event.number)
    assert drop is not None, "a drop that is counted has been taken"
    counted = Counted(event.count, event.at_ms, event.by, event.who)
    state = _with_drop(state, replace(drop, counted=counted))
    return replace(state, cash_box=replace(state.cash_box, drops=_kept(state.cash_box.drops)))


def _with_drop(state: State, changed: Drop) -> State:
    drops = tuple(changed if one.number == changed.number else one for one in state.cash_box.drops)
    return replace(state, cash_box=replace(state.cash_box, drops=drops))


def _kept(drops: tuple[Drop, ...]) -> tuple[Drop, ...]:
    """The drops without the oldest counted ones."""
    counted = [one.number for one in drops if one.counted is not None]
    too_old = set(counted[:-DROPS_KEPT])
    return tuple(one for one in drops if one.number not in too_old)


def _metered(state: State, bills_cents: int, boxes: int) -> State:
    meters = state.meters
    meters = replace(meters, dropped_cents=meters.dropped_cents + bills_cents, drops=meters.drops + boxes)
    return replace(state, meters=meters)


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.DropTaken: _taken,
    e.DropUndone: _undone,
    e.DropCounted: _counted,
}
