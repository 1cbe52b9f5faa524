"""Hand pays (regulation L2, L3, L7): what a ticket cannot pay, an attendant does, once, and play waits for it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports import BoardOrder, Lamp, ValidatorOrder
from drivers.ports.message import message
from harness.scripted_pins import reserve
from terminal.cabinet.commands import (
    CallDice,
    CancelCredit,
    CashOut,
    ConfirmHandPay,
    EndSession,
    PlaceWager,
    Start,
    Undo,
    UndoHandPay,
)
from terminal.cabinet.events import HandPayDue, HandPayPaid, HandPayUndone, TicketIssued
from terminal.cabinet.state import from_bytes, to_bytes
from tests.cabinet.pipeline import NOON, PROFILE, Pipeline

KEY = ports.BoardInputs((), ("attendant",))
PAPER_OUT = ports.PrinterFault("paper_out", message("printer.paper_out"))
LIMITED = replace(PROFILE, attended_limits=(("2025-01-01", 12_00), ("2026-01-01", 20_00)))
NEW_YEAR_MS = 1_767_225_600_000
"""2026-01-01 00:00 in UTC."""


def paid_by_hand(pipeline: Pipeline, number: int = 1) -> None:
    """The attendant turns the key, pays, and turns it back."""
    pipeline.report("board", KEY)
    pipeline.give(ConfirmHandPay(number))
    pipeline.turn_keys()


def rich(pipeline: Pipeline) -> Pipeline:
    """A credit of 2,100.00, above the ticket limit of 2,000.00."""
    for _ in range(21):
        pipeline.feed(100)
    return pipeline


def test_a_credit_above_the_ticket_limit_is_due_by_hand_at_cash_out(pipeline: Pipeline) -> None:
    happened = rich(pipeline).give(CashOut())
    assert happened == (HandPayDue(1, "ticket_limit", 2_100_00, 2_000_00),)
    assert pipeline.state.credit_cents == 2_100_00
    assert pipeline.order("printer") == ports.PrinterOrder(None)


def test_a_printer_out_of_paper_makes_a_cash_out_a_hand_pay(pipeline: Pipeline) -> None:
    pipeline.feed(20).report("printer", PAPER_OUT)
    assert pipeline.give(CashOut()) == (HandPayDue(1, "printer", 20_00),)


def test_a_printer_that_is_only_busy_is_waited_for(pipeline: Pipeline) -> None:
    pipeline.feed(20).report("printer", ports.Back("twin"))
    assert pipeline.refused(CashOut()) == "device"


def test_a_ticket_that_waits_in_the_slot_is_the_players_to_take_and_needs_no_attendant(pipeline: Pipeline) -> None:
    pipeline.feed(20).report("printer", ports.PrinterFault("chute", message("printer.chute")))
    assert pipeline.refused(CashOut()) == "device"


def test_while_a_hand_pay_is_open_nothing_is_played_and_no_bill_is_taken(pipeline: Pipeline) -> None:
    rich(pipeline).give(CashOut())
    for command in (PlaceWager("field", 5_00), Undo(), CallDice(), CashOut(), reserve("1234"), CancelCredit()):
        assert pipeline.refused(command) in ("hand_pay", "key", "not_offered")
    assert pipeline.refused(EndSession()) == "balance"
    assert pipeline.order("validator") == ValidatorOrder(accept=False)
    assert pipeline.order("board") == BoardOrder(Lamp.PAYOUT)
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert pipeline.state.acceptor.bill is not None
    assert pipeline.state.acceptor.bill.fate == "return"


def test_the_sentence_names_the_amount_and_the_limit(pipeline: Pipeline) -> None:
    rich(pipeline).give(CashOut())
    refusal = pipeline.cabinet.refusal(pipeline.state, PlaceWager("field", 5_00))
    assert refusal is not None
    assert refusal.say == (
        "The credit of $2,100.00 is above the ticket limit of $2,000.00: please wait for the attendant."
    )


def test_the_amount_leaves_the_credit_once_when_the_attendant_confirms_it(pipeline: Pipeline) -> None:
    rich(pipeline).give(CashOut())
    assert pipeline.refused(ConfirmHandPay(1)) == "key"
    pipeline.report("board", KEY)
    assert pipeline.give(ConfirmHandPay(1))[0] == HandPayPaid(1, 2_100_00, "attendant", NOON.at_ms)
    assert pipeline.refused(ConfirmHandPay(1)) == "hand_pay"
    meters = pipeline.state.meters
    assert (pipeline.state.credit_cents, pipeline.state.results.last_paid_cents) == (0, 2_100_00)
    assert (meters.cancelled, meters.cancelled_cents, meters.jackpots_cents) == (1, 2_100_00, 0)
    assert pipeline.order("validator") == ValidatorOrder(accept=False)
    assert pipeline.order("board") == BoardOrder(Lamp.ADMINISTRATIVE)
    pipeline.turn_keys()
    assert pipeline.order("validator") == ValidatorOrder(accept=True)


def test_the_printer_is_back_and_the_credit_goes_on_a_ticket_instead(pipeline: Pipeline) -> None:
    pipeline.feed(20).report("printer", PAPER_OUT)
    pipeline.give(CashOut())
    pipeline.report("printer", ports.PrinterReady())
    pipeline.report("board", KEY)
    assert pipeline.give(UndoHandPay(1)) == (HandPayUndone(1, "attendant"),)
    pipeline.turn_keys()
    (issued,) = (event for event in pipeline.give(CashOut()) if isinstance(event, TicketIssued))
    assert issued.amount_cents == 20_00
    assert pipeline.state.meters.cancelled_cents == 0


def test_the_attendant_cancels_the_credit_and_pays_it(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    assert pipeline.refused(CancelCredit()) == "key"
    pipeline.report("board", KEY)
    assert pipeline.give(CancelCredit()) == (HandPayDue(1, "cancelled", 20_00),)
    pipeline.give(ConfirmHandPay(1))
    assert (pipeline.state.credit_cents, pipeline.state.meters.cancelled_cents) == (0, 20_00)


def test_credit_is_not_cancelled_over_bets_or_where_there_is_none(pipeline: Pipeline) -> None:
    pipeline.report("board", KEY)
    assert pipeline.refused(CancelCredit()) == "balance"
    pipeline.turn_keys()
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.report("board", KEY)
    assert pipeline.refused(CancelCredit()) == "bets_up"


def test_a_win_of_the_attended_limit_or_more_is_paid_by_hand(pipeline: Pipeline) -> None:
    pipeline = Pipeline(profile=LIMITED).open_for_play().feed(100)
    pipeline.give(PlaceWager("field", 20_00))
    pipeline.roll(5, 4)
    (hand_pay,) = pipeline.state.hand_pay.due
    assert (hand_pay.reason, hand_pay.amount_cents, hand_pay.bet) == ("win", 20_00, "field")
    meters = pipeline.state.meters
    assert (meters.coin_out_cents, meters.jackpots_cents) == (20_00, 0)
    paid_by_hand(pipeline)
    meters = pipeline.state.meters
    assert (pipeline.state.credit_cents, meters.jackpots, meters.jackpots_cents) == (100_00, 1, 20_00)
    assert (meters.coin_in_cents, meters.coin_out_cents) == (20_00, 20_00)


def test_a_win_below_the_attended_limit_is_credited(pipeline: Pipeline) -> None:
    pipeline = Pipeline(profile=LIMITED).open_for_play().feed(100)
    pipeline.give(PlaceWager("field", 19_00))
    pipeline.roll(5, 4)
    assert pipeline.state.hand_pay.due == ()


def test_each_bet_is_its_own_game_event(pipeline: Pipeline) -> None:
    pipeline = Pipeline(profile=LIMITED).open_for_play().feed(100)
    for bet, cents in (("pass_line", 10_00), ("field", 15_00)):
        pipeline.give(PlaceWager(bet, cents))
    pipeline.roll(5, 6)
    assert pipeline.state.hand_pay.due == (), "25.00 in all, but no bet has won 20.00"


def test_two_wins_of_one_roll_are_two_hand_pays(pipeline: Pipeline) -> None:
    pipeline = Pipeline(profile=LIMITED).open_for_play().feed(100)
    for bet, cents in (("pass_line", 20_00), ("field", 20_00)):
        pipeline.give(PlaceWager(bet, cents))
    pipeline.roll(5, 6)
    assert [one.number for one in pipeline.state.hand_pay.due] == [1, 2]
    assert {one.bet for one in pipeline.state.hand_pay.due} == {"field", "pass_line"}
    paid_by_hand(pipeline, 1)
    assert pipeline.refused(CallDice()) == "hand_pay"
    paid_by_hand(pipeline, 2)
    assert pipeline.state.meters.jackpots_cents == 40_00


@pytest.mark.parametrize(("at_ms", "limit_cents"), [(NEW_YEAR_MS - 1_000, 12_00), (NEW_YEAR_MS, 20_00)])
def test_the_limit_of_the_day_counts_and_stands_in_the_journal(at_ms: int, limit_cents: int) -> None:
    pipeline = Pipeline(with_fields(NOON, at_ms=at_ms), profile=LIMITED).open_for_play().feed(100)
    pipeline.give(PlaceWager("field", 25_00))
    pipeline.roll(5, 4)
    assert pipeline.state.hand_pay.due[0].limit_cents == limit_cents


def test_the_day_is_the_local_one() -> None:
    late = with_fields(NOON, at_ms=NEW_YEAR_MS, offset_minutes=-60)
    pipeline = Pipeline(late, profile=LIMITED).open_for_play().feed(100)
    pipeline.give(PlaceWager("field", 25_00))
    pipeline.roll(5, 4)
    assert pipeline.state.hand_pay.due[0].limit_cents == 12_00


def test_before_the_first_day_no_limit_counts() -> None:
    pipeline = (
        Pipeline(with_fields(NOON, at_ms=NEW_YEAR_MS - 400 * 86_400_000), profile=LIMITED).open_for_play().feed(100)
    )
    pipeline.give(PlaceWager("field", 25_00))
    pipeline.roll(5, 4)
    assert pipeline.state.hand_pay.due == ()


def test_a_win_that_would_lift_the_credit_above_its_limit_is_paid_by_hand() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, credit_meter_limit_cents=110_00)).open_for_play().feed(100)
    pipeline.give(PlaceWager("field", 20_00))
    pipeline.roll(5, 4)
    (hand_pay,) = pipeline.state.hand_pay.due
    assert (hand_pay.reason, hand_pay.amount_cents, hand_pay.limit_cents) == ("credit_limit", 20_00, 110_00)
    paid_by_hand(pipeline)
    assert (pipeline.state.credit_cents, pipeline.state.meters.jackpots_cents) == (100_00, 20_00)


def test_a_win_is_never_put_back_into_the_credit() -> None:
    pipeline = Pipeline(profile=LIMITED).open_for_play().feed(100)
    pipeline.give(PlaceWager("field", 20_00))
    pipeline.roll(5, 4)
    pipeline.report("board", KEY)
    assert pipeline.refused(UndoHandPay(1)) == "hand_pay"


def test_an_open_hand_pay_outlives_a_power_cut(pipeline: Pipeline) -> None:
    rich(pipeline).give(CashOut())
    pipeline.state = from_bytes(to_bytes(pipeline.state))
    pipeline.give(Start("again"))
    pipeline.open_for_play()
    assert pipeline.refused(CashOut()) == "hand_pay"
    paid_by_hand(pipeline)
    assert pipeline.state.credit_cents == 0
