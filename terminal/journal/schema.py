"""The tables of a journal, its version, and the migrations of an older journal."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from terminal.journal.errors import JournalDamaged, JournalNewer
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from sqlite_utils import Database

    Step = Callable[[Database], None]
    """Migrates a journal to the next version. The chained columns of events stay unchanged in every version."""

APPLICATION_ID = int.from_bytes(b"BOXM", "big")
"""Identifies a journal among SQLite files, in the file's header."""

_COLUMNS = {
    "events": {"seq": "INTEGER", "at_ms": "INTEGER", "kind": "TEXT", "body": "BLOB", "chain": "BLOB"},
    "snapshots": {"seq": "INTEGER", "state": "BLOB"},
}


def _first_tables(database: Database) -> None:
    """Version 1: the events with their hashes, and the states of snapshot events."""
    database.table("events").create(
        {"seq": int, "at_ms": int, "kind": str, "body": bytes, "chain": bytes},
        pk="seq",
        not_null={"at_ms", "kind", "body", "chain"},
        strict=True,
    )
    database.table("snapshots").create({"seq": int, "state": bytes}, pk="seq", not_null={"state"}, strict=True)


STEPS: tuple[Step, ...] = (_first_tables,)
"""From nothing to the version of this program: version n results from the first n steps. There is no way back."""


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps have been applied."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Apply the missing steps, each in a transaction of its own, so that a crash falls between two.

    Raises sqlite3.Error, and rolls the step back, if one cannot be applied.
    """
    remaining = steps[version_of(connection) :]
    if not remaining:
        return
    # Imported here because only a first start and an update need it, and it takes longer than opening a journal.
    from sqlite_utils import Database

    database = Database(connection)
    for step in remaining:
        with database.atomic():
            step(database)
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
