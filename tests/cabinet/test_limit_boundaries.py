"""Every limit of money at its boundary (regulation L2, L3, L7): the amount that is just allowed, and a cent more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports import BillOrder, ValidatorOrder
from drivers.ports.authority import AuthorityReady, Honoured
from terminal.cabinet.commands import CashOut, ConfirmHandPay, FromDevice, PlaceWager, Start
from terminal.cabinet.events import HandPayDue, TicketIssued
from tests.cabinet.pipeline import PROFILE, Pipeline

TICKET = "006338742623748784"
DAY_MS = 86_400_000


def with_limits(**limits: object) -> Pipeline:
    """A cabinet with an authority, open for play, whose parameters have these limits."""
    pipeline = Pipeline(profile=replace(PROFILE, **limits))  # type: ignore[arg-type]  # fields of the profile
    pipeline.give(Start("test", authority=True))
    pipeline.open_for_play().give(FromDevice("authority", AuthorityReady()))
    return pipeline


def order(pipeline: Pipeline) -> ValidatorOrder:
    found = pipeline.order("validator")
    assert isinstance(found, ValidatorOrder)
    return found


def field_wins(pipeline: Pipeline, cents: int) -> Pipeline:
    """A bet on the field wins as much as it is."""
    pipeline.give(PlaceWager("field", cents))
    return pipeline.roll(5, 4)


@pytest.mark.parametrize(("limit_cents", "taken"), [(120_00, True), (119_99, False)])
def test_a_bill_may_fill_the_credit_up_to_its_limit_and_no_cent_above(limit_cents: int, taken: bool) -> None:
    pipeline = with_limits(credit_limit_cents=limit_cents).feed(100)
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert order(pipeline).bill is (BillOrder.STACK if taken else BillOrder.RETURN)


@pytest.mark.parametrize(("limit_cents", "taken"), [(120_00, True), (119_99, False)])
def test_a_ticket_may_fill_the_credit_up_to_its_limit_and_no_cent_above(limit_cents: int, taken: bool) -> None:
    pipeline = with_limits(credit_limit_cents=limit_cents).feed(100)
    pipeline.report("validator", ports.TicketEscrowed(TICKET))
    pipeline.give(FromDevice("authority", Honoured(pipeline.state.acceptor.bills, TICKET, 20_00)))
    assert order(pipeline).bill is (BillOrder.STACK if taken else BillOrder.RETURN)


@pytest.mark.parametrize(("limit_cents", "accepts"), [(100_01, True), (100_00, False)])
def test_the_acceptor_is_open_until_the_credit_has_reached_its_limit(limit_cents: int, accepts: bool) -> None:
    assert order(with_limits(credit_limit_cents=limit_cents).feed(100)).accept == accepts


@pytest.mark.parametrize(
    ("limit_cents", "inhibited_cents"),
    [
        (600_00, ()),
        (599_99, (500_00,)),
        (120_00, (50_00, 100_00, 200_00, 500_00)),
        (119_99, (20_00, 50_00, 100_00, 200_00, 500_00)),
        (100_00, ()),
    ],
)
def test_the_bills_that_would_lift_the_credit_above_its_limit_are_inhibited(
    limit_cents: int, inhibited_cents: tuple[int, ...]
) -> None:
    """A credit of 100.00; at its limit the acceptor is shut, and no bill needs to be named."""
    assert order(with_limits(credit_limit_cents=limit_cents).feed(100)).inhibited_cents == inhibited_cents


def test_chips_on_the_felt_count_in_the_credit_limit() -> None:
    pipeline = with_limits(credit_limit_cents=119_99).feed(100)
    pipeline.give(PlaceWager("field", 50_00))
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert order(pipeline).bill is BillOrder.RETURN


@pytest.mark.parametrize(("limit_cents", "by"), [(100_00, TicketIssued), (99_99, HandPayDue)])
def test_a_ticket_is_issued_up_to_its_limit_and_no_cent_above(limit_cents: int, by: type) -> None:
    [happened] = with_limits(ticket_limit_cents=limit_cents).feed(100).give(CashOut())
    assert isinstance(happened, by)


@pytest.mark.parametrize(("limit_cents", "by_hand"), [(20_01, []), (20_00, [20_00]), (19_99, [20_00])])
def test_a_win_is_paid_by_hand_from_the_attended_limit_on(limit_cents: int, by_hand: list[int]) -> None:
    pipeline = with_limits(attended_limits=(("2025-01-01", limit_cents),)).feed(100)
    assert [one.amount_cents for one in field_wins(pipeline, 20_00).state.hand_pay.due] == by_hand


@pytest.mark.parametrize(("limit_cents", "by_hand"), [(120_00, []), (119_99, [20_00])])
def test_a_win_may_fill_the_credit_meter_up_to_its_limit_and_no_cent_above(
    limit_cents: int, by_hand: list[int]
) -> None:
    pipeline = with_limits(credit_meter_limit_cents=limit_cents).feed(100)
    assert [one.amount_cents for one in field_wins(pipeline, 20_00).state.hand_pay.due] == by_hand


@pytest.mark.parametrize(("limit_cents", "by_hand"), [(120_00, []), (119_99, [20_00])])
def test_chips_that_stay_up_count_in_the_credit_meter(limit_cents: int, by_hand: list[int]) -> None:
    pipeline = with_limits(credit_meter_limit_cents=limit_cents).feed(100)
    pipeline.give(PlaceWager("pass_line", 30_00))
    pipeline.roll(4, 4)
    field_wins(pipeline, 20_00)
    assert pipeline.state.bet_cents == 30_00
    assert [one.amount_cents for one in pipeline.state.hand_pay.due] == by_hand


def test_a_cabinet_that_plays_on_over_midnight_goes_by_the_limit_of_each_wins_own_day() -> None:
    """The limit is dated (regulation L3): no start chooses it, but the day on which the dice fell."""
    pipeline = with_limits(attended_limits=(("2025-01-01", 12_00), ("2026-09-22", 20_00))).feed(100)
    field_wins(pipeline, 15_00)
    assert [one.limit_cents for one in pipeline.state.hand_pay.due] == [12_00]
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    pipeline.give(ConfirmHandPay(1))
    pipeline.report("board", ports.BoardInputs((), ()))
    field_wins(pipeline.wait(DAY_MS), 15_00)
    assert pipeline.state.hand_pay.due == ()
