"""A journal's table in memory, with its chain, for what only looks back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from hashlib import sha256

from terminal.cabinet import state as states
from terminal.cabinet.events import Event, kind_of, to_bytes
from terminal.cabinet.state import State
from terminal.journal import schema
from terminal.journal.chain import GENESIS, SNAPSHOT, link
from terminal.journal.history import History
from tests.connections import until_the_tests_end


class Memory:
    """A journal that is nowhere, until the test's end: its events are chained as on a disk."""

    def __init__(self) -> None:
        self.connection = until_the_tests_end(sqlite3.connect(":memory:", isolation_level=None))
        schema.migrate(self.connection)
        self.seq = 0
        self._chain = GENESIS

    def append(self, at_ms: int, event: Event) -> int:
        """Append an event; its number."""
        return self.write(at_ms, kind_of(event), to_bytes(event))

    def snapshot(self, at_ms: int, state: State | bytes) -> int:
        """Take a snapshot; its number."""
        body = state if isinstance(state, bytes) else states.to_bytes(state)
        self.write(at_ms, SNAPSHOT, sha256(body).digest())
        self.connection.execute("INSERT INTO snapshots VALUES (?, ?)", (self.seq, body))
        return self.seq

    def write(self, at_ms: int, kind: str, body: bytes) -> int:
        """Append whatever this is; its number."""
        self.seq += 1
        self._chain = link(self._chain, self.seq, at_ms, kind, body)
        self.connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", (self.seq, at_ms, kind, body, self._chain))
        return self.seq

    def history(self) -> History:
        """Look back in it."""
        return History(self.connection, lambda: self.seq)


def past_of(happened: Iterable[tuple[int, Event]]) -> History:
    """Look back in a journal of these events, each with its instant."""
    memory = Memory()
    for at_ms, event in happened:
        memory.append(at_ms, event)
    return memory.history()
