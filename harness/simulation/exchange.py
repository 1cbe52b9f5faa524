"""The exchange of a table in memory: the engine of the file, whose transactions can be cut between every two writes."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, cast

from terminal.table.exchange.sqlite_exchange import SqliteExchange
from terminal.table.keys.proofs import Keys

WRITES = ("INSERT", "UPDATE", "DELETE")
ENDS = ("COMMIT", "ROLLBACK")
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
        self._read: dict[tuple[str, Sequence[Any]], Rows] = {}
        """What each query has found."""
        self._current: defaultdict[str, list[Rows]] = defaultdict(list)
        """What was found in each table since it was written last."""
        self._unsure: set[str] = set()
        """The tables that the transaction under way has written."""

    def open(self, table: int, keys: Keys, step: Callable[[], object] = no_cut) -> SqliteExchange:
        """Open a line. `step` is called before and after each write, and may raise to cut the transaction there.

        A transaction that is cut before its end has changed nothing; after it, the line has no answer, and it is done.
        """
        return SqliteExchange(Path(":memory:"), table, keys, lambda _: cast("sqlite3.Connection", _Line(self, step)))

    def execute(self, statement: str, values: Sequence[Any], use: Use) -> sqlite3.Cursor:
        """Execute it. A query whose tables nobody has written since finds the same: the very same object."""
        if use.does == "reads":
            known = self._read.get((statement, values))
            if known is None or not known.is_current:
                known = self._found(statement, values, use.tables)
            return cast("sqlite3.Cursor", known)
        if use.does == "syncs":
            return self._nothing
        done = self._db.execute(statement, values)
        if use.does == "writes":
            self._outdate(use.tables)
            self._unsure.update(use.tables)
        elif use.does == "ends":
            self._outdate(self._unsure)  # what was found meanwhile may never have been
            self._unsure.clear()
        return done

    def _found(self, statement: str, values: Sequence[Any], tables: Sequence[str]) -> Rows:
        if len(self._read) >= KEPT_MAX:
            self._read.clear()
        found = self._read[statement, values] = Rows(self._db.execute(statement, values).fetchall())
        for table in tables:
            self._current[table].append(found)
        return found

    def _outdate(self, tables: Iterable[str]) -> None:
        for table in tables:
            if found := self._current[table]:
                for rows in found:
                    rows.is_current = False
                found.clear()

    @property
    def in_transaction(self) -> bool:
        """A transaction is open."""
        return self._db.in_transaction

    def close(self) -> None:
        """Forget everything."""
        self._db.close()


class Verified(NamedTuple):
    """What rows say by a verb of the exchange."""

    result: Any
    signers: Mapping[str, str]
    """The keys of those who have signed them."""


class Rows(list[Any]):
    """What a query has found; also as much of a cursor as the engine uses."""

    is_current = True
    """The query would find the same again: its tables were not written since."""

    def __init__(self, found: Iterable[Any]) -> None:
        super().__init__(found)
        self.verified: dict[str, Verified] = {}
        """What they say, by the verb that has read them."""

    def fetchall(self) -> Rows:
        """All rows."""
        return self

    def fetchone(self) -> Any:
        """The first row, if there is one."""
        return self[0] if self else None


class Use(NamedTuple):
    """What a statement does with which tables."""

    does: Literal["writes", "ends", "syncs", "reads", ""] = ""
    """Nothing of these: it has no effect on queries, or depends on the clock."""
    tables: tuple[str, ...] = ()


@cache
def _use_of(statement: str) -> Use:
    if statement.startswith(SYNCS):
        return Use("syncs")
    if statement in ENDS:
        return Use("ends")
    if statement.lstrip().startswith(WRITES):
        return Use("writes", tuple(re.findall(r"(?:INTO|UPDATE|FROM)\s+(\w+)", statement)[:1]))
    tables = tuple(set(re.findall(r"(?:FROM|JOIN)\s+(\w+)", statement)))
    if not statement.startswith("SELECT") or "now_ms" in statement or "sqlite_master" in tables:
        return Use()
    return Use("reads" if tables else "", tables)


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
        use = _use_of(statement)
        if use.does == "writes" or statement == "COMMIT":
            self._step()
        cursor = self._file.execute(statement, values, use)
        if statement == "COMMIT":
            self._step()
        return cursor

    def close(self) -> None:
        """The file stays as it is."""
