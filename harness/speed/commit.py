"""How long it takes until a touch with money is durable in all copies, and to read back their ends."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from harness.scripted_devices import bill, opening
from harness.speed.children import MeasureError
from harness.speed.figures import percentile
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.journal.journal import Journal
from terminal.runtime.runtime import Runtime
from terminal.start.journal_places import other_journal
from terminal.start.no_play import NoPlayError
from terminal.start.opening import open_runtime

ROUNDS = 3
TOUCHES = 1_000
VERIFICATIONS = 1_000
CHIP_CENTS = 1_00
CHIPS_UP = 10


def commits(folder: Path, cabinet: Cabinet, step: Callable[[], object]) -> dict[str, list[float]]:
    """Place a bet and take it down again on a new journal in `folder`, round by round. Raises MeasureError."""
    worst: list[float] = []
    verified: list[float] = []
    for number in range(ROUNDS):
        path = folder / f"commits-{number}.sqlite"
        worst.append(percentile(round_ms(cabinet, path, TOUCHES), 99))
        verified.append(percentile(verify_ms(path, VERIFICATIONS), 99))
        step()
    return {"commit_p99_ms": worst, "verify_ends_p99_ms": verified}


def verify_ms(path: Path, times: int) -> list[float]:
    """Append an event and read back the ends of all copies, this often; how long the reading took. Raises JournalError.

    What is read has just been written, as before and after a game.
    """
    taken: list[float] = []
    with closing(Journal.open(path, 0, other_journal(path)[1])) as journal:
        for _ in range(times):
            journal.append([("verified", b"")], 0)
            begun_ns = time.perf_counter_ns()
            journal.verify_ends()
            taken.append((time.perf_counter_ns() - begun_ns) / 1_000_000)
    return taken


def round_ms(cabinet: Cabinet, journal: Path, touches: int) -> list[float]:
    """Open a runtime and touch the felt this often; how long each touch took. Raises MeasureError."""
    try:
        runtime = open_runtime(cabinet, journal)
    except NoPlayError as error:
        raise MeasureError(str(error)) from error
    try:
        for command in (*opening(), *bill(100_00)):
            _timed_ms(runtime, command)
        return [_timed_ms(runtime, command) for command in _bets(touches)]
    finally:
        runtime.stop()


def _bets(touches: int) -> Iterator[c.Command]:
    """Place chips one by one, then take all of them down."""
    for number in range(touches):
        yield c.ClearAll() if number % (CHIPS_UP + 1) == CHIPS_UP else c.PlaceWager("field", CHIP_CENTS)


def _timed_ms(runtime: Runtime, command: c.Command) -> float:
    begun_ns = time.perf_counter_ns()
    refusal = runtime.touch(command)
    taken_ms = (time.perf_counter_ns() - begun_ns) / 1_000_000
    if refusal is not None:
        raise MeasureError(f"A touch of the measurement was refused: {refusal.say}")
    return taken_ms
