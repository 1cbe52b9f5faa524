"""The tests of the dice counts: which, with what limits, and after how many throws.

Throws of one, two, three and four dice are counted and judged apart, each against the exact expectation of as many fair
dice. Two watches run over the same throws:

* The *window* looks for sudden failures, such as a die that always shows one face. Windows of 1,000 throws follow each
  other; because there are many of them, the limit of a test is one that fair dice exceed once in a million windows.
* The *run*, since the generator is known or a technician has acknowledged an alarm, looks for a slight bias. It is
  judged at the sample sizes that regulation G9 computes for a face that is 5, 2 or 1 per cent too likely, first at the
  10,000 throws of G10, and at every further 1,670,000. The 99 per cent confidence of G1 applies to all tests of a
  sample together, so each has its share of it.

The results are reported to people. No outcome is ever changed, chosen or delayed because of them (regulation G4).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import fsum
from typing import NamedTuple

from terminal.fairness import chi_square
from terminal.fairness.counts import CELLS, DICE_COUNTS, FACES, PAIR, Counts, ways

WINDOW_THROWS = 1_000
WINDOW_SIGNIFICANCE = 1e-6
"""For each test of a window."""
SAMPLES = (10_000, 67_000, 419_000, 1_670_000)
"""Throws at which the run is judged (regulation G10 and G9)."""
RUN_SIGNIFICANCE = 0.01
"""For all tests of a sample together (regulation G1)."""
EVEN = (1,) * FACES
LEAST_EXPECTED = 5
"""A total that fair dice show less often than this in a window is judged together with its neighbours: the chi-square
distribution describes cells with fewer too badly."""


def tests(dice: int) -> tuple[str, ...]:
    """Every test of as many dice by name: faces of each die, totals, pairs, each die against the throw before.

    One die alone is its own total, and pairs are counted only where two dice are thrown.
    """
    each = range(1, dice + 1)
    together = (*(("totals",) if dice > 1 else ()), *(("pairs",) if dice == PAIR else ()))
    return (*(f"faces_{die}" for die in each), *together, *(f"serial_{die}" for die in each))


TESTS = {dice: tests(dice) for dice in DICE_COUNTS}
"""The tests by the number of dice."""


class Figure(NamedTuple):
    """One test's result."""

    test: str
    throws: int
    chi_square: float
    freedom: int
    """Degrees of freedom."""
    probability: float
    """How likely fair dice give at least this chi-square."""
    limit: float
    """The chi-square above which there is an alarm."""

    @property
    def alarming(self) -> bool:
        """The figure is above its limit."""
        return self.chi_square > self.limit


def window_figures(counts: Counts) -> tuple[Figure, ...]:
    """Judge a window's counts."""
    return _judged(counts, WINDOW_SIGNIFICANCE)


def run_figures(counts: Counts) -> tuple[Figure, ...]:
    """Judge the counts of the whole run."""
    return _judged(counts, RUN_SIGNIFICANCE / len(TESTS[counts.dice]))


def next_sample(throws: int) -> int:
    """Return the number of throws at which the run is judged next."""
    later = (sample for sample in SAMPLES if sample > throws)
    return next(later, (throws // SAMPLES[-1] + 1) * SAMPLES[-1])


def is_sample(throws: int) -> bool:
    """Whether the run is judged at exactly this number of throws."""
    return throws > 0 and next_sample(throws - 1) == throws


def _judged(counts: Counts, significance: float) -> tuple[Figure, ...]:
    throws = counts.throws
    return tuple(
        Figure(
            test,
            throws,
            figure,
            freedom,
            chi_square.probability(figure, freedom),
            chi_square.limit(freedom, significance),
        )
        for test, figure, freedom in _tested(counts)
    )


def _tested(counts: Counts) -> Iterator[tuple[str, float, int]]:
    """Every test's name, chi-square and degrees of freedom."""
    for die, faces in enumerate(counts.faces, start=1):
        yield f"faces_{die}", chi_square.figure(faces, EVEN), FACES - 1
    if counts.dice > 1:
        cells = _totals_judged(counts.dice)
        totals = [sum(counts.totals[total] for total in cell) for cell in cells]
        shares = [sum(ways(counts.dice)[total] for total in cell) for cell in cells]
        yield "totals", chi_square.figure(totals, shares), len(cells) - 1
    if counts.dice == PAIR:
        yield "pairs", chi_square.figure(counts.pairs, (1,) * CELLS), CELLS - 1
    for die, table in enumerate(counts.serial, start=1):
        yield f"serial_{die}", _serial_figure(table), FACES * (FACES - 1)


@cache
def _totals_judged(dice: int) -> tuple[range, ...]:
    """The totals by their places from the lowest, one each; the rare ones at both ends together."""
    shares = ways(dice)
    whole = sum(shares)
    rare = next(
        rare
        for rare in range(len(shares))
        if sum(shares[: rare + 1]) * WINDOW_THROWS >= LEAST_EXPECTED * whole
        and shares[rare + 1] * WINDOW_THROWS >= LEAST_EXPECTED * whole
    )
    last = len(shares) - 1
    middle = (range(place, place + 1) for place in range(rare + 1, last - rare))
    return (range(rare + 1), *middle, range(last - rare, last + 1))


def _serial_figure(table: tuple[int, ...]) -> float:
    """One row for each previous face, judged by itself, so that the frequency of that face does not count again."""
    return fsum(chi_square.figure(table[at : at + FACES], EVEN) for at in range(0, CELLS, FACES))
