"""Limits of time and loss that a player sets for a session: lowered but never raised, and no bet beyond them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports import ValidatorOrder
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.recall.describe import describe
from terminal.rules.actions import Action
from terminal.rules.refusal import Refusal
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.cabinet.test_any_game import OTHER_ASKS, game_of

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
HOUSE = replace(PROFILE, player_limits=True, auto_repeat=True, keep_bets=True)


@pytest.fixture
def player() -> Pipeline:
    """A player with 200.00 at a cabinet that offers limits."""
    return Pipeline(profile=HOUSE).open_for_play().feed(100).feed(100)


def lose(pipeline: Pipeline, cents: int) -> Pipeline:
    """Lose this much on the field; the puck stays OFF."""
    pipeline.give(c.PlaceWager("field", cents))
    return pipeline.roll(3, 4)


def reached(pipeline: Pipeline) -> str | None:
    """The limit that is reached."""
    return pipeline.state.visit.stay.reached if pipeline.state.visit.stay is not None else None


def accepts_bills(pipeline: Pipeline) -> bool:
    order = pipeline.order("validator")
    assert isinstance(order, ValidatorOrder)
    return order.accept


def test_as_shipped_no_limits_are_offered() -> None:
    pipeline = Pipeline(profile=PROFILE).open_for_play().feed(100)
    assert pipeline.refused(c.SetLimits(time_ms=HOUR_MS)) == "not_offered"


def test_without_money_there_is_no_session_to_set_limits_for() -> None:
    assert Pipeline(profile=HOUSE).open_for_play().refused(c.SetLimits(loss_cents=50_00)) == "no_session"


def test_a_limit_can_be_lowered_but_not_raised(player: Pipeline) -> None:
    player.give(c.SetLimits(HOUR_MS, 100_00))
    assert player.refused(c.SetLimits(time_ms=HOUR_MS + MINUTE_MS)) == "limit_raised"
    assert player.refused(c.SetLimits(loss_cents=100_01)) == "limit_raised"
    assert player.refused(c.SetLimits(HOUR_MS // 2, 100_01)) == "limit_raised"
    assert player.give(c.SetLimits(loss_cents=50_00)) == (e.LimitsSet(player.now.at_ms, HOUR_MS, 50_00),)
    assert player.refused(c.SetLimits(loss_cents=100_00)) == "limit_raised"


@pytest.mark.parametrize(
    "limits",
    [c.SetLimits(time_ms=0), c.SetLimits(loss_cents=0), c.SetLimits(loss_cents=-1), c.SetLimits(time_ms=25 * HOUR_MS)],
)
def test_what_is_no_limit_is_refused(player: Pipeline, limits: c.SetLimits) -> None:
    assert player.refused(limits) == "no_limit"


def test_the_same_limit_again_and_none_at_all_change_nothing(player: Pipeline) -> None:
    player.give(c.SetLimits(HOUR_MS, 100_00))
    assert player.give(c.SetLimits(HOUR_MS, 100_00)) == ()
    assert player.give(c.SetLimits()) == ()


def test_no_bet_is_taken_that_could_lose_more_than_the_limit(player: Pipeline) -> None:
    player.give(c.SetLimits(loss_cents=50_00))
    lose(player, 20_00)
    player.give(c.PlaceWager("pass_line", 25_00))
    assert player.refused(c.PlaceWager("field", 6_00)) == "loss_limit"
    refusal = player.cabinet.refusal(player.state, c.PlaceWager("field", 6_00))
    assert refusal is not None
    assert refusal.say == "Your loss limit leaves 5.00 for further bets."
    player.give(c.PlaceWager("field", 5_00))


def test_what_was_won_leaves_more_room(player: Pipeline) -> None:
    player.give(c.SetLimits(loss_cents=50_00))
    player.give(c.PlaceWager("field", 50_00))
    player.roll(3, 1)
    player.give(c.PlaceWager("field", 100_00))


def test_a_commission_counts_as_lost(player: Pipeline) -> None:
    player.give(c.SetLimits(loss_cents=20_00))
    assert player.refused(c.PlaceWager("buy@4", 20_00)) == "loss_limit"
    assert player.state.felt.asked is None


def test_at_the_loss_limit_no_further_bet_is_taken(player: Pipeline) -> None:
    player.give(c.SetLimits(loss_cents=50_00))
    lose(player, 50_00)
    assert player.events[-1] == e.LimitReached("loss", player.now.at_ms, 0, -50_00)
    assert player.refused(c.PlaceWager("field", 1_00)) == "limit_reached"
    assert not accepts_bills(player)


def test_less_than_the_smallest_bet_left_is_the_limit_too(player: Pipeline) -> None:
    smallest_cents = player.cabinet.game.limits(player.state.table, "field")[0]
    player.give(c.SetLimits(loss_cents=20_00 + smallest_cents - 1))
    lose(player, 20_00)
    assert reached(player) == "loss"


def test_a_lower_limit_works_at_once(player: Pipeline) -> None:
    lose(player, 20_00)
    happened = player.give(c.SetLimits(loss_cents=20_00))
    assert [type(event) for event in happened] == [e.LimitsSet, e.LimitReached]


def test_the_time_limit_counts_from_the_beginning_of_the_session(player: Pipeline) -> None:
    player.wait(20 * MINUTE_MS).give(c.SetLimits(time_ms=HOUR_MS))
    assert player.cabinet.alarm_ms(player.state, player.now) == player.now.at_ms + 40 * MINUTE_MS
    assert player.wait(40 * MINUTE_MS - 1).give(c.TimePasses()) == ()
    assert player.wait(1).give(c.TimePasses()) == (e.LimitReached("time", player.now.at_ms, HOUR_MS, 0),)
    assert player.refused(c.PlaceWager("field", 1_00)) == "limit_reached"


def test_a_time_limit_below_the_time_played_is_reached_at_once(player: Pipeline) -> None:
    player.wait(HOUR_MS).give(c.SetLimits(time_ms=30 * MINUTE_MS))
    assert reached(player) == "time"


def test_a_bet_after_the_time_limit_comes_too_late_even_before_its_alarm(player: Pipeline) -> None:
    player.give(c.SetLimits(time_ms=HOUR_MS))
    assert player.wait(HOUR_MS).refused(c.PlaceWager("field", 1_00)) == "limit_reached"
    happened = player.give(c.CallAttendant(on=True))
    assert [type(event) for event in happened] == [e.LimitReached, e.AttendantCalled]


def test_bets_that_are_up_are_played_to_their_end_or_taken_down_and_the_credit_is_cashed_out(player: Pipeline) -> None:
    player.give(c.PlaceWager("pass_line", 10_00))
    player.give(c.PlaceWager("place@6", 6_00))
    player.give(c.SetLimits(time_ms=HOUR_MS))
    player.wait(HOUR_MS).give(c.TimePasses())
    assert player.state.felt.bets == {"pass_line": 10_00, "place@6": 6_00}
    player.give(c.TakeDown("place@6"))
    player.roll(3, 4)
    assert player.state.felt.bets == {}
    assert isinstance(player.give(c.CashOut())[-1], e.TicketIssued)


def test_it_never_comes_while_the_dice_are_out(player: Pipeline) -> None:
    player.give(c.SetLimits(time_ms=HOUR_MS))
    player.give(c.PlaceWager("pass_line", 10_00))
    player.give(c.CallDice())
    assert player.wait(HOUR_MS).give(c.TimePasses()) == ()
    player.throw(3, 1)
    assert isinstance(player.events[-1], e.LimitReached)


@pytest.mark.parametrize("asks", OTHER_ASKS, ids=str)
def test_no_button_puts_up_a_bet_once_a_limit_is_reached(player: Pipeline, asks: Action) -> None:
    lose(player, 5_00)
    player.give(c.PlaceWager("pass_line", 5_00))
    player.give(c.PlaceWager("place@6", 6_00))
    player.give(c.TakeDown("place@6"))
    player.wait(HOUR_MS).give(c.SetLimits(time_ms=HOUR_MS))
    before_cents = player.state.playable_cents
    with suppress(Refusal):
        player.give(asks)
    assert player.state.playable_cents >= before_cents


def test_auto_repeat_ends_and_cannot_begin_again(player: Pipeline) -> None:
    player.give(c.SetLimits(time_ms=HOUR_MS))
    lose(player, 5_00)
    player.give(c.PlaceWager("pass_line", 5_00))
    player.give(c.StartAutoRepeat())
    happened = player.wait(HOUR_MS).give(c.TimePasses())
    assert [type(event) for event in happened] == [e.AutoRepeatEnded, e.LimitReached]
    assert player.refused(c.StartAutoRepeat()) == "limit_reached"
    assert player.wait(MINUTE_MS).give(c.TimePasses()) == ()


def test_bets_that_are_repeated_by_themselves_keep_the_loss_limit(player: Pipeline) -> None:
    player.give(c.SetLimits(loss_cents=30_00))
    player.give(c.PlaceWager("field", 20_00))
    player.give(c.StartAutoRepeat())
    for _ in range(3):
        if player.state.dice.throw is not None:
            player.throw(3, 4)
        alarm_ms = player.cabinet.alarm_ms(player.state, player.now)
        if alarm_ms is not None:
            player.wait(alarm_ms - player.now.at_ms).give(c.TimePasses())
    assert player.state.credit_cents == 180_00
    assert player.state.felt.bets == {}
    assert e.AutoRepeatEnded("bets", "loss_limit") in player.events


def test_a_bill_after_the_credit_was_lost_does_not_bring_the_limits_back_to_nothing() -> None:
    player = Pipeline(profile=HOUSE).open_for_play().feed(20)
    player.give(c.SetLimits(time_ms=HOUR_MS, loss_cents=30_00))
    lose(player, 20_00).wait(30 * MINUTE_MS).feed(20)
    assert player.refused(c.PlaceWager("field", 11_00)) == "loss_limit"
    assert player.refused(c.SetLimits(loss_cents=40_00)) == "limit_raised"
    lose(player, 10_00)
    assert player.events[-1] == e.LimitReached("loss", player.now.at_ms, 30 * MINUTE_MS, -30_00)


def test_a_cash_out_ends_them_and_the_next_session_has_none(player: Pipeline) -> None:
    player.give(c.SetLimits(time_ms=HOUR_MS, loss_cents=10_00))
    lose(player, 10_00)
    player.give(c.CashOut())
    player.report("printer", ports.TicketPrinted(1))
    assert player.state.visit.stay is None
    lose(player.feed(100), 50_00)
    assert reached(player) is None


def test_a_credit_that_an_attendant_pays_ends_them_but_not_a_win_that_is_paid_by_hand() -> None:
    player = Pipeline(profile=replace(HOUSE, attended_limits=(("2020-01-01", 10_00),))).open_for_play().feed(100)
    player.give(c.SetLimits(loss_cents=50_00))
    player.give(c.PlaceWager("field", 10_00))
    player.roll(3, 1)
    player.turn_keys("attendant")
    player.give(c.ConfirmHandPay(1))
    assert player.state.visit.stay is not None
    player.give(c.CancelCredit())
    player.give(c.ConfirmHandPay(2))
    assert player.state.visit.stay is None


def test_a_bill_that_is_settled_while_a_hand_pay_is_due_stays_under_the_limits(player: Pipeline) -> None:
    player.give(c.SetLimits(loss_cents=20_00))
    player.report("validator", ports.BillEscrowed(50_00))
    player.report("validator", ports.ValidatorIdle(accepting=True))
    player.turn_keys("attendant")
    player.give(c.CancelCredit())
    player.give(c.SettleBill(player.state.acceptor.disputes[0].number, credit=True))
    player.give(c.ConfirmHandPay(1))
    player.turn_keys()
    assert player.state.credit_cents == 50_00
    assert player.refused(c.PlaceWager("field", 25_00)) == "loss_limit"
    assert player.refused(c.SetLimits(loss_cents=30_00)) == "limit_raised"
    player.report("printer", ports.SlipPrinted(1))
    player.report("printer", ports.PrinterReady())
    player.give(c.CashOut())
    assert player.state.visit.stay is None


def test_a_player_who_has_lost_it_all_and_left_leaves_no_limit_behind() -> None:
    player = Pipeline(profile=HOUSE).open_for_play().feed(20)
    player.give(c.SetLimits(loss_cents=20_00))
    lose(player, 20_00)
    assert not accepts_bills(player)
    player.give(c.TimePasses(untouched_ms=HOUSE.attract_ms))
    assert player.state.visit.stay is None
    assert accepts_bills(player)


def test_a_power_cut_changes_nothing(player: Pipeline) -> None:
    player.give(c.SetLimits(loss_cents=50_00))
    player.give(c.Start("again"))
    player.open_for_play()
    assert player.refused(c.PlaceWager("field", 51_00)) == "loss_limit"
    lose(player, 50_00).give(c.Start("again"))
    player.open_for_play()
    assert player.refused(c.PlaceWager("field", 1_00)) == "limit_reached"


def test_the_time_limit_rests_while_a_staff_key_is_turned(player: Pipeline) -> None:
    player.give(c.SetLimits(time_ms=HOUR_MS))
    player.wait(10 * MINUTE_MS).turn_keys("attendant")
    assert player.wait(2 * HOUR_MS).give(c.TimePasses()) == ()
    player.turn_keys()
    assert player.cabinet.alarm_ms(player.state, player.now) == player.now.at_ms + 50 * MINUTE_MS


def test_a_clock_that_is_corrected_moves_the_time_limit_with_it(player: Pipeline) -> None:
    player.give(c.SetLimits(time_ms=HOUR_MS))
    right_ms = player.wait(10 * MINUTE_MS).now.at_ms
    player.wait(5 * HOUR_MS).give(c.ClockFound(right_ms))
    assert player.cabinet.alarm_ms(player.state, player.now) == player.now.at_ms + 50 * MINUTE_MS


def test_no_betting_time_runs_once_a_limit_is_reached_and_nothing_is_up() -> None:
    timed = replace(HOUSE, mode="auto", bet_ms=25_000)
    player = Pipeline(profile=timed).open_for_play().feed(100)
    player.give(c.SetLimits(loss_cents=10_00))
    player.give(c.PlaceWager("field", 10_00))
    player.wait(25_000).give(c.TimePasses())
    player.throw(2, 3)
    assert reached(player) == "loss"
    assert player.cabinet.betting_left_ms(player.state, player.now.at_ms) is None


def test_what_is_greyed_is_what_is_refused(player: Pipeline) -> None:
    before = player.cabinet.grants(player.state)
    assert before.refusal(c.PlaceWager("field", 60_00)) is None
    player.give(c.SetLimits(loss_cents=50_00))
    after = player.cabinet.grants(player.state, before)
    refusal = after.refusal(c.PlaceWager("field", 60_00))
    assert refusal is not None
    assert refusal.code == "loss_limit"
    player.wait(HOUR_MS).give(c.SetLimits(time_ms=HOUR_MS))
    refusal = player.cabinet.grants(player.state, after).refusal(c.PlaceWager("field", 1_00))
    assert refusal is not None
    assert refusal.code == "limit_reached"


@pytest.mark.parametrize("sheet", ["crapless-el611", "first-person", "big-shot-baden", "hazard"])
def test_every_game_keeps_the_loss_limit(sheet: str) -> None:
    game = game_of(sheet)
    player = Pipeline(game=game, profile=HOUSE).open_for_play().feed(100)
    player.give(c.SetLimits(loss_cents=1))
    for bet in game.fields():
        least_cents = game.limits(player.state.table, bet)[0]
        refusal = player.cabinet.refusal(player.state, c.PlaceWager(bet, least_cents))
        assert refusal is not None
    assert reached(player) == "loss"


@pytest.mark.parametrize(
    ("event", "sentence", "cents"),
    [
        (
            e.LimitsSet(1, HOUR_MS, 50_00),
            "The player has set limits for the session: 1:00 of play, a loss of 50.00",
            None,
        ),
        (e.LimitsSet(1, None, 50_00), "The player has set limits for the session: a loss of 50.00", None),
        (
            e.LimitReached("time", 1, HOUR_MS, -5_00),
            "The player's time limit is reached after 1:00: no further bets; the result so far",
            -5_00,
        ),
        (
            e.LimitReached("loss", 1, HOUR_MS, -50_00),
            "The player's loss limit is reached after 1:00: no further bets; the result so far",
            -50_00,
        ),
        (e.AutoRepeatEnded("limit"), "Auto Repeat ends: a limit of the player is reached", None),
    ],
)
def test_the_journal_describes_it(event: e.Event, sentence: str, cents: int | None) -> None:
    described = describe(event)
    assert (described.phrase.say, described.cents) == (sentence, cents)
