"""The cash box: taken out, put back unopened, and counted."""

from __future__ import annotations

from terminal.cabinet.cash_box.contents import Contents, Count, Evidence
from terminal.cabinet.events.shape import MoneyEvent
from terminal.cabinet.people.account import Person


class DropTaken(MoneyEvent, frozen=True, tag="drop_taken"):
    """The cash box was taken out. What is stacked from now on is in another box, and counted with that."""

    number: int
    """Drops are numbered; numbers only rise, also over a RAM clear."""
    at_ms: int
    evidence: Evidence
    """``stacker``: the validator's stacker was missing behind the open cash box door; ``staff``: a person said so."""
    last: int
    """The number of the last bill or ticket in the validator's path: a dispute about an earlier one is about this box.
    """
    contents: Contents
    """What must be in it."""
    by: str = ""
    """The key that was turned; empty if there was none, or if it was turned and no person was signed in."""
    who: Person | None = None
    """The person who was signed in; None if there was none, and where a key alone is enough."""


class DropUndone(MoneyEvent, frozen=True, tag="drop_undone"):
    """The cash box of the last drop was put back unopened: what is in it counts with what is stacked from now on."""

    number: int
    at_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class DropCounted(MoneyEvent, frozen=True, tag="drop_counted"):
    """The count of a drop was entered."""

    number: int
    at_ms: int
    by: str
    """The key that was turned."""
    expected: Contents
    count: Count
    difference_cents: int
    """The counted bills less the expected ones."""
    who: Person | None = None
    """The person; None where a key alone is enough."""
