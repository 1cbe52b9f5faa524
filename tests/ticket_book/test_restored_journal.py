"""What an older journal has printed: no number of it comes twice (regulation 4), and its tickets stay good."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.authority import AuthorityReady
from terminal.cabinet.commands import CashOut, FromDevice, Start
from terminal.cabinet.events import AnyEvent, TicketDone, TicketEntered, TicketIssued
from terminal.cabinet.fold import fold
from terminal.cabinet.orders import authority_order
from terminal.recall.known_tickets import known_tickets
from terminal.ticket_book.book import Book
from tests.cabinet.street import Street


def cabinet(seconds: int) -> Street:
    """A cabinet on a journal without tickets, so many seconds after noon, with 20.00 in it."""
    street = Street().wait(seconds * 1_000)
    street.give(Start("test", authority=True))
    street.give(FromDevice("authority", AuthorityReady()))
    return street.open_for_play().feed(20)


def ask(street: Street, book: Book) -> None:
    """Let the book answer all that is wanted of it."""
    while requests := authority_order(street.state).requests:
        for request in requests:
            street.give(FromDevice("authority", book.answer(request, street.now.at_ms)))


def printed(street: Street, book: Book) -> tuple[str, ...]:
    """Cash out, and let book and printer do their part; the numbers that this cabinet has printed so far."""
    street.give(CashOut())
    ask(street, book)
    order = street.order("printer")
    assert isinstance(order, ports.PrinterOrder)
    assert order.ticket is not None
    street.report("printer", ports.TicketPrinted(order.ticket.number))
    street.report("printer", ports.PrinterReady())
    return tuple(one.ticket.validation for one in street.state.ticketing.issued)


def test_journals_that_are_put_back_within_the_minute_never_print_a_number_again(tmp_path: Path) -> None:
    with closing(Book(tmp_path / "tickets.sqlite")) as book:
        numbers: list[str] = []
        for seconds in range(5):
            street = cabinet(seconds)
            printed(street.feed(20), book)
            numbers += printed(street.feed(50), book)
        assert len(numbers) == len(set(numbers)) == 10
        assert {book.state_of(number) for number in numbers} == {"issued"}


def test_a_clock_that_was_set_back_prints_no_number_again(tmp_path: Path) -> None:
    with closing(Book(tmp_path / "tickets.sqlite")) as book:
        first = printed(cabinet(3_600), book)
        again = printed(cabinet(3_600 - 7), book)
        assert set(first).isdisjoint(again)


def test_a_ticket_from_before_its_numbers_had_a_key_is_still_paid(tmp_path: Path) -> None:
    """The number is the device reference's for machine 1, sequence 1, as earlier programs made it."""
    number = "000169370485315032"
    street = cabinet(0)
    [issued] = street.cabinet.decide(street.state, CashOut(), street.now).events
    assert isinstance(issued, TicketIssued)
    issued = with_fields(issued, ticket=replace(issued.ticket, validation=number), sequence=1)
    old: tuple[AnyEvent, ...] = (issued, TicketEntered(1), TicketDone(1))
    for event in old:
        street.state = fold(street.state, event)
    with closing(Book(tmp_path / "tickets.sqlite")) as book:
        book.hold_against(known_tickets((*street.events, *old)), street.now.at_ms)
        street.report("validator", ports.TicketEscrowed(number))
        ask(street, book)
        street.report("validator", ports.BillStacked())
        assert street.state.credit_cents == 20_00
