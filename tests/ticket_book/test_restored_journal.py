"""What an older journal has printed: no number of it comes twice (regulation 4), and its tickets stay good."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.authority import AuthorityReady
from terminal.cabinet.commands import CashOut, FromDevice, Start
from terminal.cabinet.events import Event, TicketDone, TicketEntered, TicketIssued
from terminal.cabinet.fold import fold
from terminal.cabinet.orders import authority_order
from terminal.recall.known_tickets import known_tickets
from terminal.ticket_book.book import Book
from tests.cabinet.pipeline import Pipeline


def cabinet(seconds: int) -> Pipeline:
    """A cabinet on a journal without tickets, so many seconds after noon, with 20.00 in it."""
    pipeline = Pipeline().wait(seconds * 1_000)
    pipeline.give(Start("test", authority=True))
    pipeline.give(FromDevice("authority", AuthorityReady()))
    return pipeline.open_for_play().feed(20)


def ask(pipeline: Pipeline, book: Book) -> None:
    """Let the book answer all that is wanted of it."""
    while requests := authority_order(pipeline.state).requests:
        for request in requests:
            pipeline.give(FromDevice("authority", book.answer(request, pipeline.now.at_ms)))


def printed(pipeline: Pipeline, book: Book) -> tuple[str, ...]:
    """Cash out, and let book and printer do their part; the numbers that this cabinet has printed so far."""
    pipeline.give(CashOut())
    ask(pipeline, book)
    order = pipeline.order("printer")
    assert isinstance(order, ports.PrinterOrder)
    assert order.ticket is not None
    pipeline.report("printer", ports.TicketPrinted(order.ticket.number))
    pipeline.report("printer", ports.PrinterReady())
    return tuple(one.ticket.validation for one in pipeline.state.ticketing.issued)


def test_journals_that_are_put_back_within_the_minute_never_print_a_number_again(tmp_path: Path) -> None:
    with closing(Book(tmp_path / "tickets.sqlite")) as book:
        numbers: list[str] = []
        for seconds in range(5):
            pipeline = cabinet(seconds)
            printed(pipeline.feed(20), book)
            numbers += printed(pipeline.feed(50), book)
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
    pipeline = cabinet(0)
    [issued] = pipeline.cabinet.decide(pipeline.state, CashOut(), pipeline.now).events
    assert isinstance(issued, TicketIssued)
    issued = with_fields(issued, ticket=with_fields(issued.ticket, validation=number), sequence=1)
    old: tuple[Event, ...] = (issued, TicketEntered(1), TicketDone(1))
    for event in old:
        pipeline.state = fold(pipeline.state, event)
    with closing(Book(tmp_path / "tickets.sqlite")) as book:
        book.hold_against(known_tickets((*pipeline.events, *old)), pipeline.now.at_ms)
        pipeline.report("validator", ports.TicketEscrowed(number))
        ask(pipeline, book)
        pipeline.report("validator", ports.BillStacked())
        assert pipeline.state.credit_cents == 20_00
