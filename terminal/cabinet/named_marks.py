"""What the shooter of a shared table has named for the dice, among the marks that the table shows.

Marks are what the felt counts before the dice. What is named is fixed with the bets, and stands beside them then.
"""

from __future__ import annotations

from collections.abc import Mapping

Marks = Mapping[str, tuple[int, ...]]

NAMED = "named."
"""The names of what was named begin with this."""


def with_named(marks: Marks | None, named: Marks) -> dict[str, tuple[int, ...]]:
    """The marks, and what was named beside them."""
    return {**(marks or {}), **{NAMED + name: values for name, values in named.items()}}


def before_dice(marks: Marks) -> dict[str, tuple[int, ...]]:
    """The marks as they were when the round began."""
    return {name: values for name, values in marks.items() if not name.startswith(NAMED)}


def named_in(marks: Marks | None) -> dict[str, tuple[int, ...]]:
    """What was named; empty for nothing."""
    return {name.removeprefix(NAMED): values for name, values in (marks or {}).items() if name.startswith(NAMED)}
