"""A turned staff key stops money and play, and turned back leaves everything as it was (regulation 547.8(c))."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from drivers import ports
from drivers.ports import BillOrder, DiceOrder, ValidatorOrder
from drivers.ports import authority as a
from drivers.ports.message import message
from harness.scripted_pins import reserve
from terminal.cabinet import commands as c
from terminal.cabinet.events import BetsMoved, ClocksResumed, ClocksStopped, DiceCalled, StationReturned
from terminal.cabinet.orders import authority_order
from terminal.cabinet.state import from_bytes, to_bytes
from tests.cabinet.pipeline import NEXT_DAY_MS, PROFILE, Pipeline

KEYS = ("attendant", "technician")
BET_MS = PROFILE.bet_ms
VALIDATION = "000000000000000001"


@pytest.fixture
def auto() -> Pipeline:
    """A table at which the clock closes the bets, with 50.00 in credit and 5.00 of it on the field."""
    pipeline = Pipeline(profile=replace(PROFILE, mode="auto")).open_for_play().feed(50)
    pipeline.give(c.PlaceWager("field", 5_00))
    return pipeline


def left_ms(pipeline: Pipeline) -> int | None:
    """What is left of the betting time, as the player sees it."""
    return pipeline.cabinet.betting_left_ms(pipeline.state, pipeline.now.at_ms)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    "touch",
    [
        c.PlaceWager("field", 5_00),
        c.TakeDown("field"),
        c.Undo(),
        c.Redo(),
        c.Repeat(),
        c.Double(),
        c.ClearLast(),
        c.ClearAll(),
        c.Spread("across", 5_00),
        c.SetBets(on=False),
        c.CallDice(),
        c.CashOut(),
        reserve("4711"),
    ],
    ids=lambda touch: type(touch).__name__,
)
def test_no_bet_no_dice_and_no_cash_out_while_a_key_is_turned(pipeline: Pipeline, key: str, touch: c.Touch) -> None:
    pipeline.feed(50).give(c.PlaceWager("field", 5_00))
    pipeline.turn_keys(key)
    before = pipeline.state
    assert pipeline.refused(touch) == "staff"
    refusal = pipeline.cabinet.refusal(before, touch)
    assert refusal is not None
    assert refusal.say == "A staff key is turned: play goes on when it is turned back."
    assert pipeline.state == before


@pytest.mark.parametrize("key", KEYS)
def test_the_key_turned_back_leaves_everything_as_it_was(auto: Pipeline, key: str) -> None:
    before = auto.wait(10_000).state
    auto.turn_keys(key)
    auto.wait(3_600_000).turn_keys()
    assert before.visit.betting_closes_ms is not None
    assert before.visit.stay is not None
    closes_ms, began_ms = before.visit.betting_closes_ms + 3_600_000, before.visit.stay.began_ms + 3_600_000
    stay = msgspec.structs.replace(before.visit.stay, began_ms=began_ms, played_since_ms=began_ms)
    later = msgspec.structs.replace(before.visit, betting_closes_ms=closes_ms, stay=stay)
    assert auto.state == msgspec.structs.replace(before, visit=later)
    assert [type(event) for event in auto.give(c.CallDice())] == [DiceCalled]


@pytest.mark.parametrize("key", KEYS)
def test_the_acceptor_is_inhibited_and_what_is_fed_in_all_the_same_goes_back(pipeline: Pipeline, key: str) -> None:
    pipeline.turn_keys(key)
    assert pipeline.order("validator") == ValidatorOrder(accept=False)
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert pipeline.order("validator") == ValidatorOrder(False, BillOrder.RETURN)
    pipeline.report("validator", ports.BillReturned())
    assert pipeline.state.credit_cents == 0
    pipeline.turn_keys()
    assert pipeline.order("validator") == ValidatorOrder(accept=True)


def test_a_bill_on_its_way_into_the_stacker_is_finished_and_credited(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.turn_keys("attendant")
    assert pipeline.order("validator") == ValidatorOrder(False, BillOrder.STACK)
    pipeline.report("validator", ports.BillStacked())
    assert pipeline.state.credit_cents == 20_00


@pytest.mark.parametrize("key", KEYS)
def test_no_authority_is_asked_about_a_ticket_while_a_key_is_turned(booked: Pipeline, key: str) -> None:
    booked.turn_keys(key)
    booked.report("validator", ports.TicketEscrowed(VALIDATION))
    assert authority_order(booked.state).requests == ()
    assert booked.order("validator") == ValidatorOrder(False, BillOrder.RETURN)


@pytest.mark.parametrize("key", KEYS)
def test_a_ticket_goes_back_if_a_key_is_turned_between_the_question_and_the_yes(booked: Pipeline, key: str) -> None:
    booked.report("validator", ports.TicketEscrowed(VALIDATION))
    assert booked.state.acceptor.ticket_in is not None
    booked.turn_keys(key)
    booked.give(c.FromDevice("authority", a.Honoured(booked.state.acceptor.ticket_in.number, VALIDATION, 20_00)))
    assert booked.order("validator") == ValidatorOrder(False, BillOrder.RETURN)


def test_a_ticket_that_is_being_stacked_is_finished_and_credited(booked: Pipeline) -> None:
    booked.report("validator", ports.TicketEscrowed(VALIDATION))
    assert booked.state.acceptor.ticket_in is not None
    booked.give(c.FromDevice("authority", a.Honoured(booked.state.acceptor.ticket_in.number, VALIDATION, 20_00)))
    booked.turn_keys("attendant")
    booked.report("validator", ports.BillStacked())
    assert booked.state.credit_cents == 20_00


def test_a_ticket_that_is_being_printed_comes_out(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(c.CashOut())
    pipeline.turn_keys("technician")
    assert pipeline.order("printer") != ports.PrinterOrder(None)
    pipeline.report("printer", ports.TicketPrinted(1))
    assert (pipeline.state.ticketing.ticket, pipeline.state.meters.tickets_out_cents) == (None, 20_00)


@pytest.mark.parametrize("key", KEYS)
def test_a_throw_that_is_out_is_finished_and_booked_and_no_other_begins(auto: Pipeline, key: str) -> None:
    auto.give(c.CallDice())
    auto.turn_keys(key)
    assert auto.order("dice") == DiceOrder(auto.state.dice.throw)
    auto.throw(1, 2)
    assert auto.state.credit_cents == 50_00 + 5_00
    assert (auto.order("dice"), left_ms(auto)) == (DiceOrder(None), None)
    auto.wait(3 * BET_MS)
    assert auto.give(c.TimePasses()) == ()
    auto.turn_keys()
    assert left_ms(auto) == BET_MS


def test_a_void_throw_is_thrown_again_for_it_is_still_out(auto: Pipeline) -> None:
    auto.give(c.CallDice())
    first = auto.state.dice.throw
    assert first is not None
    auto.turn_keys("attendant")
    auto.report("dice", ports.ThrowVoid(first, message("dice.cocked")))
    assert auto.order("dice") == DiceOrder(first + 1)


@pytest.mark.parametrize("key", KEYS)
def test_the_betting_time_rests_under_the_key_and_goes_on_with_what_it_had_left(auto: Pipeline, key: str) -> None:
    auto.wait(10_000)
    stopped, *_ = auto.turn_keys(key)
    assert stopped == ClocksStopped(auto.now.at_ms)
    assert auto.cabinet.alarm_ms(auto.state, auto.now) == NEXT_DAY_MS
    auto.wait(600_000)
    assert auto.give(c.TimePasses()) == ()
    assert left_ms(auto) == BET_MS - 10_000
    assert auto.turn_keys()[-1] == ClocksResumed(auto.now.at_ms)
    assert left_ms(auto) == BET_MS - 10_000
    assert auto.cabinet.alarm_ms(auto.state, auto.now) == auto.now.at_ms + BET_MS - 10_000


def test_the_second_key_and_an_opened_door_change_nothing_of_what_is_left(auto: Pipeline) -> None:
    auto.wait(10_000).turn_keys("technician")
    auto.wait(1_000).turn_keys("attendant", "technician")
    auto.wait(1_000).report("board", ports.BoardInputs(("main",), ("attendant",)))
    auto.wait(1_000).turn_keys("attendant")
    auto.wait(1_000).turn_keys()
    assert left_ms(auto) == BET_MS - 10_000


def test_what_was_left_outlives_a_power_cut_under_the_key(auto: Pipeline) -> None:
    """After the power cut the board says where the keys are; until no key is turned the clock rests."""
    auto.wait(10_000).turn_keys("attendant")
    auto.state = from_bytes(to_bytes(auto.state))
    auto.wait(60_000).give(c.Start("again"))
    assert left_ms(auto) == BET_MS - 10_000
    auto.open_with("attendant")
    auto.wait(60_000)
    assert auto.give(c.TimePasses()) == ()
    assert left_ms(auto) == BET_MS - 10_000
    assert auto.refused(c.CallDice()) == "staff"
    auto.turn_keys()
    assert left_ms(auto) == BET_MS - 10_000


def test_a_key_turned_back_without_power_lets_play_go_on_at_the_start(auto: Pipeline) -> None:
    auto.turn_keys("attendant")
    auto.wait(60_000).give(c.Start("again"))
    auto.open_for_play()
    assert (auto.state.machine.clocks_stopped_ms, left_ms(auto)) == (None, BET_MS)
    auto.give(c.CallDice())


def test_a_key_that_the_board_does_not_see_any_more_is_waited_for(auto: Pipeline) -> None:
    auto.wait(10_000).turn_keys("attendant")
    auto.report("board", ports.Lost(message("device.not_plugged_in")))
    assert auto.refused(c.CallDice()) == "device"
    auto.wait(10_000).report("board", ports.Back("twin"))
    auto.turn_keys()
    assert left_ms(auto) == BET_MS - 10_000


def test_a_clock_that_is_set_under_the_key_takes_nothing_away(auto: Pipeline) -> None:
    auto.wait(10_000).turn_keys("attendant")
    expected_ms = auto.now.at_ms
    auto.wait(7_200_000).give(c.ClockFound(expected_ms))
    auto.turn_keys()
    assert left_ms(auto) == BET_MS - 10_000


def test_a_betting_time_whose_player_was_paid_by_hand_does_not_come_back(auto: Pipeline) -> None:
    auto.give(c.ClearAll())
    auto.turn_keys("attendant")
    auto.give(c.CancelCredit())
    auto.give(c.ConfirmHandPay(1))
    auto.turn_keys()
    assert (left_ms(auto), auto.state.machine.clocks_stopped_ms) == (None, None)


def test_a_reserved_station_waits_as_much_longer_as_the_technicians_key_was_turned(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(reserve("4711"))
    pipeline.wait(PROFILE.reserve_ms - 1_000).turn_keys("technician")
    pipeline.wait(600_000)
    assert pipeline.give(c.TimePasses()) == ()
    pipeline.turn_keys()
    pipeline.wait(999)
    assert pipeline.give(c.TimePasses()) == ()
    pipeline.wait(1)
    assert pipeline.give(c.TimePasses()) == (StationReturned("time"),)


def test_the_staff_still_works_and_the_player_still_calls_and_chooses_a_language(pipeline: Pipeline) -> None:
    pipeline.feed(20).turn_keys("attendant")
    pipeline.give(c.CallAttendant(on=True))
    pipeline.give(c.SetOption("language", "en"))
    pipeline.give(c.CancelCredit())
    pipeline.give(c.ConfirmHandPay(1))
    pipeline.give(c.EndPeriod(1))
    assert pipeline.state.credit_cents == 0


def test_where_nothing_is_timed_no_clock_stops(pipeline: Pipeline) -> None:
    happened = (*pipeline.feed(20).turn_keys("attendant"), *pipeline.turn_keys())
    assert not any(isinstance(event, ClocksStopped | ClocksResumed | BetsMoved) for event in happened)


@pytest.mark.parametrize("key", KEYS)
def test_after_a_power_cut_no_key_is_turned_before_the_board_has_seen_it(pipeline: Pipeline, key: str) -> None:
    """A key that was taken out without power leaves no cabinet open."""
    pipeline.turn_keys(*KEYS)
    pipeline.give(c.Start("again"))
    assert not pipeline.state.machine.keys_turned
    assert pipeline.refused(c.EndPeriod(1)) == "key"
    assert pipeline.open_with(key).state.machine.keys_turned == (key,)


def test_a_key_that_is_still_turned_after_a_power_cut_opens_what_it_opened(pipeline: Pipeline) -> None:
    pipeline.turn_keys("attendant")
    pipeline.give(c.Start("again"))
    pipeline.open_with("attendant")
    pipeline.give(c.EndPeriod(1))
