"""The staff's keys: whose they are, and when one is turned."""

from __future__ import annotations

from drivers.ports import KEYS
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal

ATTENDANT, TECHNICIAN = KEYS


def verify_no_key(state: State) -> None:
    """No staff key is turned: while one is, the player can change neither bets nor dice nor credit. Raises Refusal."""
    if state.machine.keys_turned:
        raise Refusal("staff", "A staff key is turned: play goes on when it is turned back.")


def turns(key: str, state: State, keys_turned: tuple[str, ...]) -> bool:
    """Whether this key is turned now, and was not before."""
    return key in keys_turned and key not in state.machine.keys_turned
