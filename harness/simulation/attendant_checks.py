"""What must hold for shifts, and for cash boxes that are taken out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from harness.simulation.require import require
from terminal.cabinet import events as e
from terminal.cabinet.cash_box.contents import Contents
from terminal.cabinet.people.account import Person


def by_value_of(contents: Contents) -> Counter[int]:
    """How many bills of each value are expected."""
    return Counter({int(value): count for value, count in contents.bills.items()})


def _number(person: Person | None) -> int:
    return person.number if person else 0


@dataclass
class AttendantChecks:
    """Compares shifts with the books, and drops with what was in the cash box."""

    box_taken: tuple[Counter[int], int] = field(default_factory=lambda: (Counter(), 0))
    """The bills and the tickets that were in the cash box that the staff took out last."""
    _paid: Counter[int] = field(default_factory=Counter)
    _given: Counter[int] = field(default_factory=Counter)
    """What each person has paid and given by hand since the shift began, by the number of the account; 0 for a key."""

    def check(self, event: e.Event) -> None:
        """Check one more event. Raises WrongError."""
        match event:
            case e.DropTaken(number=number, contents=expected) | e.DropCounted(number=number, expected=expected):
                there = self.box_taken
                require(
                    (by_value_of(expected), expected.tickets) == there,
                    f"drop {number} expects {expected}, in the cash box were {there}",
                )
            case e.HandPayPaid(_, amount_cents, who=who):
                self._paid[_number(who)] += amount_cents
            case e.CreditGiven(_, amount_cents, who=who):
                self._given[_number(who)] += amount_cents
            case e.ShiftBegan(who=who):
                self._paid[_number(who)] = self._given[_number(who)] = 0
            case e.ShiftEnded(figures=figures, person=who):
                booked = (self._paid[_number(who)], self._given[_number(who)])
                found = (figures.paid_cents, figures.credits_cents)
                require(found == booked, f"in the shift {found} cents are paid and given, {booked} are booked")
