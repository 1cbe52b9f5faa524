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
    instant_of,
    last_snapshot_seq,
    link,
    snapshot_at,
)
from terminal.journal.errors import JournalBroken, explained
from terminal.messages.lazy import message

LOOK_BACK = 100_000
"""The most events looked through for rare ones, so that a list takes only a moment."""

SLICE_EVENTS = 4_096
"""The events that are read at a time, going back."""

_LATEST = """
    SELECT one.seq, one.at_ms, one.kind, one.body, one.chain, before.chain
    FROM events AS one LEFT JOIN events AS before ON before.seq = one.seq - 1
    WHERE one.seq BETWEEN ? AND ? AND one.kind IN ({}) ORDER BY one.seq DESC LIMIT ?
"""

_AT = """
    SELECT one.seq, one.at_ms, one.kind, one.body, one.chain, before.chain
    FROM events AS one LEFT JOIN events AS before ON before.seq = one.seq - 1
    WHERE one.seq IN ({}) ORDER BY one.seq
"""
_KINDS = "SELECT kind FROM events WHERE seq BETWEEN ? AND ? ORDER BY seq"
_WITH = "SELECT seq FROM events WHERE seq BETWEEN ? AND ? AND kind IN ({}) AND instr(body, ?) ORDER BY seq DESC"
AT_ONCE = 500
"""Events of one query by their numbers."""


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

    def slice_back(self, kinds: Collection[str], end: int) -> tuple[Sequence[Row], int]:
        """The events of these kinds among the `SLICE_EVENTS` up to a number, the newest first, and the one before.

        Unlike `latest` it reads and checks every event on the way: one whose kind was altered is not left out without a
        word. Raises JournalBroken, JournalError.
        """
        wanted, start = frozenset(kinds), max(end - SLICE_EVENTS, 0)
        return [row for row in self.rows(start, end) if row.kind in wanted][::-1], start

    def at(self, seqs: Collection[int]) -> Sequence[Row]:
        """The events with these numbers, the oldest first.

        Raises JournalBroken for one that is missing or does not follow from the event before it, JournalError for
        damage.
        """
        found: list[Row] = []
        wanted = sorted(seqs)
        with explained():
            for start in range(0, len(wanted), AT_ONCE):
                some = wanted[start : start + AT_ONCE]
                query = _AT.format(", ".join("?" * len(some)))
                rows = [_checked(*row) for row in self._connection.execute(query, some)]
                missing = set(some).difference(row.seq for row in rows)
                if missing:
                    raise JournalBroken(min(missing), message("journal.event_missing"))
                found += rows
        return found

    def kinds(self, after_seq: int, up_to_seq: int) -> Sequence[str]:
        """The kind of each event after one number up to another, the journal's own snapshots included.

        They are not checked: they say which events to read, and those are. Raises JournalError.
        """
        with explained():
            found = self._connection.execute(_KINDS, (after_seq + 1, up_to_seq)).fetchall()
        if len(found) != up_to_seq - after_seq:
            raise JournalBroken(after_seq + 1, message("journal.event_missing"))
        return [kind for (kind,) in found]

    def with_bytes(self, kinds: Collection[str], part: bytes, after_seq: int, up_to_seq: int) -> Sequence[int]:
        """The numbers of the events of these kinds in a range whose body has these bytes, the newest first.

        They are not checked, like `kinds`. Raises JournalError.
        """
        query = _WITH.format(", ".join("?" * len(kinds)))
        with explained():
            found = self._connection.execute(query, (after_seq + 1, up_to_seq, *kinds, part)).fetchall()
        return [seq for (seq,) in found]

    def at_ms(self, seq: int) -> int:
        """When an event was written, in milliseconds since 1970, unchecked. Raises JournalBroken if it is missing."""
        with explained():
            found = instant_of(self._connection, seq)
        if found is None:
            raise JournalBroken(seq, message("journal.event_missing"))
        return found

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
