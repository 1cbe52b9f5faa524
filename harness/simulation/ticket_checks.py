"""What must hold of tickets: printed as the journal says, paid once, and the same in the book as in the journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from harness.bookkeeping import Books
from harness.simulation.authority import BookInTime
from harness.simulation.printer import Printer
from harness.simulation.require import require
from harness.simulation.validator import Validator
from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.cabinet.unknown_tickets import MAX_UNTILTED

NOTED = {"redeemed": "redeemed", "void": "void"}
"""The status of a ticket in the book once its end is recorded; a released one may have any status by then."""
UNPAID = ("issued", "expired")


@dataclass
class TicketChecks:
    """Compares the events of tickets with printer, stacker and ticket book."""

    printer: Printer
    validator: Validator
    book: BookInTime | None = None
    """The book of the running terminal."""
    issued: Counter[str] = field(default_factory=Counter)
    """How often each validation number was issued."""
    fed_ms: dict[int, int] = field(default_factory=dict)
    """When each ticket was in escrow, by its number in the bill path."""
    expires_ms: dict[str, int] = field(default_factory=dict)
    printed_before: int = 0
    """How many tickets were printed by journals that RAM clears have archived."""
    unknown: int = 0
    """How many tickets in a row the book did not know."""
    tilt_due: bool = False
    tilted: bool = False
    """They prevent every further ticket from being asked about."""

    def check(self, event: e.Event, books: Books) -> None:
        """Check an event that is in the books already. Raises WrongError."""
        self._check_guessing(event)
        self._check_in(event, books)
        match event:
            case e.TicketIssued(ticket):
                self.issued[ticket.validation] += 1
                self.expires_ms[ticket.validation] = event.expires_ms
                require(self.issued[ticket.validation] == 1, f"ticket {ticket.validation} is issued a second time")
                require(not self.printer.printed[ticket.validation], f"ticket {ticket.number} is printed already")
            case e.TicketEntered(number):
                require(self._in_book(books.validations[number]) == "issued", f"ticket {number} is not in the book")
            case e.TicketDone(number):
                on_paper = self.printer.printed[books.validations[number]]
                require(on_paper == 1, f"ticket {number} is done and not on paper once")
            case e.TicketSettled(number, printed):
                on_paper = self.printer.printed[books.validations[number]]
                require(on_paper == printed, f"ticket {number} is settled wrongly")

    def cleared(self, tickets_out: int) -> None:
        """A RAM clear has archived a journal that has printed this many: the meters and the tilts begin again."""
        self.printed_before += tickets_out
        self.unknown, self.tilt_due, self.tilted = 0, False, False

    def _check_guessing(self, event: e.Event) -> None:
        """Unknown tickets in a row must tilt the acceptor, and a tilted one asks about none."""
        match event:
            case e.TicketInSeen(why=why) if not why:
                require(not self.tilted, "a ticket is asked about though the acceptor is tilted")
                require(not self.tilt_due, f"{self.unknown} unknown tickets in a row have not tilted the acceptor")
            case e.TicketInAnswered(unknown=True):
                self.unknown += 1
                self.tilt_due = self.unknown > MAX_UNTILTED
            case e.TicketInTilted():
                self.tilted, self.tilt_due = True, False
            case e.TicketInTiltEnded():
                self.tilted = False
            case e.FaultsAcknowledged(codes) if "unknown_tickets" in codes:
                self.tilted, self.unknown = False, 0
            case e.TicketInCredited():
                self.unknown = 0

    def _check_in(self, event: e.Event, books: Books) -> None:
        match event:
            case e.TicketInSeen(number, _, at_ms):
                self.fed_ms[number] = at_ms
            case e.TicketInCredited(number, validation, amount_cents):
                self._check_paid(validation, amount_cents, books)
                require(self.fed_ms[number] <= self.expires_ms[validation], f"expired ticket {validation} is paid")
            case e.TicketNoted(outcome, validation) if outcome in NOTED:
                require(not event.contradiction, f"the book contradicts: {event.contradiction}")
                require(self._in_book(validation) == NOTED[outcome], f"{validation} is not {outcome} in the book")

    def _check_paid(self, validation: str, amount_cents: int, books: Books) -> None:
        require(validation in books.amounts_cents, f"ticket {validation} was never issued, and is paid")
        require(books.amounts_cents[validation] == amount_cents, f"ticket {validation} is paid at another amount")
        require(books.tickets_in[validation] == 1, f"ticket {validation} is paid a second time")
        require(self.validator.stacker_tickets[validation] > 0, f"ticket {validation} is paid, but not in the stacker")
        require(self._in_book(validation) == "pending", f"ticket {validation} is paid, but not kept for it in the book")

    def _in_book(self, validation: str) -> str | None:
        assert self.book is not None, "a terminal runs"
        return self.book.state_of(validation)

    def at_rest(self, state: State, books: Books) -> Iterator[str]:
        """Return what does not agree once nothing is in progress."""
        on_paper = {validation for validation, count in self.printer.printed.items() if count}
        if on_paper != set(self.issued) - books.unprinted:
            yield f"{len(on_paper)} tickets are on paper, {len(self.issued)} were issued"
        if (by_meters := self.printed_before + state.meters.tickets_out) != len(on_paper):
            yield f"{len(on_paper)} tickets are on paper, the meter says {by_meters}"
        if lacking := [one for one, count in books.tickets_in.items() if count > self.validator.stacker_tickets[one]]:
            yield f"tickets are paid and not in the stacker: {lacking}"
        if twice := [one for one, count in books.tickets_in.items() if count > 1]:
            yield f"tickets are paid more than once: {twice}"
        if strayed := set(self.validator.stacker_tickets) - set(books.tickets_in):
            yield f"tickets are in the stacker and not paid: {sorted(strayed)}"
        for validation in self.issued:
            found, expected = self._in_book(validation), self._expected(validation, books)
            if found not in expected:
                yield f"ticket {validation} is {found} in the book, it should be {' or '.join(expected)}"

    def _expected(self, validation: str, books: Books) -> tuple[str, ...]:
        if validation in books.unprinted:
            return ("void",)
        return ("redeemed",) if books.tickets_in[validation] else UNPAID
