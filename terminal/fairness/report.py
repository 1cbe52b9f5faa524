"""The figures of the statistics page: results of the dice, how fair they are, and when they are judged next."""

from __future__ import annotations

from typing import NamedTuple

from terminal.fairness.counts import Counts
from terminal.fairness.judging import WINDOW_THROWS, Figure, next_sample, run_figures, window_figures
from terminal.fairness.watch import Series, Watch


class Sheet(NamedTuple):
    """The figures of one sample."""

    throws: int
    judged_at: int
    """The number of throws at which the figures are judged next; before that they are for information only."""
    faces: tuple[tuple[int, ...], ...]
    """By die: how often faces 1 to 6 occurred."""
    totals: tuple[int, ...]
    """How often each total occurred, from the lowest possible one."""
    figures: tuple[Figure, ...]


class Part(NamedTuple):
    """The two samples of the throws with this many dice."""

    dice: int
    run: Sheet
    window: Sheet


class Report(NamedTuple):
    """A generator's samples, by the number of dice."""

    identity: str
    parts: tuple[Part, ...]


def report(watch: Watch, usual: tuple[int, ...] = (2,)) -> Report:
    """Compute every figure of a watch: of all numbers of dice that were thrown, or before any throw of the usual."""
    return Report(watch.identity, tuple(_part(dice, watch.of(dice)) for dice in thrown_counts(watch) or usual))


def thrown_counts(watch: Watch) -> tuple[int, ...]:
    """The numbers of dice that were thrown at once, ascending."""
    return tuple(series.run.dice for series in watch.series)


def _part(dice: int, series: Series) -> Part:
    return Part(
        dice,
        _sheet(series.run, next_sample(series.run.throws), run_figures(series.run)),
        _sheet(series.window, WINDOW_THROWS, window_figures(series.window)),
    )


def _sheet(counts: Counts, judged_at: int, figures: tuple[Figure, ...]) -> Sheet:
    return Sheet(counts.throws, judged_at, counts.faces, counts.totals, figures)
