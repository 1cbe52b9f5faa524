"""Folds what happened on the way to a RAM clear, and what the new journal knows of the one before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.cabinet.state.clearing import ClearedBefore, ClearMatter

GOES_ON = {
    "ticket_sequence": "ticket_sequence",
    "tickets": "tickets",
    "ticket_key": "ticket_key",
    "throws": "throws",
    "bills": "bills",
    "hand_pays": "hand_pay_number",
    "slips": "slip_number",
    "days": "days_begun",
    "program_signed": "program_signed",
}
"""What goes on where it was, because it must never come again: a field of `Cleared`, and the state's that it tells."""


def unless_authorised(state: State) -> State:
    """The state without a clear that was begun, as soon as a key is turned back or the logic door is shut."""
    return state if state.clear is None or state.clear_authorised else replace(state, clear=None)


def page_closed(state: State, event: e.SlipClosed) -> State:
    """A page of the meters is out, or it failed: then none of the others is printed, and they have to be anew."""
    if state.clear is None:
        return state
    if event.printed:
        return replace(state, clear=replace(state.clear, printed=state.clear.printed + 1))
    left = tuple(one for one in state.slips if one.about != "meters")
    return replace(state, clear=replace(state.clear, why=event.reason), slips=left)


def _called(state: State, event: e.ClearCalled) -> State:
    return replace(state, clear=ClearMatter(state.meters, event.pages))


def _confirmed(state: State, event: e.ClearConfirmed) -> State:
    return replace(state, clear=None, clear_confirmed=event)


def _cleared(state: State, event: e.Cleared) -> State:
    """What goes on does so; all else begins anew."""
    numbers = {name: getattr(event, field) for field, name in GOES_ON.items()}
    return replace(state, cleared=ClearedBefore(event.at_ms, event.by, event.archive, event.unread), **numbers)


def _memory_lost(state: State, event: e.MemoryLost) -> State:
    return replace(state, memory_lost=event.say, memory_copies=event.copies)


FOLDS: Mapping[type[e.AnyEvent], Callable[[State, Any], State]] = {
    e.ClearCalled: _called,
    e.ClearConfirmed: _confirmed,
    e.Cleared: _cleared,
    e.MemoryLost: _memory_lost,
}
