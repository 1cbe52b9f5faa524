"""The ticket book as a ticket authority: a thread that owns the book, opens it, and reopens it when it fails."""

from __future__ import annotations

import itertools
import logging
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from drivers.ports import Listener
from drivers.ports.authority import AuthorityFault, AuthorityOrder, AuthorityReady, AuthorityReport, Request
from drivers.ports.message import Message
from terminal.messages.english import sentence
from terminal.ticket_book.book import APPLICATION_ID, Book, BookError
from terminal.ticket_book.known import Known
from terminal.ticket_book.unanswered import Unanswered

log = logging.getLogger(__name__)

REOPEN_S = 1.0
MAX_STOP_S = 10.0
"""SQLite waits five seconds for a lock; no other wait here is longer."""

FAULT = "book"

Recall = Callable[[], Sequence[Known]]
"""Returns the tickets that the journal knows. May raise BookError."""


class BookAuthority:
    """A drivers.ports.Port. `now_ms` reads the wall clock."""

    def __init__(
        self,
        path: Path,
        now_ms: Callable[[], int],
        recall: Recall | None = None,
        application_id: int = APPLICATION_ID,
    ) -> None:
        """With `recall`, the book is compared with the journal each time it is opened."""
        self._application_id = application_id
        self._path = path
        self._now_ms = now_ms
        self._recall = recall
        self._changed = threading.Condition()
        self._unanswered = Unanswered()
        self._stopping = False
        self._said: AuthorityReport | None = None
        self._numbers = itertools.count(1)
        self._thread: threading.Thread | None = None

    def start(self, listener: Listener[AuthorityReport]) -> None:
        """Begin to answer."""
        assert self._thread is None, "an authority starts once"
        self._listener = listener
        self._thread = threading.Thread(target=self._run, name="ticket book", daemon=True)
        self._thread.start()

    def want(self, order: AuthorityOrder) -> None:
        """Replace the order."""
        with self._changed:
            self._unanswered.want(order)
            self._changed.notify()

    def handled(self, number: int) -> None:
        """Not needed: the book keeps an answer for as long as its request may be repeated."""

    def stop(self) -> None:
        """End the thread and wait for it."""
        with self._changed:
            self._stopping = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(MAX_STOP_S)
            assert not self._thread.is_alive(), "the ticket book's thread did not end in time"

    def _run(self) -> None:
        while not self._stopping:
            try:
                self._serve()
            except BookError as error:
                self._say(AuthorityFault(FAULT, error.say))
                self._pause()

    def _serve(self) -> None:
        """Answer until the book fails or the authority is stopped. Raises BookError."""
        book = Book(self._path, application_id=self._application_id)
        try:
            self._say(AuthorityReady(self._held(book)))
            while (request := self._next()) is not None:
                answer = book.answer(request, self._now_ms())
                with self._changed:
                    self._unanswered.answered(request)
                self._report(answer)
        finally:
            book.close()

    def _held(self, book: Book) -> Message | None:
        """Hold the book against the journal; what the staff should know of it. Raises BookError."""
        if self._recall is None:
            return None
        note = book.hold_against(self._recall(), self._now_ms())
        if note is not None:
            log.warning("%s", sentence(note))
        return note

    def _say(self, stands: AuthorityReport) -> None:
        if stands != self._said:
            self._said = stands
            self._report(stands)

    def _report(self, report: AuthorityReport) -> None:
        self._listener(next(self._numbers), report)

    def _next(self) -> Request | None:
        """Wait for the next unanswered request; None after the end."""
        with self._changed:
            while not self._stopping:
                if (request := self._unanswered.next()) is not None:
                    return request
                self._changed.wait()
        return None

    def _pause(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._stopping, REOPEN_S)
