"""Compares the ticket book with the journal: a book that was lost or restored from an older copy is completed from it.

The journal is written before the book and kept in three copies, so whatever it records must hold for the book as well:

* a ticket that it records as redeemed or void is so in the book, and is not paid a second time;
* a ticket that it has issued is in the book, and is good unless the book knows a later state, as after an older journal
  was restored;
* a ticket that it has not issued is not paid: the book, or the journal, is another cabinet's, or from another time.

A ticket that both record with a different number, amount, currency or instant is a contradiction that cannot be
resolved here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from drivers.ports.authority import Enter
from drivers.ports.message import Message, message
from terminal.ticket_book.known import Known


class ContradictionError(Exception):
    """Book and journal have different tickets under one validation number; `say` is for the staff."""

    def __init__(self, say: Message) -> None:
        super().__init__(say)
        self.say = say


class Held(NamedTuple):
    """The result of the comparison."""

    completed: int
    """The number of tickets whose state was missing in the book, though it had been sent."""
    strangers: frozenset[str]
    """Tickets that only the book would pay."""

    @property
    def note(self) -> Message | None:
        """What the staff should know; None if there is nothing to report."""
        if self.strangers:
            return message("book.strangers", count=len(self.strangers))
        if self.completed:
            return message("book.completed", count=self.completed)
        return None


class _Row(NamedTuple):
    particulars: tuple[object, ...]
    state: str
    request: tuple[int, int] | None


def hold(db: sqlite3.Connection, known: Sequence[Known], now_ms: int) -> Held:
    """Complete the book, within a transaction. Raises ContradictionError; the transaction must then be rolled back."""
    rows = {str(row[0]): _row(row) for row in db.execute("SELECT * FROM tickets")}
    completed = 0
    for one in known:
        row = rows.pop(one.ticket.validation, None)
        if row is not None and row.particulars != _particulars(one.ticket):
            raise ContradictionError(message("book.contradiction", number=one.ticket.validation))
        wanted = _wanted(one, row)
        if wanted is not None and (row is None or wanted != (row.state, row.request)):
            if row is None:
                _enter(db, one.ticket)
            _become(db, one.ticket.validation, *wanted, now_ms)
            completed += one.certain
    return Held(completed, frozenset(name for name, row in rows.items() if row.state in ("issued", "pending")))


def _wanted(one: Known, row: _Row | None) -> tuple[str, tuple[int, int] | None] | None:
    """The state that the book must have for the ticket; None if its own is right, or is about to be sent."""
    if row is None:
        missing = one.entered or one.state != "issued" or one.request is not None
        return (_state(one), one.request) if missing else None
    if row.state in ("redeemed", "void"):
        return None
    if one.state == "redeemed" and not one.certain and (row.state, row.request) == ("pending", one.request):
        return None  # normal after a power cut: the cabinet sends it by itself
    if one.state != "issued" or one.request is not None:
        return (_state(one), one.request)
    return ("issued", None) if row.state == "pending" and one.certain else None


def _state(one: Known) -> str:
    return "pending" if one.state == "issued" and one.request is not None else one.state


def _row(row: Sequence[object]) -> _Row:
    _, number, amount_cents, currency, issued_ms, expires_ms, state, request, request_ms = row
    kept = (request, request_ms) if isinstance(request, int) and isinstance(request_ms, int) else None
    return _Row((number, amount_cents, currency, issued_ms, expires_ms), str(state), kept)


def _particulars(ticket: Enter) -> tuple[object, ...]:
    return (ticket.number, ticket.amount_cents, ticket.currency, ticket.issued_ms, ticket.expires_ms)


def _enter(db: sqlite3.Connection, ticket: Enter) -> None:
    db.execute(
        "INSERT INTO tickets VALUES (?,?,?,?,?,?,'issued',NULL,NULL)", (ticket.validation, *_particulars(ticket))
    )
    _changed(db, ticket.validation, "issued", ticket.issued_ms)


def _become(db: sqlite3.Connection, validation: str, state: str, request: tuple[int, int] | None, now_ms: int) -> None:
    number, at_ms = request or (None, None)
    known = db.execute("SELECT state, request FROM tickets WHERE validation = ?", (validation,)).fetchone()
    db.execute(
        "UPDATE tickets SET state = ?, request = ?, request_ms = ? WHERE validation = ?",
        (state, number, at_ms, validation),
    )
    if known[0] != state:
        _changed(db, validation, state, now_ms)


def _changed(db: sqlite3.Connection, validation: str, state: str, at_ms: int) -> None:
    db.execute("INSERT INTO changes (validation, state, at_ms) VALUES (?,?,?)", (validation, state, at_ms))
