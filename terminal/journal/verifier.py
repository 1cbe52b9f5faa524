"""The process behind verify_in_background: checks runs of old events and prints the verdict as one line of JSON."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from terminal.journal import schema
from terminal.journal.background import ORDER, PAGES, RUNS
from terminal.journal.chain import last_snapshot_seq
from terminal.journal.connections import reader
from terminal.journal.errors import JournalError, explained
from terminal.journal.inspection import follow_segments
from terminal.journal.verdicts import end_with, written


def check(path: Path, orders: Iterator[tuple[int, int]]) -> list[int] | JournalError:
    """Check one run after another, each ordered by its number and the last event of all runs.

    Returns ``["sound", …]`` and the numbers of these runs, or an error's code and arguments.
    """
    first = next(orders, None)  # open nothing before: the journal may still be in repair
    if first is None:
        return []
    parent = os.getppid()
    done: list[int] = []
    try:
        with explained(), reader(path, closed=False) as connection:
            # One view of the file for all queries, which SQLite would otherwise lock for each. The WAL cannot be
            # shortened meanwhile, but it hardly grows before play.
            connection.execute("BEGIN")
            schema.check(connection)
            for run, up_to_seq in chain((first,), orders):
                _check_run(connection, run, up_to_seq, parent)
                done.append(run)
    except JournalError as error:
        return error
    return done


def _check_run(connection: sqlite3.Connection, run: int, up_to_seq: int, parent: int) -> None:
    if run == PAGES:
        schema.check_pages(connection)
        return
    start, end = (_boundary(connection, up_to_seq, number) for number in (run, run + 1))
    follow_segments(connection, start, end, lambda _: end_with(parent))


def _boundary(connection: sqlite3.Connection, up_to_seq: int, run: int) -> int:
    """The number of the event before a run's first: a snapshot, which is the same for all processes."""
    return up_to_seq if run == RUNS else last_snapshot_seq(connection, up_to_seq * run // RUNS)


def _orders() -> Iterator[tuple[int, int]]:
    """Read orders until the terminal has closed its end of the pipe, or has ended."""
    while order := os.read(sys.stdin.fileno(), ORDER.size):
        yield ORDER.unpack(order)


def main() -> None:
    """Run with a journal's path as the only word, and the orders on standard input."""
    sys.stdout.write(written(check(Path(sys.argv[1]), _orders())))
