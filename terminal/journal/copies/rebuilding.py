"""Rebuilds a copy from a good one: into a new file, read back from it, and only then put in place."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from terminal.common.durable import make_durable, sync_folder
from terminal.journal import head, schema
from terminal.journal.chain import SNAPSHOT, chain_at, checked, last_seq, snapshot_at
from terminal.journal.connections import reader
from terminal.journal.copies import frames
from terminal.journal.copies.examination import Examined, follow
from terminal.journal.copies.frames import START, Place, Record
from terminal.journal.copies.places import CopyPlace, bad_path, new_path, put_in_place, suspect_path
from terminal.journal.creation import clear_away, fill
from terminal.journal.errors import JournalBroken, explained
from terminal.journal.inspection import follow as follow_database
from terminal.journal.places import head_path, opened, write_all
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path


def database_records(connection: sqlite3.Connection, after_seq: int, up_to_seq: int) -> Iterator[Record]:
    """Read the database's events with the states of its snapshots, checking each link. Raises JournalError."""
    for row in checked(connection, after_seq, up_to_seq):
        yield Record(*row, snapshot_at(connection, row[0]) if row[2] == SNAPSHOT else None)


@contextmanager
def copy_records(examined: Examined) -> Iterator[Iterator[Record]]:
    """Read a plain copy from its first record to its end, checking each link. Raises JournalError, OSError."""
    with opened(examined.place.path, os.O_RDONLY) as file:
        yield (frame.record for frame in frames.frames(file, START, examined.end.offset))


def rebuild_copy(place: CopyPlace, records: Iterator[Record]) -> Place:
    """Make a plain copy of these records; returns its end after reading it back. Raises JournalError, OSError."""
    place.path.parent.mkdir(parents=True, exist_ok=True)
    with opened(new_path(place.path), os.O_RDWR | os.O_CREAT | os.O_TRUNC) as file:
        write_all(file, frames.header(place.number))
        end = _written(file, records)
        os.fsync(file)
        _forget_cached(file)
        follow(file, START, end)
    put_in_place(place.path)
    return end


def _written(file: int, records: Iterator[Record]) -> Place:
    end = START
    for record in records:
        frame = frames.packed([record[:5]], record.state).content
        write_all(file, frame)
        end = Place(end.offset + len(frame), record.seq, record.chain)
    return end


def _forget_cached(file: int) -> None:
    """Drop the file from the page cache as far as possible, so that it is read from the device."""
    os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)


def rebuild_database(path: Path, examined: Examined) -> None:
    """Rebuild the database from a plain copy, checking each link. Raises JournalError, OSError.

    The old database is kept as ``.bad`` with its WAL, which must never be combined with the new file. A power cut
    meanwhile leaves no database, or a bad one, and the next start begins again.
    """
    making = new_path(path)
    clear_away(making)
    with explained():
        with copy_records(examined) as records:
            fill(making)
            _insert(making, records)
        _verify_made(making, examined)
    _set_aside(path)
    head.create(head_path(path), examined.end.chain, examined.end.seq)
    make_durable(making, path)
    suspect_path(path).unlink(missing_ok=True)
    sync_folder(path)


def _insert(making: Path, records: Iterator[Record]) -> None:
    connection = sqlite3.connect(making, isolation_level=None)
    try:
        connection.execute("BEGIN")
        for record in records:
            connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", record[:5])
            if record.state is not None:
                connection.execute("INSERT INTO snapshots VALUES (?, ?)", (record.seq, record.state))
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
    with opened(making, os.O_RDWR) as file:
        os.fsync(file)
        _forget_cached(file)


def _verify_made(making: Path, examined: Examined) -> None:
    """Read it back: every link, every snapshot, every page. Raises JournalError."""
    with reader(making, closed=True) as connection:
        schema.check(connection)
        seq = last_seq(connection)
        if (seq, chain_at(connection, seq)) != (examined.end.seq, examined.end.chain):
            raise JournalBroken(seq + 1, message("journal.rebuilt_differs"))
        follow_database(connection, 0, seq)
        schema.check_pages(connection)


def _set_aside(path: Path) -> None:
    suffixes = ("-wal", "-shm", "-journal", "")
    kept = bad_path(path, suffixes)
    for suffix in suffixes:
        old = path.with_name(path.name + suffix)
        if old.exists():
            old.replace(kept.with_name(kept.name + suffix))
    sync_folder(path)
