"""A ticket that was issued before a RAM clear is worth after it what it was worth before."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from drivers.ports.authority import AuthorityReady, Entered
from terminal.cabinet.commands import CashOut, FromDevice, Start
from terminal.cabinet.events import Cleared, Event, TicketIssued, kind_of, to_bytes
from terminal.journal.journal import Journal
from terminal.journal.putting_away import ARCHIVES
from terminal.start.journaled_tickets import journaled_tickets
from terminal.ticket_book.book import BookError
from tests.cabinet.pipeline import Pipeline

ARCHIVE = "2026-01-02"


def write(path: Path, events: Iterable[Event]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(Journal.open(path, 0)) as journal:
        journal.append([(kind_of(event), to_bytes(event)) for event in events], 1_790_000_000_000)


def visit() -> Pipeline:
    """A player who has left with a ticket that is in the book."""
    pipeline = Pipeline()
    pipeline.give(Start("test", authority=True))
    pipeline.open_for_play()
    pipeline.give(FromDevice("authority", AuthorityReady()))
    pipeline.feed(20)
    pipeline.give(CashOut())
    (issued,) = (event for event in pipeline.events if isinstance(event, TicketIssued))
    pipeline.give(FromDevice("authority", Entered(issued.ticket.validation)))
    return pipeline


def cleared(unread: str = "") -> Cleared:
    return Cleared(0, ("attendant", "technician"), ARCHIVE, 9, "ab", None, unread)


def test_tickets_of_the_journal_that_was_put_away_are_known(tmp_path: Path) -> None:
    path, pipeline = tmp_path / "journal.sqlite", visit()
    write(path.parent / ARCHIVES / ARCHIVE / path.name, pipeline.events)
    write(path, [cleared()])
    (known,) = journaled_tickets(path)
    assert known.ticket.amount_cents == 20_00
    assert known.state == "issued"
    assert known.entered


def test_what_could_not_be_read_as_it_was_put_away_knows_of_no_ticket(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    write(path, [cleared("The disk is gone.")])
    assert journaled_tickets(path) == ()


def test_without_the_journal_that_was_put_away_the_book_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    write(path, [cleared()])
    with pytest.raises(BookError, match="cannot be held against the journal"):
        journaled_tickets(path)
