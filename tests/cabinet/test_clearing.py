"""RAM clear (regulation C8, C9): two keys, the logic door, nothing open, and the meters on paper before it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.authority import Noted, Refused
from drivers.ports.message import Message, message
from terminal.cabinet.clearing import cleared, verify_permitted
from terminal.cabinet.commands import (
    CallClear,
    CallDice,
    CancelCredit,
    CashOut,
    ConfirmClear,
    ConfirmHandPay,
    FromDevice,
    Instant,
    PlaceWager,
    Start,
)
from terminal.cabinet.events import ClearConfirmed, MemoryLost
from terminal.cabinet.fold import fold
from terminal.cabinet.state.clearing import ClearedBefore
from terminal.common.local_time import DAY_MS
from terminal.rules.refusal import allowed
from tests.cabinet.pipeline import NOON, PROFILE, Pipeline

BOTH = ("attendant", "technician")
INSIDE = ports.BoardInputs(("logic",), BOTH)
TODAY = "2026-09-21"
DAYS = (("2026-09-20", False), (TODAY, True), ("2026-09-22", True))


def played(pipeline: Pipeline) -> Pipeline:
    """A player has come, lost 5.00, and left with a ticket."""
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    pipeline.give(CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    return pipeline


def inside(pipeline: Pipeline) -> Pipeline:
    """Both keys are turned and the logic door is open."""
    pipeline.report("board", INSIDE)
    return pipeline


def printed(pipeline: Pipeline) -> Pipeline:
    """Every page of the meters comes out."""
    pipeline.give(CallClear())
    while pipeline.state.papers.slips:
        pipeline.report("printer", ports.SlipPrinted(pipeline.state.papers.slips[0].slip.number))
    pipeline.report("printer", ports.PrinterReady())
    return pipeline


def paper(pipeline: Pipeline) -> list[str]:
    """All lines that are to be printed."""
    return [line for one in pipeline.state.papers.slips for line in one.slip.lines]


def test_on_paper_a_meter_of_money_stands_whole_with_ten_digits_and_more() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, credit_limit_cents=10**15)).open_for_play()
    pipeline.feed(12_345_678).feed(987_654_321_098).turn_keys("attendant")
    pipeline.give(CancelCredit())
    pipeline.give(ConfirmHandPay(1))
    while pipeline.state.papers.slips:
        pipeline.report("printer", ports.SlipPrinted(pipeline.state.papers.slips[0].slip.number))
    pipeline.report("printer", ports.PrinterReady())
    inside(pipeline).give(CallClear())
    told = [" ".join(line.split()) for line in paper(pipeline)]
    assert "Bills in 987,666,666,776.00" in told
    assert "Bills of $987,654,321,098.00 0000000001" in told
    cancelled = told.index("Cancelled credits paid by an attendant")
    assert told[cancelled + 1] == "987,666,666,776.00"


@pytest.mark.parametrize(("last_day", "permitted"), [("all", True), ("none", False), *DAYS])
def test_d8_no_meter_begins_at_zero_on_a_day_that_is_not_permitted(last_day: str, permitted: bool) -> None:
    pipeline = inside(played(Pipeline(profile=replace(PROFILE, ram_clear=last_day)).open_for_play()))
    if permitted:
        printed(pipeline).give(ConfirmClear())
        assert pipeline.state.ram_clear.confirmed
    else:
        assert pipeline.refused(CallClear()) == "clear_permit"
        assert not pipeline.state.papers.slips


def test_d8_a_day_that_ends_before_the_second_touch_permits_nothing_more() -> None:
    pipeline = printed(inside(played(Pipeline(profile=replace(PROFILE, ram_clear=TODAY)).open_for_play())))
    pipeline.now = Instant(pipeline.now.at_ms + DAY_MS, pipeline.now.offset_minutes)
    assert pipeline.refused(ConfirmClear()) == "clear_permit"
    assert pipeline.state.ram_clear.confirmed is None


def test_d8_the_file_of_the_regulators_key_permits_one_clear() -> None:
    profile = replace(PROFILE, ram_clear=TODAY, pay_tables_key="4b" * 32)
    state = Pipeline(profile=profile).open_for_play().state
    for signed_ms, permitted in ((NOON.at_ms - 1, False), (NOON.at_ms, False), (NOON.at_ms + 1, True)):
        configuration = with_fields(state.configuration, pay_tables_signed_ms=signed_ms)
        before = with_fields(state.ram_clear, before=ClearedBefore(NOON.at_ms, BOTH, "2026-09-21", ""))
        after = with_fields(state, configuration=configuration, ram_clear=before)
        assert allowed(verify_permitted, profile, after, NOON) == permitted
        assert allowed(verify_permitted, replace(profile, pay_tables_key=""), after, NOON), "a house permits itself"


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
def test_one_key_or_a_shut_logic_door_is_not_enough(pipeline: Pipeline, inputs: ports.BoardInputs, code: str) -> None:
    printed(inside(played(pipeline))).report("board", inputs)
    assert pipeline.refused(CallClear()) == code
    assert pipeline.refused(ConfirmClear()) == code


def test_a_board_that_is_not_there_authorises_no_clear(pipeline: Pipeline) -> None:
    printed(inside(pipeline)).report("board", ports.Lost(message("device.not_plugged_in")))
    assert pipeline.refused(ConfirmClear()) in ("key", "clear_door")
    assert pipeline.state.ram_clear.matter is None


def test_the_meters_are_printed_before_they_are_cleared(pipeline: Pipeline) -> None:
    inside(played(pipeline)).give(CallClear())
    lines = paper(pipeline)
    assert lines[0] == "RAM CLEAR - METERS BEFORE IT"
    assert any(line.startswith("Coin in") and line.endswith(" 5.00") for line in lines)
    assert any(line.startswith("Bills in") and line.endswith(" 20.00") for line in lines)
    assert any(line.startswith("Games  ") and line.endswith(" 0000000001") for line in lines)
    assert all(len(one.slip.lines) <= ports.MAX_SLIP_LINES for one in pipeline.state.papers.slips)
    assert all(len(line) <= ports.MAX_SLIP_CHARACTERS for line in lines)
    assert any(line.startswith("Cancelled credits paid by an attendant ") and line.endswith(" 0.00") for line in lines)
    assert "Number of cancelled credits paid by an" in lines, "a name that is too long goes on in the next line"
    assert pipeline.refused(ConfirmClear()) == "clear_print"


def test_the_printers_word_of_every_page_allows_the_confirmation_which_is_the_last_event(pipeline: Pipeline) -> None:
    inside(played(pipeline)).give(CallClear())
    pages = len(pipeline.state.papers.slips)
    assert pages > 1
    for page in range(1, pages + 1):
        assert pipeline.refused(ConfirmClear()) == "clear_print", page
        pipeline.report("printer", ports.SlipPrinted(pipeline.state.papers.slips[0].slip.number))
    assert pipeline.give(ConfirmClear()) == (ClearConfirmed(NOON.at_ms, BOTH),)
    assert pipeline.state.ram_clear.confirmed is not None


def test_a_page_that_does_not_come_out_means_that_all_are_printed_again(pipeline: Pipeline) -> None:
    inside(played(pipeline)).give(CallClear())
    pipeline.report("printer", ports.SlipPrinted(pipeline.state.papers.slips[0].slip.number))
    pipeline.report(
        "printer",
        ports.SlipFailed(
            pipeline.state.papers.slips[0].slip.number,
            message("slip.not_printed", number=2, cause=message("ticket.stopped.jam")),
        ),
    )
    assert pipeline.state.papers.slips == ()
    assert pipeline.refused(ConfirmClear()) == "clear_print"
    pipeline.report("printer", ports.PrinterReady())
    printed(pipeline).give(ConfirmClear())


def test_the_pages_behind_one_that_does_not_come_out_are_not_printed(pipeline: Pipeline) -> None:
    inside(played(pipeline)).give(CallClear())
    first, *others = pipeline.state.papers.slips
    assert others
    pipeline.report(
        "printer",
        ports.SlipFailed(first.slip.number, message("slip.not_printed", number=1, cause=message("ticket.stopped.jam"))),
    )
    assert pipeline.state.papers.slips == ()


def test_without_a_printer_that_prints_nothing_is_cleared(pipeline: Pipeline) -> None:
    inside(pipeline).report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    assert pipeline.refused(CallClear()) == "device"
    assert pipeline.refused(ConfirmClear()) == "clear_print"


@pytest.mark.parametrize("inputs", [ports.BoardInputs((), BOTH), ports.BoardInputs(("logic",), ("attendant",))])
def test_a_key_turned_back_or_a_door_shut_ends_it(pipeline: Pipeline, inputs: ports.BoardInputs) -> None:
    printed(inside(pipeline)).report("board", inputs)
    inside(pipeline)
    assert pipeline.refused(ConfirmClear()) == "clear_print"


def test_a_power_cut_ends_it(pipeline: Pipeline) -> None:
    printed(inside(pipeline)).give(Start("again"))
    inside(pipeline.open_for_play())
    assert pipeline.refused(ConfirmClear()) == "clear_print"


def test_meters_that_have_changed_since_are_printed_again(pipeline: Pipeline) -> None:
    printed(inside(pipeline)).report("board", ports.BoardInputs(("logic", "main"), BOTH))
    assert pipeline.refused(ConfirmClear()) == "clear_print"


def with_credit(pipeline: Pipeline) -> None:
    pipeline.feed(20)


def with_a_bet(pipeline: Pipeline) -> None:
    pipeline.feed(5).give(PlaceWager("field", 5_00))


def with_dice_out(pipeline: Pipeline) -> None:
    pipeline.feed(5).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())


def with_a_hand_pay(pipeline: Pipeline) -> None:
    pipeline.feed(20).report("board", ports.BoardInputs((), ("attendant",)))
    pipeline.give(CancelCredit())


def with_a_ticket(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(CashOut())


def with_a_bill(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))


def with_a_dispute(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))


@pytest.mark.parametrize(
    "matter", [with_credit, with_a_bet, with_dice_out, with_a_hand_pay, with_a_ticket, with_a_bill, with_a_dispute]
)
def test_nothing_is_cleared_while_anything_is_open(pipeline: Pipeline, matter: object) -> None:
    assert callable(matter)
    matter(pipeline)
    inside(pipeline)
    assert pipeline.refused(CallClear()) in ("clear_open", "ticket_open", "bill_open", "bets_closed")


def test_a_receipt_that_is_being_printed_is_waited_for(pipeline: Pipeline) -> None:
    with_a_hand_pay(pipeline)
    pipeline.give(ConfirmHandPay(1))
    inside(pipeline)
    assert pipeline.refused(CallClear()) == "device"


def test_nothing_is_cleared_while_the_authority_is_owed_the_end_of_a_ticket(booked: Pipeline) -> None:
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


def test_numbers_that_must_never_come_again_go_on_in_the_new_journal(pipeline: Pipeline) -> None:
    with_a_hand_pay(played(pipeline))
    pipeline.give(ConfirmHandPay(1))
    state = with_fields(pipeline.state, program=with_fields(pipeline.state.program, signed=True))
    new = fold(pipeline.cabinet.new_state(), cleared(ClearConfirmed(1, BOTH), state, "folder", (9, "00" * 32)))
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


def test_the_new_journal_names_the_end_of_the_old_one_only_where_that_could_be_read(pipeline: Pipeline) -> None:
    confirmed, end = ClearConfirmed(1, BOTH), (9, "ab" * 32)
    read = cleared(confirmed, pipeline.state, "folder", end)
    assert (read.seq, read.chain, read.meters, read.unread) == (9, "ab" * 32, pipeline.state.meters, "")
    reasons = [message("journal.file_missing", name=f"copy {number}") for number in (1, 2, 3)]
    lost = fold(pipeline.state, MemoryLost(message("journal.gap"), tuple(reasons)))
    unread = cleared(confirmed, lost, "folder", end)
    assert (unread.seq, unread.chain, unread.meters) == (0, "", None)
    assert isinstance(unread.unread, Message)
    assert [unread.unread.values[copy] for copy in ("database", "second", "third")] == reasons


def test_where_the_meters_could_not_be_read_the_paper_says_so(pipeline: Pipeline) -> None:
    pipeline.state = fold(
        pipeline.state, MemoryLost("The journal is broken at event 7.", ("Copy 1: bad.", "Copy 2: bad."))
    )
    inside(pipeline).give(CallClear())
    lines = paper(pipeline)
    assert lines[0] == "RAM CLEAR - METERS COULD NOT BE READ"
    assert {"The journal is broken at event 7.", "Copy 1: bad.", "Copy 2: bad."} <= set(lines)
    assert not any(line.startswith("Coin in") for line in lines)
