"""Reads a whole journal without changing it, whether or not a terminal has it open."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from terminal.journal import head, schema
from terminal.journal.audit import kept_closed
from terminal.journal.chain import Row, last_seq
from terminal.journal.connections import BUSY_SECONDS, reader
from terminal.journal.errors import JournalBroken, JournalUnreachable, explained, from_system
from terminal.journal.history import History
from terminal.journal.inspection import check_head
from terminal.journal.places import head_path
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path


def read(path: Path) -> Iterator[Row]:
    """Read every event except the journal's own snapshots, each checked by its hash before it is yielded.

    Use `missing_end` to find whether acknowledged events are missing at the end.

    Raises JournalBroken, JournalDamaged, JournalNewer, or JournalUnreachable if there is no journal.
    """
    with look_back(path) as history:
        yield from history.rows(0, history.seq)


@contextmanager
def look_back(path: Path, busy_seconds: float = BUSY_SECONDS) -> Iterator[History]:
    """Open a journal's history, up to its current last event. Another program that holds it is waited for this long.

    Raises JournalDamaged, JournalNewer, or JournalUnreachable if there is no journal.
    """
    try:
        if not path.exists():
            raise JournalUnreachable(message("journal.none", path=str(path)))
        with explained(), kept_closed(path) as closed, reader(path, closed, busy_seconds) as connection:
            schema.check(connection)
            last = last_seq(connection)
            yield History(connection, lambda: last)
    except OSError as error:
        raise from_system(error, path) from error


def missing_end(path: Path) -> JournalBroken | None:
    """What is wrong with the end of a journal by its head: events are missing there, or the last one was replaced.

    None if nothing is, or if there is no head to compare it with. Raises JournalError for a journal that is unreadable.
    """
    try:
        # Read the head first: a terminal may append meanwhile, and the journal is never behind its head.
        known = head.read(head_path(path))
    except OSError as error:
        raise from_system(error, head_path(path)) from error
    if known is None:
        return None
    try:
        with explained(), kept_closed(path) as closed, reader(path, closed) as connection:
            schema.check(connection)
            check_head(connection, known, last_seq(connection))
    except JournalBroken as error:
        return error
    except OSError as error:
        raise from_system(error, path) from error
    return None


def read_kinds(path: Path, kinds: Collection[str], *, closed: bool = False) -> Iterator[Row]:
    """Read the events of some kinds, from any thread of the terminal that has the journal open, or of a closed one.

    Their hashes are not checked, because every start checks the whole chain. Raises JournalError.
    """
    named = ",".join("?" * len(kinds))
    query = f"SELECT seq, at_ms, kind, body FROM events WHERE kind IN ({named}) ORDER BY seq"  # noqa: S608 - only marks
    with explained(), reader(path, closed) as connection:
        for row in connection.execute(query, tuple(kinds)):
            yield Row(*row)
