"""A clock that was set, and disks that fill up: what stops, what goes on, and what ends it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports import BillOrder, BoardInputs, BoardOrder, Lamp, ValidatorOrder
from harness.scripted_pins import reserve
from terminal.cabinet.commands import (
    CallDice,
    CashOut,
    ClockFound,
    ConfirmClock,
    ConfirmHandPay,
    DiskFound,
    Instant,
    PlaceWager,
    Start,
    TakeDown,
    TimePasses,
)
from terminal.cabinet.environment import LIFE_MS, MADE_MS, latest
from terminal.cabinet.events import (
    ClockMoved,
    DiskStands,
    FaultsAcknowledged,
    TicketInSeen,
    TicketIssued,
    from_bytes,
)
from terminal.cabinet.fold import fold
from terminal.cabinet.hand_pay import attended_limit_cents
from terminal.cabinet.state.machine import AWAY_MS
from tests.cabinet.pipeline import NOON, PROFILE, Pipeline

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS


def move_clock(pipeline: Pipeline, ms: int, within_ms: int = 0) -> tuple[object, ...]:
    """The clock is set by so much, and that is found."""
    expected_ms = pipeline.now.at_ms
    pipeline.wait(ms)
    return pipeline.give(ClockFound(expected_ms, within_ms))


# The clock ------------------------------------------------------------------------------------------------------------


def test_a_clock_that_was_set_back_is_journaled_with_both_instants(pipeline: Pipeline) -> None:
    happened = move_clock(pipeline, -HOUR_MS)
    assert happened == (ClockMoved(NOON.at_ms, NOON.at_ms - HOUR_MS, -HOUR_MS),)
    assert pipeline.order("board") == BoardOrder(Lamp.FAULT)


@pytest.mark.parametrize("ms", [-HOUR_MS, HOUR_MS])
def test_while_the_clock_is_wrong_no_ticket_bears_its_date_and_an_attendant_pays(pipeline: Pipeline, ms: int) -> None:
    pipeline.feed(20)
    move_clock(pipeline, ms)
    pipeline.give(CashOut())
    assert not [event for event in pipeline.events if isinstance(event, TicketIssued)]
    assert pipeline.state.hand_pay.due[0].reason == "clock"
    refusal = pipeline.cabinet.refusal(pipeline.state, PlaceWager("field", 5_00))
    assert refusal is not None
    assert refusal.say.startswith("The clock is wrong, and a ticket of $20.00 would bear a wrong date")
    pipeline.report("board", BoardInputs((), ("attendant",)))
    pipeline.give(ConfirmHandPay(1))
    assert (pipeline.state.credit_cents, pipeline.state.meters.cancelled_cents) == (0, 20_00)


def test_while_the_clock_is_wrong_no_ticket_is_accepted_because_its_expiry_is_unknown(booked: Pipeline) -> None:
    move_clock(booked, HOUR_MS)
    booked.report("validator", ports.TicketEscrowed("001234567890123456"))
    assert isinstance(booked.events[-1], TicketInSeen)
    assert booked.order("validator") == ValidatorOrder(accept=True, bill=BillOrder.RETURN)


def test_bills_and_games_go_on_for_they_need_no_date(pipeline: Pipeline) -> None:
    move_clock(pipeline, -HOUR_MS)
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.roll(1, 2)
    assert pipeline.state.meters.games == 1


def test_the_throw_after_a_clock_was_set_back_has_a_new_number(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 5_00))
    pipeline.roll(3, 3)
    before = pipeline.state.dice.throws
    move_clock(pipeline, -365 * 24 * HOUR_MS)
    pipeline.roll(1, 2)
    assert pipeline.state.dice.throws > before


def test_a_clock_that_is_put_right_ends_it_by_itself(pipeline: Pipeline) -> None:
    move_clock(pipeline, -HOUR_MS)
    move_clock(pipeline, HOUR_MS + 2_000)
    assert pipeline.state.machine.clock is None
    assert pipeline.order("board") == BoardOrder(Lamp.OFF)


def test_a_clock_that_is_put_half_right_is_still_wrong(pipeline: Pipeline) -> None:
    move_clock(pipeline, -2 * HOUR_MS)
    move_clock(pipeline, HOUR_MS)
    assert pipeline.state.machine.clock is not None
    assert pipeline.state.machine.clock.off_ms == -HOUR_MS


def test_found_at_a_start_it_is_a_bound_and_a_clock_that_has_come_up_to_it_is_right(pipeline: Pipeline) -> None:
    """A clock whose battery was empty comes up in another year; the time without power was not measured."""
    move_clock(pipeline, -1_000 * HOUR_MS, AWAY_MS)
    move_clock(pipeline, 1_009 * HOUR_MS)
    assert pipeline.state.machine.clock is None


YEAR_MS = 365 * 24 * HOUR_MS


@pytest.mark.parametrize("days", [31, 71 * 365, 293 * 365])
def test_a_clock_that_jumped_forward_without_power_is_doubted_until_a_technician_confirms_it(days: int) -> None:
    pipeline = Pipeline().open_for_play()
    pipeline.wait(days * 24 * HOUR_MS).give(Start("again", clock=ClockFound(NOON.at_ms, AWAY_MS)))
    pipeline.open_for_play().feed(20).give(CashOut())
    assert pipeline.state.hand_pay.due[0].reason == "clock", "no ticket bears its date"
    pipeline.turn_keys("attendant")
    assert pipeline.state.machine.clock is not None
    pipeline.turn_keys("technician")
    assert pipeline.state.machine.clock is not None, "a key may be turned for any other reason"
    pipeline.give(ConfirmClock())
    assert pipeline.state.machine.clock is None


def test_the_doubt_of_a_start_outlives_the_next_one(pipeline: Pipeline) -> None:
    pipeline.wait(71 * YEAR_MS).give(Start("again", clock=ClockFound(NOON.at_ms, AWAY_MS)))
    pipeline.wait(HOUR_MS).give(Start("and again"))
    assert pipeline.state.machine.clock is not None


@pytest.mark.parametrize("days_away", [0, 12, 30])
def test_it_ends_by_itself_when_the_clock_shows_what_may_have_passed(pipeline: Pipeline, days_away: int) -> None:
    pipeline.wait(71 * YEAR_MS).give(Start("again", clock=ClockFound(NOON.at_ms, AWAY_MS)))
    move_clock(pipeline, days_away * 24 * HOUR_MS - 71 * YEAR_MS)
    assert pipeline.state.machine.clock is None


def test_it_ends_too_at_a_start_with_the_clock_put_right(pipeline: Pipeline) -> None:
    pipeline.wait(71 * YEAR_MS).give(Start("again", clock=ClockFound(NOON.at_ms, AWAY_MS)))
    wrong_ms = pipeline.now.at_ms
    pipeline.wait(2 * 24 * HOUR_MS - 71 * YEAR_MS).give(Start("and again", clock=ClockFound(wrong_ms, AWAY_MS)))
    assert pipeline.state.machine.clock is None


@pytest.mark.parametrize("days_off", [-1, 90])
def test_a_clock_that_is_put_to_another_wrong_time_is_still_doubted(pipeline: Pipeline, days_off: int) -> None:
    pipeline.wait(71 * YEAR_MS).give(Start("again", clock=ClockFound(NOON.at_ms, AWAY_MS)))
    move_clock(pipeline, days_off * 24 * HOUR_MS - 71 * YEAR_MS)
    assert pipeline.state.machine.clock is not None


@pytest.mark.parametrize("at_ms", [0, MADE_MS + LIFE_MS + YEAR_MS])
def test_a_first_start_at_an_absurd_time_is_a_fault_that_the_right_time_ends(at_ms: int) -> None:
    pipeline = Pipeline(Instant(at_ms))
    pipeline.give(Start("first", clock=ClockFound(MADE_MS, LIFE_MS)))
    assert pipeline.state.machine.clock is not None
    move_clock(pipeline, NOON.at_ms - at_ms)
    assert pipeline.state.machine.clock is None


def test_a_journal_from_before_there_was_a_bound_keeps_its_doubt_and_ends_it_as_ever(pipeline: Pipeline) -> None:
    old = (
        b'{"kind":"clock_moved","expected_ms":1790000000000,"found_ms":1789996400000,"off_ms":-3600000,"at_least":true}'
    )
    pipeline.state = fold(pipeline.state, from_bytes(old))
    assert pipeline.state.machine.clock is not None
    move_clock(pipeline, 9 * HOUR_MS)
    assert pipeline.state.machine.clock is None


def test_the_technicians_key_says_that_the_clock_is_right_as_it_is(pipeline: Pipeline) -> None:
    move_clock(pipeline, -HOUR_MS)
    pipeline.report("board", BoardInputs((), ("attendant",)))
    assert pipeline.state.machine.clock is not None
    pipeline.report("board", BoardInputs((), ("technician",)))
    assert pipeline.events[-1] == FaultsAcknowledged(("clock_off",), "technician")
    assert pipeline.state.machine.clock is None


def test_a_wrong_clock_stays_one_over_a_power_cut(pipeline: Pipeline) -> None:
    move_clock(pipeline, -HOUR_MS)
    pipeline.give(Start("again"))
    assert pipeline.state.machine.clock is not None


def test_a_reservation_keeps_the_time_that_it_had_left(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(reserve("1234"))
    assert pipeline.state.visit.reservation is not None
    left_ms = pipeline.state.visit.reservation.until_ms - pipeline.now.at_ms
    move_clock(pipeline, 5 * HOUR_MS)
    assert pipeline.give(TimePasses()) == ()
    assert pipeline.state.visit.reservation is not None
    assert pipeline.state.visit.reservation.until_ms - pipeline.now.at_ms == left_ms


def test_a_betting_time_keeps_the_time_that_it_had_left() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, mode="auto")).open_for_play().feed(20)
    pipeline.wait(10_000)
    assert pipeline.state.visit.betting_closes_ms is not None
    left_ms = pipeline.state.visit.betting_closes_ms - pipeline.now.at_ms
    move_clock(pipeline, 5 * HOUR_MS)
    assert pipeline.state.visit.betting_closes_ms - pipeline.now.at_ms == left_ms


def test_a_clock_that_was_set_back_brings_no_old_limit_back(pipeline: Pipeline) -> None:
    """The threshold that counts from a day on (regulation L3)."""
    profile = replace(PROFILE, attended_limits=(("2020-01-01", 1_200_00), ("2026-09-01", 2_000_00)))
    assert attended_limit_cents(profile, pipeline.now) == 2_000_00
    move_clock(pipeline, -90 * 24 * HOUR_MS)
    assert attended_limit_cents(profile, pipeline.now) == 1_200_00
    assert attended_limit_cents(profile, latest(pipeline.state, pipeline.now)) == 2_000_00


def test_a_clock_that_is_right_or_ahead_is_taken_at_its_word(pipeline: Pipeline) -> None:
    assert latest(pipeline.state, pipeline.now) == pipeline.now
    move_clock(pipeline, HOUR_MS)
    assert latest(pipeline.state, pipeline.now) == Instant(pipeline.now.at_ms, 0)


# The disks ------------------------------------------------------------------------------------------------------------


def test_short_room_on_either_device_warns_the_staff_and_stops_nothing(pipeline: Pipeline) -> None:
    assert pipeline.give(DiskFound(50_000, 999)) == (DiskStands("low", 50_000, 999),)
    assert pipeline.order("board") == BoardOrder(Lamp.CALL)
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.roll(1, 2)


def test_before_it_is_too_late_no_game_begins_and_no_money_is_taken(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(DiskFound(199, 50_000))
    assert pipeline.refused(CallDice()) == "disk"
    assert pipeline.order("validator") == ValidatorOrder(accept=False)
    assert pipeline.order("board") == BoardOrder(Lamp.DISABLED)
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert pipeline.state.acceptor.bill is not None
    assert pipeline.state.acceptor.bill.fate == "return"


def test_what_is_under_way_is_still_booked(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.give(DiskFound(100, 100))
    pipeline.report("validator", ports.BillStacked())
    pipeline.throw(1, 2)
    assert pipeline.state.credit_cents == 45_00
    assert pipeline.state.dice.throw is None


def test_the_player_may_take_bets_down_and_cash_out(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(DiskFound(100, 100))
    pipeline.give(TakeDown("field"))
    pipeline.give(CashOut())
    assert pipeline.state.ticketing.ticket is not None


def test_no_betting_time_begins_that_cannot_be_played() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, mode="auto")).open_for_play()
    pipeline.give(DiskFound(100, 100))
    pipeline.give(TimePasses())
    assert pipeline.state.visit.betting_closes_ms is None


def test_it_ends_by_itself_when_there_is_room_and_does_not_come_and_go(pipeline: Pipeline) -> None:
    pipeline.give(DiskFound(199, 5_000))
    assert pipeline.give(DiskFound(210, 5_000)) == ()
    assert pipeline.give(DiskFound(220, 5_000)) == (DiskStands("low", 220, 5_000),)
    assert pipeline.give(DiskFound(1_099, 5_000)) == ()
    assert pipeline.give(DiskFound(1_100, 5_000)) == (DiskStands("", 1_100, 5_000),)
    assert pipeline.order("board") == BoardOrder(Lamp.OFF)
