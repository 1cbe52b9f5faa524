"""A row of the table of faults, and how most of them are recognized in the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from drivers.ports import Lamp
from terminal.cabinet.state import State
from terminal.rules.refusal import Phrase

Stop = Literal["play", "dice", "money_in", "tickets_in", "tickets_out", "cash_out"]
"""What does not work: chips and dice, the next throw alone, bills and tickets in, tickets in alone, a ticket as the way
out (an attendant pays by hand instead), any cash-out.
"""

Who = Literal["automatic", "attendant", "technician"]
"""Who ends it, apart from the repair: it ends by itself, by the attendant's key, or by the technician's key (D4)."""

ALL: tuple[Stop, ...] = ("play", "money_in", "cash_out")


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the table."""

    code: str
    title: Phrase
    remedy: Phrase
    """What the staff does, and what ends it."""
    who: Who
    lamp: Lamp
    event: str
    """The kind of event that records it in the journal."""
    stops: tuple[Stop, ...]
    stands: Callable[[State], bool]
    """Whether it is present now. A lock belongs to the runtime and is in no state."""


def at_fault(name: str, *codes: str) -> Callable[[State], bool]:
    """The device has a fault with one of these codes."""
    return lambda state: state.machine.device(name).code in codes


def at_other_fault(name: str, *known: str) -> Callable[[State], bool]:
    """The device has a fault with a code that no other row names."""
    return lambda state: state.machine.device(name).faulty and state.machine.device(name).code not in known


def at_any_fault(name: str) -> Callable[[State], bool]:
    """The device is at fault, whatever it is; a cabinet without it has none."""
    return lambda state: state.machine.device(name).faulty
