"""The journal for its one writer: open, append, take snapshots, read back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

from terminal.journal import head, schema
from terminal.journal.background import BackgroundCheck
from terminal.journal.chain import SNAPSHOT, Row, Stored, instant_of, link
from terminal.journal.connections import open_writer, reader
from terminal.journal.copies.background import verify_copies_in_background
from terminal.journal.copies.database import DatabaseEnd
from terminal.journal.copies.frames import packed
from terminal.journal.copies.places import copy_places
from terminal.journal.copies.plain import failed
from terminal.journal.copies.settling import Finding, Settled, inspect_database, settle
from terminal.journal.creation import create_if_first
from terminal.journal.errors import JournalError, JournalFailed, explained, from_sqlite, from_system
from terminal.journal.history import History
from terminal.journal.inspection import Inspected, check_end, follow
from terminal.journal.places import head_path, take
from terminal.journal.segments import segment_start, snapshot_body
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path

MAX_KIND_BYTES = 255
MAX_BODY_BYTES = 1 << 20
"""Events are small; anything larger is a bug of the caller."""


class Journal:
    """An open journal. Used only by the thread that opened it."""

    def __init__(
        self,
        path: Path,
        held: ExitStack,
        writer: sqlite3.Connection,
        reading: sqlite3.Connection,
        head_writer: head.HeadWriter,
        settled: Settled,
    ) -> None:
        """For `open` only. `held` closes everything in the right order."""
        self._held = held
        self._writer = writer
        self._head = head_writer
        self._failure: JournalFailed | None = None
        self._at_ms = 0
        self._copies = settled.copies
        self._database = DatabaseEnd(path, reading)
        self._unchecked = settled.unchecked
        self._check: BackgroundCheck | None = None
        self.findings: tuple[Finding, ...] = settled.findings
        """What opening found wrong with the copies, and repaired."""
        self.seq = 0
        """The number of the last event, 0 if the journal is empty."""
        self.chain = b""
        """The hash of the last event."""
        self.last_ms: int | None = None
        """The instant of the last event at opening; None for an empty journal."""
        self.verified_from = 1
        """The first event whose link was checked at opening; earlier ones are for verify_in_background."""

    @classmethod
    def open(cls, path: Path, now_ms: int, second: Path | None = None) -> Journal:
        """Open the journal, or make it at the first start. `now_ms` dates a snapshot taken before any event.

        With `second`, a folder on another device, all three copies are opened, and bad ones are repaired from good
        ones, as `findings` reports (regulation C3 to C6). Without it only the database is opened, for readers.

        Everything is inspected by a reader first: a journal that is refused has not been changed.

        Raises:
            JournalInUse: another terminal or an audit has it open.
            JournalBroken: the chain does not hold, or acknowledged events are missing.
            JournalDamaged: a page, a table or a snapshot is damaged, or the file is not a journal.
            JournalNewer: it was written by a later version of the program.
            JournalUnreachable: its place cannot be created, read or written.
            JournalFailed: the disk is full or failing.
        """
        with ExitStack() as held, explained():
            held.callback(os.close, take(path))
            settled = _settled(path, second)
            for copy in settled.copies:
                held.callback(copy.close)
            try:
                head_writer = head.HeadWriter(head_path(path), settled.slot)
            except OSError as error:
                raise from_system(error, path) from error
            held.callback(head_writer.close)
            writer = open_writer(path)
            held.callback(writer.close)
            check_end(writer, settled.inspected)
            schema.migrate(writer)
            reading = held.enter_context(reader(path, closed=False))
            journal = cls(path, held.pop_all(), writer, reading, head_writer, settled)
        with ExitStack() as unless_started:
            unless_started.callback(journal.close)
            journal._start(settled.inspected, now_ms)
            unless_started.pop_all()
        return journal

    def _start(self, inspected: Inspected, now_ms: int) -> None:
        self.seq, self.chain, self.verified_from = inspected
        self._at_ms = now_ms
        with explained():
            self.last_ms = instant_of(self._writer, self.seq)
        self._acknowledge()

    def append(self, events: Sequence[tuple[str, bytes]], at_ms: int) -> int:
        """Append ``(kind, body)`` events, all or none; returns the last one's number once they are on the disk.

        Raises:
            JournalFailed: nothing was appended, and nothing more will be until the journal is opened again.
            ValueError: an event is not valid for the journal; nothing was appended.
        """
        for kind, body in events:
            _check_event(kind, body)
        if events:
            self._write(self._chained(events, at_ms), None)
            self._at_ms = at_ms
        return self.seq

    def snapshot(self, state: bytes) -> int:
        """Store the state after the last event; returns the snapshot's own number. Raises JournalError.

        The snapshot is an event of its own, so that the chain protects it. Its body is the digest of the state and that
        of the segment it ends, whose chain is checked again for it.
        """
        if self._failure is not None:
            raise JournalFailed(*self._failure.args)
        with explained():
            follow(self._writer, segment_start(self._writer, self.seq), self.seq)
            body = snapshot_body(self._writer, state, self.seq)
        self._write(self._chained([(SNAPSHOT, body)], self._at_ms), state)
        return self.seq

    def _chained(self, events: Sequence[tuple[str, bytes]], at_ms: int) -> list[Stored]:
        rows: list[Stored] = []
        chain = self.chain
        for seq, (kind, body) in enumerate(events, start=self.seq + 1):
            chain = link(chain, seq, at_ms, kind, body)
            rows.append((seq, at_ms, kind, body, chain))
        return rows

    def _write(self, rows: list[Stored], state: bytes | None) -> None:
        if self._failure is not None:
            raise JournalFailed(*self._failure.args)
        last = rows[-1]
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            self._writer.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
            if state is not None:
                self._writer.execute("INSERT INTO snapshots VALUES (?, ?)", (last[0], state))
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            raise self._fail(error) from error
        self._write_copies(rows, state)
        self.seq, self.chain = last[0], last[-1]
        self._acknowledge()

    def _write_copies(self, rows: list[Stored], state: bytes | None) -> None:
        """Write to the plain copies what the database has, in their order. Raises JournalFailed.

        What the copies before a failed one contain was never acknowledged; the next start completes the others with it.
        """
        batch = packed(rows, state)
        for copy in self._copies:
            try:
                copy.append(batch)
            except OSError as error:
                self._failure = failed(copy.place, error)
                raise self._failure from error

    def check_copies(self) -> None:
        """Start checking completely, in other processes, those copies that opening checked only in part.

        `verify_ends` gets the verdict. Raises JournalFailed if no process can be started.
        """
        try:
            self._check = verify_copies_in_background(self._unchecked) if self._unchecked else None
        except OSError as error:
            raise JournalFailed(message("journal.copies_uncheckable", error=str(error.strerror))) from error
        if self._check is not None:
            self._held.callback(self._check.close)

    def verify_ends(self) -> None:
        """Read the last record of every copy back from its file, and a slice of the older ones (regulation C5).

        A damaged copy is marked, so that the next start rebuilds it.

        Raises:
            JournalDamaged: a copy is not what was written.
            JournalFailed: a copy cannot be read.
        """
        if self._failure is not None:
            raise JournalFailed(*self._failure.args)
        self._database.verify(self.seq, self.chain)
        for copy in self._copies:
            copy.verify()
        verdict = None if self._check is None else self._check.poll()
        if verdict is not None:
            self._check = None
            if isinstance(verdict, JournalError):
                raise verdict

    def _fail(self, error: sqlite3.Error) -> JournalFailed:
        """Refuse further writes: this process does not trust a disk with money after it has failed once.

        If the disk took the commit and failed only to say so, the events may be there at the next start. They were
        not acknowledged, so nothing has been done that contradicts them.
        """
        self._failure = JournalFailed(message("journal.unwritable", cause=from_sqlite(error).message))
        with contextlib.suppress(sqlite3.Error):  # closing the connection rolls back too, and the first error counts
            self._writer.rollback()
        return self._failure

    def _acknowledge(self) -> None:
        """Update the head file. The events are durable: if the update fails, the next append is refused."""
        try:
            self._head.write(self.seq, self.chain)
        except OSError as error:
            self._failure = JournalFailed(message("journal.head_unwritable", error=str(error)))

    def latest_snapshot(self) -> tuple[int, bytes] | None:
        """The latest snapshot's number and state; the events after it are ``read(number)``. Raises JournalError."""
        return self.history().snapshot(self.seq)

    def read(self, after_seq: int) -> Iterator[Row]:
        """Read the events after a number, up to the current last one, without snapshots.

        Raises JournalBroken at the first event that does not follow from the one before, JournalError for damage.
        """
        return self.history().rows(after_seq, self.seq)

    def history(self) -> History:
        """Its history, on the journal's own connection: for the thread that opened it, as long as it is open."""
        return History(self._writer, lambda: self.seq)

    def close(self) -> None:
        """Write the WAL back into the database and release the journal. Closing again does nothing.

        Raises JournalFailed if the record of the last event may not survive a power cut; the events do.
        """
        try:
            self._held.close()
        except OSError as error:
            raise JournalFailed(message("journal.head_not_durable", error=str(error))) from error


def _settled(path: Path, second: Path | None) -> Settled:
    """Settle all copies, or only inspect the database."""
    if second is not None:
        return settle(path, copy_places(path, second))
    create_if_first(path)
    try:
        return Settled(*inspect_database(path))
    except OSError as error:
        raise from_system(error, path) from error


def _check_event(kind: str, body: bytes) -> None:
    if not kind or kind == SNAPSHOT or len(kind.encode()) > MAX_KIND_BYTES:
        raise ValueError(f"{kind!r} is not a kind of event that the journal takes.")
    if type(body) is not bytes or len(body) > MAX_BODY_BYTES:
        raise ValueError(f"The body of a {kind} event is not bytes, or longer than {MAX_BODY_BYTES}.")
