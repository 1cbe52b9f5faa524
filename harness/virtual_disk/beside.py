"""Checks the files beside the journal after a power cut: the ticket book and the internal dice's record.

Both are written before the journal gets the report, so the journal is never ahead of them.
"""

from __future__ import annotations

from pathlib import Path

from drivers.dice.messages import Result
from drivers.dice.record import Record
from harness.bookkeeping import Books
from terminal.cabinet.state import State
from terminal.ticket_book.book import Book


def check_dice(state: State, record: Record) -> None:
    """Every roll of the journal is in the generator's record with its dice, as far back as the record goes.

    Raises AssertionError.
    """
    rolls = {roll.throw: roll.record.dice for roll in state.results.rolls}
    kept = [outcome.throw for outcome in record.outcomes]
    for throw in sorted(rolls)[-len(kept) :] if kept else sorted(rolls):
        outcome = record.find(throw)
        dice = outcome.dice if isinstance(outcome, Result) else None
        assert dice == rolls[throw] or (kept and throw < kept[0]), f"throw {throw} showed {rolls[throw]}, now {dice}"


def check_book(state: State, books: Books, path: Path, unpaid: tuple[str, ...] = ("issued",)) -> None:
    """Every ticket has the same status in the book as in the journal, or the requested one. Call it before a start.

    `unpaid` are the statuses that a ticket may have that is in no stacker. Raises AssertionError, BookError.
    """
    doubtful = {one.validation for one in state.ticketing.owed} | {one.validation for one in state.acceptor.disputes}
    doubtful |= {state.acceptor.ticket_in.validation} if state.acceptor.ticket_in else set()
    book = Book(path)
    try:
        for validation in books.amounts_cents:
            found, expected = book.state_of(validation), _expected(state, books, validation, doubtful, unpaid)
            assert found in expected, f"ticket {validation} is {found} in the book, it should be one of {expected}"
    finally:
        book.close()


def _expected(
    state: State, books: Books, validation: str, doubtful: set[str], unpaid: tuple[str, ...]
) -> tuple[str | None, ...]:
    if state.ticketing.ticket is not None and state.ticketing.ticket.ticket.validation == validation:
        return ("issued",) if state.ticketing.ticket.book == "entered" else (None, "issued")
    if validation in doubtful:
        return ("issued", "pending", "redeemed", "void")
    if validation in books.unprinted:
        return ("void",)
    return ("redeemed",) if books.tickets_in[validation] else unpaid
