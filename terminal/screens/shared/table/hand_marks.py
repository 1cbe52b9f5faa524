"""The main and the chance of a hand at a shared table of Hazard, as its round shows them."""

from __future__ import annotations

from drivers.ports.table import ShownRound
from terminal.cabinet.named_marks import before_dice, named_in
from terminal.cabinet.state.games import Roll

Marks = tuple[int, int]
"""The main and the chance; 0 for none."""


def main_and_chance(shown: ShownRound | None, last: Roll | None) -> Marks:
    """What is played: after a decided round as its dice have left it."""
    if shown is None:
        return 0, 0
    if shown.phase in ("decided", "choice"):
        record = last.record if last is not None else None
        return getattr(record, "main", None) or 0, getattr(record, "chance", None) or 0
    marks = before_dice(shown.marks or {}) | named_in(shown.marks)
    return sum(marks.get("main", ())), sum(marks.get("chance", ()))
