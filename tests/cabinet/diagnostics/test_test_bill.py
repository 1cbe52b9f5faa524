"""A test bill is read, shown and returned; it is never a player's, whatever ends test mode meanwhile (547.8(g))."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports import BillOrder, ValidatorOrder
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.state import diagnostics
from tests.cabinet.people.staffed import Staffed
from tests.cabinet.pipeline import Pipeline

INHIBITED = ports.ValidatorIdle(accepting=False, confirms=1)


@pytest.fixture
def called(pipeline: Pipeline) -> Pipeline:
    """A cabinet in test mode that waits for a test bill; a player has credit."""
    pipeline.feed(20).turn_keys("technician")
    pipeline.give(c.BeginTest())
    assert pipeline.give(c.TestBill()) == (e.TestBillCalled(1),)
    return pipeline


def order(pipeline: Pipeline) -> ValidatorOrder:
    found = pipeline.order("validator")
    assert isinstance(found, ValidatorOrder)
    return found


def test_the_validator_takes_a_bill_for_the_test_and_returns_it(called: Pipeline) -> None:
    assert order(called) == ValidatorOrder(accept=True)
    before = called.state
    assert called.report("validator", ports.BillEscrowed(50_00)) == (e.TestBillSeen(2, 50_00),)
    assert order(called) == ValidatorOrder(accept=False, bill=BillOrder.RETURN, confirm=1)
    assert called.state.diagnostics.bill == diagnostics.TestBill("escrow", 50_00)
    assert called.report("validator", ports.BillReturned()) == (e.TestBillClosed(2),)
    assert called.report("validator", INHIBITED) == (e.TestBillEnded(1),)
    assert called.state.diagnostics.bill == diagnostics.TestBill("returned", 50_00)
    assert (called.state.meters, called.state.table) == (before.meters, before.table)


@pytest.mark.parametrize("value_cents", [1_00, 100_00, 5_000_00])
def test_any_bill_may_be_tested_whatever_the_credit_or_the_parameters_allow(called: Pipeline, value_cents: int) -> None:
    assert order(called).inhibited_cents == ()
    called.report("validator", ports.BillEscrowed(value_cents))
    assert called.state.diagnostics.bill == diagnostics.TestBill("escrow", value_cents)


def test_only_in_test_mode_one_at_a_time_and_with_a_validator_that_works(pipeline: Pipeline) -> None:
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.TestBill()) == "test_mode"
    pipeline.give(c.BeginTest())
    pipeline.report("validator", ports.ValidatorFault("jam", message("validator.jam")))
    assert pipeline.refused(c.TestBill()) == "device"
    pipeline.report("validator", ports.ValidatorIdle(accepting=False))
    pipeline.give(c.TestBill())
    assert pipeline.refused(c.TestBill()) == "test_bill"
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert pipeline.refused(c.TestBill()) == "bill_open"


def test_the_journal_names_who_called_for_it() -> None:
    staffed = Staffed.with_people()
    staffed.come("Tom")
    staffed.give(c.BeginTest())
    (event,) = staffed.give(c.TestBill())
    assert isinstance(event, e.TestBillCalled)
    assert event.who == staffed.account("Tom").person


@pytest.mark.parametrize("end", [c.EndTest(), c.FromDevice("board", ports.BoardInputs((), ())), c.Start("again")])
def test_a_bill_that_comes_after_test_mode_has_ended_still_goes_back(called: Pipeline, end: c.Command) -> None:
    """Between the end of test mode and the validator's being inhibited, its slot was open for the test."""
    called.give(end)
    called.open_for_play()
    assert order(called) == ValidatorOrder(accept=False, confirm=1)
    assert called.report("validator", ports.BillEscrowed(20_00)) == (e.TestBillSeen(2, 20_00),)
    assert order(called).bill is BillOrder.RETURN
    called.report("validator", ports.BillReturned())
    called.report("validator", INHIBITED)
    assert called.state.credit_cents == 20_00
    called.feed(50)
    assert called.state.credit_cents == 70_00


@pytest.mark.parametrize("confirms", [0, 2])
def test_only_the_confirmation_of_this_test_ends_it(called: Pipeline, confirms: int) -> None:
    called.give(c.EndTest())
    called.report("validator", ports.ValidatorIdle(accepting=False, confirms=confirms))
    assert called.state.acceptor.test is not None
    called.report("validator", INHIBITED)
    assert called.state.acceptor.test is None


def test_nothing_is_confirmed_while_a_bill_is_still_waited_for(called: Pipeline) -> None:
    called.report("validator", INHIBITED)
    assert called.state.acceptor.test is not None
    assert order(called).accept


EVIDENCE = (ports.BillStacked(), ports.ValidatorPoweredUp(ports.BillAtPowerUp.STACKER))


@pytest.mark.parametrize("evidence", EVIDENCE)
@pytest.mark.parametrize("ended", [True, False])
def test_a_test_bill_that_is_stacked_all_the_same_is_disputed_and_never_credited(
    called: Pipeline, evidence: ports.Report, *, ended: bool
) -> None:
    called.report("validator", ports.BillEscrowed(20_00))
    before = called.state.meters
    if ended:
        called.give(c.EndTest())
    called.report("validator", evidence)
    called.report("validator", INHIBITED)
    assert called.state.meters == before
    assert [one.value_cents for one in called.state.acceptor.disputes] == [20_00]
    assert not any(isinstance(event, e.BillCredited) and event.number == 2 for event in called.events)
    assert called.state.acceptor.test is None


@pytest.mark.parametrize("place", [ports.BillAtPowerUp.NONE, ports.BillAtPowerUp.ACCEPTOR])
def test_a_power_cut_of_the_validator_gives_it_back(called: Pipeline, place: ports.BillAtPowerUp) -> None:
    called.report("validator", ports.BillEscrowed(20_00))
    assert e.TestBillClosed(2) in called.report("validator", ports.ValidatorPoweredUp(place))
    assert called.state.acceptor.disputes == ()


def test_a_ticket_that_is_inserted_instead_goes_back_and_the_test_goes_on(called: Pipeline) -> None:
    called.report("validator", ports.TicketEscrowed("000000001234567890"))
    assert order(called) == ValidatorOrder(accept=False, bill=BillOrder.RETURN)
    called.give(c.EndTest())
    called.report("validator", INHIBITED)
    assert (called.state.acceptor.ticket_in, called.state.acceptor.test) == (None, None)


def test_a_bill_that_cannot_be_read_is_shown_with_the_validators_reason(called: Pipeline) -> None:
    called.report("validator", ports.BillReturned(message("bill.refused")))
    assert called.state.diagnostics.bill == diagnostics.TestBill("called", rejected=message("bill.refused"))
    assert order(called).accept
