"""The running statistics of one generator: a small value that every throw makes anew, and what it gives alarm of."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from terminal.fairness.counts import DICE, Counts, Dice, counted
from terminal.fairness.judging import WINDOW_THROWS, Figure, is_sample, run_figures, window_figures


class Watch(msgspec.Struct, frozen=True):
    """What is known of the dice of the generator that calls itself `identity`."""

    identity: str = ""
    run: Counts = Counts()
    """Since the generator was first seen, or an alarm was acknowledged."""
    window: Counts = Counts()
    """The window that is under way; a full one stays until the next throw begins another."""
    last: Dice | None = None
    """The throw before."""


class DiceAlarm(msgspec.Struct, frozen=True):
    """A figure above its limit, as it is kept and told; the figures are texts, so that every machine keeps the same."""

    scope: Literal["window", "run"]
    test: str
    """One of `terminal.fairness.judging.TESTS`."""
    throws: int
    chi_square: str
    limit: str


def met(watch: Watch, identity: str) -> Watch:
    """The watch after a generator has said who it is: another generator begins with nothing."""
    return watch if identity == watch.identity else Watch(identity)


def thrown(watch: Watch, dice: Dice) -> Watch:
    """The watch after a throw. Only throws of two dice are counted: no generator of another number is driven."""
    if len(dice) != DICE:
        return watch
    window = watch.window if watch.window.throws < WINDOW_THROWS else Counts()
    return Watch(watch.identity, counted(watch.run, dice, watch.last), counted(window, dice, watch.last), tuple(dice))


def acknowledged(watch: Watch) -> Watch:
    """The watch after a technician has looked at the generator: what is found wrong was found, and all begins anew."""
    return replace(watch, run=Counts(), window=Counts(), last=None)


def alarms(watch: Watch) -> tuple[DiceAlarm, ...]:
    """Judge what has just become full with the last throw: the window, a sample of the run, or neither."""
    found: list[DiceAlarm] = []
    if watch.window.throws == WINDOW_THROWS:
        found += [_alarm("window", figure) for figure in window_figures(watch.window) if figure.alarming]
    if is_sample(watch.run.throws):
        found += [_alarm("run", figure) for figure in run_figures(watch.run) if figure.alarming]
    return tuple(found)


def _alarm(scope: Literal["window", "run"], figure: Figure) -> DiceAlarm:
    return DiceAlarm(scope, figure.test, figure.throws, f"{figure.chi_square:.2f}", f"{figure.limit:.2f}")
