"""Folds the rounds of a table with a dealer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.cabinet.state.rounds import RoundPhase, Rounds


def name_of(event: e.DiceShown | e.TableDiceLie) -> str:
    """The person who has entered the dice, as far as it is known."""
    return event.dealer or (event.who.name if event.who else "")


def _moved(state: State, event: e.ByDealer, phase: RoundPhase, **fields: Any) -> State:
    """The round in this phase; whatever was left of a betting time ends with it."""
    rounds = Rounds(event.round, phase, acted_ms=event.at_ms, **fields)
    return replace(state, rounds=rounds, visit=replace(state.visit, betting_closes_ms=None))


def given_up(state: State, event: e.ThrowVoided) -> State:
    """The generator has thrown in vain too often: the round is over without a result."""
    if event.again is not None or not state.rounds.throwing:
        return state
    return replace(state, rounds=replace(state.rounds, phase="void", dice=(), read=False, by="", name=""))


def _opened(state: State, event: e.RoundOpened) -> State:
    return _moved(state, event, "open")


def _last_called(state: State, event: e.LastBetsCalled) -> State:
    return replace(state, rounds=Rounds(event.round, "hurry", acted_ms=event.at_ms))


def _closed(state: State, event: e.RoundClosed) -> State:
    return _moved(state, event, "closed" if event.by_hand else "rolling")


def _shown(state: State, event: e.DiceShown) -> State:
    if event.by == "generator":
        return _moved(state, event, "shown", dice=event.dice, read=True)
    return _moved(state, event, "shown", dice=event.dice, by=event.by, name=name_of(event))


def _confirmed(state: State, event: e.DiceConfirmed) -> State:
    return _moved(state, event, "decided")


def _voided(state: State, event: e.RoundVoided) -> State:
    return _moved(state, event, "void")


def _silent(state: State, event: e.DealerSilent) -> State:
    del event
    return replace(state, rounds=replace(state.rounds, silent=True))


def _awaited(state: State, event: e.DealerAwaited) -> State:
    return replace(state, rounds=replace(state.rounds, acted_ms=event.at_ms))


def _resumed(state: State, event: e.RoundResumed) -> State:
    return replace(state, rounds=replace(state.rounds, acted_ms=event.at_ms, silent=False))


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.RoundOpened: _opened,
    e.LastBetsCalled: _last_called,
    e.RoundClosed: _closed,
    e.DiceShown: _shown,
    e.DiceConfirmed: _confirmed,
    e.RoundVoided: _voided,
    e.DealerAwaited: _awaited,
    e.DealerSilent: _silent,
    e.RoundResumed: _resumed,
}
