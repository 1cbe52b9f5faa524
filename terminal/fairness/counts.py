"""Counts of throws with one number of dice: faces, totals, pairs of two dice, and each die after the throw before."""

from __future__ import annotations

from functools import cache

import msgspec

FACES = 6
CELLS = FACES * FACES
PAIR = 2
"""The number of dice of which pairs are counted."""
DICE_COUNTS = (1, 2, 3, 4)
"""The numbers of dice that are thrown at once."""

Dice = tuple[int, ...]
Table = tuple[int, ...]


@cache
def ways(dice: int) -> tuple[int, ...]:
    """In how many of all equally likely throws each total comes, from the lowest, which is the number of dice."""
    found: tuple[int, ...] = (1,)
    for _ in range(dice):
        found = tuple(sum(found[max(0, at - FACES + 1) : at + 1]) for at in range(len(found) + FACES - 1))
    return found


class Counts(msgspec.Struct, frozen=True):
    """What throws with the same number of dice have shown."""

    dice: int
    throws: int
    faces: tuple[Table, ...]
    """For each die, how often faces 1 to 6 occurred."""
    totals: Table
    """How often each total occurred, from the lowest possible one."""
    pairs: Table
    """36 cells, row by row: by the faces of the first die (rows) and of the second; empty unless there are two dice."""
    serial: tuple[Table, ...]
    """For each die 36 cells: by its face in the throw before (rows) and its face now."""


@cache
def nothing(dice: int) -> Counts:
    """The counts before the first throw of this many dice."""
    assert dice in DICE_COUNTS
    pairs = (0,) * CELLS if dice == PAIR else ()
    return Counts(dice, 0, ((0,) * FACES,) * dice, (0,) * len(ways(dice)), pairs, ((0,) * CELLS,) * dice)


def counted(before: Counts, dice: Dice, last: Dice | None) -> Counts:
    """Count one throw; `last` is the throw of as many dice before it, None at the first."""
    assert len(dice) == before.dice
    serial = before.serial
    if last is not None:
        serial = tuple(
            _one_more(table, _cell(then, now)) for table, then, now in zip(before.serial, last, dice, strict=True)
        )
    return Counts(
        before.dice,
        before.throws + 1,
        tuple(_one_more(table, face - 1) for table, face in zip(before.faces, dice, strict=True)),
        _one_more(before.totals, sum(dice) - before.dice),
        _one_more(before.pairs, _cell(*dice)) if before.dice == PAIR else (),
        serial,
    )


def _cell(row: int, column: int) -> int:
    return (row - 1) * FACES + column - 1


def _one_more(table: Table, cell: int) -> Table:
    return (*table[:cell], table[cell] + 1, *table[cell + 1 :])
