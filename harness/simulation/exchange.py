"""The exchange of a table in memory: the engine of the file, whose transactions can be cut between every two writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from terminal.table.exchange.sqlite_exchange import SqliteExchange
from terminal.table.keys.proofs import Keys

WRITES = ("INSERT", "UPDATE", "DELETE", "COMMIT")


def no_cut() -> None:
    """A power that never fails."""


class Publications:
    """The waiting lines that are woken when the table has published something."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], object]] = []

    def listen(self, changed: Callable[[], object]) -> Callable[[], None]:
        """Call this when the table has published something; returns how to end that."""
        self._listeners.append(changed)
        return lambda: self._listeners.remove(changed)

    def notify(self) -> None:
        """The table has published something."""
        for changed in tuple(self._listeners):
            changed()


class MemoryFile(Publications):
    """What a file would be: it outlives the lines to it. For one thread only."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        """`now_ms` is the time of day."""
        super().__init__()
        self._db = sqlite3.connect(":memory:", isolation_level=None)
        self._db.create_function("now_ms", 0, now_ms)

    def open(self, table: int, keys: Keys, step: Callable[[], object] = no_cut) -> SqliteExchange:
        """Open a line. `step` is called before and after each write, and may raise to cut the transaction there.

        A transaction that is cut before its end has changed nothing; after it, the line has no answer, and it is done.
        """
        return SqliteExchange(
            Path(":memory:"), table, keys, lambda _: cast("sqlite3.Connection", _Line(self._db, step))
        )

    def close(self) -> None:
        """Forget everything."""
        self._db.close()


class _Line:
    """As much of a connection as the engine uses."""

    def __init__(self, db: sqlite3.Connection, step: Callable[[], object]) -> None:
        self._db = db
        self._step = step

    @property
    def in_transaction(self) -> bool:
        return self._db.in_transaction

    def execute(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Execute it; the power may fail before it and, where a transaction ends, after it."""
        writes = statement.lstrip().startswith(WRITES)
        if writes:
            self._step()
        cursor = self._db.execute(statement, values)
        if statement == "COMMIT":
            self._step()
        return cursor

    def close(self) -> None:
        """The file stays as it is."""
