"""Says what a cabinet's journal knows of all its tickets, those of the journals before its RAM clears too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from drivers.ports.authority import Known
from drivers.ports.message import message
from terminal.cabinet import events
from terminal.cabinet.known_tickets import EVENTS, known_tickets
from terminal.journal.errors import JournalError
from terminal.journal.putting_away import ARCHIVES
from terminal.journal.reading import read_kinds
from terminal.ticket_book.book import BookError

KINDS = [events.kind_named(one) for one in (*EVENTS, events.Cleared)]


def journaled_tickets(path: Path) -> tuple[Known, ...]:
    """Read an open journal, from any thread, and what it has put away. Raises BookError.

    A ticket that was issued before a RAM clear is worth after it what it was worth before. What was put away without
    its being readable knows of no ticket: an attendant decides on those.
    """
    try:
        return known_tickets(_events(path))
    except (JournalError, msgspec.MsgspecError, OSError) as error:
        raise BookError(message("book.not_held", error=str(error))) from error


def _events(path: Path, *, closed: bool = False) -> Iterator[events.AnyEvent]:
    for row in read_kinds(path, KINDS, closed=closed):
        event = events.from_bytes(row.body)
        if not isinstance(event, events.Cleared):
            yield event
        elif not event.unread:
            yield from _events(path.parent / ARCHIVES / event.archive / path.name, closed=True)
