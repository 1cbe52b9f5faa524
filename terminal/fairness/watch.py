"""The running statistics of one generator: a small value, replaced at every throw, and its alarms."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from terminal.fairness.counts import Counts, Dice, counted, nothing
from terminal.fairness.judging import WINDOW_THROWS, Figure, is_sample, run_figures, window_figures


class Series(msgspec.Struct, frozen=True):
    """The statistics of all throws with the same number of dice."""

    run: Counts
    """Since the generator was first seen, or an alarm was acknowledged."""
    window: Counts
    """The current window; a full one stays until the next throw begins another."""
    last: Dice | None = None
    """The throw of as many dice before."""


class Watch(msgspec.Struct, frozen=True):
    """The statistics of the generator with this `identity`, by the number of dice, ascending, of those thrown."""

    identity: str = ""
    series: tuple[Series, ...] = ()

    def of(self, dice: int) -> Series:
        """The statistics of throws with this many dice."""
        return next((one for one in self.series if one.run.dice == dice), Series(nothing(dice), nothing(dice)))


class DiceAlarm(msgspec.Struct, frozen=True):
    """A value above its limit, as stored and reported; as text, so that every machine stores the same."""

    scope: Literal["window", "run"]
    test: str
    """One of `terminal.fairness.judging.TESTS`."""
    throws: int
    chi_square: str
    limit: str
    dice: int = 2
    """The number of dice of the throws that were judged."""


def met(watch: Watch, identity: str) -> Watch:
    """The watch after a generator has identified itself: another generator starts with nothing."""
    return watch if identity == watch.identity else Watch(identity)


def thrown(watch: Watch, dice: Dice) -> Watch:
    """The watch after a throw."""
    count = len(dice)
    before = watch.of(count)
    window = before.window if before.window.throws < WINDOW_THROWS else nothing(count)
    after = Series(counted(before.run, dice, before.last), counted(window, dice, before.last), tuple(dice))
    others = [one for one in watch.series if one.run.dice != count]
    return Watch(watch.identity, tuple(sorted((*others, after), key=_dice)))


def acknowledged(watch: Watch) -> Watch:
    """The watch after a technician has acknowledged the alarms: everything restarts."""
    return replace(watch, series=())


def alarms(watch: Watch, dice: int) -> tuple[DiceAlarm, ...]:
    """Judge what the last throw, with this many dice, has completed: the window, a sample of the run, or neither."""
    found: list[DiceAlarm] = []
    series = watch.of(dice)
    if series.window.throws == WINDOW_THROWS:
        found += [_alarm("window", dice, figure) for figure in window_figures(series.window) if figure.alarming]
    if is_sample(series.run.throws):
        found += [_alarm("run", dice, figure) for figure in run_figures(series.run) if figure.alarming]
    return tuple(found)


def _dice(series: Series) -> int:
    return series.run.dice


def _alarm(scope: Literal["window", "run"], dice: int, figure: Figure) -> DiceAlarm:
    return DiceAlarm(scope, figure.test, figure.throws, f"{figure.chi_square:.2f}", f"{figure.limit:.2f}", dice)
