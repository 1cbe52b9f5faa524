"""The exchange in a file, for a table whose stations all run on its machine. No thread: the caller looks.

It answers as the functions of `postgresql_functions.sql` do, and the same tests hold both.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from drivers.ports.message import message
from terminal.table.exchange import sqlite_of_stations, sqlite_of_table
from terminal.table.exchange.exchange import ExchangeRefused, LineGone
from terminal.table.exchange.refusals import Answer
from terminal.table.exchange.sqlite_reads import READ
from terminal.table.exchange.sqlite_schema import APPLICATION_ID, TABLES, UPGRADES
from terminal.table.exchange.stored import VERSION, Row, StoredExchange
from terminal.table.keys.proofs import Keys

BUSY_S = 5.0
"""Fourteen stations that seal at once wait for each other."""
TURN_MS = 3
"""SQLite tries again after 1 and 2 ms, and then ever more rarely: who has waited long would wait longest."""
LOOK_MS = 4
DISPLAYED = ("show_view", "show_board")
"""What may be lost."""

Connect = Callable[[Path], sqlite3.Connection]


def connect(path: Path) -> sqlite3.Connection:
    """Open the database; transactions are begun and ended explicitly, and `now_ms()` is the time of day."""
    db = sqlite3.connect(path, isolation_level=None, timeout=BUSY_S)
    db.create_function("now_ms", 0, lambda: time.time_ns() // 1_000_000)
    return db


_REQUESTS: Mapping[str, Callable[..., Answer]] = {**sqlite_of_table.REQUESTS, **sqlite_of_stations.REQUESTS}


class SqliteExchange(StoredExchange):
    """An `Exchange`. Each process, and each thread, opens one of its own."""

    def __init__(self, path: Path, table: int, keys: Keys, connect: Connect = connect, look_ms: int = LOOK_MS) -> None:
        """Open the exchange, or create it; a wait looks every `look_ms`. Raises ExchangeRefused, LineGone."""
        super().__init__(table, keys)
        self._look_ms = look_ms
        with _explained:
            self._db = _opened(path, connect)
        self._seen = self._data_version()
        self._woken = threading.Event()

    def close(self) -> None:
        """Close the file."""
        with _explained:
            self._db.close()

    def ask(self, request: str, *values: object) -> Answer:
        """Carry out a request in one durable transaction; what others see only is not worth a sync."""
        with _explained:
            if request not in DISPLAYED:
                return self._carried_out(request, values)
            self._db.execute("PRAGMA synchronous = NORMAL")
            try:
                return self._carried_out(request, values)
            finally:
                self._db.execute("PRAGMA synchronous = FULL")

    def read(self, what: str, *values: object) -> Sequence[Row]:
        """Read rows."""
        with _explained:
            return self._db.execute(READ[what], (self.table, *values)).fetchall()

    def wait(self, timeout_ms: int) -> None:
        """Wait for a change by another connection."""
        ends = time.monotonic() + timeout_ms / 1000
        with _explained:
            while self._data_version() == self._seen and (left := ends - time.monotonic()) > 0:
                if self._woken.wait(min(self._look_ms / 1000, left)):
                    break
            self._seen = self._data_version()
        self._woken.clear()

    def wake(self) -> None:
        """End the wait that is under way, or the next one."""
        self._woken.set()

    def _data_version(self) -> int:
        return int(self._db.execute("PRAGMA data_version").fetchone()[0])

    def _carried_out(self, request: str, values: Sequence[Any]) -> Answer:
        with _Transaction(self._db):
            return _REQUESTS[request](self._db, self.table, *values)


# The file
# --------------------------------------------------------------------------------


def _opened(path: Path, connect: Connect) -> sqlite3.Connection:
    db = connect(path)
    try:
        db.execute("PRAGMA trusted_schema = OFF")
        db.execute("PRAGMA foreign_keys = ON")
        _make_if_new(db)
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA busy_timeout = {TURN_MS}")
    except BaseException:
        db.close()
        raise
    return db


def _make_if_new(db: sqlite3.Connection) -> None:
    """Several processes may open a new file at once: one of them makes the tables."""
    if db.execute("PRAGMA journal_mode = WAL").fetchone() not in (
        ("wal",),
        ("memory",),
    ):  # of a database without a file
        raise ExchangeRefused(message("exchange.line_gone", error="WAL"))
    with _Transaction(db):
        (application,), (version,) = (
            db.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
        )
        if (application, version) == (APPLICATION_ID, VERSION):
            return
        if application == APPLICATION_ID and version < VERSION:
            for step in range(version + 1, VERSION + 1):
                _make(db, UPGRADES[step])
            return
        if application == APPLICATION_ID:
            raise ExchangeRefused(message("exchange.other_version", found=version, needed=VERSION))
        if (application, version) != (0, 0) or db.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
            raise ExchangeRefused(message("exchange.not_set_up"))
        _make(db, TABLES)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def _make(db: sqlite3.Connection, statements: Iterable[str]) -> None:
    """Run what leads to this version of the schema."""
    for statement in statements:
        db.execute(statement)
    db.execute(f"PRAGMA user_version = {VERSION}")


class _Transaction:
    """Carried out whole, or not at all. No generator either."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def __enter__(self) -> None:
        _begin_in_turn(self._db)

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if error is None:
                self._db.execute("COMMIT")
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")


def _begin_in_turn(db: sqlite3.Connection) -> None:
    ends = time.monotonic() + BUSY_S
    while True:
        try:
            db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > ends:
                raise
        else:
            return


class _Explained:
    """Turns an error of SQLite into one of the exchange. No generator: it is round each of very many looks."""

    def __enter__(self) -> None:
        """Nothing has gone wrong yet."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, sqlite3.IntegrityError | sqlite3.DataError | OverflowError):
            raise ExchangeRefused(message("exchange.impossible", error=str(error))) from error
        if isinstance(error, sqlite3.Error):
            raise LineGone(message("exchange.line_gone", error=str(error))) from error


_explained = _Explained()
