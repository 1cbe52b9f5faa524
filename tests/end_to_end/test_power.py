"""Power cuts: the program is killed with something in the air, and the next start finishes it, once."""

from __future__ import annotations

import pytest

from terminal.cabinet.events import BillCredited, DiceCalled, DiceSettled, TicketDone, TicketIssued
from tests.end_to_end.house import House


def test_a_throw_that_was_out_when_the_power_went_comes_back_with_its_own_dice(house: House) -> None:
    house.start()
    house.feed(20)
    house.do("place", bet="field", amount="5.00")
    house.hand("dice 1 2")
    house.hand("dice 6 6")
    house.do("roll")
    (called,) = house.events(DiceCalled)
    house.kill()
    house.start(ready=())
    settled = house.event("dice_settled")
    assert settled["credit"] == "25.00"
    (event,) = house.events(DiceSettled)
    assert (event.throw, event.record.dice) == (called.throw, (1, 2))
    assert house.rig.picture()["dice"]["device"]["record"] == [{"throw": called.throw, "dice": [1, 2]}]


def test_a_bill_that_was_moving_when_the_power_went_is_credited_once(house: House) -> None:
    house.start()
    house.until_seen(lambda picture: picture["validator"]["device"]["accepting"])
    house.hand("bill 50")
    house.event("bill_seen")
    house.kill()
    house.start(ready=())
    house.until(lambda state: not state["open"] and "validator" in state["ready"])
    assert [event.value_cents for event in house.events(BillCredited)] == [50_00] * len(house.stacked)
    house.feed(5)


@pytest.mark.rig_speed(2.0)
def test_a_ticket_that_was_printing_when_the_power_went_is_not_printed_again(house: House) -> None:
    house.start()
    house.feed(20)
    house.do("cash_out")
    house.until_seen(lambda picture: picture["printer"]["device"]["printing"])
    house.kill()
    house.start(ready=())
    house.until(lambda state: state["tickets"] == 1 and not state["open"])
    assert len(house.events(TicketIssued)) == len(house.events(TicketDone)) == len(house.printed) == 1


def test_bets_and_point_and_credit_stand_as_they_stood(house: House) -> None:
    house.start()
    house.feed(100)
    house.do("place", bet="pass_line", amount="10.00")
    house.throw(2, 2)
    house.do("place", bet="pass_odds", amount="5.00")
    before = house.state
    house.kill()
    house.start(ready=())
    for key in ("credit", "playable", "bets", "point", "tickets", "games"):
        assert house.state[key] == before[key]
    assert house.state["point"] == 4


def test_a_program_that_is_told_to_end_says_nothing_and_leaves_everything_in_place(house: House) -> None:
    house.start()
    house.feed(20)
    house.do("place", bet="field", amount="5.00")
    assert house.end() == 0
    house.start(ready=())
    assert (house.state["credit"], house.state["bets"]) == ("20.00", {"field": "5.00"})
