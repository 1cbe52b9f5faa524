"""Folds the hand-over, and the tests that belong to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.cabinet.state.hand_over import Signature


def printed(state: State) -> State:
    """The state after a test print that has come out."""
    return replace(state, hand_over=replace(state.hand_over, printed=True))


def thrown(state: State) -> State:
    """The state after a test throw with a result."""
    return replace(state, hand_over=replace(state.hand_over, thrown=True))


def _signed(state: State, event: e.HandOverSigned) -> State:
    """The slip that is ordered next is the signed one's."""
    signature = Signature(event.parameters, event.at_ms, state.papers.last_slip + 1, event.who)
    return replace(state, hand_over=replace(state.hand_over, signed=signature))


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {e.HandOverSigned: _signed}
