"""Game timers: in auto and video mode the player has so long to place bets (Interblock's description, 1.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import come_back, reserve
from terminal.cabinet.commands import (
    CallDice,
    CashOut,
    ClearAll,
    PlaceWager,
    Start,
    TimePasses,
)
from terminal.cabinet.events import BetsMoved, BettingOpened, DiceCalled
from terminal.rules.craps.records import CommissionDeclined
from terminal.settings.sections.game import Mode
from tests.cabinet.pipeline import NEXT_DAY_MS, NOON, PROFILE, Pipeline

BET_MS = 25_000
TIMED: tuple[Literal["auto", "video"], ...] = ("auto", "video")


def pipeline_in(mode: Mode) -> Pipeline:
    """An open table in this mode, without credit."""
    return Pipeline(profile=replace(PROFILE, mode=mode)).open_for_play()


@pytest.fixture
def auto() -> Pipeline:
    """A table at which the clock closes the bets, with 50.00 in credit."""
    return pipeline_in("auto").feed(50)


def closes_in(pipeline: Pipeline) -> int | None:
    """How long bets are open still; None when no betting time is running."""
    closes_ms = pipeline.state.visit.betting_closes_ms
    return None if closes_ms is None else closes_ms - pipeline.now.at_ms


def test_where_the_player_rolls_nothing_is_timed(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("field", 5_00))
    assert (closes_in(pipeline), pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)) == (None, NEXT_DAY_MS)
    assert pipeline.give(TimePasses()) == ()
    pipeline.roll(3, 4)
    assert not any(isinstance(event, BettingOpened) for event in pipeline.events)


@pytest.mark.parametrize("mode", TIMED)
def test_a_betting_time_opens_with_the_first_money(mode: Mode) -> None:
    pipeline = pipeline_in(mode)
    assert closes_in(pipeline) is None
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert pipeline.report("validator", ports.BillStacked())[-1] == BettingOpened(NOON.at_ms + BET_MS)
    assert closes_in(pipeline) == BET_MS


def test_in_the_instant_in_which_it_opened_it_is_not_opened_again(auto: Pipeline) -> None:
    assert closes_in(auto) == BET_MS
    assert auto.give(TimePasses()) == ()


def test_more_money_does_not_prolong_it(auto: Pipeline) -> None:
    auto.wait(10_000).feed(20)
    assert closes_in(auto) == BET_MS - 10_000


def test_the_clock_closes_the_bets_and_calls_the_dice_at_its_end_and_not_before(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    assert auto.cabinet.alarm_ms(auto.state, auto.now) == NOON.at_ms + BET_MS
    auto.wait(BET_MS - 1)
    assert auto.give(TimePasses()) == ()
    auto.wait(1)
    assert [type(event) for event in auto.give(TimePasses())] == [DiceCalled]
    assert (auto.state.visit.betting_closes_ms, auto.cabinet.alarm_ms(auto.state, auto.now)) == (None, NEXT_DAY_MS)
    assert auto.refused(PlaceWager("field", 5_00)) == "bets_closed"


def test_when_the_dice_lie_a_fresh_betting_time_opens(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    auto.wait(BET_MS).give(TimePasses())
    auto.wait(4_000).throw(1, 3)
    assert closes_in(auto) == BET_MS


def test_without_a_valid_bet_the_player_has_the_time_once_more(auto: Pipeline) -> None:
    auto.wait(BET_MS)
    assert auto.give(TimePasses()) == (BettingOpened(auto.now.at_ms + BET_MS),)
    assert auto.state.dice.throw is None


def test_the_player_may_roll_before_the_time_is_over(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    auto.roll(3, 4)
    assert closes_in(auto) == BET_MS


def test_an_unanswered_commission_is_declined_when_the_bets_close(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    auto.give(PlaceWager("buy@4", 20_00))
    declined, called = auto.wait(BET_MS).give(TimePasses())
    assert declined == BetsMoved(CommissionDeclined())
    assert isinstance(called, DiceCalled)
    assert auto.state.felt.bets == {"field": 5_00}


def test_a_question_stays_open_where_nothing_else_is_bet(auto: Pipeline) -> None:
    auto.give(PlaceWager("buy@4", 20_00))
    assert auto.wait(BET_MS).give(TimePasses()) == (BettingOpened(auto.now.at_ms + BET_MS),)
    assert auto.state.felt.asked is not None


def test_an_open_door_ends_the_betting_time_and_a_fresh_one_opens_when_it_is_shut(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    auto.wait(20_000).report("board", ports.BoardInputs(("main",), ()))
    assert (closes_in(auto), auto.cabinet.alarm_ms(auto.state, auto.now)) == (None, NEXT_DAY_MS)
    assert auto.wait(60_000).give(TimePasses()) == ()
    auto.report("board", ports.BoardInputs((), ()))
    assert closes_in(auto) == BET_MS


def test_dice_that_cannot_be_thrown_end_it_too(auto: Pipeline) -> None:
    auto.report("dice", ports.Lost(message("device.not_plugged_in")))
    assert closes_in(auto) is None
    auto.report("dice", ports.Back("twin"))
    assert closes_in(auto) is None
    auto.wait(5_000).report("dice", ports.DiceReady())
    assert closes_in(auto) == BET_MS


def test_a_reserved_station_has_none_until_its_player_is_back(auto: Pipeline) -> None:
    auto.give(reserve("4711"))
    assert closes_in(auto) is None
    auto.wait(60_000).give(come_back("4711"))
    assert closes_in(auto) == BET_MS


def test_a_station_is_not_reserved_while_the_clock_would_roll_for_the_player(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    assert auto.refused(reserve("4711")) == "bets_up"


def test_it_ends_with_the_credit(auto: Pipeline) -> None:
    auto.give(CashOut())
    assert (closes_in(auto), auto.cabinet.alarm_ms(auto.state, auto.now)) == (None, NEXT_DAY_MS)


def test_the_start_of_the_program_opens_a_fresh_one(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    auto.wait(20_000).give(Start("again"))
    assert closes_in(auto) is None
    auto.wait(5_000).open_for_play()
    assert closes_in(auto) == BET_MS


def test_after_three_void_throws_the_player_has_a_fresh_one(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    auto.give(CallDice())
    for _ in range(3):
        assert auto.state.dice.throw is not None
        auto.report("dice", ports.ThrowVoid(auto.state.dice.throw, message("dice.cocked")))
    assert closes_in(auto) == BET_MS


def test_a_clock_that_is_set_back_neither_closes_early_nor_makes_anybody_wait_for_ever(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    auto.wait(-3_600_000)
    assert auto.cabinet.betting_left_ms(auto.state, auto.now.at_ms) == BET_MS
    assert auto.give(TimePasses()) == (BettingOpened(auto.now.at_ms + BET_MS),)
    assert auto.state.dice.throw is None


def test_a_time_that_is_over_closes_the_bets_however_late_the_clock_is_asked(auto: Pipeline) -> None:
    auto.give(PlaceWager("field", 5_00))
    assert auto.cabinet.betting_left_ms(auto.state, auto.now.at_ms + BET_MS + 1) == 0
    auto.wait(BET_MS + 3_600_000).give(TimePasses())
    assert auto.state.dice.throw is not None


def test_bets_may_be_placed_and_taken_down_all_the_time(auto: Pipeline) -> None:
    for _ in range(3):
        auto.give(PlaceWager("field", 5_00))
        auto.wait(7_000).give(ClearAll())
    assert (auto.state.bet_cents, closes_in(auto)) == (0, BET_MS - 21_000)
