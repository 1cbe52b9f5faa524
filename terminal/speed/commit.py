"""How long a touch with money takes until it is durable: decided, folded, on the disk."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from terminal.app import NoPlayError, open_runtime
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.runtime import Runtime
from terminal.speed.children import MeasureError
from terminal.speed.figures import percentile
from terminal.speed.script import bill, opening

ROUNDS = 3
TOUCHES = 1_000
CHIP_CENTS = 1_00
CHIPS_UP = 10


def commits(folder: Path, cabinet: Cabinet, step: Callable[[], object]) -> dict[str, list[float]]:
    """Bet and take down again on a new journal in `folder`, round by round. Raises MeasureError."""
    worst: list[float] = []
    for number in range(ROUNDS):
        worst.append(percentile(round_ms(cabinet, folder / f"commits-{number}.sqlite", TOUCHES), 99))
        step()
    return {"commit_p99_ms": worst}


def round_ms(cabinet: Cabinet, journal: Path, touches: int) -> list[float]:
    """Open a runtime and touch the felt so often; how long each touch took. Raises MeasureError."""
    try:
        runtime = open_runtime(cabinet, journal)
    except NoPlayError as error:
        raise MeasureError(str(error)) from error
    try:
        for command in (*opening(), *bill()):
            _timed_ms(runtime, command)
        return [_timed_ms(runtime, command) for command in _bets(touches)]
    finally:
        runtime.stop()


def _bets(touches: int) -> Iterator[c.Command]:
    """Chips go up one by one, then all of them down."""
    for number in range(touches):
        yield c.ClearAll() if number % (CHIPS_UP + 1) == CHIPS_UP else c.Place("field", CHIP_CENTS)


def _timed_ms(runtime: Runtime, command: c.Command) -> float:
    begun_ns = time.perf_counter_ns()
    refusal = runtime.touch(command)
    taken_ms = (time.perf_counter_ns() - begun_ns) / 1_000_000
    if refusal is not None:
        raise MeasureError(f"A touch of the measurement was refused: {refusal.say}")
    return taken_ms
