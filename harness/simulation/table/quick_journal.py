"""A journal in memory with the promise of the real one: events are there whole or not at all, and for ever.

`./kiosk simulate` and `./kiosk torture --cuts` prove that the real one keeps it. Most seeds of a shared table take it
for granted, which makes them several times as fast; the others play with the real one on disks that forget.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from harness.simulation.supply import Supply
from terminal.journal import schema
from terminal.journal.chain import GENESIS, SNAPSHOT, Row, link
from terminal.journal.history import History
from terminal.journal.segments import snapshot_body


class _Database(sqlite3.Connection):
    """Takes up what was appended when somebody looks: hardly anybody does."""

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self.appended: list[tuple[int, int, str, bytes, bytes]] = []

    def execute(self, *statement: Any) -> sqlite3.Cursor:
        """Execute a statement, which finds everything."""
        self.take_up()
        return super().execute(*statement)

    def take_up(self) -> None:
        """Insert the events that were appended since the last look."""
        if self.appended:
            self.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", self.appended)
            self.appended.clear()


@cache
def _empty() -> sqlite3.Connection:
    """A journal without events."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    schema.migrate(database)
    return database


class Kept:
    """What outlives the terminal: all its events."""

    def __init__(self) -> None:
        self.database = sqlite3.connect(":memory:", isolation_level=None, factory=_Database)
        _empty().backup(self.database)
        self.seq = 0
        self.chain = GENESIS
        self.last_ms: int | None = None

    def copy(self) -> Kept:
        """The same events, which go on by themselves."""
        other = Kept()
        self.database.take_up()
        self.database.backup(other.database)
        other.seq, other.chain, other.last_ms = self.seq, self.chain, self.last_ms
        return other

    def append(self, events: Sequence[tuple[str, bytes]], at_ms: int) -> None:
        """Append events after the last one."""
        for kind, body in events:
            self.seq += 1
            self.chain = link(self.chain, self.seq, at_ms, kind, body)
            self.database.appended.append((self.seq, at_ms, kind, body, self.chain))
        self.last_ms = at_ms


class QuickJournal:
    """The journal of one life of a terminal, as its runtime uses it."""

    findings: tuple[object, ...] = ()
    verified_from = 1

    def __init__(self, kept: Kept, supply: Supply) -> None:
        self._kept = kept
        self._supply = supply
        self.last_ms = kept.last_ms

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self._kept.seq

    @property
    def chain(self) -> bytes:
        """The hash of the last event."""
        return self._kept.chain

    def append(self, events: Sequence[tuple[str, bytes]], at_ms: int) -> int:
        """Append all of the events, or none if the power fails before; it may also fail right after."""
        self._supply.step()
        self._kept.append(events, at_ms)
        self._supply.step()
        return self._kept.seq

    def snapshot(self, state: bytes) -> int:
        """Keep the state after the last event."""
        kept = self._kept
        self._supply.step()
        kept.append([(SNAPSHOT, snapshot_body(kept.database, state, kept.seq))], kept.last_ms or 0)
        kept.database.execute("INSERT INTO snapshots VALUES (?, ?)", (kept.seq, state))
        self._supply.step()
        return kept.seq

    def verify_ends(self) -> None:
        """Nothing to read back."""

    def check_copies(self) -> None:
        """There are none."""

    def latest_snapshot(self) -> tuple[int, bytes] | None:
        """The latest snapshot's number and state."""
        found: tuple[int, bytes] | None = self._kept.database.execute(
            "SELECT seq, state FROM snapshots ORDER BY seq DESC LIMIT 1"
        ).fetchone()
        return found

    def read(self, after_seq: int) -> Iterator[Row]:
        """The events after a number, without snapshots."""
        return self.history().rows(after_seq, self.seq)

    def history(self) -> History:
        """Its history."""
        return History(self._kept.database, lambda: self._kept.seq)

    def close(self) -> None:
        """What is kept stays."""
