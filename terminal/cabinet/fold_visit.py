"""Folds what a player's visit leaves behind beside bets: calls, options, the session, a reservation, betting times."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.session import Session
from terminal.cabinet.state import State
from terminal.cabinet.state.games import Repeating
from terminal.cabinet.state.visits import Reservation


def _attendant_called(state: State, event: e.AttendantCalled) -> State:
    return replace(state, attendant_called=event.on)


def _option_set(state: State, event: e.OptionSet) -> State:
    if event.name == "auto_repeat":
        return state  # an option of earlier programs, whose screen did what is the cabinet's now
    others = {name: value for name, value in state.options.items() if name != event.name}
    return replace(state, options=others if event.default else others | {event.name: event.value})


def _session_started(state: State, event: e.SessionStarted) -> State:
    return replace(state, session=Session(event.at_ms))


def _session_ended(state: State, event: e.SessionEnded) -> State:
    del event  # its field is for recall
    return replace(state, session=None, options={}, repeating=Repeating())


def _station_reserved(state: State, event: e.StationReserved) -> State:
    before = state.reservation
    mistakes = before.mistakes if before is not None and before.digest == event.digest else 0
    reservation = Reservation(event.until_ms, event.salt, event.digest, mistakes)
    return replace(state, reservation=reservation, repeating=replace(state.repeating, plan=None))


def _pin_mistaken(state: State, event: e.PinMistaken) -> State:
    del event
    assert state.reservation is not None, "a PIN was tried at a station that is not reserved"
    reservation = state.reservation
    return replace(state, reservation=replace(reservation, mistakes=reservation.mistakes + 1))


def _station_returned(state: State, event: e.StationReturned) -> State:
    del event  # its field is for recall
    return replace(state, reservation=None)


def _betting_opened(state: State, event: e.BettingOpened) -> State:
    return replace(state, betting_closes_ms=event.closes_ms)


def _clocks_stopped(state: State, event: e.ClocksStopped) -> State:
    return replace(state, clocks_stopped_ms=event.at_ms)


def _clocks_resumed(state: State, event: e.ClocksResumed) -> State:
    """What ends at an instant has the time left that it had when the clocks stopped."""
    assert state.clocks_stopped_ms is not None, "clocks resume that have not stopped"
    rested_ms = event.at_ms - state.clocks_stopped_ms
    return replace(ends_later(state, rested_ms), clocks_stopped_ms=None)


def ends_later(state: State, ms: int) -> State:
    """The state in which what ends or is planned at an instant of the wall clock comes so much later by it."""
    reservation, closes_ms = state.reservation, state.betting_closes_ms
    tilted_ms, plan = state.unknown_tickets.until_ms, state.repeating.plan
    return replace(
        state,
        reservation=replace(reservation, until_ms=reservation.until_ms + ms) if reservation else None,
        betting_closes_ms=None if closes_ms is None else closes_ms + ms,
        unknown_tickets=replace(state.unknown_tickets, until_ms=None if tilted_ms is None else tilted_ms + ms),
        repeating=replace(state.repeating, plan=replace(plan, at_ms=plan.at_ms + ms) if plan else None),
    )


FOLDS: Mapping[type[e.AnyEvent], Callable[[State, Any], State]] = {
    e.AttendantCalled: _attendant_called,
    e.OptionSet: _option_set,
    e.SessionStarted: _session_started,
    e.SessionEnded: _session_ended,
    e.StationReserved: _station_reserved,
    e.PinMistaken: _pin_mistaken,
    e.StationReturned: _station_returned,
    e.BettingOpened: _betting_opened,
    e.ClocksStopped: _clocks_stopped,
    e.ClocksResumed: _clocks_resumed,
}
