"""All tickets in a cabinet's journals, including those archived by its RAM clears."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from drivers.ports.message import message
from terminal.cabinet import events
from terminal.journal.errors import JournalError
from terminal.journal.putting_away import ARCHIVES
from terminal.journal.reading import read_kinds
from terminal.recall.known_tickets import EVENTS, known_tickets
from terminal.ticket_book.book import BookError
from terminal.ticket_book.known import Known

KINDS = [*map(events.kind_named, EVENTS), events.kind_named(events.Cleared)]


def journaled_tickets(path: Path) -> tuple[Known, ...]:
    """Read an open journal, from any thread, and its archives. Raises BookError.

    A ticket issued before a RAM clear keeps its value after it. Tickets of an archive that was unreadable from the
    beginning are not included: an attendant decides on those.
    """
    try:
        return known_tickets(_events(path))
    except (JournalError, msgspec.MsgspecError, OSError) as error:
        cause = error.message if isinstance(error, JournalError) else str(error)
        raise BookError(message("book.not_held", error=cause)) from error


def _events(path: Path, *, closed: bool = False) -> Iterator[events.Event]:
    for row in read_kinds(path, KINDS, closed=closed):
        event = events.from_bytes(row.body)
        cleared = event if isinstance(event, events.Cleared) else None
        if cleared is None:
            yield event
        elif not cleared.unread:
            yield from _events(path.parent / ARCHIVES / cleared.archive / path.name, closed=True)
