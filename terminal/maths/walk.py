"""Walks wagers at random: many tables at once, each roll one look-up in a flat array of the chain's transitions.

A column of the array is a roll and, if a bet can be placed on tables of several kinds, also the kind on which the next
one is placed; so one number determines both what a roll does and where a decided bet is made again.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd, lcm

import numpy as np
from numpy.random import PCG64, Generator, SeedSequence
from numpy.typing import NDArray

from terminal.maths.chain import Chain

TABLES = 2048
"""Tables per bet: they and their data fit into a processor's cache."""
ROLLS = 512
"""Number of rolls during which a table's bet is made again whenever it has been decided."""
BATCH = 32
"""Rolls of all tables that are walked before they are counted."""

Places = NDArray[np.intp]
Counts = NDArray[np.int64]


@dataclass(frozen=True)
class Flat:
    """A chain as arrays. A place is `state * columns`; a cell is a place plus a column."""

    columns: int
    """How many equally likely numbers can be drawn for a roll."""
    starts: Places
    """The places where the bet can be after it is made; all are equally likely."""
    following: Places
    """The place to which each cell leads; after an end, the start of the next bet."""
    end: NDArray[np.int16]
    """The end of each cell; -1 where the bet continues."""
    ends: int
    """How many ends there are."""


@dataclass(frozen=True)
class Block:
    """A part of a simulation with its own dice: determined by seed and number, whichever processor walks it."""

    seed: int
    number: int
    tables: int
    rolls: int


def flatten(chain: Chain) -> Flat:
    """The arrays of a chain. All throws are equally likely, from every state."""
    ways = lcm(*(chain.ways(state) for state in range(len(chain.steps))))
    smallest = gcd(*(weight for _, weight in chain.starts))
    starts = np.repeat([state for state, _ in chain.starts], [weight // smallest for _, weight in chain.starts])
    columns = ways * len(starts)
    assert columns < 1 << 16, f"{chain.wager.name} needs more numbers than a draw has"
    targets = np.array([_targets(chain, state, ways) for state in range(len(chain.steps))], np.intp)
    cells = np.repeat(targets, len(starts), axis=1).ravel()
    again = np.tile(starts, len(cells) // len(starts))
    places = np.where(cells < 0, again, cells) * columns
    end = np.where(cells < 0, ~cells, -1).astype(np.int16)
    return Flat(columns, starts.astype(np.intp) * columns, places.astype(np.intp), end, len(chain.ends))


def _targets(chain: Chain, state: int, ways: int) -> list[int]:
    """Where each of these equally likely throws takes the bet from this state."""
    times = ways // chain.ways(state)
    return [target for steps, target in chain.steps[state] for _ in range(steps * times)]


def walk(flats: list[Flat], block: Block) -> list[tuple[Counts, int]]:
    """Walk one block of every bet: how often each of its ends occurred, and in how many rolls.

    A table's dice are the same for all bets that are placed on one kind of table, as at a real one. Bets that are still
    up after `block.rolls` are followed to their end, because bets that take long are not decided like the others.
    """
    chance = Generator(PCG64(SeedSequence(block.seed, spawn_key=(block.number,))))
    cells = [np.zeros(len(flat.end), np.int64) for flat in flats]
    places = [flat.starts[chance.integers(len(flat.starts), size=block.tables)] for flat in flats]
    for begun in range(0, block.rolls, BATCH):
        shape = (min(BATCH, block.rolls - begun), block.tables)
        drawn = {columns: _draw(chance, columns, shape) for columns in sorted({flat.columns for flat in flats})}
        for flat, place, counts in zip(flats, places, cells, strict=True):
            counts += _batch(flat, place, drawn[flat.columns])
    for flat, place, counts in zip(flats, places, cells, strict=True):
        counts += _last_bets(flat, place, chance)
    return [_by_end(flat, counts) for flat, counts in zip(flats, cells, strict=True)]


def _draw(chance: Generator, columns: int, shape: tuple[int, int]) -> Places:
    return chance.integers(columns, size=shape, dtype=np.uint16).astype(np.intp)


def _batch(flat: Flat, place: Places, drawn: Places) -> Counts:
    """Roll after roll on all tables of one bet; updates `place`."""
    met = np.empty_like(drawn)
    for columns, cell in zip(drawn, met, strict=True):
        np.add(place, columns, out=cell)
        flat.following.take(cell, out=place, mode="clip")  # no cell is out of bounds; a checking mode would copy `out`
    return np.bincount(met.ravel(), minlength=len(flat.end))


def _last_bets(flat: Flat, place: Places, chance: Generator) -> Counts:
    """Roll until every bet that is up has been decided; none is made again."""
    met = [np.empty(0, np.intp)]
    while len(place):
        cell = place + chance.integers(flat.columns, size=len(place))
        met.append(cell)
        place = flat.following[cell[flat.end[cell] < 0]]
    return np.bincount(np.concatenate(met), minlength=len(flat.end))


def _by_end(flat: Flat, cells: Counts) -> tuple[Counts, int]:
    ends = np.zeros(flat.ends, np.int64)
    decided = flat.end >= 0
    np.add.at(ends, flat.end[decided], cells[decided])
    return ends, int(cells.sum())
