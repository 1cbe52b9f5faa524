"""What a gaming day comes to (regulation M7): figures that lead from one day to the next, on the books and on paper."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports import BoardInputs
from drivers.ports.message import message
from terminal.cabinet.commands import (
    Answer,
    CallDice,
    CancelCredit,
    CashOut,
    ConfirmHandPay,
    Instant,
    PlaceWager,
    PrintDay,
    SettleTicket,
    TimePasses,
)
from terminal.cabinet.gaming_day import DAYS_KEPT, Totals, totals
from terminal.cabinet.meters import Meters
from terminal.rules.money_error import MoneyError
from tests.cabinet.pipeline import Pipeline
from tests.cabinet.test_gaming_days import DAY_MS


def next_day(pipeline: Pipeline) -> Totals:
    """Let the day end; what it has come to."""
    due_ms = pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)
    assert due_ms is not None
    pipeline.now = Instant(due_ms)
    pipeline.give(TimePasses())
    return pipeline.state.accounting.days[-1].totals


def test_deposits_winnings_losing_wagers_and_withdrawals_lead_from_what_was_in_play_to_what_is(
    pipeline: Pipeline,
) -> None:
    pipeline.feed(20).feed(20).give(PlaceWager("field", 5_00))
    pipeline.roll(5, 4).give(PlaceWager("field", 3_00))
    pipeline.roll(3, 4).give(CashOut())
    expected = Totals(
        deposits_cents=40_00, winnings_cents=5_00, losing_wagers_cents=3_00, withdrawals_cents=42_00, end_cents=0
    )
    assert next_day(pipeline) == expected
    assert expected.table_win_cents == -2_00


def test_chips_on_the_felt_over_the_hour_are_neither_won_nor_lost_but_in_play(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 5_00))
    pipeline.roll(4, 4)
    assert next_day(pipeline) == Totals(deposits_cents=20_00, end_cents=20_00)
    pipeline.roll(3, 4)
    assert next_day(pipeline) == Totals(begin_cents=20_00, losing_wagers_cents=5_00, end_cents=15_00)


def test_dice_that_are_out_over_the_hour_are_of_the_day_on_which_they_lie(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    assert next_day(pipeline).winnings_cents == 0
    pipeline.throw(5, 4)
    assert next_day(pipeline).winnings_cents == 5_00


def test_commission_is_a_column_of_its_own_and_the_tables(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("buy@4", 20_00))
    pipeline.give(Answer(yes=True))
    found = next_day(pipeline)
    assert (found.commission_cents, found.losing_wagers_cents, found.table_win_cents) == (1_00, 0, 1_00)
    assert found.end_cents == 49_00


def test_a_hand_pay_is_a_withdrawal_on_the_day_on_which_it_is_paid(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    pipeline.report("board", BoardInputs((), ("attendant",)))
    pipeline.give(CancelCredit())
    assert next_day(pipeline).withdrawals_cents == 0
    pipeline.give(ConfirmHandPay(1))
    assert next_day(pipeline) == Totals(begin_cents=20_00, withdrawals_cents=20_00)


def test_a_ticket_that_did_not_come_out_is_taken_off_the_withdrawals_of_the_day_that_finds_out(
    pipeline: Pipeline,
) -> None:
    pipeline.feed(20).give(CashOut())
    pipeline.report("printer", ports.TicketInDoubt(1, message("ticket.power_lost")))
    assert next_day(pipeline).withdrawals_cents == 20_00
    pipeline.report("board", BoardInputs((), ("attendant",)))
    pipeline.give(SettleTicket(1, printed=False))
    assert next_day(pipeline) == Totals(withdrawals_cents=-20_00, end_cents=20_00)


def test_the_days_and_the_one_that_runs_add_up_to_the_lifetime_meters(pipeline: Pipeline) -> None:
    for dollars in (5, 20, 100):
        pipeline.feed(dollars).give(PlaceWager("field", 5_00))
        pipeline.roll(1, 2).give(PlaceWager("field", 2_00))
        next_day(pipeline)
        pipeline.roll(3, 4)
    days, meters = [one.totals for one in pipeline.state.accounting.days], pipeline.state.meters
    assert pipeline.state.accounting.day is not None
    running = totals(
        pipeline.state.accounting.day.before,
        pipeline.state.accounting.day.begin_cents,
        meters,
        pipeline.state.credit_cents,
    )
    assert sum(one.deposits_cents for one in (*days, running)) == meters.bills_in_cents == 125_00
    assert sum(one.winnings_cents for one in (*days, running)) == meters.won_cents
    assert sum(one.losing_wagers_cents for one in (*days, running)) == meters.lost_cents
    for before, after in zip(days, [*days[1:], running], strict=True):
        assert before.end_cents == after.begin_cents


def test_figures_that_do_not_lead_from_one_to_the_other_are_never_reported() -> None:
    with pytest.raises(MoneyError, match="2000 cents ought to be in play, there are 2100"):
        totals(Meters(), 0, Meters(bills_in_cents=20_00, bills={"2000": 1}), 21_00)


def test_the_last_days_are_kept_and_not_more(pipeline: Pipeline) -> None:
    for _ in range(DAYS_KEPT + 2):
        next_day(pipeline)
    assert [one.number for one in pipeline.state.accounting.days] == list(range(3, DAYS_KEPT + 3))
    assert pipeline.state.accounting.days[-1].ended_ms == pipeline.now.at_ms


def test_only_an_attendant_prints_the_totals_of_a_day(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    next_day(pipeline)
    assert pipeline.refused(PrintDay(1)) == "key"
    pipeline.report("board", BoardInputs((), ("attendant",)))
    pipeline.give(PrintDay(1))
    (matter,) = pipeline.state.papers.slips
    assert (matter.about, matter.number) == ("day", 1)
    assert [" ".join(line.split()) for line in matter.slip.lines if line] == [
        "GAMING DAY REPORT",
        "NOT A TICKET - CANNOT BE REDEEMED",
        "Test House",
        "Pit 1",
        "Reno NV",
        "MACHINE# 00000001",
        "Slip 000001",
        "Printed on 09/22/2026 06:00:00",
        "Gaming day 000001",
        "Date 2026-09-21",
        "Began 09/21/2026 14:13:20",
        "Ended 09/22/2026 06:00:00",
        "Amounts are in USD",
        "In play at the beginning 0.00",
        "Deposits 20.00",
        "Winnings credited 0.00",
        "Losing wagers 5.00",
        "Commission 0.00",
        "Withdrawals 0.00",
        "In play at the end 15.00",
        "Table win 5.00",
    ]
    assert pipeline.refused(PrintDay(2)) == "device"
    pipeline.report("printer", ports.SlipPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    pipeline.give(PrintDay(2))
    assert pipeline.state.papers.slips[0].slip.lines[0] == "GAMING DAY REPORT - THE DAY IS NOT OVER"
    pipeline.report(
        "printer",
        ports.SlipFailed(
            2, message("slip.not_printed", number=2, cause=message("slip.interrupted", cause=message("slip.cause.jam")))
        ),
    )
    assert pipeline.refused(PrintDay(3)) == "day"


def test_a_paper_says_how_many_days_passed_and_has_room_for_all_of_it(pipeline: Pipeline) -> None:
    pipeline.wait(400 * DAY_MS).report("board", BoardInputs((), ("attendant",)))
    pipeline.give(PrintDay(2))
    lines = pipeline.state.papers.slips[0].slip.lines
    assert "Days after the one before                400" in lines
    assert len(lines) <= ports.MAX_SLIP_LINES
    assert max(map(len, lines)) <= ports.MAX_SLIP_CHARACTERS
