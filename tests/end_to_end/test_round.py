"""A player's whole visit: bills in, bets, dice, wins and losses, a ticket out; and what a door or bad dice do to it."""

from __future__ import annotations

import pytest

from terminal.cabinet.events import BillCredited, DiceSettled, DoorsOpenedUnseen, TicketIssued
from tests.end_to_end.house import House


def test_a_visit_from_the_first_bill_to_the_ticket_in_the_hand(house: House) -> None:
    house.start()
    house.feed(20)
    house.do("place", bet="pass_line", amount="5.00")
    house.do("place", bet="field", amount="1.00")
    settled = house.throw(3, 4)
    assert (settled["credit"], settled["bets"]) == ("24.00", {})
    house.cash_out()
    (issued,) = house.events(TicketIssued)
    (paper,) = house.printed
    assert issued.amount_cents == 24_00
    assert paper["validation"] == issued.ticket.validation
    assert paper["validation"].isdigit()
    assert len(paper["validation"]) == 18
    assert (paper["amount"], paper["amount_words"]) == ("$24.00", "TWENTY-FOUR DOLLARS AND ZERO CENTS")
    assert house.state["credit"] == "0.00"


def test_a_point_is_made_over_several_throws(house: House) -> None:
    house.start()
    house.feed(50)
    house.do("place", bet="pass_line", amount="10.00")
    assert house.throw(2, 2)["point"] == 4
    house.do("place", bet="pass_odds", amount="10.00")
    assert house.throw(5, 4)["point"] == 4
    won = house.throw(1, 3)
    assert won["point"] is None
    assert won["credit"] == "80.00"
    assert [list(event.record.dice) for event in house.events(DiceSettled)] == [[2, 2], [5, 4], [1, 3]]


def test_two_bills_and_two_tickets_have_each_their_own_number(house: House) -> None:
    house.start()
    for dollars in (10, 100):
        house.feed(dollars)
        house.cash_out()
    assert [event.number for event in house.events(BillCredited)] == [1, 2]
    assert [paper["amount"] for paper in house.printed] == ["$10.00", "$100.00"]
    assert len({paper["validation"] for paper in house.printed}) == 2


def test_an_open_door_stops_play_and_bills_until_it_is_shut(house: House) -> None:
    house.start()
    house.feed(20)
    house.hand("door main open")
    house.event("inputs_changed")
    assert house.touch("place", bet="pass_line", amount="5.00")["why"] == "door_open"
    assert house.touch("cash_out")["why"] == "door_open"
    picture = house.until_seen(lambda picture: not picture["validator"]["device"]["accepting"])
    assert picture["board"]["device"]["lamp"] == "door"
    assert not house.rig.order("bill", "20")
    house.hand("door main close")
    house.event("inputs_changed")
    house.until_seen(lambda picture: picture["board"]["device"]["lamp"] == "off")
    house.feed(5)
    house.do("place", bet="pass_line", amount="5.00")
    assert house.state["credit"] == "25.00"


def test_a_door_that_was_opened_while_the_power_was_off_is_reported_when_it_is_back(house: House) -> None:
    """Regulation D2, through the board's own bytes."""
    house.start()
    house.hand("power board off")
    house.event("device_lost")
    for order in ("door main open", "door main close", "door main open", "door main close", "power board on"):
        house.hand(order)
    house.event("doors_opened_unseen")
    house.event("inputs_changed")
    (opened,) = house.events(DoorsOpenedUnseen)
    assert opened.openings == (("main", 2),)
    house.until_seen(lambda picture: picture["board"]["device"]["opened unseen"]["main"] == 0)
    picture = house.until_seen(lambda picture: picture["board"]["device"]["lamp"] == "call")
    assert picture["board"]["device"]["doors"] == {"main": False, "cashbox": False, "logic": False}


@pytest.mark.rig_speed(2.0)
def test_dice_cocked_thrice_leave_the_bets_and_the_next_call_throws_again(house: House) -> None:
    house.start()
    house.feed(20)
    house.do("place", bet="pass_line", amount="5.00")
    house.hand("dice cock")
    house.do("roll")
    for _ in range(2):
        voided = house.event("throw_voided")
        assert voided["open"], "the dice are thrown again by themselves"
        house.hand("dice cock")
    given_up = house.event("throw_voided")
    assert given_up["open"] == []
    assert given_up["bets"] == {"pass_line": "5.00"}
    house.until_ready("dice")
    assert house.throw(6, 5)["credit"] == "25.00"
    assert house.rig.picture()["dice"]["device"]["voids"] == 3


def test_a_script_that_talks_nonsense_is_told_so_and_changes_nothing(house: House) -> None:
    house.start(ready=())
    before = house.state
    for line in (
        "roll",
        "{}",
        '{"do": "fly"}',
        '{"do": "place", "bet": "field", "amount": 5}',
        '{"do": "roll", "x": 1}',
    ):
        assert house.write(line)["error"].endswith(".")
    assert house.touch("place", bet="no_such_bet", amount="5.00")["accepted"] is False
    assert house.state["credit"] == before["credit"] == "0.00"


def test_a_script_longer_than_any_queue_is_answered_to_its_last_line(house: House) -> None:
    house.start(ready=())
    lines = 12_000
    for _ in range(lines):
        house.running.touch("undo")
    answers = 0
    while answers < lines:
        house.running.wait_for(lambda line: "accepted" in line)
        answers += 1
