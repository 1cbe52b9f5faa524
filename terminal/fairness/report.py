"""The figures of the statistics page: results of the dice, how fair they are, and when they are judged next."""

from __future__ import annotations

from typing import NamedTuple

from terminal.fairness.counts import DICE, Counts
from terminal.fairness.judging import WINDOW_THROWS, Figure, next_sample, run_figures, window_figures
from terminal.fairness.watch import Watch


class Sheet(NamedTuple):
    """The figures of one sample."""

    throws: int
    judged_at: int
    """The number of throws at which the figures are judged next; before that they are for information only."""
    faces: tuple[tuple[int, ...], ...]
    """By die: how often faces 1 to 6 occurred."""
    totals: tuple[int, ...]
    """How often totals 2 to 12 occurred."""
    figures: tuple[Figure, ...]


class Report(NamedTuple):
    """A generator's two samples."""

    identity: str
    run: Sheet
    window: Sheet


def report(watch: Watch) -> Report:
    """Compute every figure of a watch."""
    run, window = watch.run, watch.window
    return Report(
        watch.identity,
        _sheet(run, next_sample(run.throws), run_figures(run)),
        _sheet(window, WINDOW_THROWS, window_figures(window)),
    )


def _sheet(counts: Counts, judged_at: int, figures: tuple[Figure, ...]) -> Sheet:
    faces = tuple(counts.faces(die) for die in range(DICE))
    return Sheet(counts.throws, judged_at, faces, counts.totals(), figures)
