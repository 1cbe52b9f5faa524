"""The local ticket book: every ticket of this one cabinet, its states, and when it changed.

A ticket is issued, then pending while it is in escrow, then redeemed; or it expires, or is void. Every change is one
durable transaction, and every request may be repeated: it then gets the same answer again. The book belongs to one
cabinet and one process, which its lock enforces: cabinets that accept each other's tickets need a host.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from drivers.ports import authority
from drivers.ports.message import Message, message
from terminal.messages.english import sentence
from terminal.ticket_book.holding import ContradictionError, hold
from terminal.ticket_book.known import Known

APPLICATION_ID = int.from_bytes(b"BOXT", "big")
PRACTICE_ID = int.from_bytes(b"BOXP", "big")
"""The application id of a book of practice: a cabinet refuses it, and practice refuses a cabinet's."""
VERSION = 1
BUSY_SECONDS = 5.0

UNKNOWN = message("ticket.not_ours")
REDEEMED = message("ticket.redeemed")
PENDING = message("ticket.pending")
EXPIRED = message("ticket.expired")
VOID = message("ticket.void")
STRANGER = message("ticket.not_in_journal")
OTHER_CURRENCY = message("ticket.other_currency")

_IS = {"redeemed": message("book.is_redeemed"), "pending": message("book.is_pending")}
"""Of a ticket that cannot be made void."""

_TABLES = (
    """CREATE TABLE tickets (
        validation TEXT PRIMARY KEY, number INTEGER NOT NULL, amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
        currency TEXT NOT NULL, issued_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('issued', 'pending', 'redeemed', 'expired', 'void')),
        request INTEGER, request_ms INTEGER) STRICT""",
    """CREATE TABLE changes (
        seq INTEGER PRIMARY KEY, validation TEXT NOT NULL REFERENCES tickets, state TEXT NOT NULL,
        at_ms INTEGER NOT NULL) STRICT""",
)

Connect = Callable[[Path], sqlite3.Connection]


class BookError(Exception):
    """The book cannot be used; `say` is for the staff. What was asked may or may not be written."""

    def __init__(self, say: Message) -> None:
        super().__init__(sentence(say))
        self.say = say


def connect(path: Path) -> sqlite3.Connection:
    """Open the database; transactions are begun and ended explicitly."""
    return sqlite3.connect(path, isolation_level=None, timeout=BUSY_SECONDS)


class Book:
    """An open ticket book. Every method may raise BookError; repeating the request afterwards is always safe."""

    def __init__(self, path: Path, connect: Connect = connect, application_id: int = APPLICATION_ID) -> None:
        """Open the book, or create it. Raises BookError."""
        self._strangers: frozenset[str] = frozenset()
        self._lock = _take(path)
        try:
            with _explained():
                self._db = _opened(path, connect, application_id)
        except BaseException:
            os.close(self._lock)
            raise

    def close(self) -> None:
        """Close the book and release its lock."""
        try:
            with _explained():
                self._db.close()
        finally:
            os.close(self._lock)

    def hold_against(self, known: Sequence[Known], now_ms: int) -> Message | None:
        """Complete the book with what the journal knows; from now on it pays nothing that the journal does not know.

        Returns a note for the staff; normally empty. Raises BookError; the book is then unchanged.
        """
        try:
            with _explained(), _transaction(self._db):
                held = hold(self._db, known, now_ms)
        except ContradictionError as error:
            raise BookError(error.say) from error
        self._strangers = held.strangers
        return held.note

    def answer(self, request: authority.Request, now_ms: int) -> authority.AuthorityReport:
        """Carry out one request, durably, and answer it."""
        with _explained(), _transaction(self._db):
            match request:
                case authority.Enter():
                    return self._enter(request)
                case authority.Ask():
                    return self._ask(request, now_ms)
                case authority.Close("void"):
                    return self._void(request, now_ms)
                case authority.Close():
                    return self._end(request, now_ms)

    def state_of(self, validation: str) -> str | None:
        """The state of a ticket; None if the book does not know it."""
        with _explained():
            row = self._db.execute("SELECT state FROM tickets WHERE validation = ?", (validation,)).fetchone()
        return None if row is None else str(row[0])

    def changes(self, validation: str) -> list[tuple[str, int]]:
        """The states of a ticket in their order, each with its instant."""
        with _explained():
            rows = self._db.execute("SELECT state, at_ms FROM changes WHERE validation = ? ORDER BY seq", (validation,))
            return [(str(state), int(at_ms)) for state, at_ms in rows]

    # Requests, each within a transaction
    # --------------------------------------------------------------------------------

    def _enter(self, asked: authority.Enter) -> authority.AuthorityReport:
        row = self._db.execute(
            "SELECT number, amount_cents, currency, issued_ms, expires_ms FROM tickets WHERE validation = ?",
            (asked.validation,),
        ).fetchone()
        wanted = (asked.number, asked.amount_cents, asked.currency, asked.issued_ms, asked.expires_ms)
        if row is not None:
            return authority.Entered(asked.validation) if row == wanted else authority.NumberKnown(asked.validation)
        self._db.execute("INSERT INTO tickets VALUES (?,?,?,?,?,?,'issued',NULL,NULL)", (asked.validation, *wanted))
        self._changed(asked.validation, "issued", asked.issued_ms)
        return authority.Entered(asked.validation)

    def _ask(self, asked: authority.Ask, now_ms: int) -> authority.AuthorityReport:
        row = self._db.execute(
            "SELECT state, amount_cents, currency, expires_ms, request, request_ms FROM tickets WHERE validation = ?",
            (asked.validation,),
        ).fetchone()
        if row is None:
            return authority.Refused(asked.number, asked.validation, UNKNOWN, unknown=True)
        if asked.validation in self._strangers:
            return authority.Refused(asked.number, asked.validation, STRANGER)
        state, amount_cents, currency, expires_ms, *request = row
        same = request == [asked.number, asked.at_ms]
        if state == "issued" and now_ms > expires_ms:
            self._become(asked.validation, "expired", now_ms)
            state = "expired"
        if (why := _why_not(state, same)) or currency != asked.currency:
            return authority.Refused(asked.number, asked.validation, why or OTHER_CURRENCY)
        if state == "issued":
            self._become(asked.validation, "pending", now_ms, asked.number, asked.at_ms)
        return authority.Honoured(asked.number, asked.validation, amount_cents)

    def _end(self, end: authority.Close, now_ms: int) -> authority.AuthorityReport:
        """End the request of a pending ticket: it is redeemed, or issued again."""
        row = self._db.execute(
            "SELECT state, amount_cents FROM tickets WHERE validation = ? AND request = ? AND request_ms = ?",
            (end.validation, end.number, end.at_ms),
        ).fetchone()
        if end.outcome == "released":
            if row is not None and row[0] == "pending":
                self._become(end.validation, "issued", now_ms)
            redeemed = row is not None and row[0] == "redeemed"
            contradiction = message("book.redeemed_by_same") if redeemed else None
            return authority.Noted(end.outcome, end.validation, end.at_ms, contradiction)
        if row is None:
            return authority.Noted(end.outcome, end.validation, end.at_ms, message("book.not_kept"))
        if row[1] != end.amount_cents:
            return authority.Noted(end.outcome, end.validation, end.at_ms, message("book.other_amount", cents=row[1]))
        if row[0] == "pending":
            self._become(end.validation, "redeemed", now_ms, end.number, end.at_ms)
        return authority.Noted(end.outcome, end.validation, end.at_ms)

    def _void(self, end: authority.Close, now_ms: int) -> authority.AuthorityReport:
        """Void a ticket that was not printed; if it is presented later, it is a copy."""
        row = self._db.execute(
            "SELECT state FROM tickets WHERE validation = ? AND number = ? AND issued_ms = ?",
            (end.validation, end.number, end.at_ms),
        ).fetchone()
        state = row[0] if row else ""
        if state in ("issued", "expired"):
            self._become(end.validation, "void", now_ms)
        elif state != "void":
            said = _IS[state] if state else message("book.never_entered")
            return authority.Noted(end.outcome, end.validation, end.at_ms, said)
        return authority.Noted(end.outcome, end.validation, end.at_ms)

    def _become(
        self, validation: str, state: str, now_ms: int, request: int | None = None, request_ms: int | None = None
    ) -> None:
        self._db.execute(
            "UPDATE tickets SET state = ?, request = ?, request_ms = ? WHERE validation = ?",
            (state, request, request_ms, validation),
        )
        self._changed(validation, state, now_ms)

    def _changed(self, validation: str, state: str, at_ms: int) -> None:
        self._db.execute("INSERT INTO changes (validation, state, at_ms) VALUES (?,?,?)", (validation, state, at_ms))


def _why_not(state: str, same: bool) -> Message | None:
    """Why a ticket in this state is not paid; `same` means that this very request reserves it, or was paid for it."""
    if state in ("pending", "redeemed"):
        return None if same else PENDING if state == "pending" else REDEEMED
    return {"issued": None, "expired": EXPIRED, "void": VOID}[state]


def _take(path: Path) -> int:
    """Lock the book for this process; returns the file descriptor that releases it when closed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise BookError(message("book.unopened", error=str(error.strerror))) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(lock)
        raise BookError(message("book.in_use")) from error
    except OSError as error:
        os.close(lock)
        raise BookError(message("book.unlocked", error=str(error.strerror))) from error
    return lock


def _opened(path: Path, connect: Connect, application_id: int) -> sqlite3.Connection:
    db = connect(path)
    try:
        db.execute("PRAGMA trusted_schema = OFF")
        if db.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            raise BookError(message("book.no_wal"))
        db.execute("PRAGMA synchronous = FULL")
        _make_if_new(db, application_id)
        if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise BookError(message("book.damaged"))
    except BaseException:
        db.close()
        raise
    return db


def _make_if_new(db: sqlite3.Connection, application_id: int) -> None:
    (application,), (version,) = (
        db.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
    )
    if (application, version) == (application_id, VERSION):
        return
    if (application, version) != (0, 0) or db.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
        raise BookError(message("book.other_file"))
    with _transaction(db):
        for table in _TABLES:
            db.execute(table)
        db.execute(f"PRAGMA application_id = {application_id}")
        db.execute(f"PRAGMA user_version = {VERSION}")


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


@contextmanager
def _explained() -> Iterator[None]:
    """Turn an error of SQLite into a BookError."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise BookError(message("book.unusable", error=str(error))) from error
