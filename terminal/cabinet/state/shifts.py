"""The state of shifts: those that are open, and the last ones that ended."""

from __future__ import annotations

import msgspec

from terminal.cabinet.events import ShiftEnded
from terminal.cabinet.people.account import Person
from terminal.cabinet.shifts.figures import ShiftFigures

SHIFTS_KEPT = 30
"""How many ended shifts can be printed again; the journal has all of them."""


class Shift(msgspec.Struct, frozen=True):
    """A shift that is open."""

    number: int
    began_ms: int
    person: Person | None = None
    """Whose it is; None for the attendant key's."""
    figures: ShiftFigures = ShiftFigures()


class Shifts(msgspec.Struct, frozen=True):
    """The shifts of all attendants."""

    open: tuple[Shift, ...] = ()
    """At most one for each person, in the order in which they began."""
    ended: tuple[ShiftEnded, ...] = ()
    """The last `SHIFTS_KEPT`, the newest last."""
    last_number: int = 0
    """The number of the last shift that ever began."""

    def of(self, person: Person | None) -> Shift | None:
        """The open shift of this person, or of the attendant key; None if there is none.

        An account keeps its number when its name changes.
        """
        number = person.number if person else None
        return next((one for one in self.open if (one.person.number if one.person else None) == number), None)

    def numbered(self, number: int) -> Shift | None:
        """The open shift with this number; None if there is none."""
        return next((one for one in self.open if one.number == number), None)
