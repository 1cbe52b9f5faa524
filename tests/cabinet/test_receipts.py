"""The receipt of a hand pay (regulation L4): printed once it was paid, without a barcode, and again as a duplicate."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from drivers import ports
from drivers.ports import PrinterOrder, Slip
from drivers.ports.message import message
from terminal.cabinet import slips
from terminal.cabinet.commands import CancelCredit, CashOut, ConfirmHandPay, PlaceWager, PrintReceipt, Start
from terminal.cabinet.events import HandPayPaid, HandPayReason, SlipClosed, SlipOrdered, from_bytes
from terminal.cabinet.fold import fold
from terminal.cabinet.hand_pay_reasons import REASONS
from terminal.messages.english import sentence
from tests.cabinet.pipeline import PROFILE, Pipeline

KEY = ports.BoardInputs((), ("attendant",))
PAPER_OUT = ports.PrinterFault("paper_out", message("printer.paper_out"))


def paid(pipeline: Pipeline) -> Pipeline:
    """A credit of 20.00 that an attendant has cancelled and paid."""
    pipeline.feed(20).report("board", KEY)
    pipeline.give(CancelCredit())
    pipeline.give(ConfirmHandPay(pipeline.state.hand_pay.last_number))
    return pipeline


def slip(pipeline: Pipeline) -> Slip:
    """What the printer is to print."""
    order = pipeline.order("printer")
    assert isinstance(order, PrinterOrder)
    assert order.slip is not None
    return order.slip


def test_a_hand_pay_that_was_confirmed_has_its_receipt_printed(pipeline: Pipeline) -> None:
    lines = slip(paid(pipeline)).lines
    assert lines[:2] == ("HAND PAY RECEIPT", "NOT A TICKET - CANNOT BE REDEEMED")
    assert {"Test House", "Pit 1", "Reno NV", "MACHINE# 00000001"} <= set(lines)
    told = {line.split("  ")[0]: line.split()[-1] for line in lines if "  " in line}
    assert told["Hand pay"] == "000001"
    assert any(line.startswith("Reason") and line.endswith("Cancelled credit") for line in lines)
    assert told["AMOUNT"] == "$20.00"
    assert told["Confirmed by key"] == "attendant"
    assert "TWENTY DOLLARS AND ZERO CENTS" in lines
    assert any(line.startswith("Paid on") and line.endswith("09/21/2026 14:13:20") for line in lines)
    assert all(len(line) <= ports.MAX_SLIP_CHARACTERS for line in lines)
    assert len(lines) <= ports.MAX_SLIP_LINES


def test_every_paper_bears_the_number_of_its_slip_and_the_duplicate_one_of_its_own(pipeline: Pipeline) -> None:
    paid(pipeline)
    first = slip(pipeline)
    pipeline.report("printer", ports.SlipPrinted(first.number))
    pipeline.report("printer", ports.PrinterReady())
    pipeline.give(PrintReceipt(1))
    for paper in (first, slip(pipeline)):
        [row] = [line for line in paper.lines if line.startswith("Slip ")]
        assert row.split()[-1] == f"{paper.number:06d}"
    assert slip(pipeline).number == first.number + 1


def test_the_receipt_of_a_win_names_the_bet_and_the_dice() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, attended_limits=(("2025-01-01", 20_00),))).open_for_play().feed(100)
    pipeline.give(PlaceWager("field", 20_00))
    pipeline.roll(5, 4)
    pipeline.report("board", KEY)
    pipeline.give(ConfirmHandPay(1))
    lines = slip(pipeline).lines
    assert any(line.startswith("Bet") and line.endswith("Field") for line in lines)
    assert any(line.startswith("Dice") and line.endswith("5-4") for line in lines)


def dice(pipeline: Pipeline) -> str:
    """What the receipt that is to be printed says of the dice."""
    [line] = [line for line in slip(pipeline).lines if line.startswith("Dice")]
    return line.split()[-1]


def test_each_jackpots_receipt_bears_the_dice_that_won_it_whatever_has_fallen_since() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, attended_limits=(("2025-01-01", 20_00),))).open_for_play().feed(100)
    for number, thrown in enumerate([(5, 4), (4, 6)], start=1):
        pipeline.give(PlaceWager("field", 20_00))
        pipeline.roll(*thrown)
        pipeline.report("board", KEY)
        pipeline.give(ConfirmHandPay(number))
        assert dice(pipeline) == f"{thrown[0]}-{thrown[1]}"
        pipeline.report("printer", ports.SlipPrinted(number))
        pipeline.report("printer", ports.PrinterReady())
        pipeline.turn_keys()
    pipeline.report("board", KEY)
    pipeline.give(PrintReceipt(1))
    assert dice(pipeline) == "5-4"


@pytest.mark.parametrize("reason", get_args(HandPayReason))
def test_whatever_a_hand_pay_is_due_for_has_its_words_and_they_fit_on_the_receipt(reason: HandPayReason) -> None:
    line = slips.row("Reason", REASONS[reason].say)
    assert line.endswith(f" {REASONS[reason].say}")
    assert len(line) <= ports.MAX_SLIP_CHARACTERS


def test_the_printers_word_closes_it_and_no_ticket_is_issued_meanwhile(pipeline: Pipeline) -> None:
    paid(pipeline).report("board", ports.BoardInputs((), ()))
    pipeline.feed(20)
    assert pipeline.refused(CashOut()) == "device"
    pipeline.report("printer", ports.SlipPrinted(1))
    assert pipeline.state.hand_pay.receipts[-1].outcome == "printed"
    assert pipeline.order("printer") == PrinterOrder()
    pipeline.report("printer", ports.PrinterReady())
    pipeline.give(CashOut())
    assert pipeline.state.ticketing.ticket is not None


def test_a_printer_without_paper_prevents_no_payment_and_prints_the_receipt_later(pipeline: Pipeline) -> None:
    pipeline.report("printer", PAPER_OUT)
    paid(pipeline)
    assert isinstance(pipeline.events[-1], HandPayPaid)
    assert pipeline.state.hand_pay.receipts[-1].outcome == "none"
    assert pipeline.refused(PrintReceipt(1)) == "device"
    pipeline.report("printer", ports.PrinterReady())
    pipeline.give(PrintReceipt(1))
    assert slip(pipeline).lines[0] == "HAND PAY RECEIPT"


def test_a_receipt_that_failed_is_printed_again_as_a_duplicate_with_the_key(pipeline: Pipeline) -> None:
    paid(pipeline)
    assert pipeline.refused(PrintReceipt(1)) == "receipt"
    pipeline.report(
        "printer", ports.SlipFailed(1, message("slip.not_printed", number=1, cause=message("ticket.stopped.jam")))
    )
    assert (pipeline.state.hand_pay.receipts[-1].outcome, sentence(pipeline.state.hand_pay.receipts[-1].why)[:6]) == (
        "failed",
        "Slip 1",
    )
    pipeline.report("printer", ports.PrinterReady())
    pipeline.report("board", ports.BoardInputs((), ()))
    assert pipeline.refused(PrintReceipt(1)) == "key"
    pipeline.report("board", KEY)
    pipeline.give(PrintReceipt(1))
    assert slip(pipeline).lines[0] == "HAND PAY RECEIPT - DUPLICATE"
    assert slip(pipeline).number == 2
    assert pipeline.refused(PrintReceipt(9)) == "receipt"


def test_two_hand_pays_in_a_row_have_their_receipts_one_after_the_other() -> None:
    profile = replace(PROFILE, attended_limits=(("2025-01-01", 20_00),))
    pipeline = Pipeline(profile=profile).open_for_play().feed(100)
    for bet in ("pass_line", "field"):
        pipeline.give(PlaceWager(bet, 20_00))
    pipeline.roll(5, 6)
    pipeline.report("board", KEY)
    for number in (1, 2):
        pipeline.give(ConfirmHandPay(number))
    assert slip(pipeline).number == 1
    pipeline.report("printer", ports.SlipPrinted(1))
    assert slip(pipeline).number == 2


def test_a_printer_that_is_lost_has_failed_its_slips(pipeline: Pipeline) -> None:
    paid(pipeline).report("printer", ports.Lost(message("device.not_plugged_in")))
    assert isinstance(pipeline.events[-1], SlipClosed)
    assert pipeline.state.papers.slips == ()
    assert pipeline.report("printer", ports.SlipFailed(1, message("slip.not_begun"))) == ()


def test_after_a_power_cut_its_progress_is_unknown_and_nothing_is_printed_by_itself(pipeline: Pipeline) -> None:
    paid(pipeline).give(Start("again"))
    assert pipeline.state.hand_pay.receipts[-1].outcome == "failed"
    assert pipeline.order("printer") == PrinterOrder()
    pipeline.open_for_play().report("board", KEY)
    pipeline.give(PrintReceipt(1))
    assert slip(pipeline).lines[0].endswith("DUPLICATE")


def test_a_hand_pay_of_an_earlier_program_has_no_instant_and_its_receipt_says_so(pipeline: Pipeline) -> None:
    pipeline.feed(20).report("board", KEY)
    pipeline.give(CancelCredit())
    old = from_bytes(b'{"kind":"hand_pay_paid","number":1,"amount_cents":2000,"by":"attendant"}')
    pipeline.state = fold(pipeline.state, old)
    (ordered,) = pipeline.give(PrintReceipt(1))
    assert isinstance(ordered, SlipOrdered)
    assert any(line.endswith("not known") for line in ordered.slip.lines)
