"""RAM clear (regulation C8, C9): two keys, the logic door, nothing open, and the meters on paper before it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.authority import Noted, Refused
from drivers.ports.message import message
from terminal.cabinet.clearing import cleared
from terminal.cabinet.commands import (
    CallClear,
    CallDice,
    CancelCredit,
    CashOut,
    ConfirmClear,
    ConfirmHandPay,
    FromDevice,
    Place,
    Start,
)
from terminal.cabinet.events import ClearConfirmed, MemoryLost
from terminal.cabinet.fold import fold
from tests.cabinet.street import NOON, PROFILE, Street

BOTH = ("attendant", "technician")
INSIDE = ports.BoardInputs(("logic",), BOTH)


def played(street: Street) -> Street:
    """A player has come, lost 5.00, and left with a ticket."""
    street.feed(20).give(Place("field", 5_00))
    street.roll(3, 4)
    street.give(CashOut())
    street.report("printer", ports.TicketPrinted(1))
    street.report("printer", ports.PrinterReady())
    return street


def inside(street: Street) -> Street:
    """Both keys are turned and the logic door is open."""
    street.report("board", INSIDE)
    return street


def printed(street: Street) -> Street:
    """Every page of the meters comes out."""
    street.give(CallClear())
    while street.state.papers.slips:
        street.report("printer", ports.SlipPrinted(street.state.papers.slips[0].slip.number))
    street.report("printer", ports.PrinterReady())
    return street


def paper(street: Street) -> list[str]:
    """All lines that are to be printed."""
    return [line for one in street.state.papers.slips for line in one.slip.lines]


def test_on_paper_a_meter_of_money_stands_whole_with_ten_digits_and_more() -> None:
    street = Street(profile=replace(PROFILE, credit_limit_cents=10**15)).open_for_play()
    street.feed(12_345_678).feed(987_654_321_098).turn_keys("attendant")
    street.give(CancelCredit())
    street.give(ConfirmHandPay(1))
    while street.state.papers.slips:
        street.report("printer", ports.SlipPrinted(street.state.papers.slips[0].slip.number))
    street.report("printer", ports.PrinterReady())
    inside(street).give(CallClear())
    told = [" ".join(line.split()) for line in paper(street)]
    assert "Bills in 987,666,666,776.00" in told
    assert "Bills of $987,654,321,098.00 0000000001" in told
    cancelled = told.index("Cancelled credits paid by an attendant")
    assert told[cancelled + 1] == "987,666,666,776.00"


@pytest.mark.parametrize(
    ("inputs", "code"),
    [
        (ports.BoardInputs((), BOTH), "clear_door"),
        (ports.BoardInputs(("main",), BOTH), "clear_door"),
        (ports.BoardInputs(("logic",), ("attendant",)), "key"),
        (ports.BoardInputs(("logic",), ("technician",)), "key"),
        (ports.BoardInputs(("logic",), ()), "key"),
    ],
)
def test_one_key_or_a_shut_logic_door_is_not_enough(street: Street, inputs: ports.BoardInputs, code: str) -> None:
    printed(inside(played(street))).report("board", inputs)
    assert street.refused(CallClear()) == code
    assert street.refused(ConfirmClear()) == code


def test_a_board_that_is_not_there_authorises_no_clear(street: Street) -> None:
    printed(inside(street)).report("board", ports.Lost(message("device.not_plugged_in")))
    assert street.refused(ConfirmClear()) in ("key", "clear_door")
    assert street.state.ram_clear.matter is None


def test_the_meters_are_printed_before_they_are_cleared(street: Street) -> None:
    inside(played(street)).give(CallClear())
    lines = paper(street)
    assert lines[0] == "RAM CLEAR - METERS BEFORE IT"
    assert any(line.startswith("Coin in") and line.endswith(" 5.00") for line in lines)
    assert any(line.startswith("Bills in") and line.endswith(" 20.00") for line in lines)
    assert any(line.startswith("Games  ") and line.endswith(" 0000000001") for line in lines)
    assert all(len(one.slip.lines) <= ports.MAX_SLIP_LINES for one in street.state.papers.slips)
    assert all(len(line) <= ports.MAX_SLIP_CHARACTERS for line in lines)
    assert any(line.startswith("Cancelled credits paid by an attendant ") and line.endswith(" 0.00") for line in lines)
    assert "Number of cancelled credits paid by an" in lines, "a name that is too long goes on in the next line"
    assert street.refused(ConfirmClear()) == "clear_print"


def test_the_printers_word_of_every_page_allows_the_confirmation_which_is_the_last_event(street: Street) -> None:
    inside(played(street)).give(CallClear())
    pages = len(street.state.papers.slips)
    assert pages > 1
    for page in range(1, pages + 1):
        assert street.refused(ConfirmClear()) == "clear_print", page
        street.report("printer", ports.SlipPrinted(street.state.papers.slips[0].slip.number))
    assert street.give(ConfirmClear()) == (ClearConfirmed(NOON.at_ms, BOTH),)
    assert street.state.ram_clear.confirmed is not None


def test_a_page_that_does_not_come_out_means_that_all_are_printed_again(street: Street) -> None:
    inside(played(street)).give(CallClear())
    street.report("printer", ports.SlipPrinted(street.state.papers.slips[0].slip.number))
    street.report(
        "printer",
        ports.SlipFailed(
            street.state.papers.slips[0].slip.number,
            message("slip.not_printed", number=2, cause=message("ticket.stopped.jam")),
        ),
    )
    assert street.state.papers.slips == ()
    assert street.refused(ConfirmClear()) == "clear_print"
    street.report("printer", ports.PrinterReady())
    printed(street).give(ConfirmClear())


def test_the_pages_behind_one_that_does_not_come_out_are_not_printed(street: Street) -> None:
    inside(played(street)).give(CallClear())
    first, *others = street.state.papers.slips
    assert others
    street.report(
        "printer",
        ports.SlipFailed(first.slip.number, message("slip.not_printed", number=1, cause=message("ticket.stopped.jam"))),
    )
    assert street.state.papers.slips == ()


def test_without_a_printer_that_prints_nothing_is_cleared(street: Street) -> None:
    inside(street).report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    assert street.refused(CallClear()) == "device"
    assert street.refused(ConfirmClear()) == "clear_print"


@pytest.mark.parametrize("inputs", [ports.BoardInputs((), BOTH), ports.BoardInputs(("logic",), ("attendant",))])
def test_a_key_turned_back_or_a_door_shut_ends_it(street: Street, inputs: ports.BoardInputs) -> None:
    printed(inside(street)).report("board", inputs)
    inside(street)
    assert street.refused(ConfirmClear()) == "clear_print"


def test_a_power_cut_ends_it(street: Street) -> None:
    printed(inside(street)).give(Start("again"))
    inside(street.open_for_play())
    assert street.refused(ConfirmClear()) == "clear_print"


def test_meters_that_have_changed_since_are_printed_again(street: Street) -> None:
    printed(inside(street)).report("board", ports.BoardInputs(("logic", "main"), BOTH))
    assert street.refused(ConfirmClear()) == "clear_print"


def with_credit(street: Street) -> None:
    street.feed(20)


def with_a_bet(street: Street) -> None:
    street.feed(5).give(Place("field", 5_00))


def with_dice_out(street: Street) -> None:
    street.feed(5).give(Place("field", 5_00))
    street.give(CallDice())


def with_a_hand_pay(street: Street) -> None:
    street.feed(20).report("board", ports.BoardInputs((), ("attendant",)))
    street.give(CancelCredit())


def with_a_ticket(street: Street) -> None:
    street.feed(20).give(CashOut())


def with_a_bill(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))


def with_a_dispute(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    street.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))


@pytest.mark.parametrize(
    "matter", [with_credit, with_a_bet, with_dice_out, with_a_hand_pay, with_a_ticket, with_a_bill, with_a_dispute]
)
def test_nothing_is_cleared_while_anything_is_open(street: Street, matter: object) -> None:
    assert callable(matter)
    matter(street)
    inside(street)
    assert street.refused(CallClear()) in ("clear_open", "ticket_open", "bill_open", "bets_closed")


def test_a_receipt_that_is_being_printed_is_waited_for(street: Street) -> None:
    with_a_hand_pay(street)
    street.give(ConfirmHandPay(1))
    inside(street)
    assert street.refused(CallClear()) == "device"


def test_nothing_is_cleared_while_the_authority_is_owed_the_end_of_a_ticket(booked: Street) -> None:
    """The new journal would not know it: the ticket would stay pending in the book for ever."""
    number = "006338742623748784"
    booked.report("validator", ports.TicketEscrowed(number))
    booked.give(FromDevice("authority", Refused(1, number, message("ticket.void"))))
    booked.report("validator", ports.BillReturned())
    [owed] = booked.state.ticketing.owed
    assert booked.state.credit_cents == 0
    assert inside(booked).refused(CallClear()) == "clear_open"
    booked.give(FromDevice("authority", Noted(owed.outcome, owed.validation, owed.at_ms)))
    booked.give(CallClear())


def test_numbers_that_must_never_come_again_go_on_in_the_new_journal(street: Street) -> None:
    with_a_hand_pay(played(street))
    street.give(ConfirmHandPay(1))
    state = with_fields(street.state, program=with_fields(street.state.program, signed=True))
    new = fold(street.cabinet.new_state(), cleared(ClearConfirmed(1, BOTH), state, "folder", (9, "00" * 32)))
    assert new.ticketing.sequence == state.ticketing.sequence > 0
    assert new.ticketing.key == state.ticketing.key is not None
    assert (new.ticketing.last_number, new.dice.throws, new.acceptor.bills) == (
        state.ticketing.last_number,
        state.dice.throws,
        state.acceptor.bills,
    )
    assert (
        (new.hand_pay.last_number, new.papers.last_slip)
        == (state.hand_pay.last_number, state.papers.last_slip)
        == (1, 1)
    )
    assert new.program.signed
    assert (new.meters.games, new.credit_cents, new.accounting.period.number) == (0, 0, 1)
    assert new.ram_clear.before is not None
    assert new.ram_clear.before.by == BOTH


def test_the_new_journal_names_the_end_of_the_old_one_only_where_that_could_be_read(street: Street) -> None:
    confirmed, end = ClearConfirmed(1, BOTH), (9, "ab" * 32)
    read = cleared(confirmed, street.state, "folder", end)
    assert (read.seq, read.chain, read.meters, read.unread) == (9, "ab" * 32, street.state.meters, "")
    lost = fold(street.state, MemoryLost("The journal is broken.", ("Copy 1: bad.",)))
    unread = cleared(confirmed, lost, "folder", end)
    assert (unread.seq, unread.chain, unread.meters) == (0, "", None)
    assert unread.unread == "The journal is broken. Copy 1: bad."


def test_where_the_meters_could_not_be_read_the_paper_says_so(street: Street) -> None:
    street.state = fold(street.state, MemoryLost("The journal is broken at event 7.", ("Copy 1: bad.", "Copy 2: bad.")))
    inside(street).give(CallClear())
    lines = paper(street)
    assert lines[0] == "RAM CLEAR - METERS COULD NOT BE READ"
    assert {"The journal is broken at event 7.", "Copy 1: bad.", "Copy 2: bad."} <= set(lines)
    assert not any(line.startswith("Coin in") for line in lines)
