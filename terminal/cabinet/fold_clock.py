"""Folds what is found about the clock, and what the staff does to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.fold_visit import ends_later
from terminal.cabinet.hosting import fold_hosting
from terminal.cabinet.people.fold_people import delays_later
from terminal.cabinet.players import fold_players
from terminal.cabinet.session import moved
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import AWAY_MS, OFFSETS_KEPT, ClockOff
from terminal.common.local_time import UtcOffset


def _clock_moved(state: State, event: e.ClockMoved) -> State:
    within_ms = event.within_ms or (AWAY_MS if event.at_least else 0)
    off = ClockOff(event.off_ms, within_ms, event.asks) if event.off_ms else None
    return _with_clock(_jumped(state, event.found_ms - event.expected_ms), off)


def _jumped(state: State, ms: int) -> State:
    """What ends at an instant keeps its remaining time, also while the clocks are stopped."""
    stopped_ms = state.machine.clocks_stopped_ms
    machine = replace(state.machine, clocks_stopped_ms=None if stopped_ms is None else stopped_ms + ms)
    state = fold_players.delays_later(delays_later(ends_later(state, ms), ms), ms)
    hosting = fold_hosting.jumped(state.hosting, ms)
    visit = replace(state.visit, session=moved(state.visit.session, ms))
    return replace(state, machine=machine, visit=visit, hosting=hosting)


def _set_called(state: State, event: e.ClockSetCalled) -> State:
    return replace(state, machine=replace(state.machine, clock_setting=event))


def _set(state: State, event: e.ClockSet) -> State:
    setting = state.machine.clock_setting
    alone_ms = setting.alone_ms if setting else 0
    state = _with_clock(_jumped(state, event.after_ms - event.before_ms), None)
    return replace(state, machine=replace(state.machine, clock_setting=None, clock_alone_ms=alone_ms))


def _not_set(state: State, event: e.ClockNotSet) -> State:
    del event
    return replace(state, machine=replace(state.machine, clock_setting=None))


def _confirmed(state: State, event: e.ClockConfirmed) -> State:
    del event
    return _with_clock(state, None)


def _offset_changed(state: State, event: e.OffsetChanged) -> State:
    return with_offset(state, event.at_ms, event.offset_minutes)


def with_offset(state: State, at_ms: int, minutes: int) -> State:
    """The state in which local time is known to have this offset from that instant on."""
    known = state.machine.offsets
    if known and known[-1].minutes == minutes:
        return state
    offsets = (*known, UtcOffset(at_ms, minutes))[-OFFSETS_KEPT:]
    return replace(state, machine=replace(state.machine, offsets=offsets))


def _with_clock(state: State, clock: ClockOff | None) -> State:
    return replace(state, machine=replace(state.machine, clock=clock))


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.ClockMoved: _clock_moved,
    e.ClockSetCalled: _set_called,
    e.ClockSet: _set,
    e.ClockNotSet: _not_set,
    e.ClockConfirmed: _confirmed,
    e.OffsetChanged: _offset_changed,
}
