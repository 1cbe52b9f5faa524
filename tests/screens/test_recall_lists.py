"""The lists of tickets, bills and events for the staff, on the screen (regulation R5)."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.authority import AuthorityReady, Entered, Honoured
from terminal.cabinet import events as e
from terminal.cabinet.commands import CashOut, FromDevice, Start
from terminal.cabinet.state.tickets import TICKETS_KEPT
from terminal.recall import kind_index
from terminal.recall.kept_journals import OPENING
from terminal.screens.operator.list_page import Listing
from terminal.screens.operator.logs import log_page
from tests.screens.recalling import KEY, feed, played_seat
from tests.screens.seat import Seat

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def seat() -> Seat:
    return played_seat()


def page_of(seat: Seat, name: str) -> Listing:
    """Open a page that is a list."""
    seat.give(FromDevice("board", KEY))
    seat.menu.show(name)
    page = seat.menu.model
    assert isinstance(page, Listing)
    return page


def test_tickets_are_listed_with_every_printed_field_and_their_outcome(seat: Seat) -> None:
    page = page_of(seat, "tickets")
    ticket = seat.pipeline.state.ticketing.issued[-1].ticket
    (line,) = page.picture
    assert line.cells[1].replace("-", "") == ticket.validation
    assert line.cells[2:] == (f"{ticket.date} {ticket.time}", "$203.00", "Being printed")
    for text in (
        ticket.amount_words,
        ticket.expiry,
        ticket.establishment,
        ticket.location,
        ticket.city,
        ticket.machine,
    ):
        assert text in line.note
    seat.menu.project(seat.pipeline.state, ())


def test_every_ticket_of_each_way_is_listed_with_what_became_of_it_also_those_that_the_state_has_forgotten() -> None:
    seat = Seat(bills=())
    seat.give(Start("again", authority=True))
    seat.give(FromDevice("authority", AuthorityReady()))
    seat.pipeline.open_for_play()
    numbers = [f"0011112222{number:08d}" for number in range(TICKETS_KEPT + 3)]
    for validation in numbers:
        seat.give(FromDevice("validator", ports.TicketEscrowed(validation)))
        seat.give(FromDevice("authority", Honoured(seat.pipeline.state.acceptor.bills, validation, 20_00)))
        for report in (ports.BillStacked(), ports.ValidatorIdle(accepting=True)):
            seat.give(FromDevice("validator", report))
        seat.give(CashOut())
        ticket = seat.pipeline.state.ticketing.ticket
        assert ticket is not None
        seat.give(FromDevice("authority", Entered(ticket.ticket.validation)))
        for printed in (ports.TicketPrinted(ticket.ticket.number), ports.PrinterReady()):
            seat.give(FromDevice("printer", printed))
    issued = [event.ticket for event in seat.pipeline.events if isinstance(event, e.TicketIssued)]
    page = page_of(seat, "tickets")
    assert [line.cells[1].replace("-", "") for line in page.picture] == [
        ticket.validation for ticket in reversed(issued)
    ]
    assert {line.cells[3:] for line in page.picture} == {("$20.00", "Printed")}
    assert all(ticket.amount_words in line.note for line, ticket in zip(page.picture, reversed(issued), strict=False))
    page.choose("in")
    assert [line.cells[1].replace("-", "") for line in page.picture] == list(reversed(numbers))
    assert {line.cells[3:] for line in page.picture} == {("$20.00", "Credited")}


def test_tickets_fed_in_are_listed_with_their_full_number_and_why_they_went_back(seat: Seat) -> None:
    seat.give(FromDevice("validator", ports.TicketEscrowed("001111222233334444")))
    page = page_of(seat, "tickets")
    page.choose("in")
    (line,) = page.picture
    assert line.cells[1] == "00-1111-2222-3333-4444"
    assert line.note


def test_bills_are_listed_with_their_outcomes(seat: Seat) -> None:
    page = page_of(seat, "bills")
    assert [line.cells[2:] for line in page.picture] == [("$100.00", "Credited"), ("$100.00", "Credited")]


def test_the_log_is_narrowed_to_a_matter(seat: Seat) -> None:
    page = page_of(seat, "events")
    assert len(page.picture) == len(seat.pipeline.events)
    page.choose("games")
    assert page.picture[0].cells[2] == "The dice show 3-4: 7"
    page.choose("memory")
    assert [line.cells[2][:18] for line in page.picture] == ["The program starts"]


def test_a_log_that_cannot_be_read_on_another_thread_says_how_far_back_it_goes(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_page, "AT_ONCE", OPENING)
    monkeypatch.setattr(kind_index, "CHUNK", 4)
    page = page_of(seat, "events")
    page.choose("memory")
    assert page.property("empty") == "There is nothing to show"
    assert page.property("foot").startswith("Looked for among the last ")


def test_a_list_follows_what_happens_while_it_is_open(seat: Seat) -> None:
    page = page_of(seat, "events")
    before = len(page.picture)
    feed(seat)
    assert len(page.picture) > before
