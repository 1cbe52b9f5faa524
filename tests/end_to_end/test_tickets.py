"""Tickets out and in again on the real program: worth their amount once, whatever is cut (regulation 4, C11, C12)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terminal.cabinet.events import (
    TicketInAnswered,
    TicketInClosed,
    TicketInCredited,
    TicketInSeen,
    TicketInTilted,
    TicketIssued,
    TicketNoted,
)
from terminal.cabinet.tickets_in import TILTED
from terminal.ticket_book.book import REDEEMED, UNKNOWN, Book
from tests.end_to_end.house import House


def a_ticket(house: House, dollars: int = 20) -> str:
    """Put a ticket of so much on paper; its validation number."""
    house.feed(dollars)
    house.cash_out()
    return house.printed[-1]["validation"]


def insert(house: House, validation: str) -> None:
    """Feed a ticket to the validator that waits for something."""
    house.until_seen(lambda picture: picture["validator"]["device"]["accepting"])
    house.hand(f"ticket in {validation}")


def book_of(house: House) -> Path:
    return house.journal.with_name("tickets.sqlite")


def states(house: House, validation: str) -> list[str]:
    """What has become of a ticket by the book of a program that has ended."""
    with closing(Book(book_of(house))) as book:
        return [state for state, _ in book.changes(validation)]


def state_now(house: House, validation: str) -> str:
    """What the book says while the program has it open."""
    with closing(sqlite3.connect(book_of(house))) as db:
        return str(db.execute("SELECT state FROM tickets WHERE validation = ?", (validation,)).fetchone()[0])


def test_a_ticket_that_is_fed_back_is_credited_once_and_its_copy_is_returned_with_the_reason(house: House) -> None:
    house.start()
    validation = a_ticket(house)
    insert(house, validation)
    assert house.event("ticket_in_credited")["credit"] == "20.00"
    house.until(lambda state: not state["open"])
    insert(house, validation)
    house.until_seen(lambda picture: picture["validator"]["device"]["returned"] == 1)
    house.until(lambda state: not state["open"])
    assert house.state["credit"] == "20.00"
    assert house.events(TicketInAnswered)[-1].why == REDEEMED
    assert house.rig.picture()["validator"]["device"]["tickets"] == [validation]
    assert house.end() == 0
    assert states(house, validation) == ["issued", "pending", "redeemed"]


def test_a_ticket_of_another_cabinet_goes_back_because_the_book_serves_one(house: House) -> None:
    house.start()
    insert(house, "00-0000-0017-2897-8432")
    house.event("ticket_in_closed")
    assert [event.why for event in house.events(TicketInAnswered)] == [UNKNOWN]
    assert house.state["credit"] == "0.00"
    assert house.rig.picture()["validator"]["device"]["tickets"] == []


def test_the_third_unknown_ticket_in_a_row_keeps_a_good_one_from_being_taken(house: House) -> None:
    house.start()
    validation = a_ticket(house)
    for number in range(3):
        insert(house, f"00000000000000000{number}")
        house.event("ticket_in_closed")
    insert(house, validation)
    house.event("ticket_in_closed")
    assert [event.why for event in house.events(TicketInSeen)] == ["", "", "", TILTED]
    assert [event.delay_ms for event in house.events(TicketInTilted)] == [60_000]
    assert state_now(house, validation) == "issued"


@pytest.mark.rig_speed(2.0)
@pytest.mark.parametrize("last_word", ["ticket_in_seen", "ticket_in_answered"])
def test_a_program_that_is_killed_while_a_ticket_is_stacked_credits_it_once_when_it_is_back(
    house: House, last_word: str
) -> None:
    house.start()
    validation = a_ticket(house, 50)
    insert(house, validation)
    house.event(last_word)
    if last_word == "ticket_in_answered":
        house.until_seen(lambda picture: picture["validator"]["device"]["status"] in ("stacking", "vend valid"))
    house.kill()
    assert house.events(TicketInCredited) == []
    house.start(ready=())
    house.until(lambda state: state["credit"] == "50.00" and not state["open"])
    assert [event.amount_cents for event in house.events(TicketInCredited)] == [50_00]
    house.until_ready("validator", "printer")
    house.end()
    assert states(house, validation)[-1] == "redeemed"


@pytest.mark.rig_speed(2.0)
def test_a_program_that_is_killed_as_the_credit_is_booked_does_not_book_it_again(house: House) -> None:
    house.start()
    validation = a_ticket(house, 50)
    insert(house, validation)
    house.event("ticket_in_credited")
    house.kill()
    house.start(ready=())
    house.until(lambda state: not state["open"] and "validator" in state["ready"])
    assert house.state["credit"] == "50.00"
    insert(house, validation)
    house.until_seen(lambda picture: picture["validator"]["device"]["returned"] == 1)
    assert len(house.events(TicketInCredited)) == 1


@pytest.mark.parametrize("cut", ["unplug {0}", "power {0} off"])
def test_a_ticket_that_is_moving_when_the_validator_goes_is_credited_once_or_still_good(house: House, cut: str) -> None:
    house.start()
    validation = a_ticket(house)
    insert(house, validation)
    house.event("ticket_in_seen")
    house.hand(cut.format("validator"))
    house.until_lost("validator")
    house.hand("plug validator")
    house.rig.order("power", "validator", "on")
    house.until_ready("validator")
    house.until(lambda state: not state["open"])
    in_stacker = house.rig.picture()["validator"]["device"]["tickets"]
    assert [event.validation for event in house.events(TicketInCredited)] == in_stacker
    if not in_stacker:
        insert(house, validation)
        house.event("ticket_in_credited")
    assert house.state["credit"] == "20.00"


@pytest.mark.rig_speed(2.0)
def test_a_ticket_that_never_came_out_is_void_once_the_attendant_has_said_so(house: House) -> None:
    house.start()
    house.feed(20)
    house.hand("printer jam")
    house.until_lost("printer")
    house.hand("printer clear")
    house.until_ready("printer")
    house.do("cash_out")
    house.until_seen(lambda picture: picture["printer"]["device"]["printing"])
    house.hand("printer jam")
    house.event("ticket_doubted")
    (issued,) = house.events(TicketIssued)
    validation = issued.ticket.validation
    insert(house, validation)  # while it is in doubt, it is not paid
    house.event("ticket_in_closed")
    assert house.events(TicketInClosed)[-1].outcome == "returned"
    house.hand("key attendant on")
    house.event("inputs_changed")
    house.do("settle_ticket", number=1, printed=False)
    house.event("ticket_noted")
    assert [event.outcome for event in house.events(TicketNoted)] == ["void"]
    assert state_now(house, validation) == "void"
    house.hand("key attendant off")
    house.event("inputs_changed")
    insert(house, validation)
    house.event("ticket_in_closed")
    assert house.state["credit"] == "20.00"
    house.hand("printer clear")
    house.until_ready("printer")
