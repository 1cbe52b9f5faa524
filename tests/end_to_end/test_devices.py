"""Cables pulled, power cut and paper jammed, at rest and in the middle of work: the money is kept and play goes on."""

from __future__ import annotations

import pytest

from terminal.cabinet.events import BillCredited, DiceSettled, ThrowVoided, TicketDone, TicketDoubted, TicketIssued
from tests.end_to_end.house import DEVICES, House


def play_on(house: House) -> None:
    """Whatever was before: a bill goes in, a roll is settled, and everything comes out on a ticket."""
    house.until_ready(*DEVICES)
    house.until(lambda state: not state["open"])
    house.feed(10)
    house.do("place", bet="field", amount="1.00")
    house.throw(3, 4)
    house.cash_out()
    assert house.state["credit"] == "0.00"


def not_paid_by_hand(house: House) -> None:
    """The attendant comes for what the printer could not print, and has not paid it."""
    (number,) = house.state["hand_pays"]
    house.hand("key attendant on")
    house.event("inputs_changed")
    house.do("undo_hand_pay", number=int(number))
    house.hand("key attendant off")
    house.event("inputs_changed")


def test_each_device_unplugged_at_rest_comes_back_with_the_credit_as_it_was(house: House) -> None:
    house.start()
    house.feed(20)
    for device in DEVICES:
        house.do("place", bet="field", amount="1.00")
        before = house.state
        house.hand(f"unplug {device}")
        house.until_lost(device)
        assert (house.state["credit"], house.state["bets"]) == (before["credit"], {"field": "1.00"})
        if device == "dice":
            assert house.touch("roll")["why"] == "device"
        if device == "printer":
            house.do("clear_all")
            house.do("cash_out")
            not_paid_by_hand(house)
            house.do("place", bet="field", amount="1.00")
        house.hand(f"plug {device}")
        house.until_ready(device)
        house.throw(3, 4)
    assert house.state["credit"] == "16.00"
    play_on(house)
    assert house.stacked == [20, 10]
    assert [paper["amount"] for paper in house.printed] == ["$25.00"]


@pytest.mark.parametrize("cut", ["unplug {0}", "power {0} off"])
def test_a_bill_that_is_moving_when_the_validator_goes_is_credited_once_or_given_back(house: House, cut: str) -> None:
    house.start()
    house.feed(20)
    house.hand("bill 50")
    house.hand(cut.format("validator"))
    house.until_lost("validator")
    house.hand("plug validator")
    house.rig.order("power", "validator", "on")
    house.until_ready("validator")
    house.until(lambda state: not state["open"])
    house.feed(5)
    picture = house.rig.picture()["validator"]["device"]
    assert len(picture["stacked"]) + picture["returned"] == 3
    assert len(house.events(BillCredited)) == len(picture["stacked"])


def test_a_ticket_that_is_printing_when_the_cable_goes_is_found_on_paper_when_it_is_back(house: House) -> None:
    house.start()
    house.feed(20)
    house.do("cash_out")
    house.until_seen(lambda picture: picture["printer"]["device"]["printing"])
    house.hand("unplug printer")
    house.until_seen(lambda picture: len(picture["printer"]["device"]["printed"]) == 1)
    assert house.events(TicketDone) == []
    house.hand("plug printer")
    house.event("ticket_done")
    house.feed(5)
    house.until_ready("printer")
    house.cash_out()
    assert [paper["amount"] for paper in house.printed] == ["$20.00", "$5.00"]


@pytest.mark.parametrize("repair", ["plug", "power"])
def test_dice_that_are_in_the_air_when_the_generator_goes_settle_the_bets_or_are_thrown_again(
    house: House, repair: str
) -> None:
    house.start()
    house.feed(20)
    house.do("place", bet="field", amount="5.00")
    house.hand("dice 3 4")
    house.do("roll")
    house.until_seen(lambda picture: picture["dice"]["device"]["state"] == "throwing")
    house.hand("unplug dice" if repair == "plug" else "power dice off")
    house.until_lost("dice")
    assert house.state["bets"] == {"field": "5.00"}
    house.hand("plug dice" if repair == "plug" else "power dice on")
    settled = house.event("dice_settled")
    assert (settled["credit"], settled["bets"]) == ("15.00", {})
    assert len(house.events(ThrowVoided)) == (0 if repair == "plug" else 1)
    assert [list(event.record.dice) for event in house.events(DiceSettled)] == [[3, 4]]


def test_a_bill_torn_back_is_not_credited_and_the_next_one_is(house: House) -> None:
    house.start()
    house.hand("bill 100")
    house.hand("bill tear")
    house.until_seen(lambda picture: picture["validator"]["device"]["returned"] == 1)
    house.feed(20)
    assert house.state["credit"] == "20.00"
    assert house.stacked == [20]


def jam_a_ticket(house: House) -> None:
    """Let paper jam before the number of the ticket is on it, and wait until the terminal knows."""
    house.do("cash_out")
    house.until_seen(lambda picture: picture["printer"]["device"]["printing"])
    house.hand("printer jam")
    house.event("ticket_doubted")


@pytest.mark.rig_speed(2.0)
def test_a_jammed_ticket_calls_the_attendant_who_gives_it_back_and_it_is_printed_under_a_new_number(
    house: House,
) -> None:
    house.start()
    house.feed(20)
    jam_a_ticket(house)
    assert (house.state["credit"], house.state["doubted"]) == ("0.00", 1)
    assert house.rig.picture()["printer"]["device"]["partial"] == 1
    house.kill()
    house.hand("printer clear")
    house.start(ready=("printer", "board"))
    assert house.state["doubted"] == 1
    house.until_seen(lambda picture: picture["board"]["device"]["lamp"] == "call")
    assert house.touch("cash_out")["why"] == "ticket_open"
    assert house.touch("settle_ticket", number=1, printed=False)["why"] == "key"
    house.hand("key attendant on")
    house.event("inputs_changed")
    assert house.touch("settle_ticket", number=2, printed=False)["why"] == "ticket_open"
    house.do("settle_ticket", number=1, printed=False)
    assert (house.state["credit"], house.state["doubted"]) == ("20.00", None)
    assert house.touch("settle_ticket", number=1, printed=False)["why"] == "ticket_open"
    house.until_seen(lambda picture: picture["board"]["device"]["lamp"] == "administrative")
    assert house.touch("cash_out")["why"] == "staff"
    house.hand("key attendant off")
    house.event("inputs_changed")
    house.cash_out()
    first, second = house.events(TicketIssued)
    assert [paper["validation"] for paper in house.printed] == [second.ticket.validation]
    assert first.ticket.validation != second.ticket.validation
    assert len(house.events(TicketDoubted)) == 1


@pytest.mark.rig_speed(2.0)
def test_a_printer_that_loses_its_power_in_mid_ticket_leaves_it_in_doubt(house: House) -> None:
    house.start()
    house.feed(20)
    house.do("cash_out")
    house.until_seen(lambda picture: picture["printer"]["device"]["printing"])
    house.hand("power printer off")
    house.until_lost("printer")
    house.hand("power printer on")
    house.event("ticket_doubted")
    house.hand("key attendant on")
    house.event("inputs_changed")
    house.do("settle_ticket", number=1, printed=bool(house.printed))
    assert house.state["credit"] == ("0.00" if house.printed else "20.00")


def test_paper_that_ran_out_is_known_before_a_ticket_is_issued_and_an_attendant_comes(house: House) -> None:
    house.start()
    house.feed(20)
    house.hand("printer paper out")
    house.until_lost("printer")
    house.do("cash_out")
    assert house.state["hand_pays"] == {"1": "20.00"}
    house.hand("printer paper load")
    house.until_ready("printer")
    not_paid_by_hand(house)
    house.cash_out()
    assert [paper["amount"] for paper in house.printed] == ["$20.00"]
