"""The timers beside the betting time: bets are closed before the throw, and the result is shown after it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import (
    CallDice,
    CashOut,
    ClearAll,
    ClockFound,
    PlaceWager,
    SetOption,
    Start,
    TimePasses,
)
from terminal.cabinet.events import (
    BetsMoved,
    BettingOpened,
    BettingPaused,
    ClocksStopped,
    DiceCalled,
    from_bytes,
    to_bytes,
)
from terminal.cabinet.fold import fold
from terminal.recall.describe import describe
from terminal.rules.craps.records import CommissionDeclined
from terminal.settings.sections.game import Mode
from tests.cabinet.pipeline import NOON, PROFILE, Pipeline

BET_MS = 25_000
CLOSED_MS = 4_000
SHOW_MS = 6_000
TIMED = replace(PROFILE, mode="auto", closed_ms=CLOSED_MS, show_ms=SHOW_MS, keep_bets=True)


@pytest.fixture
def auto() -> Pipeline:
    """A table with both timers, 50.00 in credit and 5.00 on the field; the betting time has just begun."""
    pipeline = Pipeline(profile=TIMED).open_for_play().feed(50)
    pipeline.give(PlaceWager("field", 5_00))
    return pipeline


@pytest.fixture
def closed(auto: Pipeline) -> Pipeline:
    """The betting time is over, and bets are closed."""
    auto.wait(BET_MS).give(TimePasses())
    return auto


@pytest.fixture
def shown(auto: Pipeline) -> Pipeline:
    """The player has rolled 3 and 1, and the result is shown."""
    return auto.roll(3, 1)


def ends_in(pipeline: Pipeline) -> int | None:
    """How long the pause lasts still; None without one."""
    pause = pipeline.state.visit.pause
    return None if pause is None else pause.until_ms - pipeline.now.at_ms


def closes_in(pipeline: Pipeline) -> int | None:
    closes_ms = pipeline.state.visit.betting_closes_ms
    return None if closes_ms is None else closes_ms - pipeline.now.at_ms


def test_at_the_end_of_the_betting_time_bets_are_closed_and_no_dice_are_called_yet(auto: Pipeline) -> None:
    assert auto.wait(BET_MS).give(TimePasses()) == (BettingPaused("closed", auto.now.at_ms + CLOSED_MS),)
    assert auto.state.dice.throw is None
    assert (closes_in(auto), ends_in(auto)) == (None, CLOSED_MS)


@pytest.mark.parametrize("touch", [PlaceWager("field", 5_00), ClearAll(), CallDice(), CashOut()])
def test_while_bets_are_closed_nothing_on_the_felt_moves(closed: Pipeline, touch: PlaceWager) -> None:
    refusal = closed.cabinet.refusal(closed.state, touch)
    assert refusal is not None
    assert (refusal.code, refusal.say) == ("bets_closed", "No more bets: the dice are thrown in a moment.")
    assert closed.refused(touch) == "bets_closed"
    granted = closed.cabinet.grants(closed.state).refusal(touch)
    assert granted is not None
    assert granted.say == refusal.say


def test_the_answers_of_the_betting_time_do_not_hold_while_bets_are_closed(auto: Pipeline) -> None:
    before = auto.cabinet.grants(auto.state)
    assert before.refusal(ClearAll()) is None
    auto.wait(BET_MS).give(TimePasses())
    assert auto.cabinet.grants(auto.state, before).refusal(ClearAll()) is not None


def test_bills_and_options_are_accepted_while_bets_are_closed(closed: Pipeline) -> None:
    closed.feed(20).give(SetOption("text_scale", "115"))
    assert (closed.state.credit_cents, ends_in(closed)) == (70_00, CLOSED_MS)


def test_the_dice_are_called_at_its_end_and_not_before(closed: Pipeline) -> None:
    assert closed.cabinet.alarm_ms(closed.state, closed.now) == closed.now.at_ms + CLOSED_MS
    assert closed.wait(CLOSED_MS - 1).give(TimePasses()) == ()
    assert [type(event) for event in closed.wait(1).give(TimePasses())] == [DiceCalled]
    assert ends_in(closed) is None


def test_an_unanswered_commission_is_declined_when_bets_close_and_not_when_the_dice_are_called(auto: Pipeline) -> None:
    auto.give(PlaceWager("buy@4", 20_00))
    declined, paused = auto.wait(BET_MS).give(TimePasses())
    assert declined == BetsMoved(CommissionDeclined())
    assert isinstance(paused, BettingPaused)
    assert [type(event) for event in auto.wait(CLOSED_MS).give(TimePasses())] == [DiceCalled]


def test_without_a_valid_bet_bets_are_not_closed_and_the_time_runs_once_more(auto: Pipeline) -> None:
    auto.give(ClearAll())
    assert auto.wait(BET_MS).give(TimePasses()) == (BettingOpened(auto.now.at_ms + BET_MS),)


def test_a_player_who_rolls_before_the_time_is_over_does_not_wait(auto: Pipeline) -> None:
    assert [type(event) for event in auto.give(CallDice())] == [DiceCalled]


def test_dice_that_fail_while_bets_are_closed_give_the_player_the_time_again(closed: Pipeline) -> None:
    closed.report("dice", ports.DiceFault("lid", message("dice.lid")))
    assert ends_in(closed) is None
    closed.wait(60_000).report("dice", ports.DiceReady())
    assert (ends_in(closed), closes_in(closed)) == (None, BET_MS)
    assert closed.state.felt.bets == {"field": 5_00}


def test_after_a_roll_its_result_is_shown_before_a_betting_time_begins(auto: Pipeline) -> None:
    auto.roll(3, 1)
    assert auto.events[-1] == BettingPaused("show", auto.now.at_ms + SHOW_MS)
    assert (closes_in(auto), ends_in(auto)) == (None, SHOW_MS)
    assert auto.cabinet.alarm_ms(auto.state, auto.now) == auto.now.at_ms + SHOW_MS
    assert auto.wait(SHOW_MS - 1).give(TimePasses()) == ()
    assert auto.wait(1).give(TimePasses()) == (BettingOpened(auto.now.at_ms + BET_MS),)
    assert (closes_in(auto), ends_in(auto)) == (BET_MS, None)


def test_while_the_result_is_shown_bets_are_refused_and_the_player_is_told_when_they_open(shown: Pipeline) -> None:
    refusal = shown.cabinet.refusal(shown.state, PlaceWager("field", 5_00))
    assert refusal is not None
    assert (refusal.code, refusal.say) == ("bets_closed", "The last roll is still shown: bets open in a moment.")


@pytest.mark.parametrize("mode", ["auto", "video"])
def test_the_result_is_shown_in_every_mode_with_betting_times(mode: Mode) -> None:
    pipeline = Pipeline(profile=replace(TIMED, mode=mode)).open_for_play().feed(50)
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    pipeline.throw(3, 1)
    assert ends_in(pipeline) == SHOW_MS


def test_where_the_player_rolls_no_result_makes_the_player_wait() -> None:
    pipeline = Pipeline(profile=replace(TIMED, mode="roll")).open_for_play().feed(50)
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.roll(3, 1)
    assert ends_in(pipeline) is None
    pipeline.give(PlaceWager("field", 5_00))


def test_the_first_money_opens_a_betting_time_at_once() -> None:
    pipeline = Pipeline(profile=TIMED).open_for_play().feed(50)
    assert (closes_in(pipeline), ends_in(pipeline)) == (BET_MS, None)


def test_bets_that_are_repeated_automatically_go_up_once_the_result_was_shown() -> None:
    pipeline = Pipeline(profile=TIMED).open_for_play().feed(50)
    pipeline.give(SetOption("keep_bets", "yes"))
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.roll(1, 4)  # the field loses
    assert pipeline.state.visit.repeating.plan is not None
    assert pipeline.state.visit.repeating.plan.at_ms == pipeline.now.at_ms + SHOW_MS
    pipeline.wait(SHOW_MS)
    assert [type(event) for event in pipeline.give(TimePasses())] == [BettingOpened]
    assert [type(event) for event in pipeline.give(TimePasses())] == [BetsMoved]
    assert pipeline.state.felt.bets == {"field": 5_00}


def test_a_turned_staff_key_stops_both_timers_and_they_go_on_with_the_time_they_had(closed: Pipeline) -> None:
    closed.wait(1_000)
    happened = closed.report("board", ports.BoardInputs((), ("attendant",)))
    assert any(isinstance(event, ClocksStopped) for event in happened)
    assert closed.wait(60_000).give(TimePasses()) == ()
    closed.report("board", ports.BoardInputs((), ()))
    assert ends_in(closed) == CLOSED_MS - 1_000


def test_a_clock_that_is_corrected_changes_nothing_of_the_time_left(closed: Pipeline) -> None:
    right_ms = closed.wait(1_000).now.at_ms
    closed.wait(3_600_000).give(ClockFound(right_ms))
    assert ends_in(closed) == CLOSED_MS - 1_000


def test_a_clock_that_was_set_back_lets_no_wait_last_for_ever(closed: Pipeline) -> None:
    closed.wait(-3_600_000)
    assert [type(event) for event in closed.give(TimePasses())] == [DiceCalled]


def test_an_open_door_ends_a_pause_and_a_betting_time_follows(shown: Pipeline) -> None:
    shown.report("board", ports.BoardInputs(("main",), ()))
    assert ends_in(shown) is None
    shown.report("board", ports.BoardInputs((), ()))
    assert closes_in(shown) == BET_MS


def test_after_a_power_cut_while_bets_were_closed_the_player_has_the_betting_time_again(closed: Pipeline) -> None:
    closed.give(Start("again"))
    assert ends_in(closed) is None
    closed.wait(5_000).open_for_play()
    assert (closes_in(closed), closed.state.felt.bets) == (BET_MS, {"field": 5_00})


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (BettingPaused("closed", 1), "Bets are closed; the dice are thrown at the end of this time"),
        (BettingPaused("show", 1), "The result is shown; then the next betting time begins"),
    ],
)
def test_the_journal_describes_both(event: BettingPaused, sentence: str) -> None:
    assert describe(from_bytes(to_bytes(event))).phrase.say == sentence


def test_a_pause_of_the_journal_is_folded_whatever_the_parameters_say_today(auto: Pipeline) -> None:
    state = fold(auto.state, BettingPaused("show", NOON.at_ms + 99_000))
    assert state.visit.pause is not None
    assert state.visit.betting_closes_ms is None
