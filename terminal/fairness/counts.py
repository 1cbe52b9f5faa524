"""Counts of two dice: every pair of faces, and each die's face after its face in the throw before."""

from __future__ import annotations

import msgspec

FACES = 6
CELLS = FACES * FACES
DICE = 2
NOTHING = (0,) * CELLS

Dice = tuple[int, ...]


class Counts(msgspec.Struct, frozen=True):
    """Tables of 36 cells, row by row. Faces and totals of the dice are sums over the pairs."""

    pairs: tuple[int, ...] = NOTHING
    """By the faces of the first die (rows) and of the second."""
    serial: tuple[tuple[int, ...], ...] = (NOTHING, NOTHING)
    """For each die, by its face in the throw before (rows) and its face now."""

    @property
    def throws(self) -> int:
        """The number of throws counted."""
        return sum(self.pairs)

    def faces(self, die: int) -> tuple[int, ...]:
        """How often faces 1 to 6 of a die occurred; the first die is 0."""
        rows = [self.pairs[at : at + FACES] for at in range(0, CELLS, FACES)]
        return tuple(sum(row) for row in (rows if die == 0 else zip(*rows, strict=True)))

    def totals(self) -> tuple[int, ...]:
        """How often totals 2 to 12 occurred."""
        totals = [0] * (2 * FACES - 1)
        for cell, count in enumerate(self.pairs):
            totals[cell // FACES + cell % FACES] += count
        return tuple(totals)


def counted(before: Counts, dice: Dice, last: Dice | None) -> Counts:
    """Count one throw of two dice; `last` is the throw before it, None at the first."""
    pairs = _one_more(before.pairs, dice[0], dice[1])
    if last is None:
        return Counts(pairs, before.serial)
    serial = (_one_more(table, then, now) for table, then, now in zip(before.serial, last, dice, strict=True))
    return Counts(pairs, tuple(serial))


def _one_more(table: tuple[int, ...], row: int, column: int) -> tuple[int, ...]:
    cell = (row - 1) * FACES + column - 1
    return (*table[:cell], table[cell] + 1, *table[cell + 1 :])
