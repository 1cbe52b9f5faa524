"""The exchange of a table in memory: the engine of the file, whose transactions can be cut between every two writes."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

from terminal.table.exchange.sqlite_exchange import SqliteExchange
from terminal.table.keys.proofs import Keys

WRITES = ("INSERT", "UPDATE", "DELETE", "COMMIT")
SYNCS = "PRAGMA synchronous = "
"""Nothing is synced here, and this comes with everything that is for display only."""
KEPT_MAX = 1_000
"""The most results of queries that are kept."""


def no_cut() -> None:
    """A power that never fails."""


class MemoryFile:
    """What a file would be: it outlives the lines to it. For one thread only."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        """`now_ms` is the time of day."""
        self._db = sqlite3.connect(":memory:", isolation_level=None)
        self._db.create_function("now_ms", 0, now_ms)
        self._nothing = self._db.cursor()
        self._written: Counter[str] = Counter()
        """How often each table was written."""
        self._read: dict[tuple[str, Sequence[Any]], Rows] = {}
        """What each query has found."""

    def open(self, table: int, keys: Keys, step: Callable[[], object] = no_cut) -> SqliteExchange:
        """Open a line. `step` is called before and after each write, and may raise to cut the transaction there.

        A transaction that is cut before its end has changed nothing; after it, the line has no answer, and it is done.
        """
        return SqliteExchange(Path(":memory:"), table, keys, lambda _: cast("sqlite3.Connection", _Line(self, step)))

    def execute(self, statement: str, values: Sequence[Any]) -> sqlite3.Cursor:
        """Execute it. A query whose tables nobody has written since finds the same: the very same object."""
        use = _use_of(statement)
        if statement.startswith(SYNCS):
            return self._nothing
        if use.writes:
            self._written.update(use.tables)
        elif use.tables and not self._db.in_transaction:
            known = self._read.get((statement, values))
            if known is None or not self.is_current(known):
                if len(self._read) >= KEPT_MAX:
                    self._read.clear()
                known = Rows(self._db.execute(statement, values).fetchall())
                known.tables, known.written = use.tables, self._times_written(use.tables)
                self._read[statement, values] = known
            return cast("sqlite3.Cursor", known)
        return self._db.execute(statement, values)

    def is_current(self, rows: object) -> bool:
        """Whether the query that has found these rows would find them again: nobody has written since."""
        return isinstance(rows, Rows) and rows.written == self._times_written(rows.tables)

    def _times_written(self, tables: Sequence[str]) -> int:
        return sum([self._written[table] for table in tables])

    @property
    def in_transaction(self) -> bool:
        """A transaction is open."""
        return self._db.in_transaction

    def close(self) -> None:
        """Forget everything."""
        self._db.close()


class Rows(list[Any]):
    """What a query outside of transactions has found; also as much of a cursor as it uses."""

    tables: tuple[str, ...]
    written: int
    """How often its tables had been written."""

    def fetchall(self) -> Rows:
        """All rows."""
        return self


class _Use(NamedTuple):
    """What a statement does with which tables; no table for what has no effect on queries, or depends on the clock."""

    writes: bool
    tables: tuple[str, ...]


@cache
def _use_of(statement: str) -> _Use:
    if statement.lstrip().startswith(WRITES):
        return _Use(True, tuple(re.findall(r"(?:INTO|UPDATE|FROM)\s+(\w+)", statement)[:1]))
    if not statement.startswith("SELECT") or "now_ms" in statement:
        return _Use(False, ())
    return _Use(False, tuple(set(re.findall(r"(?:FROM|JOIN)\s+(\w+)", statement))))


class _Line:
    """As much of a connection as the engine uses."""

    def __init__(self, file: MemoryFile, step: Callable[[], object]) -> None:
        self._file = file
        self._step = step

    @property
    def in_transaction(self) -> bool:
        return self._file.in_transaction

    def execute(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Execute it; the power may fail before it and, where a transaction ends, after it."""
        if _use_of(statement).writes:
            self._step()
        cursor = self._file.execute(statement, values)
        if statement == "COMMIT":
            self._step()
        return cursor

    def close(self) -> None:
        """The file stays as it is."""
