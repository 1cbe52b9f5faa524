"""The database read back while the terminal runs, by a separate connection that sees the content of the files."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from typing import TYPE_CHECKING, NamedTuple

from terminal.journal import segments
from terminal.journal.chain import checked
from terminal.journal.copies.places import mark_suspect
from terminal.journal.copies.rereading import Rounds
from terminal.journal.errors import JournalBroken, JournalDamaged, damaged, explained, from_system
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path

SLICE_EVENTS = 25
"""How many of the older events are read again at each check."""


class Reached(NamedTuple):
    """The progress of reading again: the number of the last event that was read."""

    seq: int


class DatabaseEnd:
    """Compares the database's end with memory, and gradually reads the older events again."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._file = path.stat()
        self._again = Rounds(Reached(0), Reached, "Q")

    def verify(self, seq: int, chain: bytes) -> None:
        """Read the last event back and a slice of the older ones.

        Raises JournalDamaged, after it has marked the database for the next start, or another JournalError.
        """
        try:
            with explained():
                self._verify(seq, chain)
        except (JournalBroken, JournalDamaged) as error:
            with contextlib.suppress(OSError):  # a failing device is found bad anyway
                mark_suspect(self._path)
            raise damaged(1, self._path, error) from error
        except OSError as error:
            raise from_system(error, self._path) from error

    def _verify(self, seq: int, chain: bytes) -> None:
        if not os.path.samestat(self._path.stat(), self._file):
            raise JournalDamaged(message("journal.file_replaced"))
        query = "SELECT seq, chain FROM events ORDER BY seq DESC LIMIT 1"
        if (self._connection.execute(query).fetchone() or (0, chain)) != (seq, chain):
            raise JournalDamaged(message("journal.last_event_altered"))
        self._verify_slice(seq)

    def _verify_slice(self, seq: int) -> None:
        """Continue reading the older events again where the last slice ended; after the end, from the beginning."""
        start, known = self._again.reached.seq, self._again.known
        if known is not None and segments.digest(self._connection, start, known.end.seq) == known.digest:
            self._again.agreed(known)
            return
        rows = list(checked(self._connection, start, min(start + SLICE_EVENTS, seq)))
        if known is not None:
            raise JournalDamaged(message("journal.events_altered", number=start + 1))
        if start + SLICE_EVENTS <= seq:
            self._again.followed(Reached(start + SLICE_EVENTS), segments.digest_of(rows))
        else:
            self._again.begin()
