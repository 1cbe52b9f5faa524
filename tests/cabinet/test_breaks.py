"""Breaks in play: no bet and no dice for some minutes, after so much play or when the player wants one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports import ValidatorOrder
from harness.scripted_pins import come_back, reserve
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.recall.describe import describe
from terminal.settings.reading import contradictions
from tests.cabinet.pipeline import PROFILE, Pipeline

MINUTE_MS = 60_000
HOUSE = replace(PROFILE, break_ms=10 * MINUTE_MS, break_after_ms=60 * MINUTE_MS, auto_repeat=True, reserve_ms=600_000)
TIMED = replace(HOUSE, mode="auto", bet_ms=25_000, closed_ms=4_000, show_ms=6_000)


@pytest.fixture
def player() -> Pipeline:
    """A player with 100.00, of which 10.00 are on the pass line."""
    pipeline = Pipeline(profile=HOUSE).open_for_play().feed(100)
    pipeline.give(c.PlaceWager("pass_line", 10_00))
    return pipeline


@pytest.fixture
def resting(player: Pipeline) -> Pipeline:
    """The same player after an hour, in a break."""
    player.wait(60 * MINUTE_MS).give(c.TimePasses())
    assert player.state.visit.play_break is not None
    return player


def due_in(pipeline: Pipeline) -> int | None:
    """How long until the alarm."""
    at_ms = pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)
    return None if at_ms is None else at_ms - pipeline.now.at_ms


def test_as_shipped_there_are_none() -> None:
    pipeline = Pipeline(profile=PROFILE).open_for_play().feed(100)
    assert pipeline.refused(c.TakeBreak()) == "not_offered"
    assert pipeline.wait(10 * 3_600_000).give(c.TimePasses()) == ()


def test_one_begins_after_so_much_play_and_ends_after_its_time(player: Pipeline) -> None:
    assert due_in(player) == 60 * MINUTE_MS
    player.wait(60 * MINUTE_MS)
    assert player.give(c.TimePasses()) == (e.BreakBegan("time", player.now.at_ms, player.now.at_ms + 10 * MINUTE_MS),)
    assert player.wait(10 * MINUTE_MS - 1).give(c.TimePasses()) == ()
    assert player.wait(1).give(c.TimePasses()) == (e.BreakEnded(player.now.at_ms),)
    assert due_in(player) == 60 * MINUTE_MS


def test_without_bets_the_break_is_the_reason_why_no_dice_are_thrown() -> None:
    """A bet that is missing could not be placed."""
    pipeline = Pipeline(profile=HOUSE).open_for_play().feed(100)
    assert pipeline.refused(c.CallDice()) == "bets_not_valid"
    pipeline.give(c.TakeBreak())
    assert pipeline.refused(c.CallDice()) == "break"


def test_no_bet_is_taken_and_no_dice_are_thrown(resting: Pipeline) -> None:
    for touch in (c.PlaceWager("field", 1_00), c.CallDice(), c.Double(), c.StartAutoRepeat(), c.TakeBreak()):
        assert resting.refused(touch) == "break"
    order = resting.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert not order.accept


def test_bets_stay_up_can_be_taken_down_and_play_goes_on_afterwards(resting: Pipeline) -> None:
    assert resting.state.felt.bets == {"pass_line": 10_00}
    resting.wait(10 * MINUTE_MS).give(c.TimePasses())
    resting.roll(3, 4)
    assert resting.state.credit_cents == 110_00


def test_a_cash_out_works_and_ends_it(resting: Pipeline) -> None:
    assert resting.refused(c.CashOut()) == "bets_up"
    resting.give(c.ClearAll())
    resting.give(c.CashOut())
    assert resting.state.visit.play_break is None
    resting.report("printer", ports.TicketPrinted(1))
    resting.feed(20).give(c.PlaceWager("field", 5_00))
    assert due_in(resting) == 60 * MINUTE_MS


def test_dice_that_are_out_are_finished_first(player: Pipeline) -> None:
    player.give(c.CallDice())
    assert player.wait(60 * MINUTE_MS).give(c.TimePasses()) == ()
    player.throw(3, 1)
    assert isinstance(player.give(c.TimePasses())[-1], e.BreakBegan)


def test_the_player_takes_one_at_any_time(player: Pipeline) -> None:
    assert player.give(c.TakeBreak()) == (e.BreakBegan("player", player.now.at_ms, player.now.at_ms + 10 * MINUTE_MS),)
    player.wait(10 * MINUTE_MS).give(c.TimePasses())
    assert due_in(player) == 60 * MINUTE_MS


def test_the_player_takes_none_while_the_dice_are_out_and_none_without_credit(player: Pipeline) -> None:
    player.give(c.CallDice())
    assert player.refused(c.TakeBreak()) == "bets_closed"
    assert Pipeline(profile=HOUSE).open_for_play().refused(c.TakeBreak()) == "balance"


def test_where_only_the_player_begins_one_none_begins_by_itself() -> None:
    pipeline = Pipeline(profile=replace(HOUSE, break_after_ms=0)).open_for_play().feed(100)
    assert pipeline.wait(5 * 60 * MINUTE_MS).give(c.TimePasses()) == ()
    assert isinstance(pipeline.give(c.TakeBreak())[-1], e.BreakBegan)


def test_auto_repeat_ends(player: Pipeline) -> None:
    player.give(c.StartAutoRepeat())
    happened = player.give(c.TakeBreak())
    assert [type(event) for event in happened] == [e.AutoRepeatEnded, e.BreakBegan]
    assert player.wait(10 * MINUTE_MS - 1).give(c.TimePasses()) == ()


def test_a_power_cut_changes_nothing(resting: Pipeline) -> None:
    resting.wait(MINUTE_MS).give(c.Start("again"))
    resting.open_for_play()
    assert resting.refused(c.CallDice()) == "break"
    assert due_in(resting) == 9 * MINUTE_MS


def test_its_clock_rests_while_a_staff_key_is_turned(resting: Pipeline) -> None:
    resting.wait(MINUTE_MS).turn_keys("attendant")
    assert resting.wait(60 * MINUTE_MS).give(c.TimePasses()) == ()
    resting.turn_keys()
    assert due_in(resting) == 9 * MINUTE_MS


def test_so_does_the_time_to_the_next_one(player: Pipeline) -> None:
    player.wait(50 * MINUTE_MS).turn_keys("technician")
    player.wait(60 * MINUTE_MS).turn_keys()
    assert due_in(player) == 10 * MINUTE_MS


def test_a_clock_that_is_corrected_changes_nothing_of_it(resting: Pipeline) -> None:
    right_ms = resting.wait(MINUTE_MS).now.at_ms
    resting.wait(-3_600_000).give(c.ClockFound(right_ms))
    assert due_in(resting) == 9 * MINUTE_MS


def test_the_betting_time_begins_again_after_it() -> None:
    pipeline = Pipeline(profile=TIMED).open_for_play().feed(100)
    pipeline.give(c.PlaceWager("pass_line", 5_00))
    pipeline.give(c.TakeBreak())
    assert due_in(pipeline) == 10 * MINUTE_MS
    happened = pipeline.wait(10 * MINUTE_MS).give(c.TimePasses())
    assert [type(event) for event in happened] == [e.BreakEnded, e.BettingOpened]
    assert pipeline.state.felt.bets == {"pass_line": 5_00}


def test_a_reality_check_waits_for_its_end() -> None:
    house = replace(HOUSE, reality_check_ms=60 * MINUTE_MS)
    pipeline = Pipeline(profile=house).open_for_play().feed(100)
    pipeline.wait(55 * MINUTE_MS).give(c.TakeBreak())
    assert pipeline.wait(9 * MINUTE_MS).give(c.TimePasses()) == ()
    pipeline.wait(MINUTE_MS).give(c.TimePasses())
    assert isinstance(pipeline.give(c.TimePasses())[-1], e.RealityCheckShown)


def test_the_station_can_be_reserved_meanwhile(resting: Pipeline) -> None:
    resting.give(reserve("4711"))
    resting.wait(5 * MINUTE_MS).give(come_back("4711"))
    assert due_in(resting) == 5 * MINUTE_MS


def test_nothing_covers_it(resting: Pipeline) -> None:
    assert resting.cabinet.cover(resting.state, 24 * 3_600_000) == "play"


def test_what_is_greyed_is_what_is_refused(player: Pipeline) -> None:
    before = player.cabinet.grants(player.state)
    assert before.refusal(c.PlaceWager("field", 5_00)) is None
    player.give(c.TakeBreak())
    after = player.cabinet.grants(player.state, before)
    for touch in (c.PlaceWager("field", 5_00), c.CallDice()):
        refusal = after.refusal(touch)
        assert refusal is not None
        assert refusal.code == "break"
    assert after.refusal(c.ClearAll()) is None


def test_breaks_that_begin_by_themselves_need_a_length() -> None:
    assert [name for name, _ in contradictions(replace(HOUSE, break_ms=0))] == ["player.break_after_minutes"]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            e.BreakBegan("time", 1, 2),
            "A break in play begins after the time that the parameters set: no bets and no dice",
        ),
        (e.BreakBegan("player", 1, 2), "The player takes a break: no bets and no dice"),
        (e.BreakEnded(1), "The break in play is over"),
        (e.AutoRepeatEnded("break"), "Auto Repeat ends: a break in play begins"),
    ],
)
def test_the_journal_describes_it(event: e.Event, sentence: str) -> None:
    assert describe(event).phrase.say == sentence
