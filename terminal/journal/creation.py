"""The first start: makes an empty journal so that a crash at any instant leaves nothing that blocks the next start."""

from __future__ import annotations

import os
import sqlite3
from typing import TYPE_CHECKING

from terminal.common.durable import make_durable
from terminal.journal import head, schema
from terminal.journal.chain import GENESIS
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalFailed, from_system
from terminal.journal.places import head_path, wal_path
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path


def create_if_first(path: Path) -> None:
    """Make an empty journal if there has never been one. The caller holds the lock.

    The database is made beside its final place and gets its name last, after the head file: a journal under its final
    name is complete and has a head. A head without a journal means that a first start was interrupted, if the head has
    no acknowledged event, and otherwise that the journal was removed.

    Raises:
        JournalBroken: the database is gone although there has been one.
        JournalUnreachable, JournalFailed: it cannot be made, and there is no file under its name.
    """
    if path.exists():
        return
    try:
        _check_never_used(path)
        _make(path)
    except OSError as error:
        raise from_system(error, path) from error


def _check_never_used(path: Path) -> None:
    known = head.read(head_path(path))
    if known is None and head_path(path).exists():
        raise JournalDamaged(message("journal.missing_with_head", name=path.name))
    if known is not None and known.seq > 0:
        raise JournalBroken(1, message("journal.file_with_events_missing", name=path.name, count=known.seq))
    if wal_path(path).exists():
        raise JournalDamaged(message("journal.missing_with_wal", name=path.name))


def _make(path: Path) -> None:
    making = path.with_name(f"{path.name}.new")
    clear_away(making)
    try:
        fill(making)
    except sqlite3.Error as error:
        clear_away(making)
        raise JournalFailed(message("journal.unmakeable", path=str(path), error=str(error))) from error
    head.create(head_path(path), GENESIS)
    make_durable(making, path)


def clear_away(making: Path) -> None:
    """Remove what an earlier attempt left; it was never a journal."""
    for suffix in ("-wal", "-shm", "-journal", ""):
        making.with_name(making.name + suffix).unlink(missing_ok=True)


def fill(making: Path) -> None:
    """Make an empty database. Raises sqlite3.Error, OSError, JournalFailed."""
    connection = sqlite3.connect(making, isolation_level=None)
    try:
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        schema.migrate(connection)
        if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            raise JournalFailed(message("journal.no_wal"))
    finally:
        connection.close()
    with making.open("rb") as file:
        os.fsync(file.fileno())
