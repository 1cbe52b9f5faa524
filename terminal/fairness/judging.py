"""What the counts of two dice are tested for, and when: the tests, their limits, and the sample sizes they wait for.

Two watches run over the same throws:

* The *window* looks for what has just broken, such as a die that always shows one face. Windows of 1 000 throws follow
  each other; because there are so many of them, a test's limit is one that fair dice exceed once in a million windows.
* The *run*, since the generator is known or a technician has acknowledged an alarm, looks for what is slightly unfair.
  It is judged at the sample sizes that regulation G9 computes for a face that is 5, 2 or 1 per cent too likely, first
  at the 10 000 throws of G10, and at every further 1 670 000. The 99 per cent confidence of G1 is that of all tests of
  one sample together, so each has its share of it.

What is judged is told to people. No outcome is ever changed, chosen or delayed for it (regulation G4).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import NamedTuple

from terminal.fairness import chi_square
from terminal.fairness.counts import CELLS, DICE, FACES, Counts

WINDOW_THROWS = 1_000
WINDOW_SIGNIFICANCE = 1e-6
"""Of each test of a window."""
SAMPLES = (10_000, 67_000, 419_000, 1_670_000)
"""Throws at which the run is judged (regulation G10 and G9)."""
RUN_SIGNIFICANCE = 0.01
"""Of all tests of a sample together (regulation G1)."""
TESTS = ("faces_1", "faces_2", "totals", "pairs", "serial_1", "serial_2")
"""Every test by its name: faces of each die, totals, pairs, each die now against the throw before."""

EVEN = (1,) * FACES
WAYS = tuple(FACES - abs(total - FACES - 1) for total in range(2, 2 * FACES + 1))
"""In how many of 36 ways each total comes."""


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
    """The chi-square above which it is an alarm."""

    @property
    def alarming(self) -> bool:
        """The figure is above its limit."""
        return self.chi_square > self.limit


def window_figures(counts: Counts) -> tuple[Figure, ...]:
    """Judge a window's counts."""
    return _judged(counts, WINDOW_SIGNIFICANCE)


def run_figures(counts: Counts) -> tuple[Figure, ...]:
    """Judge the counts of the whole run."""
    return _judged(counts, RUN_SIGNIFICANCE / len(TESTS))


def next_sample(throws: int) -> int:
    """Say at how many throws the run is judged next, after so many."""
    later = (sample for sample in SAMPLES if sample > throws)
    return next(later, (throws // SAMPLES[-1] + 1) * SAMPLES[-1])


def is_sample(throws: int) -> bool:
    """Whether the run is judged at just so many throws."""
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
    for die in range(DICE):
        yield f"faces_{die + 1}", chi_square.figure(counts.faces(die), EVEN), FACES - 1
    yield "totals", chi_square.figure(counts.totals(), WAYS), len(WAYS) - 1
    yield "pairs", chi_square.figure(counts.pairs, (1,) * CELLS), CELLS - 1
    for die in range(DICE):
        yield f"serial_{die + 1}", _serial_figure(counts.serial[die]), FACES * (FACES - 1)


def _serial_figure(table: tuple[int, ...]) -> float:
    """A row for each face before, judged by itself: it does not count again how often that face came."""
    return fsum(chi_square.figure(table[at : at + FACES], EVEN) for at in range(0, CELLS, FACES))
