"""The hand-over of a cabinet that is set up, to the house that operates it."""

from __future__ import annotations

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person


class HandOverSigned(Event, frozen=True, tag="hand_over_signed"):
    """The cabinet was handed over as it is set up now; a slip for the papers of the house is ordered next."""

    parameters: str
    """SHA-256 of the parameters in force: a line ``name = value`` for each, sorted by name."""
    at_ms: int
    """By the wall clock."""
    key: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""
