"""Segments: the events from one snapshot up to the next, verified by one digest in the body of the next.

Checking the chain takes Python one hash for each event; a segment's digest covers thousands of events at once, with
SQLite and SHA-256 alone. If it agrees, every column covered by the chain is as it was when the chain was last checked
here, link by link, at the time of the snapshot. If it does not, the chain finds the bad event.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from hashlib import sha256

from terminal.journal.chain import SNAPSHOT, STATE_DIGEST_BYTES, Stored, last_snapshot_seq, snapshot_at
from terminal.journal.errors import JournalBroken, JournalDamaged
from terminal.messages.lazy import message

ROWS_AT_ONCE = 1_000

_JOINED = """
    SELECT count(*), group_concat(at_ms || ' ' || kind || chain || body, '') FROM events WHERE seq > ? AND seq <= ?
"""
"""SQLite reads a range of a table by its key in the key's order. Sorting again would take a quarter of the time, and
rows in a different order would not match any digest.
"""


def snapshot_body(connection: sqlite3.Connection, state: bytes, last_seq: int) -> bytes:
    """Make the body of the snapshot event that will follow `last_seq`: the state's digest, then its segment's."""
    return sha256(state).digest() + digest(connection, segment_start(connection, last_seq), last_seq)


def segment_start(connection: sqlite3.Connection, last_seq: int) -> int:
    """The number before the first event of the segment that ends with `last_seq`: its first is a snapshot or event 1.

    Raises JournalDamaged if there is the state of a snapshot without its event.
    """
    first = last_snapshot_seq(connection, last_seq)
    if first and connection.execute("SELECT kind FROM events WHERE seq = ?", (first,)).fetchone() != (SNAPSHOT,):
        raise JournalDamaged(message("journal.snapshot_of_another", number=first))
    return max(first - 1, 0)


def digest(connection: sqlite3.Connection, after_seq: int, up_to_seq: int) -> bytes:
    """Hash the events after one number up to another: of each ``at_ms``, a blank, kind, chain and body, joined.

    `at_ms` is written in decimal digits. Raises JournalBroken if an event is missing.
    """
    hashed = sha256()
    factory, connection.text_factory = connection.text_factory, bytes
    try:
        for start in range(after_seq, up_to_seq, ROWS_AT_ONCE):
            end = min(start + ROWS_AT_ONCE, up_to_seq)
            count, joined = connection.execute(_JOINED, (start, end)).fetchone()
            if count != end - start:
                raise JournalBroken(start + 1, message("journal.gap"))
            hashed.update(joined or b"")
    finally:
        connection.text_factory = factory
    return hashed.digest()


def digest_of(rows: Iterable[Stored]) -> bytes:
    """Hash events that were already read, as `digest` hashes those in the database."""
    return sha256(
        b"".join(b"%d %b%b%b" % (at_ms, kind.encode(), chain, body) for _, at_ms, kind, body, chain in rows)
    ).digest()


def agrees(connection: sqlite3.Connection, seq: int) -> bool:
    """Whether the digests in snapshot event `seq` match its state and its segment. Raises JournalError."""
    snapshot_at(connection, seq)
    event = connection.execute("SELECT kind, body FROM events WHERE seq = ?", (seq,)).fetchone()
    if event is None:
        return False
    kind, body = event
    found: bytes = digest(connection, segment_start(connection, seq - 1), seq - 1)
    return bool(kind == SNAPSHOT and body[STATE_DIGEST_BYTES:] == found)
