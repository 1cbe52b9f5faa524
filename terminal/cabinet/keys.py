"""The staff's keys: whose they are, what an attendant's is needed for, and when one is turned."""

from __future__ import annotations

from drivers.ports import KEYS
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal

ATTENDANT, TECHNICIAN = KEYS


def verify_attendant(state: State) -> None:
    """The attendant's key is turned. Raises Refusal."""
    if ATTENDANT not in state.keys_turned:
        raise Refusal("key", "Only an attendant may do this: turn the attendant key.")


def turns(key: str, state: State, keys_turned: tuple[str, ...]) -> bool:
    """Whether this key is among those that are turned now, and was not before."""
    return key in keys_turned and key not in state.keys_turned
