"""The inspection of a journal before it is used, without changing anything."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from terminal.journal import schema
from terminal.journal.chain import (
    SNAPSHOT,
    chain_at,
    checked,
    last_seq,
    last_snapshot_seq,
)
from terminal.journal.errors import JournalBroken, JournalDamaged
from terminal.journal.head import Head
from terminal.journal.segments import agrees, segment_start
from terminal.messages.lazy import message

INLINE_EVENTS = 50_000
"""Up to this many events before the last snapshot are checked at every start; more would delay play."""

PROGRESS_EVENTS = 10_000
"""How many events are checked between two reports of progress."""

Progress = Callable[[int], None]
"""Called regularly with the number of the last event checked."""


class Inspected(NamedTuple):
    """The end of a valid journal, and the first event whose link was checked."""

    seq: int
    chain: bytes
    verified_from: int


def inspect(connection: sqlite3.Connection, head: Head | None) -> Inspected:
    """Inspect a journal that is to be opened: all of it, or from the last snapshot on if that comes late.

    Raises JournalError. What precedes such a snapshot is left to verify_in_background.
    """
    schema.check(connection)
    seq = last_seq(connection)
    check_head(connection, head, seq)
    snapshot = last_snapshot_seq(connection)
    after = snapshot - 1 if snapshot > INLINE_EVENTS else 0
    follow(connection, after, seq, _unwatched)
    if snapshot > seq:
        raise JournalDamaged(message("journal.snapshot_without_event", number=snapshot))
    return Inspected(seq, chain_at(connection, seq), after + 1)


def _unwatched(seq: int) -> None:
    """The default at a start, which shows no progress."""


def check_head(connection: sqlite3.Connection, head: Head | None, seq: int) -> None:
    """Check that the last acknowledged event exists unchanged. Raises JournalBroken."""
    if head is None:
        raise JournalBroken(seq + 1, message("journal.head_damaged"))
    if head.seq > seq:
        raise JournalBroken(seq + 1, message("journal.end_missing", number=head.seq))
    if chain_at(connection, head.seq) != head.chain:
        raise JournalBroken(max(head.seq, 1), message("journal.event_replaced"))


def check_end(connection: sqlite3.Connection, inspected: Inspected) -> None:
    """Check that the journal opened for writing is the one that was inspected. Raises JournalBroken."""
    if (last_seq(connection), chain_at(connection, inspected.seq)) != (inspected.seq, inspected.chain):
        raise JournalBroken(inspected.seq, message("journal.changed_meanwhile"))


def follow(connection: sqlite3.Connection, after_seq: int, up_to_seq: int, progress: Progress = _unwatched) -> int:
    """Check the chain and every snapshot in it; returns the number of snapshots. Raises JournalError."""
    snapshots = 0
    for row in checked(connection, after_seq, up_to_seq):
        if row[2] == SNAPSHOT:
            _check_snapshot(connection, row[0])
            snapshots += 1
        if row[0] % PROGRESS_EVENTS == 0:
            progress(row[0])
    progress(up_to_seq)
    (stored,) = connection.execute(
        "SELECT count(*) FROM snapshots WHERE seq > ? AND seq <= ?", (after_seq, up_to_seq)
    ).fetchone()
    if stored != snapshots:
        raise JournalDamaged(message("journal.snapshots_missing", stored=stored, taken=snapshots))
    return snapshots


def _check_snapshot(connection: sqlite3.Connection, seq: int) -> None:
    if not agrees(connection, seq):
        raise JournalBroken(seq, message("journal.digest_wrong"))


def follow_segments(connection: sqlite3.Connection, after_seq: int, up_to_seq: int, progress: Progress) -> None:
    """Check events by the segments of each snapshot after one number up to another, and the rest by the chain.

    A segment that does not agree is checked by the chain, so that the error names the event. Raises JournalError.
    """
    reached = after_seq
    for (seq,) in connection.execute(
        "SELECT seq FROM snapshots WHERE seq > ? AND seq <= ? ORDER BY seq", (after_seq, up_to_seq)
    ).fetchall():
        if not agrees(connection, seq):
            follow(connection, segment_start(connection, seq - 1), seq)
        reached = seq
        progress(seq)
    if reached < up_to_seq:
        follow(connection, max(reached - 1, 0), up_to_seq)  # the last snapshot's own event is in no segment yet
