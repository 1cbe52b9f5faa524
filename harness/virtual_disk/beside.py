"""What lies beside the journal on a disk whose power went: the ticket book and the internal dice's record.

Each is written before the journal hears of it, so that the journal is never ahead of them.
"""

from __future__ import annotations

from pathlib import Path

from drivers.dice.messages import Result
from drivers.dice.record import Record
from harness.bookkeeping import Books
from terminal.cabinet.state import State
from terminal.ticket_book.book import Book


def check_dice(state: State, record: Record) -> None:
    """Every roll of the journal stands in the generator's record with its dice, as far back as that goes.

    Raises AssertionError.
    """
    rolls = {roll.throw: roll.record.dice for roll in state.results.rolls}
    kept = [outcome.throw for outcome in record.outcomes]
    for throw in sorted(rolls)[-len(kept) :] if kept else sorted(rolls):
        outcome = record.find(throw)
        dice = outcome.dice if isinstance(outcome, Result) else None
        assert dice == rolls[throw] or (kept and throw < kept[0]), f"throw {throw} showed {rolls[throw]}, now {dice}"


def check_book(state: State, books: Books, path: Path, unpaid: tuple[str, ...] = ("issued",)) -> None:
    """Every ticket is in the book what it is in the journal, or what it was asked to become. Look before a start does.

    `unpaid` is what a ticket may be that is in nobody's stacker. Raises AssertionError, BookError.
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
