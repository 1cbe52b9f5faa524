"""What leaves the validator's path and the printer's slot leaves one account of itself (regulation R5, C11, D3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports import BillAtPowerUp
from drivers.ports.authority import Entered, NumberKnown
from drivers.ports.message import message
from terminal.cabinet import bills, hand_pay, slips, tickets, tickets_in
from terminal.cabinet.commands import (
    CallClear,
    CancelCredit,
    CashOut,
    ConfirmClear,
    ConfirmHandPay,
    EndPeriod,
    PrintDay,
    PrintReceipt,
    SettleBill,
    SettleTicket,
    Staff,
    UndoHandPay,
)
from terminal.cabinet.events import HandPayReason, SlipOrdered, TicketSettled, ValidatorRestarted
from terminal.cabinet.state.hand_pays import HandPay
from terminal.common.money import amount
from terminal.messages.text import Text
from terminal.recall.known_tickets import known_tickets
from tests.cabinet.pipeline import Pipeline
from tests.cabinet.test_tickets_in import NUMBER, accepted, answer, requests


def test_a_bill_in_escrow_means_that_a_ticket_ordered_to_the_stacker_is_looked_for(booked: Pipeline) -> None:
    accepted(booked).report("validator", ports.BillEscrowed(20_00))
    assert [(one.validation, one.reason) for one in booked.state.acceptor.disputes] == [
        (NUMBER, tickets_in.NEVER_STACKED)
    ]
    assert booked.state.acceptor.bill is not None
    assert booked.state.acceptor.ticket_in is None


def test_a_ticket_in_escrow_means_that_a_bill_ordered_to_the_stacker_is_looked_for(booked: Pipeline) -> None:
    booked.report("validator", ports.BillEscrowed(20_00))
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    assert [(one.value_cents, one.reason) for one in booked.state.acceptor.disputes] == [(20_00, bills.NEVER_STACKED)]
    assert booked.state.acceptor.bill is None
    assert booked.state.acceptor.ticket_in is not None


def test_each_bill_that_is_missing_is_looked_for_until_it_is_settled(pipeline: Pipeline) -> None:
    for dollars in (20, 50, 100):
        pipeline.report("validator", ports.BillEscrowed(dollars * 100))
        pipeline.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.NONE))
        pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    assert [one.value_cents for one in pipeline.state.acceptor.disputes] == [20_00, 50_00, 100_00]
    pipeline.turn_keys("attendant")
    pipeline.give(SettleBill(pipeline.state.acceptor.disputes[1].number, credit=True))
    assert [one.value_cents for one in pipeline.state.acceptor.disputes] == [20_00, 100_00]
    assert pipeline.state.credit_cents == 50_00


@pytest.mark.parametrize(
    ("found", "outcome", "why"),
    [
        (ports.ValidatorPoweredUp(BillAtPowerUp.STACKER), "credited", ""),
        (ports.ValidatorPoweredUp(BillAtPowerUp.NONE), "disputed", tickets_in.LOST_IN_POWER_CUT),
        (ports.ValidatorIdle(accepting=True), "disputed", tickets_in.NEVER_STACKED),
        (ports.ValidatorPoweredUp(BillAtPowerUp.ACCEPTOR), "returned", ""),
        (ports.BillReturned(message("bill.given_back")), "returned", message("bill.given_back")),
    ],
)
def test_what_has_become_of_a_ticket_that_was_to_be_stacked_can_be_recalled(
    booked: Pipeline, found: ports.Report, outcome: str, why: Text
) -> None:
    accepted(booked).report("validator", found)
    [taken] = booked.state.ticketing.taken
    assert (taken.number, taken.validation, taken.amount_cents) == (1, NUMBER, 20_00)
    assert (taken.outcome, taken.why) == (outcome, why)


def test_a_ticket_that_was_credited_and_is_found_in_the_acceptor_is_looked_for_and_worth_nothing(
    booked: Pipeline,
) -> None:
    accepted(booked).report("validator", ports.BillStacked())
    told = requests(booked)
    booked.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.ACCEPTOR))
    [dispute] = booked.state.acceptor.disputes
    assert (dispute.value_cents, dispute.reason, dispute.at_ms) == (0, tickets_in.CREDITED_AND_BACK, 0)
    booked.turn_keys("attendant")
    booked.give(SettleBill(dispute.number, credit=False))
    assert requests(booked) == told, "the authority has been told already that it is redeemed"
    assert booked.state.credit_cents == 20_00


@pytest.mark.parametrize("cents", [1, 20_00])
def test_a_ticket_of_whatever_amount_is_taken(booked: Pipeline, cents: int) -> None:
    accepted(booked, cents).report("validator", ports.BillStacked())
    assert booked.state.credit_cents == cents


def in_doubt(booked: Pipeline) -> str:
    """A ticket of which it is unknown whether it is on paper; returns its validation number."""
    booked.feed(20).give(CashOut())
    assert booked.state.ticketing.ticket is not None
    validation = booked.state.ticketing.ticket.ticket.validation
    answer(booked, Entered(validation))
    booked.report("printer", ports.TicketInDoubt(1, message("ticket.stopped.jam")))
    return validation


def test_a_ticket_in_doubt_that_came_out_after_all_stays_good(booked: Pipeline) -> None:
    """Its authority gets no message: its holder may redeem it."""
    in_doubt(booked)
    booked.turn_keys("attendant")
    booked.give(SettleTicket(1, printed=True))
    assert requests(booked).requests == ()
    assert booked.state.ticketing.issued[-1].outcome == "printed"
    assert booked.state.meters.tickets_out == 1


def test_a_ticket_is_doubted_once_and_no_other_is(booked: Pipeline) -> None:
    assert booked.report("printer", ports.TicketInDoubt(1, message("ticket.stopped.jam"))) == ()
    in_doubt(booked)
    for number in (1, 2):
        assert booked.report("printer", ports.TicketInDoubt(number, message("ticket.stopped.jam"))) == ()
    assert booked.state.ticketing.issued[-1].outcome == "doubted"


def test_an_unprinted_ticket_that_no_authority_knows_is_not_closed_there(pipeline: Pipeline) -> None:
    assert known_tickets([TicketSettled(1, printed=False, returned_cents=20_00)]) == ()
    pipeline.feed(20).give(CashOut())
    pipeline.report("printer", ports.TicketInDoubt(1, message("ticket.stopped.jam")))
    pipeline.turn_keys("attendant")
    pipeline.give(SettleTicket(1, printed=False))
    assert known_tickets(pipeline.events) == ()


def on_paper(pipeline: Pipeline, report: ports.Report) -> bool:
    """Whether a ticket waits for its player once the printer has said this, and then that paper is in the slot."""
    pipeline.report("printer", report)
    pipeline.report("printer", ports.PrinterFault("chute", message("printer.chute")))
    return tickets.waits_in_slot(pipeline.state)


@pytest.mark.parametrize(
    "report", [ports.TicketPrinted(1), ports.TicketInDoubt(1, message("slip.not_begun"))], ids=["printed", "in doubt"]
)
def test_what_waits_in_the_slot_after_a_ticket_is_the_players(pipeline: Pipeline, report: ports.Report) -> None:
    pipeline.feed(20).give(CashOut())
    assert not tickets.waits_in_slot(pipeline.state)
    assert on_paper(pipeline, report)


@pytest.mark.parametrize(
    "report", [ports.SlipPrinted(1), ports.SlipFailed(1, message("slip.not_begun"))], ids=["printed", "failed"]
)
def test_what_waits_in_the_slot_after_a_paper_for_the_staff_is_not_the_players(
    pipeline: Pipeline, report: ports.Report
) -> None:
    pipeline.feed(20).give(CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    pipeline.feed(20).turn_keys("attendant")
    pipeline.give(CancelCredit())
    assert any(isinstance(event, SlipOrdered) for event in pipeline.give(ConfirmHandPay(1)))
    assert not on_paper(pipeline, report)


@pytest.mark.parametrize(
    ("reason", "limit"),
    [
        ("ticket_limit", True),
        ("printer", False),
        ("clock", False),
        ("win", False),
        ("credit_limit", True),
        ("cancelled", False),
    ],
)
def test_whatever_play_waits_for_the_player_is_told_the_amount_and_the_limit_that_counts(
    reason: HandPayReason, limit: bool
) -> None:
    say = hand_pay.why(HandPay(1, reason, 12_34, 99_00, ""), "USD").say
    assert amount(12_34, "USD") in say
    assert (amount(99_00, "USD") in say) == limit


def test_a_text_is_broken_where_the_next_word_would_not_fit_and_not_before() -> None:
    room = ports.MAX_SLIP_CHARACTERS
    assert slips.in_lines(f"{'a' * (room - 2)} b c") == [f"{'a' * (room - 2)} b", "c"]
    assert slips.entry("n" * (room - 2), "1") == [f"{'n' * (room - 2)} 1"]
    assert slips.entry("n" * (room - 1), "1") == ["n" * (room - 1), f"{'1':>{room}}"]
    assert slips.row("n" * room, "1") == f"{'n' * (room - 2)} 1"


@pytest.mark.parametrize("found", list(BillAtPowerUp))
def test_a_validator_that_lost_its_power_with_a_ticket_in_it_is_starting_until_it_says_otherwise(
    booked: Pipeline, found: BillAtPowerUp
) -> None:
    accepted(booked)
    happened = booked.report("validator", ports.ValidatorPoweredUp(found))
    assert happened[0] == ValidatorRestarted(str(found))
    assert booked.state.machine.devices["validator"].code == "starting"


def test_a_ticket_that_is_looked_for_is_no_longer_in_the_path_once_the_validator_is_idle(booked: Pipeline) -> None:
    accepted(booked).report("validator", ports.ValidatorIdle(accepting=True))
    assert booked.state.acceptor.ticket_in is None
    assert booked.state.machine.devices["validator"].ready


def test_a_ticket_that_got_another_number_is_known_by_that_one_with_all_else_as_it_was(booked: Pipeline) -> None:
    booked.feed(20).give(CashOut())
    assert booked.state.ticketing.ticket is not None
    first = booked.state.ticketing.ticket.ticket
    (before,) = known_tickets(booked.events)
    answer(booked, NumberKnown(first.validation))
    second = booked.state.ticketing.ticket.ticket.validation
    (known,) = known_tickets(booked.events)
    assert second != first.validation
    assert (known.ticket, known.entered) == (replace(before.ticket, validation=second), False)
    answer(booked, Entered(second))
    (known,) = known_tickets(booked.events)
    assert known.entered


def test_a_receipt_whose_printer_was_lost_is_not_taken_for_printed(pipeline: Pipeline) -> None:
    pipeline.feed(20).turn_keys("attendant")
    pipeline.give(CancelCredit())
    pipeline.give(ConfirmHandPay(1))
    pipeline.report("printer", ports.Lost(message("device.unplugged")))
    [receipt] = pipeline.state.hand_pay.receipts
    assert (receipt.outcome, receipt.why) == ("failed", message("slip.not_printed", number=1, cause=slips.PRINTER_LOST))


@pytest.mark.parametrize(
    "command",
    [
        SettleTicket(1, printed=False),
        SettleBill(1, credit=True),
        EndPeriod(1),
        PrintDay(1),
        CancelCredit(),
        ConfirmHandPay(1),
        UndoHandPay(1),
        PrintReceipt(1),
        CallClear(),
        ConfirmClear(),
    ],
    ids=lambda command: type(command).__name__,
)
def test_without_the_attendants_key_nothing_that_is_the_staffs_to_do_is_done(booked: Pipeline, command: Staff) -> None:
    """With a ticket in doubt, credit, and a period that runs; regulation M8, M9, D4, L7."""
    in_doubt(booked)
    assert booked.refused(command) == "key"
    booked.turn_keys("technician")
    assert booked.refused(command) == "key"


def test_a_ticket_is_settled_once_and_only_the_one_in_doubt(booked: Pipeline) -> None:
    in_doubt(booked)
    booked.turn_keys("attendant")
    assert booked.refused(SettleTicket(2, printed=False)) == "ticket_open"
    booked.give(SettleTicket(1, printed=False))
    assert booked.refused(SettleTicket(1, printed=False)) == "ticket_open"
    assert booked.state.credit_cents == 20_00


def test_while_a_ticket_is_on_its_way_in_the_credit_does_not_go_out(booked: Pipeline) -> None:
    booked.feed(20)
    accepted(booked)
    assert booked.refused(CashOut()) == "bill_open"
