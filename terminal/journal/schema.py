"""The tables of a journal, its version, and the migrations of an older journal."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from terminal.journal.errors import JournalDamaged, JournalNewer
from terminal.messages.lazy import message

Step = Callable[[sqlite3.Connection], None]
"""Migrates a journal to the next version. The chained columns of events stay unchanged in every version."""

APPLICATION_ID = int.from_bytes(b"BOXM", "big")
"""Identifies a journal among SQLite files, in the file's header."""

_COLUMNS = {
    "events": {"seq": "INTEGER", "at_ms": "INTEGER", "kind": "TEXT", "body": "BLOB", "chain": "BLOB"},
    "snapshots": {"seq": "INTEGER", "state": "BLOB"},
}


_EVENTS = """\
CREATE TABLE "events" (
   "seq" INTEGER PRIMARY KEY,
   "at_ms" INTEGER NOT NULL,
   "kind" TEXT NOT NULL,
   "body" BLOB NOT NULL,
   "chain" BLOB NOT NULL
) STRICT"""

_SNAPSHOTS = """\
CREATE TABLE "snapshots" (
   "seq" INTEGER PRIMARY KEY,
   "state" BLOB NOT NULL
) STRICT"""


def _first_tables(connection: sqlite3.Connection) -> None:
    """Version 1: the events with their hashes, and the states of snapshot events."""
    connection.execute(_EVENTS)
    connection.execute(_SNAPSHOTS)


STEPS: tuple[Step, ...] = (_first_tables,)
"""From nothing to the version of this program: version n results from the first n steps. There is no way back."""


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps have been applied."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Apply the missing steps, each in a transaction of its own, so that a crash falls between two.

    The connection begins no transactions by itself. Raises sqlite3.Error, and rolls the step back, if one cannot be
    applied.
    """
    for step in steps[version_of(connection) :]:
        connection.execute("BEGIN")
        with connection:
            step(connection)
            connection.execute(f"PRAGMA user_version = {version_of(connection) + 1}")


def check(connection: sqlite3.Connection) -> None:
    """Refuse anything that is not a journal that this program can continue.

    Nothing is ever deleted from a journal, so its list of free pages is empty; a damaged list would make SQLite write
    new events over old ones.

    Raises:
        JournalNewer: a later version of the program has changed the tables.
        JournalDamaged: it is a different kind of file, or its header or its tables have changed.
    """
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    version = version_of(connection)
    if application != APPLICATION_ID or version < 1:
        raise JournalDamaged(message("journal.not_a_journal"))
    if version > len(STEPS):
        raise JournalNewer(message("journal.newer", version=version, known=len(STEPS)))
    for setting in ("auto_vacuum", "freelist_count"):
        if connection.execute(f"PRAGMA {setting}").fetchone() != (0,):
            raise JournalDamaged(message("journal.page_damaged"))
    for table, columns in _COLUMNS.items():
        found = connection.execute("SELECT name, type FROM pragma_table_info(?)", (table,)).fetchall()
        if dict(found) != columns:
            raise JournalDamaged(message("journal.table_damaged", table=table))


def check_pages(connection: sqlite3.Connection) -> None:
    """Let SQLite check the structure of the pages, which the chain does not cover. Raises JournalDamaged."""
    (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if answer != "ok":
        raise JournalDamaged(message("journal.pages_damaged", error=" ".join(answer.split())))
