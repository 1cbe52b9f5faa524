"""The shifts of attendants."""

from __future__ import annotations

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person
from terminal.cabinet.shifts.figures import ShiftFigures


class ShiftBegan(Event, frozen=True, tag="shift_began"):
    """An attendant's shift began. Each person has at most one that is open; shifts of several people may overlap."""

    number: int
    """Shifts are numbered; numbers only rise, also over a RAM clear."""
    at_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """Whose shift it is; None where a key alone is enough: then it is the attendant key's."""


class ShiftEnded(Event, frozen=True, tag="shift_ended"):
    """A shift ended, with what its attendant paid and took during it."""

    number: int
    began_ms: int
    at_ms: int
    by: str
    """The key that was turned."""
    figures: ShiftFigures
    person: Person | None = None
    """Whose shift it was; None for the attendant key's."""
    who: Person | None = None
    """The person who ended it, mostly the same; None where a key alone is enough."""
