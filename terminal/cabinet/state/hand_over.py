"""The state of a cabinet's hand-over."""

from __future__ import annotations

import msgspec

from terminal.cabinet.people.account import Person


class Signature(msgspec.Struct, frozen=True):
    """The last hand-over that was signed."""

    parameters: str
    """SHA-256 of the parameters at that time."""
    at_ms: int
    slip: int
    """The number of its slip."""
    who: Person | None = None
    """None where a key alone is enough."""


class HandOver(msgspec.Struct, frozen=True):
    """What was done since the journal began, on the way to a cabinet that may be operated."""

    printed: bool = False
    """A test print has come out."""
    thrown: bool = False
    """A test throw has given a result."""
    signed: Signature | None = None
    """None if no hand-over was signed in this journal."""
