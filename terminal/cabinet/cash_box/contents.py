"""What a cash box holds: by the cabinet's own account, and by a person's count."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.cabinet.people.account import Person

Evidence = Literal["stacker", "staff"]
"""How it is known that the box was taken out: the validator and the door reported it, or a person said so."""


class Contents(msgspec.Struct, frozen=True):
    """The bills and tickets that the validator has stacked in it."""

    bills: dict[str, int] = {}
    """How many bills of each value in cents."""
    tickets: int = 0
    tickets_cents: int = 0

    @property
    def bills_cents(self) -> int:
        """The value of the bills."""
        return sum(int(value) * count for value, count in self.bills.items())

    def plus(self, more: Contents) -> Contents:
        """Both together."""
        bills = self.bills | {value: self.bills.get(value, 0) + count for value, count in more.bills.items()}
        return Contents(bills, self.tickets + more.tickets, self.tickets_cents + more.tickets_cents)


class Count(msgspec.Struct, frozen=True):
    """What a person has counted."""

    bills: dict[str, int]
    """How many bills of each value in cents; values without a bill are not in it."""
    tickets: int

    @property
    def bills_cents(self) -> int:
        """The value of the bills."""
        return sum(int(value) * count for value, count in self.bills.items())


class Counted(msgspec.Struct, frozen=True):
    """A count, when it was entered, and by whom."""

    count: Count
    at_ms: int
    by: str
    who: Person | None = None


class Drop(msgspec.Struct, frozen=True):
    """A cash box that was taken out, with what must be in it, and what was counted in it."""

    number: int
    at_ms: int
    evidence: Evidence
    since: int
    """The number of the last bill or ticket in the validator's path before this box was put in."""
    last: int
    """The number of the last one before it was taken out."""
    contents: Contents
    by: str
    who: Person | None = None
    counted: Counted | None = None
    """None until the count is entered."""

    @property
    def difference_cents(self) -> int:
        """The counted bills less the expected ones; 0 before the count."""
        return 0 if self.counted is None else self.counted.count.bills_cents - self.contents.bills_cents
