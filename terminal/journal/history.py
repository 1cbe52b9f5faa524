"""The history of a journal: a range of events, the latest events of some kinds, and the snapshots. Changes nothing.

Everything returned has been checked by its hash (regulation C3), as far as possible: a range follows from the event
before it, and a single event from the hash of the one before.
"""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Callable, Collection, Iterator, Sequence

from terminal.journal.chain import (
    GENESIS,
    SNAPSHOT,
    Row,
    chain_at,
    checked,
    last_snapshot_seq,
    link,
    snapshot_at,
)
from terminal.journal.errors import JournalBroken, explained
from terminal.messages.lazy import message

LOOK_BACK = 100_000
"""The most events looked through for rare ones, so that a list takes only a moment."""

_LATEST = """
    SELECT one.seq, one.at_ms, one.kind, one.body, one.chain, before.chain
    FROM events AS one LEFT JOIN events AS before ON before.seq = one.seq - 1
    WHERE one.seq BETWEEN ? AND ? AND one.kind IN ({}) ORDER BY one.seq DESC LIMIT ?
"""


class History:
    """What an open journal holds now, on the connection of its one owner or of a reader."""

    def __init__(self, connection: sqlite3.Connection, last: Callable[[], int]) -> None:
        self._connection = connection
        self._last = last

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self._last()

    def chain(self, seq: int) -> bytes:
        """The hash stored with an event. Raises JournalError if there is none."""
        with explained():
            return chain_at(self._connection, seq)

    def rows(self, after_seq: int, up_to_seq: int) -> Iterator[Row]:
        """Read the events after one number up to another, without the journal's own snapshots.

        Raises JournalBroken at the first event that does not follow from the one before, JournalError for damage.
        """
        with explained():
            for seq, at_ms, kind, body, _ in checked(self._connection, after_seq, min(up_to_seq, self.seq)):
                if kind != SNAPSHOT:
                    yield Row(seq, at_ms, kind, body)

    def latest(self, kinds: Collection[str], most: int, up_to_seq: int | None = None) -> Sequence[Row]:
        """Find the latest events of these kinds, the newest first, among the last `LOOK_BACK` up to a number.

        Raises JournalBroken for one that does not follow from the event before it, JournalError for damage.
        """
        end = self.seq if up_to_seq is None else min(up_to_seq, self.seq)
        query = _LATEST.format(", ".join("?" * len(kinds)))
        with explained():
            found = self._connection.execute(query, (end - LOOK_BACK + 1, end, *kinds, most)).fetchall()
        return [_checked(*row) for row in found]

    def snapshot(self, up_to_seq: int) -> tuple[int, bytes] | None:
        """The latest snapshot's number up to this one, and its state; None if there is none. Raises JournalError."""
        with explained():
            seq = last_snapshot_seq(self._connection, min(up_to_seq, self.seq))
            return (seq, snapshot_at(self._connection, seq)) if seq else None


def _checked(seq: int, at_ms: int, kind: str, body: bytes, chain: bytes, before: bytes | None) -> Row:
    previous = GENESIS if seq == 1 else before
    if previous is None:
        raise JournalBroken(seq - 1, message("journal.event_missing"))
    try:
        found = link(previous, seq, at_ms, kind, body)
    except (TypeError, AttributeError, struct.error) as error:
        raise JournalBroken(seq, message("journal.event_malformed", error=str(error))) from error
    if found != chain:
        raise JournalBroken(seq, message("journal.event_altered"))
    return Row(seq, at_ms, kind, body)
