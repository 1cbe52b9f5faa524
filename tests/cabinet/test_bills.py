"""Every bill is credited exactly once, whatever is cut: device reference 1.1 (status 15, 41, 42) and regulation C12."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports import BillAtPowerUp, BillOrder, ValidatorOrder
from drivers.ports.message import message
from terminal.cabinet.commands import PlaceWager, SettleBill, Start
from terminal.cabinet.events import BillClosed, BillCredited, BillDisputed, BillRejected, BillSeen
from terminal.rules.refusal import Refusal
from tests.cabinet.pipeline import PROFILE, Pipeline


def credited_cents(pipeline: Pipeline) -> list[int]:
    return [event.value_cents for event in pipeline.events if isinstance(event, BillCredited)]


def test_a_bill_in_escrow_is_ordered_to_the_stacker_but_not_yet_playable(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert pipeline.order("validator") == ValidatorOrder(accept=True, bill=BillOrder.STACK)
    assert pipeline.state.credit_cents == 0


def test_a_stacked_bill_is_credited_once_though_the_validator_repeats_itself(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    for _ in range(3):
        pipeline.report("validator", ports.BillStacked())
    assert credited_cents(pipeline) == [20_00]
    assert pipeline.state.credit_cents == 20_00


def test_after_a_restart_the_same_bill_in_escrow_keeps_its_record(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.give(Start("again"))
    assert pipeline.report("validator", ports.BillEscrowed(20_00)) == ()
    pipeline.report("validator", ports.BillStacked())
    assert credited_cents(pipeline) == [20_00]


def test_vend_valid_after_a_restart_is_not_credited_again(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.report("validator", ports.BillStacked())
    pipeline.give(Start("again"))
    assert pipeline.report("validator", ports.BillStacked()) == ()
    assert pipeline.state.credit_cents == 20_00


def test_two_bills_of_one_value_are_two_credits(pipeline: Pipeline) -> None:
    pipeline.feed(20).feed(20)
    assert credited_cents(pipeline) == [20_00, 20_00]


def test_a_bill_found_in_the_stacker_at_power_up_is_credited_by_its_escrow_record(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(50_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.STACKER))
    pipeline.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.STACKER))
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    assert credited_cents(pipeline) == [50_00]
    assert pipeline.state.acceptor.bill is None


def test_a_bill_found_in_the_stacker_that_was_credited_before_the_cut_is_not_credited_again(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(50_00))
    pipeline.report("validator", ports.BillStacked())
    pipeline.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.STACKER))
    assert credited_cents(pipeline) == [50_00]


def test_a_bill_found_in_the_acceptor_at_power_up_goes_back_to_the_player(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(50_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.ACCEPTOR))
    assert pipeline.state.acceptor.bill is None
    assert pipeline.state.credit_cents == 0
    assert not pipeline.state.acceptor.disputes


def test_a_bill_stacked_without_an_escrow_record_is_never_credited_silently(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillStacked())
    pipeline.report("validator", ports.BillStacked())
    assert pipeline.state.credit_cents == 0
    assert [dispute.value_cents for dispute in pipeline.state.acceptor.disputes] == [0]


@pytest.mark.parametrize(
    "report",
    [ports.ValidatorPoweredUp(BillAtPowerUp.NONE), ports.ValidatorIdle(accepting=True)],
    ids=["power came back without the bill", "idle without vend valid"],
)
def test_a_bill_that_vanished_on_its_way_to_the_stacker_is_an_attendants_matter(
    pipeline: Pipeline, report: ports.Report
) -> None:
    pipeline.report("validator", ports.BillEscrowed(100_00))
    happened = pipeline.report("validator", report)
    assert any(isinstance(event, BillDisputed) for event in happened)
    assert pipeline.state.credit_cents == 0
    assert pipeline.state.acceptor.disputes[0].value_cents == 100_00


@pytest.mark.parametrize(("credit", "expected_cents"), [(True, 100_00), (False, 0)])
def test_an_attendant_settles_a_disputed_bill_with_the_key_turned(
    pipeline: Pipeline, credit: bool, expected_cents: int
) -> None:
    pipeline.report("validator", ports.BillEscrowed(100_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.NONE))
    number = pipeline.state.acceptor.disputes[0].number
    with pytest.raises(Refusal, match="attendant key"):
        pipeline.give(SettleBill(number, credit))
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    pipeline.give(SettleBill(number, credit))
    assert pipeline.state.credit_cents == expected_cents
    assert not pipeline.state.acceptor.disputes
    with pytest.raises(Refusal, match="not disputed"):
        pipeline.give(SettleBill(number, credit))


def test_a_bill_that_would_exceed_the_credit_limit_is_returned_with_the_reason(pipeline: Pipeline) -> None:
    for _ in range(29):
        pipeline.feed(100)
    pipeline.feed(50)
    pipeline.report("validator", ports.BillEscrowed(100_00))
    order = pipeline.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert order.bill is BillOrder.RETURN
    pipeline.report("validator", ports.BillReturned())
    assert pipeline.state.credit_cents == 2_950_00
    assert pipeline.state.acceptor.bill is None


def test_at_the_credit_limit_no_bill_is_accepted_at_all(pipeline: Pipeline) -> None:
    for _ in range(30):
        pipeline.feed(100)
    order = pipeline.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert not order.accept


def test_an_open_door_stops_bills_and_play(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    pipeline.report("board", ports.BoardInputs(("cashbox",), ()))
    order = pipeline.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert not order.accept
    refusal = pipeline.cabinet.refusal(pipeline.state, PlaceWager("field", 500))
    assert refusal is not None
    assert refusal.say == "The cash box door is open: play stops until it is shut."


def test_a_bill_torn_back_leaves_nothing_behind(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.report("validator", ports.BillReturned(message("bill.given_back")))
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    assert pipeline.state.acceptor.bill is None
    assert pipeline.state.credit_cents == 0
    assert not pipeline.state.acceptor.disputes


INHIBITED = message("bill.not_taken", cause=message("bill.rejected.inhibited"))


def test_a_bill_that_the_validator_gives_back_before_escrow_is_recorded_with_the_reason(pipeline: Pipeline) -> None:
    before = pipeline.state
    assert pipeline.report("validator", ports.BillReturned(INHIBITED)) == (BillRejected(INHIBITED),)
    assert (pipeline.state.credit_cents, pipeline.state.acceptor) == (before.credit_cents, before.acceptor)


def test_a_bill_that_has_its_record_is_closed_with_the_reason_and_not_rejected(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert pipeline.report("validator", ports.BillReturned(INHIBITED)) == (BillClosed(1, "returned", INHIBITED),)


def test_a_return_without_a_record_or_a_reason_is_no_event(pipeline: Pipeline) -> None:
    assert pipeline.report("validator", ports.BillReturned()) == ()


def test_a_bill_on_its_way_back_that_is_seen_once_more_leaves_its_record_as_it_is(pipeline: Pipeline) -> None:
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert len(pipeline.report("validator", ports.BillEscrowed(20_00))) == 1
    assert pipeline.state.acceptor.bill is not None
    assert pipeline.state.acceptor.bill.fate == "return"
    assert pipeline.report("validator", ports.BillEscrowed(20_00)) == ()


def only(*dollars: int) -> Pipeline:
    """A cabinet whose parameters name these bills."""
    accepted = replace(PROFILE, bills_cents=tuple(one * 100 for one in dollars))
    return Pipeline(profile=accepted).open_for_play()


def test_the_bills_that_the_parameters_do_not_name_are_inhibited_one_by_one() -> None:
    order = only(5, 20, 100).order("validator")
    assert isinstance(order, ValidatorOrder)
    assert order.accept
    assert order.inhibited_cents == (1_00, 2_00, 10_00, 50_00, 200_00, 500_00)


def test_of_the_bills_that_the_parameters_name_those_above_the_credit_limit_are_inhibited_too() -> None:
    order = Pipeline(profile=replace(PROFILE, bills_cents=(5_00, 20_00), credit_limit_cents=10_00)).open_for_play()
    assert order.order("validator") == ValidatorOrder(
        accept=True,
        inhibited_cents=(1_00, 2_00, 10_00, 20_00, 50_00, 100_00, 200_00, 500_00),
        required_cents=(5_00, 20_00),
    )


def test_the_validator_has_to_know_the_bills_that_the_parameters_name_and_no_others() -> None:
    for pipeline, required_cents in ((only(5, 20), (5_00, 20_00)), (only(), ())):
        order = pipeline.order("validator")
        assert isinstance(order, ValidatorOrder)
        assert order.required_cents == required_cents


def test_a_bill_that_the_parameters_do_not_name_goes_back_though_the_validator_has_taken_it() -> None:
    pipeline = only(5, 20)
    pipeline.report("validator", ports.BillEscrowed(10_00))
    order = pipeline.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert order.bill is BillOrder.RETURN
    assert pipeline.state.acceptor.bill is not None
    assert pipeline.events[-1] == BillSeen(1, 10_00, "return", message("bill.refused"))


def test_a_bill_that_the_parameters_name_is_credited() -> None:
    assert credited_cents(only(5, 20).feed(20)) == [20_00]


def test_a_bill_on_its_way_is_credited_though_the_next_start_no_longer_accepts_its_value() -> None:
    pipeline = only(5, 20)
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.cabinet = only(5).cabinet
    pipeline.give(Start("again"))
    pipeline.report("validator", ports.BillStacked())
    assert credited_cents(pipeline) == [20_00]
