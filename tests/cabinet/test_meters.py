"""The meters (regulation M1 to M8, C14): each sentence here is one of what a meter has to count."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import meter_sheet, slips
from terminal.cabinet.commands import Answer, CallDice, CashOut, EndPeriod, PlaceWager, SettleTicket, Start, TakeDown
from terminal.cabinet.events import PeriodEnded, SlipOrdered
from terminal.cabinet.fold import UnbalancedError, audit
from terminal.cabinet.meters import Meters, Since, between
from terminal.cabinet.state import from_bytes, to_bytes
from terminal.cabinet.state.hand_pays import HandPay
from terminal.common.places import SHEETS
from terminal.rules.craps.game import Craps
from terminal.rules.craps.table import Table
from terminal.rules.sheet import Sheet
from tests.cabinet.pipeline import Pipeline
from tests.cabinet.test_old_journals import old_pipeline

KEY = ports.BoardInputs((), ("attendant",))


def test_bills_are_counted_by_denomination_and_by_value(pipeline: Pipeline) -> None:
    pipeline.feed(20).feed(20).feed(100)
    assert pipeline.state.meters.bills == {"2000": 2, "10000": 1}
    assert pipeline.state.meters.bills_in_cents == 140_00


def test_chips_that_go_on_the_felt_and_come_down_again_are_no_wager(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(TakeDown("field", None))
    assert pipeline.state.meters.coin_in_cents == 0


def test_a_stake_that_loses_is_coin_in_and_nothing_is_coin_out(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    assert (pipeline.state.meters.coin_in_cents, pipeline.state.meters.coin_out_cents) == (5_00, 0)


def test_a_stake_that_wins_is_coin_in_and_comes_back_as_coin_out_with_its_pay(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.roll(5, 4)
    assert (pipeline.state.meters.coin_in_cents, pipeline.state.meters.coin_out_cents) == (5_00, 10_00)


def test_a_stake_that_is_pushed_is_coin_in_and_comes_back_as_coin_out(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("dont_pass", 5_00))
    pipeline.roll(6, 6)
    assert (pipeline.state.meters.coin_in_cents, pipeline.state.meters.coin_out_cents) == (5_00, 5_00)
    assert pipeline.state.credit_cents == 20_00


def test_commission_that_comes_back_is_coin_out_and_no_meter_runs_backwards() -> None:
    returning = (
        (SHEETS / "craps-el601.ini").read_text().replace("commission_refund = false", "commission_refund = true")
    )
    pipeline = Pipeline(game=Craps(Sheet.parse(returning, "returning.ini"))).open_for_play().feed(100)
    pipeline.give(PlaceWager("buy@4", 20_00))
    pipeline.give(Answer(yes=True))
    assert (pipeline.state.meters.coin_in_cents, pipeline.state.meters.coin_out_cents) == (1_00, 0)
    pipeline.give(TakeDown("buy@4", None))
    assert (pipeline.state.meters.coin_in_cents, pipeline.state.meters.coin_out_cents) == (1_00, 1_00)
    assert pipeline.state.credit_cents == 100_00


def test_a_bet_that_no_roll_has_decided_is_no_wager_yet(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 5_00))
    pipeline.roll(4, 4)
    assert pipeline.state.meters.coin_in_cents == 0
    pipeline.roll(3, 4)
    assert pipeline.state.meters.coin_in_cents == 5_00


def test_a_bet_that_stays_up_is_wagered_again_by_each_roll_that_decides_it(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 5_00))
    pipeline.roll(4, 4).give(PlaceWager("place@6", 6_00))
    pipeline.roll(3, 3).roll(3, 3)
    assert (pipeline.state.meters.coin_in_cents, pipeline.state.meters.coin_out_cents) == (12_00, 26_00)


def test_tickets_are_counted_and_one_that_was_not_printed_is_none(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(CashOut())
    assert (pipeline.state.meters.tickets_out, pipeline.state.results.last_paid_cents) == (1, 20_00)
    pipeline.report("printer", ports.TicketInDoubt(1, message("ticket.power_lost")))
    pipeline.report("board", KEY)
    pipeline.give(SettleTicket(1, printed=False))
    assert (pipeline.state.meters.tickets_out, pipeline.state.meters.tickets_out_cents) == (0, 0)


def test_a_door_counts_once_each_time_it_opens(pipeline: Pipeline) -> None:
    for doors in (("main",), ("main", "logic"), ("logic",), (), ("main",)):
        pipeline.report("board", ports.BoardInputs(doors, ()))
    assert pipeline.state.meters.doors == {"main": 2, "logic": 1}


def test_a_door_that_stood_open_through_a_restart_has_not_opened_again(pipeline: Pipeline) -> None:
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    pipeline.give(Start("again"))
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert pipeline.state.meters.doors == {"main": 1}


def test_games_since_power_reset_and_since_door_close(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert pipeline.state.accounting.games_before == Since(0, 0)
    pipeline.report("board", ports.BoardInputs((), ()))
    assert pipeline.state.accounting.games_before == Since(0, 1)
    pipeline.give(Start("again"))
    assert pipeline.state.accounting.games_before == Since(1, 1)
    assert pipeline.state.meters.power_resets == 2


def test_the_end_of_a_period_is_journaled_with_who_and_when_and_leaves_the_lifetime(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    lifetime = pipeline.state.meters
    pipeline.report("board", KEY)
    ended, *pages = pipeline.give(EndPeriod(1))
    assert ended == PeriodEnded(1, pipeline.now.at_ms, "attendant")
    assert [type(page) for page in pages] == [SlipOrdered] * 2
    pipeline.feed(100)
    assert pipeline.state.meters.bills_in_cents == lifetime.bills_in_cents + 100_00
    counted = between(pipeline.state.accounting.period.before, pipeline.state.meters)
    assert counted == Meters(bills_in_cents=100_00, bills={"2000": 0, "10000": 1})
    assert (pipeline.state.accounting.period.number, pipeline.state.accounting.period.began_ms) == (
        2,
        pipeline.now.at_ms,
    )


def test_a_period_ends_only_under_the_key_and_only_once(pipeline: Pipeline) -> None:
    assert pipeline.refused(EndPeriod(1)) == "key"
    pipeline.report("board", KEY)
    pipeline.give(EndPeriod(1))
    assert pipeline.refused(EndPeriod(1)) == "period"


def test_no_period_ends_while_the_dice_are_out_for_their_game_belongs_to_it(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    pipeline.report("board", KEY)
    assert pipeline.refused(EndPeriod(1)) == "bets_closed"
    pipeline.throw(1, 2)
    pipeline.give(EndPeriod(1))
    assert pipeline.state.accounting.period.before.games == 1


@pytest.mark.parametrize(
    "wrong", [{"coin_in_cents": 1}, {"paid_cents": 1}, {"bills": {"2000": 2}}, {"won_cents": 1}, {"bills_in_cents": 1}]
)
def test_a_meter_that_contradicts_the_others_is_found(pipeline: Pipeline, wrong: dict[str, int]) -> None:
    state = pipeline.feed(20).state
    with pytest.raises(UnbalancedError):
        audit(replace(state, meters=replace(state.meters, **wrong)))


@pytest.mark.parametrize(
    ("wrong", "playable_cents", "due_cents", "say"),
    [
        ({}, 20_01, 0, "the credit is 2001 cents, the meters say 2000"),
        ({"tickets_out_cents": 20_01}, -1, 0, "the playable credit is -1 cents"),
        ({}, 20_00, 20_01, "the playable credit is 2000 cents, 2001 are due by hand"),
        ({"jackpots_cents": 5_00}, 15_00, 0, "jackpots of 500 cents were paid, of 0 cents due"),
        ({"bills": {"2000": 2}}, 20_00, 0, "the bills by denomination are 4000 cents, all bills 2000"),
        ({"coin_in_cents": 1}, 20_00, 0, "wagers less pays are 1 cents, the bank's result 0"),
    ],
)
def test_each_check_of_the_self_audit_finds_what_no_other_one_does(
    pipeline: Pipeline, wrong: dict[str, int], playable_cents: int, due_cents: int, say: str
) -> None:
    """Regulation C14: the credit is held against the meters, and so is everything that is said of it."""
    state = pipeline.feed(20).state
    audit(state)
    due = (HandPay(1, "cancelled", due_cents, 0, ""),) if due_cents else ()
    assert isinstance(state.table, Table)
    table = replace(state.table, playable_cents=playable_cents)
    with pytest.raises(UnbalancedError) as caught:
        audit(
            replace(
                state, table=table, hand_pay=replace(state.hand_pay, due=due), meters=replace(state.meters, **wrong)
            )
        )
    assert str(caught.value) == say


def test_meters_outlive_a_snapshot_whatever_their_size(pipeline: Pipeline) -> None:
    state = pipeline.feed(20).state
    large = replace(state, meters=replace(state.meters, games=10**18))
    assert from_bytes(to_bytes(large)) == large


def test_an_old_journal_counts_as_if_it_had_been_written_today() -> None:
    meters = old_pipeline().state.meters
    assert (meters.bills, meters.games, meters.power_resets) == ({"10000": 1}, 2, 1)
    assert (meters.coin_in_cents, meters.coin_out_cents) == (2_00, 10_00)


def test_every_meter_has_a_name_of_its_own_on_the_sheet_and_on_paper(pipeline: Pipeline) -> None:
    named = [one.title for one in meter_sheet.lines(pipeline.state)]
    on_paper = [slips.row(name, "0" * meter_sheet.MIN_DIGITS) for name in named]
    assert len(set(named)) == len(set(on_paper)) == len(named)


def test_bills_stand_on_the_sheet_by_what_they_are_worth(pipeline: Pipeline) -> None:
    pipeline.feed(100).feed(5).feed(20)
    bills = [one.title for one in meter_sheet.lines(pipeline.state) if one.title.startswith("Bills of")]
    assert bills == ["Bills of $5.00", "Bills of $20.00", "Bills of $100.00"]
