"""Tickets in: asked in escrow, stacked only on a yes, credited once stacked (regulation 4, R5, M2, C11, C12, C14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports import BillAtPowerUp, BillOrder, PrinterOrder, ValidatorOrder
from drivers.ports.authority import (
    Ask,
    AuthorityFault,
    AuthorityOrder,
    AuthorityReady,
    AuthorityReport,
    Close,
    Enter,
    Entered,
    Honoured,
    Noted,
    NumberKnown,
    Refused,
)
from drivers.ports.message import Amount, Message, message
from terminal.cabinet import tickets_in
from terminal.cabinet.commands import CashOut, FromDevice, SettleBill, SettleTicket, Start
from terminal.cabinet.events import TicketInCredited, TicketIssued
from terminal.cabinet.orders import authority_order
from terminal.cabinet.play import CAGE_ONLY, make_ticket
from terminal.cabinet.state import from_bytes, to_bytes
from terminal.cabinet.state.tickets import TICKETS_KEPT
from terminal.cabinet.validation import validation_number
from terminal.recall.lists import TICKET_IN_KINDS, tickets_in_of
from tests.cabinet.pipeline import KEY, NOON, PROFILE, Pipeline

NUMBER = "006338742623748784"
OTHER = "000169370485315032"


def answer(pipeline: Pipeline, answer: AuthorityReport) -> None:
    pipeline.give(FromDevice("authority", answer))


def requests(pipeline: Pipeline) -> AuthorityOrder:
    return authority_order(pipeline.state)


def bill_order(pipeline: Pipeline) -> BillOrder:
    order = pipeline.order("validator")
    assert isinstance(order, ValidatorOrder)
    return order.bill


def credited_cents(pipeline: Pipeline) -> list[int]:
    return [event.amount_cents for event in pipeline.events if isinstance(event, TicketInCredited)]


def accepted(pipeline: Pipeline, cents: int = 20_00) -> Pipeline:
    """A ticket is in escrow, and the authority has said yes."""
    pipeline.report("validator", ports.TicketEscrowed(NUMBER))
    answer(pipeline, Honoured(pipeline.state.acceptor.bills, NUMBER, cents))
    return pipeline


def test_a_ticket_in_escrow_is_held_and_asked_about(booked: Pipeline) -> None:
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    assert bill_order(booked) is BillOrder.HOLD
    assert requests(booked) == AuthorityOrder((Ask(1, NUMBER, "USD", NOON.at_ms),))


def test_on_a_yes_it_is_stacked_but_not_yet_playable(booked: Pipeline) -> None:
    accepted(booked)
    assert bill_order(booked) is BillOrder.STACK
    assert requests(booked) == AuthorityOrder()
    assert booked.state.credit_cents == 0


@pytest.mark.parametrize("door", ports.DOORS)
def test_a_ticket_goes_back_if_a_door_opens_between_the_question_and_the_yes(booked: Pipeline, door: str) -> None:
    """Regulation D1: with a door open no money is taken in, whatever its authority says of it meanwhile."""
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    booked.report("board", ports.BoardInputs((door,), ()))
    answer(booked, Honoured(booked.state.acceptor.bills, NUMBER, 20_00))
    assert bill_order(booked) is BillOrder.RETURN
    booked.report("validator", ports.BillReturned())
    assert credited_cents(booked) == []
    (close,) = requests(booked).requests
    assert isinstance(close, Close)
    assert (close.outcome, close.validation) == ("released", NUMBER)


def test_once_stacked_it_is_credited_once_and_the_authority_is_told_until_it_knows(booked: Pipeline) -> None:
    accepted(booked)
    for _ in range(3):
        booked.report("validator", ports.BillStacked())
    booked.report("validator", ports.ValidatorIdle(accepting=True))
    assert credited_cents(booked) == [20_00]
    assert (booked.state.credit_cents, booked.state.acceptor.ticket_in) == (20_00, None)
    assert requests(booked) == AuthorityOrder((Close("redeemed", 1, NUMBER, NOON.at_ms, 20_00),))
    answer(booked, Noted("redeemed", NUMBER, NOON.at_ms))
    assert requests(booked) == AuthorityOrder()


def test_its_meters_are_its_own_and_the_session_begins_with_it(booked: Pipeline) -> None:
    """Regulation M2: cashable ticket in, count and value."""
    accepted(booked)
    booked.report("validator", ports.BillStacked())
    meters, session = booked.state.meters, booked.state.visit.session
    assert (meters.tickets_in_cents, meters.tickets_in, meters.bills_in_cents) == (20_00, 1, 0)
    assert session is not None
    assert session.in_cents == 20_00


def test_on_a_no_it_goes_back_with_the_reason_and_the_authority_may_forget_it(booked: Pipeline) -> None:
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    answer(booked, Refused(1, NUMBER, message("ticket.expired")))
    assert bill_order(booked) is BillOrder.RETURN
    booked.report("validator", ports.BillReturned())
    assert requests(booked) == AuthorityOrder((Close("released", 1, NUMBER, NOON.at_ms, 0),))
    [taken] = booked.state.ticketing.taken
    assert (taken.outcome, taken.why) == ("returned", message("ticket.expired"))


def test_an_answer_to_another_question_changes_nothing(booked: Pipeline) -> None:
    answer(booked, Honoured(1, NUMBER, 20_00))
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    before = booked.state
    for late in (
        Honoured(2, NUMBER, 20_00),
        Honoured(1, OTHER, 20_00),
        Refused(2, NUMBER, message("ticket.void")),
        Entered(NUMBER),
    ):
        answer(booked, late)
    assert booked.state == before


@pytest.mark.parametrize(
    ("yes", "why"),
    [
        (Honoured(1, NUMBER, 3_000_01), message("credit.limit", amount=Amount(3_000_00, "USD"))),
        (Honoured(1, NUMBER, 20_00, cashable=False), tickets_in.NOT_CASHABLE),
        (Honoured(1, NUMBER, 0), tickets_in.NOT_NOW),
    ],
    ids=["above the credit limit", "not cashable", "worth nothing"],
)
def test_a_ticket_that_the_cabinet_cannot_take_goes_back_though_it_is_good(
    booked: Pipeline, yes: Honoured, why: Message
) -> None:
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    answer(booked, yes)
    assert bill_order(booked) is BillOrder.RETURN
    assert booked.state.ticketing.taken[-1].why == why


def test_l5_a_ticket_from_the_amount_of_the_cage_on_says_so_and_is_accepted_nowhere_else() -> None:
    """COMAR 36.03.10.35."""
    profile = replace(PROFILE, cage_from_cents=100_00, ticket_terms="Here")
    for cents, printed in ((99_99, "Here"), (100_00, CAGE_ONLY), (100_01, CAGE_ONLY)):
        assert make_ticket(profile, 1, NUMBER, cents, NOON).terms == printed
        pipeline = Pipeline(profile=profile)
        pipeline.give(Start("again", authority=True))
        answer(pipeline, AuthorityReady())
        accepted(pipeline.open_for_play(), cents)
        wanted = BillOrder.RETURN if printed == CAGE_ONLY else BillOrder.STACK
        assert bill_order(pipeline) is wanted, cents
        if wanted is BillOrder.RETURN:
            why = pipeline.state.ticketing.taken[-1].why
            assert why == message("ticket.cage_only", amount=Amount(100_00, "USD"))
    assert not PROFILE.only_at_cage(10_000_00), "a house without such an amount"


def test_without_an_authority_that_answers_no_ticket_is_taken_and_none_is_issued(booked: Pipeline) -> None:
    """Minimum standard 25 CFR 547.11(b)(4)(i)."""
    booked.feed(20)
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    answer(booked, AuthorityFault("book", message("book.damaged")))
    assert bill_order(booked) is BillOrder.RETURN
    booked.report("validator", ports.BillReturned())
    booked.report("validator", ports.TicketEscrowed(OTHER))
    assert bill_order(booked) is BillOrder.RETURN
    booked.report("validator", ports.BillReturned())
    assert booked.refused(CashOut()) == "device"
    assert booked.order("board") == ports.BoardOrder(ports.Lamp.FAULT)


def test_a_cabinet_without_an_authority_takes_no_ticket(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.TicketEscrowed(NUMBER))
    assert bill_order(pipeline) is BillOrder.RETURN


@pytest.mark.parametrize("doors", [("cashbox",), ("main", "logic")])
def test_behind_an_open_door_no_ticket_is_taken(booked: Pipeline, doors: tuple[str, ...]) -> None:
    booked.report("board", ports.BoardInputs(doors, ()))
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    assert bill_order(booked) is BillOrder.RETURN
    assert booked.state.ticketing.taken[-1].why == tickets_in.NOT_NOW


def test_after_a_restart_the_same_ticket_in_escrow_keeps_its_record_and_is_asked_about_again(booked: Pipeline) -> None:
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    asked = requests(booked)
    booked.give(Start("again", authority=True))
    assert booked.report("validator", ports.TicketEscrowed(NUMBER)) == ()
    assert requests(booked) == asked


@pytest.mark.parametrize("found", [BillAtPowerUp.STACKER, BillAtPowerUp.ACCEPTOR, BillAtPowerUp.NONE])
def test_after_a_power_cut_the_record_and_where_the_ticket_is_decide(booked: Pipeline, found: BillAtPowerUp) -> None:
    accepted(booked)
    booked.report("validator", ports.ValidatorPoweredUp(found))
    booked.report("validator", ports.ValidatorPoweredUp(found))
    booked.report("validator", ports.ValidatorIdle(accepting=True))
    assert credited_cents(booked) == ([20_00] if found is BillAtPowerUp.STACKER else [])
    assert len(booked.state.acceptor.disputes) == (found is BillAtPowerUp.NONE)
    released = Close("released", 1, NUMBER, NOON.at_ms, 20_00)
    assert (released in requests(booked).requests) == (found is BillAtPowerUp.ACCEPTOR)


def test_a_ticket_that_was_stacked_though_it_was_to_go_back_is_never_credited_silently(booked: Pipeline) -> None:
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    booked.report("validator", ports.BillStacked())
    booked.report("validator", ports.ValidatorIdle(accepting=True))
    assert credited_cents(booked) == []
    assert [(one.validation, one.value_cents) for one in booked.state.acceptor.disputes] == [(NUMBER, 0)]


@pytest.mark.parametrize(
    "answered",
    [Honoured(1, NUMBER, 20_00, cashable=False), Refused(1, NUMBER, message("ticket.void"))],
    ids=["good", "bad"],
)
@pytest.mark.parametrize(
    "secured", [ports.BillStacked(), ports.ValidatorPoweredUp(BillAtPowerUp.STACKER)], ids=["stacked", "after a cut"]
)
def test_a_ticket_that_was_ordered_back_and_is_stacked_all_the_same_is_looked_for_and_not_credited(
    booked: Pipeline, answered: AuthorityReport, secured: ports.Report
) -> None:
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    answer(booked, answered)
    assert bill_order(booked) is BillOrder.RETURN
    booked.report("validator", secured)
    assert (credited_cents(booked), booked.state.credit_cents) == ([], 0)
    assert [(one.validation, one.reason) for one in booked.state.acceptor.disputes] == [
        (NUMBER, tickets_in.NOT_ORDERED)
    ]


@pytest.mark.parametrize(("credit", "outcome"), [(True, "settled"), (False, "given_back")])
def test_a_disputed_ticket_that_is_settled_is_listed_as_settled(booked: Pipeline, credit: bool, outcome: str) -> None:
    accepted(booked)
    booked.report("validator", ports.ValidatorIdle(accepting=True))
    booked.report("board", ports.BoardInputs((), ("attendant",)))
    assert listed(booked) == [(1, "disputed")]
    booked.give(SettleBill(1, credit))
    assert listed(booked) == [(1, outcome)]


def listed(booked: Pipeline) -> list[tuple[int, str]]:
    """The tickets in, with what became of them: by the journal as by the state."""
    history = booked.history()
    rows = reversed(history.latest(TICKET_IN_KINDS, history.seq))
    by_journal = [(one.number, one.outcome) for one in tickets_in_of(rows).values()]
    assert by_journal == [(one.number, one.outcome) for one in booked.state.ticketing.taken]
    return [(number, str(outcome)) for number, outcome in by_journal]


@pytest.mark.parametrize(("credit", "outcome", "cents"), [(True, "redeemed", 20_00), (False, "released", 0)])
def test_an_attendant_settles_a_disputed_ticket_and_the_authority_is_informed(
    booked: Pipeline, credit: bool, outcome: str, cents: int
) -> None:
    accepted(booked)
    booked.report("validator", ports.ValidatorIdle(accepting=True))
    [dispute] = booked.state.acceptor.disputes
    assert requests(booked) == AuthorityOrder()
    booked.report("board", ports.BoardInputs((), ("attendant",)))
    booked.give(SettleBill(dispute.number, credit))
    assert booked.state.credit_cents == cents
    [told] = requests(booked).requests
    assert isinstance(told, Close)
    assert (told.outcome, told.validation, told.amount_cents) == (outcome, NUMBER, cents)


def test_a_disputed_ticket_is_not_accepted_before_the_attendant_has_decided(booked: Pipeline) -> None:
    accepted(booked)
    booked.report("validator", ports.ValidatorIdle(accepting=True))
    booked.report("validator", ports.TicketEscrowed(NUMBER))
    assert booked.state.ticketing.taken[-1].why == tickets_in.WAITS_FOR_ATTENDANT
    assert bill_order(booked) is BillOrder.RETURN
    assert requests(booked) == AuthorityOrder()


def test_a_bill_and_a_ticket_one_after_the_other_are_both_credited(booked: Pipeline) -> None:
    accepted(booked)
    booked.report("validator", ports.BillStacked())
    booked.report("validator", ports.BillEscrowed(5_00))
    booked.report("validator", ports.BillStacked())
    accepted(booked, 7_00)
    booked.report("validator", ports.BillStacked())
    assert booked.state.credit_cents == 32_00
    assert not booked.state.acceptor.disputes


def test_a_ticket_is_printed_only_when_the_authority_knows_it(booked: Pipeline) -> None:
    booked.feed(20)
    booked.give(CashOut())
    [issued] = [event for event in booked.events if isinstance(event, TicketIssued)]
    expires_ms = NOON.at_ms + 30 * 24 * 60 * 60 * 1000
    enter = Enter(1, issued.ticket.validation, 20_00, "USD", NOON.at_ms, expires_ms)
    assert requests(booked) == AuthorityOrder((enter,))
    assert booked.order("printer") == PrinterOrder(None)
    answer(booked, Entered(issued.ticket.validation))
    assert booked.order("printer") == PrinterOrder(issued.ticket)


def test_a_number_that_the_authority_knows_is_never_printed_and_the_next_one_is_tried(booked: Pipeline) -> None:
    booked.feed(20)
    booked.give(CashOut())
    sequence = booked.state.ticketing.sequence
    for tried in range(3):
        answer(booked, NumberKnown(validation_number(KEY, 1, sequence + tried)))
    free = validation_number(KEY, 1, sequence + 3)
    answer(booked, Entered(free))
    order = booked.order("printer")
    assert isinstance(order, PrinterOrder)
    assert order.ticket is not None
    assert (order.ticket.validation, order.ticket.number) == (free, 1)
    assert booked.state.ticketing.sequence == sequence + 3
    assert booked.state.ticketing.issued[-1].ticket == order.ticket


def test_a_ticket_in_doubt_is_not_paid_and_is_void_once_it_is_settled_as_not_printed(booked: Pipeline) -> None:
    booked.feed(20)
    booked.give(CashOut())
    assert booked.state.ticketing.ticket is not None
    ticket = booked.state.ticketing.ticket.ticket
    answer(booked, Entered(ticket.validation))
    booked.report("printer", ports.TicketInDoubt(1, message("ticket.stopped.jam")))
    booked.report("validator", ports.TicketEscrowed(ticket.validation))
    assert booked.state.ticketing.taken[-1].why == tickets_in.WAITS_FOR_ATTENDANT
    booked.report("validator", ports.BillReturned())
    booked.report("board", ports.BoardInputs((), ("attendant",)))
    booked.give(SettleTicket(1, printed=False))
    assert requests(booked) == AuthorityOrder((Close("void", 1, ticket.validation, NOON.at_ms, 20_00),))
    assert booked.state.ticketing.issued[-1].outcome == "not_printed"
    assert (booked.state.meters.tickets_out, booked.state.meters.tickets_out_cents) == (0, 0)


def test_the_last_tickets_of_each_way_can_be_recalled_with_every_printed_field(booked: Pipeline) -> None:
    """Regulation R5."""
    for count in range(1, TICKETS_KEPT + 6):
        booked.report("validator", ports.TicketEscrowed(validation_number(KEY, 9, count)))
        answer(booked, Honoured(count, validation_number(KEY, 9, count), 100 + count))
        booked.report("validator", ports.BillStacked())
        booked.report("validator", ports.ValidatorIdle(accepting=True))
        booked.give(CashOut())
        assert booked.state.ticketing.ticket is not None
        answer(booked, Entered(booked.state.ticketing.ticket.ticket.validation))
        booked.report("printer", ports.TicketPrinted(count))
        booked.report("printer", ports.PrinterReady())
    state = booked.state
    assert TICKETS_KEPT >= 35
    assert len(state.ticketing.taken) == len(state.ticketing.issued) == TICKETS_KEPT
    last_in, last_out = state.ticketing.taken[-1], state.ticketing.issued[-1]
    assert (last_in.validation, last_in.amount_cents, last_in.outcome) == (
        validation_number(KEY, 9, 45),
        145,
        "credited",
    )
    assert (last_out.ticket.amount, last_out.ticket.amount_words) == ("$1.45", "ONE DOLLAR AND FORTY-FIVE CENTS")
    assert (last_out.ticket.number, last_out.outcome, last_out.issued_ms) == (45, "printed", NOON.at_ms)
    assert from_bytes(to_bytes(state)) == state


def test_a_disputed_ticket_that_is_found_stacked_after_all_is_neither_credited_nor_disputed_twice(
    booked: Pipeline,
) -> None:
    accepted(booked).report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.NONE))
    assert booked.report("validator", ports.BillStacked()) == ()
    assert credited_cents(booked) == []
    assert len(booked.state.acceptor.disputes) == 1
