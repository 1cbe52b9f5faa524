"""Shared by the tests of the journal: making journals, killing their writers, and checking that nothing was changed."""

from __future__ import annotations

import os
import signal
import sqlite3
import traceback
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal.chain import Row
from terminal.journal.errors import JournalError
from terminal.journal.journal import Journal

NOW_MS = 1_700_000_000_000
EVENTS = [
    (f"kind_{number % 7}", f"the body of event {number} ".encode() * (1 + number % 9)) for number in range(1, 301)
]
STATE = b"the state after the first hundred events " * 300
SNAPSHOT_SEQ = 101


def fill(journal: Journal) -> None:
    """Append the events one by one, with a snapshot after the first hundred."""
    for event in EVENTS[:100]:
        journal.append([event], NOW_MS)
    journal.snapshot(STATE)
    for event in EVENTS[100:]:
        journal.append([event], NOW_MS)


def closed_journal(path: Path) -> Path:
    """A journal that was closed properly: no WAL, everything in the database."""
    with closing(Journal.open(path, NOW_MS)) as journal:
        fill(journal)
    return path


def killed_journal(path: Path) -> Path:
    """A journal whose terminal was killed: most of its events are in the WAL only."""

    def run() -> None:
        fill(Journal.open(path, NOW_MS))
        os.kill(os.getpid(), signal.SIGKILL)

    assert in_child(run) == -signal.SIGKILL
    return path


def in_child(run: Callable[[], None]) -> int:
    """Run in a child process and wait for its end; returns its exit code, negative for a signal."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            run()
            code = 0
        except BaseException:
            traceback.print_exc()
            raise
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def events_of(rows: list[Row]) -> list[tuple[str, bytes]]:
    """The events as they were appended, from those read."""
    return [(row.kind, row.body) for row in rows]


def contents(path: Path) -> dict[str, bytes]:
    """Every file of the journal but the empty lock and SQLite's index of the WAL, neither of which holds any data."""
    files = (file for file in path.parent.iterdir() if file.is_file())
    return {file.name: file.read_bytes() for file in files if not file.name.endswith((".lock", "-shm"))}


def assert_refused(path: Path, kind: type[JournalError]) -> JournalError:
    """Opening is refused with one sentence for a person, and changes no file."""
    before = contents(path)
    with pytest.raises(kind) as caught:
        Journal.open(path, NOW_MS)
    assert contents(path) == before
    error = caught.value
    assert str(error).endswith(".")
    assert str(error)[:1].isupper()
    assert error.code.startswith("journal_")
    return error


def alter(path: Path, sql: str, *values: object) -> None:
    """Change a closed journal from outside."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql, values)
