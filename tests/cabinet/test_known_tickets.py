"""What the journal knows of a ticket is what the book has been told of it, and no more."""

from __future__ import annotations

import pytest

from drivers.ports import Ticket
from terminal.authority import Entered, Ready
from terminal.cabinet.commands import CashOut, FromAuthority, Start
from terminal.cabinet.events import AnyEvent, TicketInAnswered, TicketInClosed, TicketInSeen, TicketNoted
from terminal.cabinet.known_tickets import known_tickets
from tests.cabinet.street import Street

FIRST_MS, SECOND_MS = 2_000, 3_000


@pytest.fixture
def street() -> Street:
    """A player has left with a ticket that is in the book."""
    street = Street()
    street.give(Start("test", authority=True))
    street.open_for_play()
    street.give(FromAuthority(Ready()))
    street.feed(20)
    street.give(CashOut())
    street.give(FromAuthority(Entered(ticket(street).validation)))
    return street


def ticket(street: Street) -> Ticket:
    return street.state.tickets_issued[-1].ticket


def told(street: Street, *events: AnyEvent) -> bool:
    """Whether the book has been told all that the journal knows, after these events too."""
    (known,) = known_tickets((*street.events, *events))
    return known.told


def went_back(validation: str) -> tuple[AnyEvent, ...]:
    """It was fed in, kept by the book, and given back to the player."""
    return (
        TicketInSeen(2, validation, FIRST_MS),
        TicketInAnswered(2, 20_00),
        TicketInClosed(2, "returned"),
    )


def test_a_ticket_that_went_back_is_free_once_the_authority_has_noted_it(street: Street) -> None:
    validation = ticket(street).validation
    assert not told(street, *went_back(validation))
    assert told(street, *went_back(validation), TicketNoted("released", validation, FIRST_MS))


def test_a_late_note_says_nothing_of_a_ticket_that_was_fed_in_again_meanwhile(street: Street) -> None:
    validation = ticket(street).validation
    late = TicketNoted("released", validation, FIRST_MS)
    assert not told(street, *went_back(validation), TicketInSeen(3, validation, SECOND_MS), late)
