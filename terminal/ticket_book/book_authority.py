"""The ticket book as a validation authority: a thread that owns the book, opens it, and opens it anew when it fails."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from terminal.authority import Answer, AuthorityOrder, Fault, Listener, Ready, Request
from terminal.ticket_book.book import Book, BookError

REOPEN_S = 1.0
STOP_S_MOST = 10.0
"""SQLite waits five seconds for a lock; nothing here waits longer."""

FAULT = "book"


class BookAuthority:
    """A terminal.authority.Authority. `now_ms` reads the wall clock."""

    def __init__(self, path: Path, now_ms: Callable[[], int], open_book: Callable[[Path], Book] = Book) -> None:
        self._path = path
        self._now_ms = now_ms
        self._open_book = open_book
        self._changed = threading.Condition()
        self._order = AuthorityOrder()
        self._stopping = False
        self._answered: tuple[Request, ...] = ()
        self._said: Answer | None = None
        self._thread: threading.Thread | None = None

    def start(self, listener: Listener) -> None:
        """Begin to answer."""
        assert self._thread is None, "an authority starts once"
        self._listener = listener
        self._thread = threading.Thread(target=self._run, name="ticket book", daemon=True)
        self._thread.start()

    def want(self, order: AuthorityOrder) -> None:
        """Replace the order."""
        with self._changed:
            self._order = order
            self._changed.notify()

    def stop(self) -> None:
        """End the thread and wait for it."""
        with self._changed:
            self._stopping = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(STOP_S_MOST)
            assert not self._thread.is_alive(), "the ticket book's thread waits for nothing that long"

    def _run(self) -> None:
        while not self._stopping:
            try:
                self._serve()
            except BookError as error:
                self._say(Fault(FAULT, str(error)))
                self._pause()

    def _serve(self) -> None:
        """Answer until the book fails or the authority is stopped. Raises BookError."""
        book = self._open_book(self._path)
        try:
            self._say(Ready())
            while (request := self._next()) is not None:
                answer = book.answer(request, self._now_ms())
                self._answered = (*self._answered, request)
                self._listener(answer)
        finally:
            book.close()

    def _say(self, stands: Answer) -> None:
        if stands != self._said:
            self._said = stands
            self._listener(stands)

    def _next(self) -> Request | None:
        """Wait for a request that is not answered yet; None when there will be none."""
        with self._changed:
            while not self._stopping:
                wanted = self._order.requests
                self._answered = tuple(one for one in self._answered if one in wanted)
                for request in wanted:
                    if request not in self._answered:
                        return request
                self._changed.wait()
        return None

    def _pause(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._stopping, REOPEN_S)
