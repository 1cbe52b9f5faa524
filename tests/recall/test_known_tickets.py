"""What the journal knows of a ticket is what the book was sent about it, and no more."""

from __future__ import annotations

import pytest

from drivers.ports import Ticket
from drivers.ports.authority import AuthorityReady, Entered
from terminal.cabinet.commands import CashOut, FromDevice, Start
from terminal.cabinet.events import (
    BillSettled,
    Event,
    TicketInAnswered,
    TicketInClosed,
    TicketInSeen,
    TicketNoted,
    TicketSettled,
)
from terminal.recall.known_tickets import known_tickets
from terminal.ticket_book.book import PENDING
from tests.cabinet.pipeline import Pipeline

FIRST_MS, SECOND_MS = 2_000, 3_000


@pytest.fixture
def pipeline() -> Pipeline:
    """A player has left with a ticket that is in the book."""
    pipeline = Pipeline()
    pipeline.give(Start("test", authority=True))
    pipeline.open_for_play()
    pipeline.give(FromDevice("authority", AuthorityReady()))
    pipeline.feed(20)
    pipeline.give(CashOut())
    pipeline.give(FromDevice("authority", Entered(ticket(pipeline).validation)))
    return pipeline


def ticket(pipeline: Pipeline) -> Ticket:
    return pipeline.state.ticketing.issued[-1].ticket


def certain(pipeline: Pipeline, *events: Event) -> bool:
    """Whether the book was sent everything that the journal knows, after these events too."""
    (known,) = known_tickets((*pipeline.events, *events))
    return known.certain


def went_back(validation: str) -> tuple[Event, ...]:
    """It was fed in, kept by the book, and given back to the player."""
    return (
        TicketInSeen(2, validation, FIRST_MS),
        TicketInAnswered(2, 20_00),
        TicketInClosed(2, "returned"),
    )


def test_a_ticket_that_went_back_is_free_once_the_authority_has_noted_it(pipeline: Pipeline) -> None:
    validation = ticket(pipeline).validation
    assert not certain(pipeline, *went_back(validation))
    assert certain(pipeline, *went_back(validation), TicketNoted("released", validation, FIRST_MS))


def test_a_late_note_says_nothing_of_a_ticket_that_was_fed_in_again_meanwhile(pipeline: Pipeline) -> None:
    validation = ticket(pipeline).validation
    late = TicketNoted("released", validation, FIRST_MS)
    assert not certain(pipeline, *went_back(validation), TicketInSeen(3, validation, SECOND_MS), late)


def test_a_ticket_that_is_kept_for_one_request_is_so_whatever_becomes_of_another(pipeline: Pipeline) -> None:
    """A disputed ticket was fed in again, refused and given back: it still waits for the attendant."""
    validation = ticket(pipeline).validation
    kept = (TicketInSeen(2, validation, FIRST_MS), TicketInAnswered(2, 20_00))
    again = (
        TicketInSeen(3, validation, SECOND_MS),
        TicketInAnswered(3, 0, PENDING),
        TicketInClosed(3, "returned"),
        TicketNoted("released", validation, SECOND_MS),
    )
    (known,) = known_tickets((*pipeline.events, *kept, *again))
    assert (known.request, known.certain) == ((2, FIRST_MS), True)
    (settled,) = known_tickets((*pipeline.events, *kept, *again, BillSettled(2, 0)))
    assert (settled.request, settled.certain) == (None, False)


def test_a_ticket_whose_answer_was_cut_off_may_be_kept_until_that_request_has_ended(pipeline: Pipeline) -> None:
    validation = ticket(pipeline).validation
    cut_off = TicketInSeen(2, validation, FIRST_MS)
    again = (TicketInSeen(3, validation, SECOND_MS), TicketInClosed(3, "returned"))
    noted = [TicketNoted("released", validation, at_ms) for at_ms in (SECOND_MS, FIRST_MS)]
    assert not certain(pipeline, cut_off, *again, noted[0])
    assert certain(pipeline, cut_off, *again, *noted)


def test_a_ticket_settled_as_not_printed_while_it_is_kept_for_a_request_is_void_once_that_is_noted(
    pipeline: Pipeline,
) -> None:
    """The note of its being void bears the instant at which it was issued, not that of the request."""
    validation, issued_ms = ticket(pipeline).validation, pipeline.state.ticketing.issued[-1].issued_ms
    kept = (TicketInSeen(2, validation, FIRST_MS), TicketInAnswered(2, 20_00))
    settled = TicketSettled(1, printed=False, returned_cents=20_00)
    assert not certain(pipeline, *kept, settled)
    assert certain(pipeline, *kept, settled, TicketNoted("void", validation, issued_ms))
    (known,) = known_tickets((*pipeline.events, *kept, settled))
    assert (known.state, known.ticket.number, known.entered) == ("void", 1, True)
