"""Every bill is credited exactly once, whatever is cut: device reference 1.1 (status 15, 41, 42) and regulation C12."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports import BillAtPowerUp, BillOrder, ValidatorOrder
from drivers.ports.message import message
from terminal.cabinet.commands import Place, SettleBill, Start
from terminal.cabinet.events import BillClosed, BillCredited, BillDisputed, BillRejected
from terminal.rules.refusal import Refusal
from tests.cabinet.street import Street


def credited_cents(street: Street) -> list[int]:
    return [event.value_cents for event in street.events if isinstance(event, BillCredited)]


def test_a_bill_in_escrow_is_ordered_to_the_stacker_but_not_yet_playable(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    assert street.order("validator") == ValidatorOrder(accept=True, bill=BillOrder.STACK)
    assert street.state.credit_cents == 0


def test_a_stacked_bill_is_credited_once_though_the_validator_repeats_itself(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    for _ in range(3):
        street.report("validator", ports.BillStacked())
    assert credited_cents(street) == [20_00]
    assert street.state.credit_cents == 20_00


def test_after_a_restart_the_same_bill_in_escrow_keeps_its_record(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    street.give(Start("again"))
    assert street.report("validator", ports.BillEscrowed(20_00)) == ()
    street.report("validator", ports.BillStacked())
    assert credited_cents(street) == [20_00]


def test_vend_valid_after_a_restart_is_not_credited_again(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    street.report("validator", ports.BillStacked())
    street.give(Start("again"))
    assert street.report("validator", ports.BillStacked()) == ()
    assert street.state.credit_cents == 20_00


def test_two_bills_of_one_value_are_two_credits(street: Street) -> None:
    street.feed(20).feed(20)
    assert credited_cents(street) == [20_00, 20_00]


def test_a_bill_found_in_the_stacker_at_power_up_is_credited_by_its_escrow_record(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(50_00))
    street.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.STACKER))
    street.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.STACKER))
    street.report("validator", ports.ValidatorIdle(accepting=True))
    assert credited_cents(street) == [50_00]
    assert street.state.acceptor.bill is None


def test_a_bill_found_in_the_stacker_that_was_credited_before_the_cut_is_not_credited_again(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(50_00))
    street.report("validator", ports.BillStacked())
    street.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.STACKER))
    assert credited_cents(street) == [50_00]


def test_a_bill_found_in_the_acceptor_at_power_up_goes_back_to_the_player(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(50_00))
    street.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.ACCEPTOR))
    assert street.state.acceptor.bill is None
    assert street.state.credit_cents == 0
    assert not street.state.acceptor.disputes


def test_a_bill_stacked_without_an_escrow_record_is_never_credited_silently(street: Street) -> None:
    street.report("validator", ports.BillStacked())
    street.report("validator", ports.BillStacked())
    assert street.state.credit_cents == 0
    assert [dispute.value_cents for dispute in street.state.acceptor.disputes] == [0]


@pytest.mark.parametrize(
    "report",
    [ports.ValidatorPoweredUp(BillAtPowerUp.NONE), ports.ValidatorIdle(accepting=True)],
    ids=["power came back without the bill", "idle without vend valid"],
)
def test_a_bill_that_vanished_on_its_way_to_the_stacker_is_an_attendants_matter(
    street: Street, report: ports.Report
) -> None:
    street.report("validator", ports.BillEscrowed(100_00))
    happened = street.report("validator", report)
    assert any(isinstance(event, BillDisputed) for event in happened)
    assert street.state.credit_cents == 0
    assert street.state.acceptor.disputes[0].value_cents == 100_00


@pytest.mark.parametrize(("credit", "expected_cents"), [(True, 100_00), (False, 0)])
def test_an_attendant_settles_a_disputed_bill_with_the_key_turned(
    street: Street, credit: bool, expected_cents: int
) -> None:
    street.report("validator", ports.BillEscrowed(100_00))
    street.report("validator", ports.ValidatorPoweredUp(BillAtPowerUp.NONE))
    number = street.state.acceptor.disputes[0].number
    with pytest.raises(Refusal, match="attendant key"):
        street.give(SettleBill(number, credit))
    street.report("board", ports.BoardInputs((), ("attendant",)))
    street.give(SettleBill(number, credit))
    assert street.state.credit_cents == expected_cents
    assert not street.state.acceptor.disputes
    with pytest.raises(Refusal, match="not disputed"):
        street.give(SettleBill(number, credit))


def test_a_bill_that_would_exceed_the_credit_limit_is_returned_with_the_reason(street: Street) -> None:
    for _ in range(29):
        street.feed(100)
    street.feed(50)
    street.report("validator", ports.BillEscrowed(100_00))
    order = street.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert order.bill is BillOrder.RETURN
    street.report("validator", ports.BillReturned())
    assert street.state.credit_cents == 2_950_00
    assert street.state.acceptor.bill is None


def test_at_the_credit_limit_no_bill_is_accepted_at_all(street: Street) -> None:
    for _ in range(30):
        street.feed(100)
    order = street.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert not order.accept


def test_an_open_door_stops_bills_and_play(street: Street) -> None:
    street.feed(20)
    street.report("board", ports.BoardInputs(("cashbox",), ()))
    order = street.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert not order.accept
    refusal = street.cabinet.refusal(street.state, Place("field", 500))
    assert refusal is not None
    assert refusal.say == "The cash box door is open: play stops until it is shut."


def test_a_bill_torn_back_leaves_nothing_behind(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    street.report("validator", ports.BillReturned(message("bill.given_back")))
    street.report("validator", ports.ValidatorIdle(accepting=True))
    assert street.state.acceptor.bill is None
    assert street.state.credit_cents == 0
    assert not street.state.acceptor.disputes


INHIBITED = message("bill.not_taken", cause=message("bill.rejected.inhibited"))


def test_a_bill_that_the_validator_gives_back_before_escrow_is_recorded_with_the_reason(street: Street) -> None:
    before = street.state
    assert street.report("validator", ports.BillReturned(INHIBITED)) == (BillRejected(INHIBITED),)
    assert (street.state.credit_cents, street.state.acceptor) == (before.credit_cents, before.acceptor)


def test_a_bill_that_has_its_record_is_closed_with_the_reason_and_not_rejected(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    assert street.report("validator", ports.BillReturned(INHIBITED)) == (BillClosed(1, "returned", INHIBITED),)


def test_a_return_without_a_record_or_a_reason_is_no_event(street: Street) -> None:
    assert street.report("validator", ports.BillReturned()) == ()


def test_a_bill_on_its_way_back_that_is_seen_once_more_leaves_its_record_as_it_is(street: Street) -> None:
    street.report("board", ports.BoardInputs(("main",), ()))
    assert len(street.report("validator", ports.BillEscrowed(20_00))) == 1
    assert street.state.acceptor.bill is not None
    assert street.state.acceptor.bill.fate == "return"
    assert street.report("validator", ports.BillEscrowed(20_00)) == ()
