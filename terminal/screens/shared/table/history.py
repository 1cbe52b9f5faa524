"""The last results: a row for each roll with its meaning for the Point, and where the puck was moved by hand."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet.state.games import Roll
from terminal.rules.games import kind_of
from terminal.screens.shared import words
from terminal.screens.shared.rows import Row

HISTORY_ROLES = ("throw", "faces", "total", "word", "tone", "puck", "puckMoved")


def history_rows(rolls: Sequence[Roll], point: int | None) -> list[Row]:
    """These rolls, the newest first; they come with the newest last. `point` is where the puck is now."""
    points_next = [*(roll.point_before for roll in rolls[1:]), point][: len(rolls)]
    rows = [_row(roll, following) for roll, following in zip(rolls, points_next, strict=True)]
    return rows[::-1]


def _row(roll: Roll, point_next: int | None) -> Row:
    """`point_next` is the puck's place before the next roll: it differs if the puck was moved by hand."""
    dice, has_puck = roll.record.dice, kind_of(roll.record).has_puck
    mark = words.mark(roll)
    moved = roll.point_after is not None and point_next is None
    puck = "" if not has_puck else "off" if roll.point_before is None else "on"
    return (roll.throw, list(dice), str(sum(dice)) if len(dice) == 2 else "", mark.word, mark.tone, puck, moved)
