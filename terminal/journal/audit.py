"""The audit: a whole journal checked from its first event to its last, whether or not a terminal has it open."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from terminal.journal import head, schema
from terminal.journal.chain import chain_at, instant_of, last_seq
from terminal.journal.connections import reader
from terminal.journal.errors import JournalUnreachable, explained, from_system
from terminal.journal.inspection import check_head, follow
from terminal.journal.places import head_path, share
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path


class Audit(NamedTuple):
    """The content of a valid journal."""

    events: int
    """Without the journal's own snapshot events."""
    snapshots: int
    seq: int
    """The last event's number, including snapshot events."""
    chain: bytes
    """The last event's hash. Two journals with the same hash have the same events."""
    first_at_ms: int
    """When the first event was appended, in milliseconds since 1970; 0 in an empty journal."""
    last_at_ms: int
    open_elsewhere: bool
    """Whether a terminal had the journal open, so that there may be later events by now."""


def verify(path: Path, progress: Callable[[int, int], None] | None = None) -> Audit:
    """Check a whole journal without changing it. `progress` gets the number of events checked and of those there are.

    Raises JournalBroken, JournalDamaged, JournalNewer, or JournalUnreachable if there is no journal.
    """
    try:
        if not path.exists():
            raise JournalUnreachable(message("journal.none", path=str(path)))
        with explained(), kept_closed(path) as closed:
            # Read the head first: a terminal may append meanwhile, and the journal is never behind its head.
            known = head.read(head_path(path))
            return _audited(path, closed, known, progress)
    except OSError as error:
        raise from_system(error, path) from error


@contextmanager
def kept_closed(path: Path) -> Iterator[bool]:
    """Whether the journal is closed; it then stays closed during the audit."""
    try:
        lock = share(path)
    except FileNotFoundError:  # a copy of the database, never opened by a terminal
        yield True
        return
    try:
        yield lock is not None
    finally:
        if lock is not None:
            os.close(lock)


def _audited(path: Path, closed: bool, known: head.Head | None, progress: Callable[[int, int], None] | None) -> Audit:
    with reader(path, closed) as connection:
        schema.check(connection)
        total = last_seq(connection)
        check_head(connection, known, total)
        snapshots = follow(connection, 0, total, lambda seq: progress(seq, total) if progress else None)
        schema.check_pages(connection)
        return Audit(
            events=total - snapshots,
            snapshots=snapshots,
            seq=total,
            chain=chain_at(connection, total),
            first_at_ms=instant_of(connection, 1) or 0,
            last_at_ms=instant_of(connection, total) or 0,
            open_elsewhere=not closed,
        )
