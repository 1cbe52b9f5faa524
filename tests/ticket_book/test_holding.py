"""What a start writes into the ticket book that its journal knows better (regulation 4: a ticket is redeemed once)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from drivers.ports.authority import Ask, Enter, Honoured, Refused
from terminal.ticket_book.book import REDEEMED, VOID, Book
from terminal.ticket_book.known import Known

NUMBER = "006338742623748784"
TICKET = Enter(1, NUMBER, 20_00, "USD", 1_000, 9_000)
NOW_MS = 3_000
ASKED = Ask(9, NUMBER, "USD", 2_900)


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    with closing(Book(tmp_path / "tickets.sqlite")) as book:
        yield book


def known(state: str = "issued", request: tuple[int, int] | None = None, *, entered: bool = True) -> Known:
    assert state in ("issued", "redeemed", "void")
    return Known(TICKET, state, request, entered, certain=True)  # type: ignore[arg-type]


def test_a_ticket_spoiled_before_the_book_had_it_is_void_in_the_book(book: Book) -> None:
    book.hold_against([known("void", entered=False)], NOW_MS)
    assert book.answer(ASKED, NOW_MS) == Refused(9, NUMBER, VOID)


def test_a_ticket_redeemed_before_the_book_had_it_is_redeemed_in_the_book(book: Book) -> None:
    book.hold_against([known("redeemed", (5, 2_000), entered=False)], NOW_MS)
    assert book.answer(ASKED, NOW_MS) == Refused(9, NUMBER, REDEEMED)


def test_a_ticket_about_to_be_entered_is_left_to_the_cabinet(book: Book) -> None:
    book.hold_against([known(entered=False)], NOW_MS)
    assert book.state_of(NUMBER) is None


def test_a_ticket_in_escrow_is_pending_for_the_request_that_the_journal_knows(book: Book) -> None:
    """The book was put back from the time of an earlier request: its state stays, and only the request changes."""
    book.answer(TICKET, 1_000)
    book.answer(Ask(5, NUMBER, "USD", 2_000), 2_000)
    book.hold_against([known("issued", (9, 2_900))], NOW_MS)
    assert book.changes(NUMBER) == [("issued", 1_000), ("pending", 2_000)]
    assert book.answer(ASKED, NOW_MS) == Honoured(9, NUMBER, 20_00)


def test_a_ticket_that_the_book_already_calls_redeemed_stays_so(book: Book) -> None:
    book.hold_against([known("redeemed", (5, 2_000))], NOW_MS)
    book.hold_against([known("void")], NOW_MS)
    assert book.state_of(NUMBER) == "redeemed"
