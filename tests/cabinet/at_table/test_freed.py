"""A station that comes back after its seat was freed at the table, where what it was owed was paid."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import clearing
from terminal.cabinet import commands as c
from terminal.cabinet.orders import accepts_bills
from terminal.rules.refusal import Refusal
from tests.cabinet.at_table.station import AUTO, SEAT, Station

FREED = message("exchange.seat_freed", seat=SEAT, cabinet=1)


def back(*, bets: bool = False) -> Station:
    """It has 50.00, of which it has sealed 5.00, and the exchange refuses it."""
    station = Station().seated().opens()
    if bets:
        station.bets("field", 5_00)
    station.report("dice", ports.Lost(FREED))
    return station


@pytest.mark.parametrize("bets", [False, True])
def test_its_credit_is_not_paid_a_second_time(bets: bool) -> None:
    station = back(bets=bets)
    assert station.refused(c.CashOut()) == "seat_freed"
    station.turn_keys("attendant")
    assert station.refused(c.CancelCredit()) == "seat_freed"


def test_it_is_not_paid_either_once_the_line_is_gone_and_the_program_has_started_again() -> None:
    station = back()
    station.report("dice", ports.Lost(message("device.unplugged")))
    station.give(c.Start("test"))
    station.open_for_play()
    assert station.refused(c.CashOut()) == "seat_freed"


def test_no_seat_gives_it_back() -> None:
    station = back()
    station.report("dice", ports.Back("table 2", (2,)))
    station.report("dice", ports.SeatTaken(SEAT, 7))
    assert station.refused(c.CashOut()) == "seat_freed"
    assert station.refused(c.PlaceWager("field", 5_00)) == "seat_freed"


def test_it_takes_no_money_that_it_could_not_pay_out() -> None:
    assert accepts_bills(Station().seated().opens().state, AUTO.credit_limit_cents)
    assert not accepts_bills(back().state, AUTO.credit_limit_cents)


@pytest.mark.parametrize("bets", [False, True])
def test_its_ram_may_be_cleared_with_what_was_paid_at_the_table(bets: bool) -> None:
    station = Station().seated().opens().bets("field", 5_00) if bets else Station().seated().opens()
    with pytest.raises(Refusal, match="There is credit"):
        clearing.verify_nothing_open(station.state)
    clearing.verify_nothing_open(back(bets=bets).state)


def test_a_bill_under_way_keeps_it_from_being_cleared() -> None:
    station = Station().seated().opens()
    station.report("validator", ports.BillEscrowed(20_00))
    station.report("dice", ports.Lost(FREED))
    with pytest.raises(Refusal, match="bill is still on its way"):
        clearing.verify_nothing_open(station.state)


def test_a_hand_pay_that_was_due_is_not_paid_either_and_keeps_no_ram_from_being_cleared() -> None:
    """It was in the credit that the table knew, and so in the sum that was paid there."""
    station = Station(profile=replace(AUTO, ticket_limit_cents=20_00)).seated().opens()
    station.give(c.CashOut())
    (due,) = station.state.hand_pay.due
    station.report("dice", ports.Lost(FREED))
    station.turn_keys("attendant")
    assert station.refused(c.ConfirmHandPay(due.number)) == "seat_freed"
    clearing.verify_nothing_open(station.state)


OLD_COPY = message("exchange.old_copy", cabinet=1)


def started_again(station: Station | None = None) -> Station:
    """It had 50.00 and its seat, and may have been away long enough to have it freed and paid."""
    station = station or Station().seated().opens()
    station.give(c.Start("test"))
    for device in ("validator", "printer", "board"):
        station.report(device, ports.Back("twin"))
    station.report("validator", ports.ValidatorIdle(accepting=True))
    station.report("printer", ports.PrinterReady())
    station.report("board", ports.BoardInputs((), ()))
    return station


def test_after_a_start_no_ticket_is_printed_before_the_table_has_said_that_it_has_its_seat() -> None:
    station = started_again()
    assert station.refused(c.CashOut()) == "table"
    station.report("dice", ports.Lost(message("exchange.line_gone", error="timed out")))
    assert station.refused(c.CashOut()) == "table"
    station.report("dice", ports.Back("table 1", (2,)))
    station.report("dice", ports.Lost(message("exchange.line_gone", error="timed out")))
    assert [type(one).__name__ for one in station.give(c.CashOut())] == ["TicketIssued"]


def test_after_a_start_no_money_is_taken_before_the_table_is_heard() -> None:
    station = started_again()
    assert not accepts_bills(station.state, AUTO.credit_limit_cents)
    station.report("dice", ports.Back("table 1", (2,)))
    assert accepts_bills(station.state, AUTO.credit_limit_cents)


def prints_ticket(station: Station) -> bool:
    """The printer is to print its ticket."""
    order = station.order("printer")
    assert isinstance(order, ports.PrinterOrder)
    return order.ticket is not None


def cut_before_its_ticket() -> Station:
    """Its player has cashed out, and the power was cut before the ticket was printed."""
    station = Station().seated().opens()
    station.give(c.CashOut())
    assert prints_ticket(station)
    return started_again(station)


def test_after_a_start_no_ticket_of_before_is_printed_either_until_the_table_is_heard() -> None:
    """The table knew of no ticket: if the seat was freed, what is on it was paid."""
    station = cut_before_its_ticket()
    assert not prints_ticket(station)
    station.report("dice", ports.Back("table 1", (2,)))
    assert prints_ticket(station)


def test_a_ticket_that_was_paid_at_the_table_is_not_printed_and_keeps_no_ram_from_being_cleared() -> None:
    station = cut_before_its_ticket()
    with pytest.raises(Refusal, match="Ticket 1 is not finished yet"):
        clearing.verify_nothing_open(station.state)
    station.report("dice", ports.Lost(FREED))
    assert not prints_ticket(station)
    clearing.verify_nothing_open(station.state)


def test_a_ticket_that_may_be_on_paper_is_settled_before_the_ram_is_cleared() -> None:
    station = cut_before_its_ticket()
    station.report("dice", ports.Lost(FREED))
    station.report("printer", ports.TicketInDoubt(1, message("printer.paper_out")))
    with pytest.raises(Refusal, match="Ticket 1 is not finished yet"):
        clearing.verify_nothing_open(station.state)


def test_the_staff_may_pay_meanwhile_who_can_ask_at_the_table() -> None:
    station = started_again()
    station.turn_keys("attendant")
    station.give(c.CancelCredit())
    assert station.state.hand_pay.due


def test_a_station_without_a_seat_pays_out_whether_or_not_its_table_is_reached() -> None:
    station = Station()
    station.give(c.Start("test"))
    station.open_for_play()
    station.report("dice", ports.Lost(message("exchange.line_gone", error="timed out")))
    assert [type(one).__name__ for one in station.give(c.CashOut())] == ["TicketIssued"]


def test_an_old_copy_of_its_journal_that_the_exchange_refuses_pays_nothing_out() -> None:
    station = started_again()
    station.report("dice", ports.Lost(OLD_COPY))
    assert station.refused(c.CashOut()) == "old_copy"
    assert station.refused(c.PlaceWager("field", 5_00)) == "old_copy"
    station.turn_keys("attendant")
    assert station.refused(c.CancelCredit()) == "old_copy"
    assert not accepts_bills(station.state, AUTO.credit_limit_cents)


@pytest.mark.parametrize("dollars", [0, 50])
def test_an_old_copy_of_when_it_had_no_seat_takes_no_money_either(dollars: int) -> None:
    """So does an empty disk with the cabinet's number: what it takes it could not pay out."""
    station = started_again(Station(dollars=dollars))
    assert accepts_bills(station.state, AUTO.credit_limit_cents)
    station.report("dice", ports.Lost(OLD_COPY))
    assert not accepts_bills(station.state, AUTO.credit_limit_cents)


@pytest.mark.parametrize("bets", [False, True])
def test_the_ram_may_be_cleared_with_what_an_old_copy_has(bets: bool) -> None:
    """Where the right disk is lost: the money is settled by the table's journal, and this one pays nothing out."""
    station = Station().seated().opens()
    station = started_again(station.bets("field", 5_00) if bets else station)
    with pytest.raises(Refusal, match="There is credit"):
        clearing.verify_nothing_open(station.state)
    station.report("dice", ports.Lost(OLD_COPY))
    clearing.verify_nothing_open(station.state)


def left_by_its_player() -> Station:
    """The last player has cashed out and gone, and the power was cut before the seat was left."""
    station = Station().seated().opens()
    station.give(c.CashOut())
    station.report("printer", ports.TicketPrinted(1))
    station.report("printer", ports.PrinterReady())
    station.give(c.EndSession())
    assert not station.wanted.seated
    return started_again(station)


def test_after_a_start_without_a_player_it_asks_for_its_seat_until_the_table_is_heard_and_then_takes_money() -> None:
    """Without its seat it would not be told whether it was freed, and would take no money for ever."""
    station = left_by_its_player()
    assert station.wanted.seated
    assert not accepts_bills(station.state, AUTO.credit_limit_cents)
    station.report("dice", ports.Back("table 1", (2,)))
    assert accepts_bills(station.state, AUTO.credit_limit_cents)
    assert not station.wanted.seated, "nobody plays there"


def test_after_a_start_without_a_player_it_learns_that_its_seat_was_freed() -> None:
    station = left_by_its_player()
    station.report("dice", ports.Lost(FREED))
    assert not accepts_bills(station.state, AUTO.credit_limit_cents)


def test_another_seat_is_no_sign_that_the_one_before_was_not_freed() -> None:
    """In a new exchange it is given one before the table is back, and the exchange knows what was freed."""
    station = started_again(Station(profile=replace(AUTO, table_seat=4)).seated().opens())
    assert not station.wanted.seated, "a technician has moved it"
    station.report("dice", ports.SeatLeft(SEAT))
    assert station.wanted.seated
    assert station.wanted.seat == 4
    station.report("dice", ports.SeatTaken(4, 7))
    assert station.refused(c.CashOut()) == "table"
    assert not accepts_bills(station.state, AUTO.credit_limit_cents)
    station.report("dice", ports.Back("table 1", (2,)))
    assert [type(one).__name__ for one in station.give(c.CashOut())] == ["TicketIssued"]


def test_a_cabinet_that_plays_alone_now_hears_no_table_and_takes_money() -> None:
    station = left_by_its_player()
    alone = {**station.state.configuration.parameters, "table.role": "alone"}
    state = with_fields(station.state, configuration=with_fields(station.state.configuration, parameters=alone))
    assert accepts_bills(state, AUTO.credit_limit_cents)
