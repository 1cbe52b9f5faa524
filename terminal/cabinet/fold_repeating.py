"""Folds automatic repeats, and the next step planned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.cabinet.state.games import Repeating, RepeatPlan


def _started(state: State, event: e.AutoRepeatStarted) -> State:
    del event
    return replace(state, visit=replace(state.visit, repeating=Repeating(auto=True)))


def _ended(state: State, event: e.AutoRepeatEnded) -> State:
    del event  # its fields are for recall and the screen
    return replace(state, visit=replace(state.visit, repeating=Repeating()))


def _planned(state: State, event: e.RepeatPlanned) -> State:
    return replace(
        state,
        visit=replace(state.visit, repeating=replace(state.visit.repeating, plan=RepeatPlan(event.step, event.at_ms))),
    )


def _not_repeated(state: State, event: e.BetsNotRepeated) -> State:
    del event
    return unplanned(state)


def unplanned(state: State) -> State:
    """The state after the planned step was done or dropped."""
    return replace(state, visit=replace(state.visit, repeating=replace(state.visit.repeating, plan=None)))


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.AutoRepeatStarted: _started,
    e.AutoRepeatEnded: _ended,
    e.RepeatPlanned: _planned,
    e.BetsNotRepeated: _not_repeated,
}
