"""Out of service and back: no bet, no dice, no money in; the credit can be cashed out (regulation D5, chapter 6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports import BillOrder, Lamp, ValidatorOrder
from drivers.ports import authority as a
from harness.scripted_pins import reserve
from terminal.cabinet import commands as c
from terminal.cabinet.clearing import cleared
from terminal.cabinet.events import ClearConfirmed, ReturnedToService
from terminal.cabinet.fold import fold
from terminal.cabinet.inactivity import cover
from terminal.cabinet.orders import lamp
from tests.cabinet.pipeline import PROFILE, Pipeline

VALIDATION = "000000000000000001"


@pytest.fixture
def resting(pipeline: Pipeline) -> Pipeline:
    """A station out of service, its keys turned back, with 100.00 in credit and 5.00 of it on the field."""
    pipeline.feed(100)
    pipeline.give(c.PlaceWager("field", 5_00))
    take_out(pipeline)
    return pipeline


def take_out(pipeline: Pipeline) -> None:
    pipeline.turn_keys("attendant")
    pipeline.give(c.TakeOutOfService())
    pipeline.turn_keys()


@pytest.mark.parametrize(
    "touch",
    [
        c.PlaceWager("field", 5_00),
        c.Undo(),
        c.Redo(),
        c.Repeat(),
        c.Double(),
        c.Spread("across", 5_00),
        c.SetBets(on=False),
        c.CallDice(),
        c.StartAutoRepeat(),
        reserve("4711"),
    ],
    ids=lambda touch: type(touch).__name__,
)
def test_no_bet_and_no_dice(resting: Pipeline, touch: c.Touch) -> None:
    assert resting.refused(touch) == "out_of_service"
    assert resting.cabinet.refusal(resting.state, touch) is not None


def test_the_player_may_take_the_bets_down_and_cash_out(resting: Pipeline) -> None:
    resting.give(c.TakeDown("field"))
    resting.give(c.CashOut())
    resting.report("printer", ports.TicketPrinted(1))
    assert resting.state.credit_cents == 0


def test_a_bet_whose_commission_is_asked_for_can_be_refused_so_that_the_others_come_down(pipeline: Pipeline) -> None:
    pipeline.feed(100)
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.give(c.PlaceWager("buy@4", 20_00))
    assert pipeline.state.felt.asked is not None
    take_out(pipeline)
    assert pipeline.refused(c.Answer(yes=True)) == "out_of_service"
    assert pipeline.cabinet.refusal(pipeline.state, c.Answer(yes=False)) is None
    pipeline.give(c.Answer(yes=False))
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())
    assert pipeline.state.credit_cents == 0


def test_an_attendant_may_pay_the_credit_by_hand(resting: Pipeline) -> None:
    resting.give(c.ClearAll())
    resting.turn_keys("attendant")
    resting.give(c.CancelCredit())
    resting.give(c.ConfirmHandPay(1))
    assert resting.state.credit_cents == 0


def test_no_bill_comes_in(resting: Pipeline) -> None:
    order = resting.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert not order.accept
    resting.report("validator", ports.BillEscrowed(20_00))
    returned = resting.order("validator")
    assert isinstance(returned, ValidatorOrder)
    assert returned.bill is BillOrder.RETURN


def test_no_ticket_comes_in_nor_one_whose_authority_answers_meanwhile(pipeline: Pipeline) -> None:
    pipeline.give(c.Start("again", authority=True))
    pipeline.open_for_play().give(c.FromDevice("authority", a.AuthorityReady()))
    pipeline.report("validator", ports.TicketEscrowed(VALIDATION))
    take_out(pipeline)
    pipeline.give(c.FromDevice("authority", a.Honoured(1, VALIDATION, 5_00)))
    returned = pipeline.order("validator")
    assert isinstance(returned, ValidatorOrder)
    assert returned.bill is BillOrder.RETURN
    assert pipeline.state.credit_cents == 0


def test_a_bill_on_its_way_into_the_stacker_is_credited(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    take_out(pipeline)
    pipeline.report("validator", ports.BillStacked())
    assert pipeline.state.credit_cents == 20_00


def test_it_lasts_over_a_power_cut_and_a_ram_clear(resting: Pipeline) -> None:
    resting.give(c.Start("again"))
    resting.open_for_play()
    assert resting.refused(c.PlaceWager("field", 5_00)) == "out_of_service"
    confirmed = ClearConfirmed(resting.now.at_ms, ("attendant", "technician"))
    before = fold(resting.state, confirmed)
    after = fold(resting.cabinet.new_state(), cleared(confirmed, before, "2026-11-23", (1, "00")))
    assert after.machine.out_of_service == resting.state.machine.out_of_service


def test_back_in_service_play_goes_on(resting: Pipeline) -> None:
    assert lamp(resting.state) is Lamp.DISABLED
    resting.turn_keys("technician")
    (event,) = resting.give(c.ReturnToService())
    assert isinstance(event, ReturnedToService)
    assert event.by == "technician"
    resting.turn_keys()
    assert lamp(resting.state) is Lamp.OFF
    resting.give(c.PlaceWager("field", 5_00))
    resting.roll(3, 1)


def test_it_is_done_once_and_undone_once(pipeline: Pipeline) -> None:
    pipeline.turn_keys("attendant")
    assert pipeline.refused(c.ReturnToService()) == "out_of_service"
    pipeline.give(c.TakeOutOfService())
    assert pipeline.refused(c.TakeOutOfService()) == "out_of_service"


def test_dice_that_are_out_fall_first(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(c.PlaceWager("field", 5_00))
    pipeline.give(c.CallDice())
    pipeline.turn_keys("attendant")
    assert pipeline.refused(c.TakeOutOfService()) == "bets_closed"


def test_nothing_repeats_by_itself(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(c.PlaceWager("field", 5_00))
    pipeline.give(c.StartAutoRepeat())
    assert pipeline.state.visit.repeating.plan is not None
    take_out(pipeline)
    assert pipeline.wait(3_600_000).give(c.TimePasses()) == ()
    pipeline.turn_keys("attendant")
    pipeline.give(c.ReturnToService())
    pipeline.turn_keys()
    assert not pipeline.state.visit.repeating.auto


def test_no_betting_time_runs_until_it_is_back() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, mode="auto")).open_for_play().feed(50)
    pipeline.give(c.PlaceWager("field", 5_00))
    take_out(pipeline)
    assert pipeline.state.visit.betting_closes_ms is None
    assert pipeline.wait(3_600_000).give(c.TimePasses()) == ()
    assert pipeline.state.dice.throw is None
    pipeline.turn_keys("attendant")
    pipeline.give(c.ReturnToService())
    pipeline.turn_keys()
    assert pipeline.cabinet.betting_left_ms(pipeline.state, pipeline.now.at_ms) == PROFILE.bet_ms


def test_the_sign_is_not_covered_by_the_attract_screen(pipeline: Pipeline) -> None:
    assert cover(PROFILE, pipeline.state, 3_600_000) == "attract"
    take_out(pipeline)
    assert cover(PROFILE, pipeline.state, 3_600_000) == "play"


def test_without_a_key_it_is_refused(pipeline: Pipeline) -> None:
    assert pipeline.refused(c.TakeOutOfService()) == "key"
