"""What must hold for shifts, and for cash boxes that are taken out."""

from __future__ import annotations

from dataclasses import dataclass, field

from harness.bookkeeping import Books
from harness.simulation.require import require
from terminal.cabinet import events as e
from terminal.cabinet.cash_box.contents import Contents


@dataclass
class AttendantChecks:
    """Compares shifts with the books, and drops with what was in the cash box. A key alone is enough here."""

    box_taken: Contents = field(default_factory=Contents)
    """What was in the cash box that the staff took out last."""
    _before_shift: tuple[int, int] = (0, 0)
    """What had been paid and given by hand when the shift began."""

    def check(self, event: e.AnyEvent, books: Books) -> None:
        """Check one more event, which is booked. Raises WrongError."""
        match event:
            case e.DropTaken(number=number, contents=expected) | e.DropCounted(number=number, expected=expected):
                there = self.box_taken
                same = (expected.bills, expected.tickets) == (there.bills, there.tickets)
                require(same, f"drop {number} expects {expected}, in the cash box were {there}")
            case e.ShiftBegan():
                self._before_shift = (books.hand_paid_cents, books.given_cents)
            case e.ShiftEnded(figures=figures):
                paid_cents, given_cents = self._before_shift
                booked = (books.hand_paid_cents - paid_cents, books.given_cents - given_cents)
                found = (figures.paid_cents, figures.credits_cents)
                require(found == booked, f"in the shift {found} cents are paid and given, {booked} are booked")
