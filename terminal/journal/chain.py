"""The hash chain of the journal: what exactly is hashed, and how rows are checked while they are read."""

from __future__ import annotations

import sqlite3
import struct
import sys
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from terminal.journal.errors import JournalBroken, JournalDamaged
from terminal.messages.lazy import message

GENESIS = bytes(32)
"""Used instead of a hash before the first event."""

SNAPSHOT = "snapshot"
"""The kind of the journal's own events: the body begins with the SHA-256 of the state stored under the same number."""

STATE_DIGEST_BYTES = 32

CHUNK_ROWS = 10_000
"""Rows of one query. SQLite cannot shorten the WAL during a query, so each is short."""

_NUMBERS = struct.Struct(">Qq")

Stored = tuple[int, int, str, bytes, bytes]
"""A row of the table: seq, at_ms, kind, body, chain."""


class Row(NamedTuple):
    """An event as it was appended."""

    seq: int
    """Counted from 1 without a gap, including the journal's own events."""
    at_ms: int
    """When, in milliseconds since 1970, by the clock of the process that appended it."""
    kind: str
    body: bytes


def link(previous: bytes, seq: int, at_ms: int, kind: str, body: bytes) -> bytes:
    """Hash one event onto the chain. This is the complete definition of the chain.

    The result is the SHA-256 of these bytes, one after the other:

    1. `previous`: the 32 bytes of the hash of the event before, or 32 zero bytes before event 1;
    2. `seq`: 8 bytes, unsigned, most significant byte first;
    3. `at_ms`: 8 bytes, two's complement, most significant byte first;
    4. the length in bytes of `kind` in UTF-8: 2 bytes, unsigned, most significant byte first;
    5. `kind` in UTF-8;
    6. `body`, up to the end.

    All but the last have a known length, so no two events have the same bytes.
    """
    return sha256(previous + _NUMBERS.pack(seq, at_ms) + _measured(kind) + body).digest()


@lru_cache(maxsize=1_000)
def _measured(kind: str) -> bytes:
    spelled = kind.encode()
    return len(spelled).to_bytes(2, "big") + spelled


def last_seq(connection: sqlite3.Connection) -> int:
    """The number of the last event, 0 when there is none."""
    (seq,) = connection.execute("SELECT max(seq) FROM events").fetchone()
    return 0 if seq is None else _number(seq)


def _number(value: object) -> int:
    if not isinstance(value, int) or value < 1:
        raise JournalBroken(1, message("journal.number_malformed", value=repr(value)))
    return value


def chain_at(connection: sqlite3.Connection, seq: int) -> bytes:
    """The hash stored with an event, GENESIS for 0. Raises JournalBroken if the event is missing."""
    if seq == 0:
        return GENESIS
    row = connection.execute("SELECT chain FROM events WHERE seq = ?", (seq,)).fetchone()
    if row is None:
        raise JournalBroken(seq, message("journal.event_missing"))
    if not isinstance(row[0], bytes):
        raise JournalBroken(seq, message("journal.hash_malformed"))
    return row[0]


def instant_of(connection: sqlite3.Connection, seq: int) -> int | None:
    """When an event was written, in milliseconds since 1970; None if it is missing."""
    row = connection.execute("SELECT at_ms FROM events WHERE seq = ?", (seq,)).fetchone()
    return row[0] if row else None


def checked(connection: sqlite3.Connection, after_seq: int, up_to_seq: int) -> Iterator[Stored]:
    """Read the events after one number up to another, each checked before it is yielded.

    This loop determines the speed of every audit. Raises JournalBroken at the first event that is missing or does not
    follow from the one before.
    """
    expected, previous = after_seq + 1, chain_at(connection, after_seq)
    while expected <= up_to_seq:
        begun_at = expected
        for row in _chunk(connection, expected, up_to_seq):
            seq, at_ms, kind, body, chain = row
            if seq != expected:
                raise JournalBroken(expected, message("journal.event_missing"))
            try:
                previous = link(previous, seq, at_ms, kind, body)
            except (TypeError, AttributeError, struct.error) as error:
                # Damage can turn a column into another type; asking that of every row would slow down every audit.
                raise JournalBroken(seq, message("journal.event_malformed", error=str(error))) from error
            if previous != chain:
                raise JournalBroken(seq, message("journal.event_altered"))
            expected += 1
            yield row
        if expected == begun_at:
            raise JournalBroken(expected, message("journal.event_missing"))


def _chunk(connection: sqlite3.Connection, from_seq: int, up_to_seq: int) -> sqlite3.Cursor:
    return connection.execute(
        "SELECT seq, at_ms, kind, body, chain FROM events WHERE seq BETWEEN ? AND ? ORDER BY seq LIMIT ?",
        (from_seq, up_to_seq, CHUNK_ROWS),
    )


def last_snapshot_seq(connection: sqlite3.Connection, up_to_seq: int = sys.maxsize) -> int:
    """The number of the latest snapshot up to an event, 0 when there is none."""
    (seq,) = connection.execute("SELECT max(seq) FROM snapshots WHERE seq <= ?", (up_to_seq,)).fetchone()
    return 0 if seq is None else _number(seq)


def snapshot_at(connection: sqlite3.Connection, seq: int) -> bytes:
    """The state stored under a number. Raises JournalDamaged unless its digest is in the chain."""
    state = connection.execute("SELECT state FROM snapshots WHERE seq = ?", (seq,)).fetchone()
    event = connection.execute("SELECT kind, body FROM events WHERE seq = ?", (seq,)).fetchone()
    if state is None or event is None or not isinstance(state[0], bytes):
        raise JournalDamaged(message("journal.snapshot_missing", number=seq))
    if event[0] != SNAPSHOT or event[1][:STATE_DIGEST_BYTES] != sha256(state[0]).digest():
        raise JournalDamaged(message("journal.snapshot_altered", number=seq))
    return state[0]
