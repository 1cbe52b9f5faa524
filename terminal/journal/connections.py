"""Opening the database: a reader that changes nothing, and the one writer."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from terminal.journal.errors import JournalDamaged, JournalFailed
from terminal.journal.places import rollback_path, shared_path, wal_path
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path

BUSY_SECONDS = 5.0
"""How long SQLite waits for another program that is reading the journal."""

_FULL = 2
"""The answer of ``PRAGMA synchronous`` when each commit waits for the disk (https://sqlite.org/pragma.html)."""

CACHE_KIB = 256
"""A connection's page cache. SQLite's default is 2,000, to which a terminal would grow with its journal, for pages that
the system caches anyway.
"""

_VERSIONS = slice(18, 20)
"""The header's bytes for the write and read versions: 2, 2 for a WAL (https://sqlite.org/fileformat.html)."""


@contextmanager
def reader(path: Path, closed: bool, busy_seconds: float = BUSY_SECONDS) -> Iterator[sqlite3.Connection]:
    """Read the journal without changing it; at most SQLite creates its index of the WAL beside it.

    `closed` means that the caller keeps every writer out. Then a file without a WAL is read as it is.
    """
    _verify_files(path)
    alone = closed and not (wal_path(path).exists() and wal_path(path).stat().st_size)
    if alone:
        _check_versions(path)
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}",
        uri=True,
        timeout=busy_seconds,
    )
    try:
        _set_up(connection)
        yield connection
    finally:
        connection.close()


def _verify_files(path: Path) -> None:
    """Refuse a pipe in place of one of SQLite's files, which would block SQLite for ever. Raises JournalDamaged."""
    for file in (path, wal_path(path), shared_path(path), rollback_path(path)):
        try:
            mode = file.stat().st_mode
        except FileNotFoundError:
            continue
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):  # opening a folder does not wait
            raise JournalDamaged(message("journal.not_a_file", name=file.name))


def _set_up(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")  # a negative number is one of KiB


def _check_versions(path: Path) -> None:
    """Refuse a file that declares that it uses no WAL: it would be written without one. Raises JournalDamaged.

    Closing a file releases every lock of this process on it; there is none here, because the journal is closed.
    """
    with path.open("rb") as file:
        header = file.read(_VERSIONS.stop)
    if header[_VERSIONS] != b"\x02\x02":
        raise JournalDamaged(message("journal.header_damaged"))


def open_writer(path: Path) -> sqlite3.Connection:
    """Open an existing journal to write. Raises JournalError or sqlite3.Error unless every commit will be durable."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=BUSY_SECONDS
    )
    try:
        _set_up(connection)
        connection.execute("PRAGMA synchronous = FULL")
        _check_answers(connection)
        # The first writing transaction creates the WAL: a folder that does not allow it is found here, not at a bet.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    return connection


def _check_answers(connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        raise JournalDamaged(message("journal.not_by_wal"))
    if connection.execute("PRAGMA synchronous").fetchone() != (_FULL,):
        raise JournalFailed(message("journal.not_synchronous"))
