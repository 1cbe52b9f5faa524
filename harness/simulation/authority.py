"""The real ticket book in virtual time: the same requests and answers as its thread's, each after a moment."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from drivers.ports import Listener
from drivers.ports.authority import AuthorityFault, AuthorityOrder, AuthorityReady, AuthorityReport
from drivers.ports.message import message
from harness.simulation.world import World
from terminal.ticket_book.book import Book
from terminal.ticket_book.book_authority import FAULT, Recall
from terminal.ticket_book.unanswered import Unanswered

ANSWER_MS = (5, 40)
OUT_MS = (5_000, 60_000)
"""How long a book stays unusable."""
BROKEN = message("book.unusable", error="disk I/O error")


class BookInTime:
    """A drivers.ports.Port for one life of a terminal, on a book that outlives it."""

    def __init__(self, world: World, path: Path, recall: Recall) -> None:
        """`recall` says what the journal knows of the tickets: the book is held against it whenever it is opened."""
        self._world = world
        self._recall = recall
        self._path = path
        self._unanswered = Unanswered()
        self._listener: Listener[AuthorityReport] | None = None
        self._reported = 0
        self._is_serving = False
        self._book: Book | None = None

    def start(self, listener: Listener[AuthorityReport]) -> None:
        """Begin to answer."""
        self._listener = listener
        self._open()

    def want(self, order: AuthorityOrder) -> None:
        """Replace the order."""
        self._unanswered.want(order)
        self._serve_later()

    def handled(self, number: int) -> None:
        """Nothing to do: the book keeps every answer."""

    def stop(self) -> None:
        """Stop answering: the next terminal repeats what was not answered."""
        self._listener = None
        self._close()

    def fail(self) -> None:
        """Its disk fails for a while."""
        if self._book is not None:
            self._close()
            self._say(AuthorityFault(FAULT, BROKEN))
            self._world.within(*OUT_MS, self._open)

    def state_of(self, validation: str) -> str | None:
        """Return the book's entry of a ticket."""
        if self._book is not None:
            return self._book.state_of(validation)
        with closing(Book(self._path)) as book:
            return book.state_of(validation)

    def _open(self) -> None:
        if self._listener is not None:
            self._book = Book(self._path)
            self._say(AuthorityReady(self._book.hold_against(self._recall(), self._world.now_ms)))
            self._serve_later()

    def _close(self) -> None:
        if self._book is not None:
            self._book.close()
            self._book = None

    def _serve_later(self) -> None:
        if not self._is_serving and self._unanswered.next() is not None:
            self._is_serving = True
            self._world.within(*ANSWER_MS, self._serve)

    def _serve(self) -> None:
        self._is_serving = False
        request = self._unanswered.next()
        if self._book is None or request is None:
            return
        answer = self._book.answer(request, self._world.now_ms)
        self._unanswered.answered(request)
        self._say(answer)
        self._serve_later()

    def _say(self, answer: AuthorityReport) -> None:
        if self._listener is not None:
            self._reported += 1
            self._listener(self._reported, answer)
