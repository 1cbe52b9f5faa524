"""The running statistics of one generator: a small value, replaced at every throw, and its alarms."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from terminal.fairness.counts import DICE, Counts, Dice, counted
from terminal.fairness.judging import WINDOW_THROWS, Figure, is_sample, run_figures, window_figures


class Watch(msgspec.Struct, frozen=True):
    """The statistics of the generator with this `identity`."""

    identity: str = ""
    run: Counts = Counts()
    """Since the generator was first seen, or an alarm was acknowledged."""
    window: Counts = Counts()
    """The current window; a full one stays until the next throw begins another."""
    last: Dice | None = None
    """The previous throw."""


class DiceAlarm(msgspec.Struct, frozen=True):
    """A value above its limit, as stored and reported; as text, so that every machine stores the same."""

    scope: Literal["window", "run"]
    test: str
    """One of `terminal.fairness.judging.TESTS`."""
    throws: int
    chi_square: str
    limit: str


def met(watch: Watch, identity: str) -> Watch:
    """The watch after a generator has identified itself: another generator starts with nothing."""
    return watch if identity == watch.identity else Watch(identity)


def thrown(watch: Watch, dice: Dice) -> Watch:
    """The watch after a throw. Only throws of two dice are counted: no generator with another number is used."""
    if len(dice) != DICE:
        return watch
    window = watch.window if watch.window.throws < WINDOW_THROWS else Counts()
    return Watch(watch.identity, counted(watch.run, dice, watch.last), counted(window, dice, watch.last), tuple(dice))


def acknowledged(watch: Watch) -> Watch:
    """The watch after a technician has acknowledged the alarms: everything restarts."""
    return replace(watch, run=Counts(), window=Counts(), last=None)


def alarms(watch: Watch) -> tuple[DiceAlarm, ...]:
    """Judge what the last throw has completed: the window, a sample of the run, or neither."""
    found: list[DiceAlarm] = []
    if watch.window.throws == WINDOW_THROWS:
        found += [_alarm("window", figure) for figure in window_figures(watch.window) if figure.alarming]
    if is_sample(watch.run.throws):
        found += [_alarm("run", figure) for figure in run_figures(watch.run) if figure.alarming]
    return tuple(found)


def _alarm(scope: Literal["window", "run"], figure: Figure) -> DiceAlarm:
    return DiceAlarm(scope, figure.test, figure.throws, f"{figure.chi_square:.2f}", f"{figure.limit:.2f}")
