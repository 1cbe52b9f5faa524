"""The book's thread: it answers what is ordered once, says when the book fails, and goes on when it is mended."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from drivers.ports import Back, Lost
from drivers.ports.authority import AuthorityFault, AuthorityOrder, AuthorityReady, AuthorityReport, Entered, Noted
from drivers.ports.message import message
from terminal.ticket_book import book_authority
from terminal.ticket_book.book import Book, BookError
from terminal.ticket_book.book_authority import BookAuthority
from tests.ticket_book.test_book import ASK, ENTER, NOW_MS, NUMBER, REDEEM, YES


class Desk:
    """An authority and what it has answered."""

    def __init__(self, path: Path) -> None:
        self.authority = BookAuthority(path, lambda: NOW_MS)
        self.answers: queue.Queue[AuthorityReport | Lost | Back] = queue.Queue()
        self.authority.start(lambda _, answer: self.answers.put(answer))

    def next(self) -> AuthorityReport | Lost | Back:
        return self.answers.get()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tickets.sqlite"


@pytest.fixture
def desk(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(book_authority, "REOPEN_S", 0.01)
    desk = Desk(path)
    yield desk
    desk.authority.stop()


def test_requests_are_answered_in_their_order_and_each_of_them_once(desk: Desk) -> None:
    assert desk.next() == AuthorityReady()
    desk.authority.want(AuthorityOrder((ENTER, ASK)))
    assert [desk.next(), desk.next()] == [Entered(NUMBER), YES]
    desk.authority.want(AuthorityOrder((ENTER, ASK)))
    desk.authority.want(AuthorityOrder((REDEEM, ENTER, ASK)))
    assert desk.next() == Noted("redeemed", NUMBER, 2_000)
    desk.authority.want(AuthorityOrder())
    desk.authority.stop()
    assert desk.answers.empty()


def test_an_authority_without_its_book_says_so_once_and_takes_it_up_when_it_can(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book_authority, "REOPEN_S", 0.01)
    with closing(Book(path)):
        desk = Desk(path)
        desk.authority.want(AuthorityOrder((ENTER,)))
        fault = desk.next()
        assert isinstance(fault, AuthorityFault)
        assert fault.say == message("book.in_use")
    assert [desk.next(), desk.next()] == [AuthorityReady(), Entered(NUMBER)]
    desk.authority.stop()


class Watched(threading.Condition):
    """Notes each wait that has an end."""

    def __init__(self, noted: list[object]) -> None:
        super().__init__()
        self._noted = noted

    def wait_for(self, predicate: Callable[[], object], timeout: float | None = None) -> object:  # type: ignore[override]
        self._noted.append(timeout)
        return super().wait_for(predicate, timeout)


def test_between_two_tries_to_open_its_book_an_authority_pauses(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[object] = []
    tried_often = threading.Event()

    def fail(_: Path, **_as: object) -> Book:
        noted.append("tried")
        if noted.count("tried") == 3:
            tried_often.set()
        raise BookError(message("book.damaged"))

    monkeypatch.setattr(book_authority, "REOPEN_S", 0.01)
    monkeypatch.setattr(book_authority, "Book", fail)
    authority = BookAuthority(path, lambda: NOW_MS)
    monkeypatch.setattr(authority, "_changed", Watched(noted))
    authority.start(lambda _, __: None)
    assert tried_often.wait()
    authority.stop()
    assert noted[:5] == ["tried", 0.01, "tried", 0.01, "tried"]
