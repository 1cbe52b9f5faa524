"""The reality check: at an interval play waits until the player has read time and result of the session."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports import ValidatorOrder
from harness.scripted_pins import come_back, reserve
from terminal.cabinet.commands import (
    AnswerRealityCheck,
    CallAttendant,
    CallDice,
    CancelCredit,
    CashOut,
    ClearAll,
    ClockFound,
    Command,
    ConfirmHandPay,
    EndReservation,
    PlaceWager,
    ReserveForPlayer,
    ReturnToService,
    SetOption,
    Start,
    StartAutoRepeat,
    TakeOutOfService,
    TimePasses,
    Touch,
)
from terminal.cabinet.events import (
    AutoRepeatEnded,
    BettingOpened,
    BettingPaused,
    ClocksResumed,
    ClocksStopped,
    DiceCalled,
    Event,
    RealityCheckAnswered,
    RealityCheckShown,
    StationReturned,
    TicketIssued,
    from_bytes,
)
from terminal.cabinet.state.visits import RealityCheck
from terminal.recall.describe import describe
from tests.cabinet.pipeline import PROFILE, Pipeline

MINUTE_MS = 60_000
CHECK_MS = 20 * MINUTE_MS
HOUSE = replace(PROFILE, reality_check_ms=CHECK_MS, auto_repeat=True)
GO_ON, ENOUGH = AnswerRealityCheck(cash_out=False), AnswerRealityCheck(cash_out=True)
BET_MS = 25_000
TIMED = replace(HOUSE, mode="auto", bet_ms=BET_MS, closed_ms=4_000, show_ms=6_000)


@pytest.fixture
def player() -> Pipeline:
    """A player with 50.00, of which 5.00 are on the pass line."""
    pipeline = Pipeline(profile=HOUSE).open_for_play().feed(50)
    pipeline.give(PlaceWager("pass_line", 5_00))
    return pipeline


@pytest.fixture
def asked(player: Pipeline) -> Pipeline:
    """The same player after twenty minutes, with the reality check up."""
    player.wait(CHECK_MS).give(TimePasses())
    assert player.state.visit.reality_check is not None
    return player


def due_in(pipeline: Pipeline) -> int | None:
    """How long until the alarm."""
    at_ms = pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)
    return None if at_ms is None else at_ms - pipeline.now.at_ms


def time_passes(pipeline: Pipeline) -> tuple[Event, ...]:
    return pipeline.give(TimePasses())


def test_as_shipped_no_reality_check_is_shown() -> None:
    pipeline = Pipeline(profile=PROFILE).open_for_play().feed(50).wait(5 * 3_600_000)
    assert pipeline.give(TimePasses()) == ()


def test_it_is_shown_at_its_interval_and_not_a_moment_sooner(player: Pipeline) -> None:
    assert due_in(player) == CHECK_MS
    assert time_passes(player.wait(CHECK_MS - 1)) == ()
    player.wait(1)
    assert time_passes(player) == (
        ClocksStopped(player.now.at_ms, "reality_check"),
        RealityCheckShown(CHECK_MS, 0),
    )


def test_it_shows_the_time_played_and_what_the_session_has_lost_or_won_in_whole_cents(player: Pipeline) -> None:
    player.give(PlaceWager("field", 1_00))
    player.roll(3, 4)  # the line wins 5.00, the field loses 1.00
    player.give(PlaceWager("pass_line", 10_00))
    player.roll(1, 1).wait(CHECK_MS)
    time_passes(player)
    assert player.state.visit.reality_check == RealityCheck(CHECK_MS, -6_00)


def test_a_bet_that_is_up_is_neither_won_nor_lost_and_stays_up(asked: Pipeline) -> None:
    assert asked.state.visit.reality_check == RealityCheck(CHECK_MS, 0)
    assert asked.state.felt.bets == {"pass_line": 5_00}


@pytest.mark.parametrize(
    "touch",
    [PlaceWager("field", 5_00), ClearAll(), CallDice(), CashOut(), StartAutoRepeat(), reserve("4711")],
    ids=lambda touch: type(touch).__name__,
)
def test_nothing_can_be_bet_until_it_is_answered(asked: Pipeline, touch: Touch) -> None:
    assert asked.refused(touch) == "reality_check"
    refusal = asked.cabinet.refusal(asked.state, touch)
    assert refusal is not None
    assert refusal.say == "Please read how your session stands first, and choose how to go on."


def test_the_greyed_fields_do_not_hold_from_before_it(player: Pipeline) -> None:
    before = player.cabinet.grants(player.state)
    assert before.refusal(CallDice()) is None
    player.wait(CHECK_MS).give(TimePasses())
    for touch in (CallDice(), ClearAll(), CashOut()):
        refused = player.cabinet.grants(player.state, before).refusal(touch)
        assert refused is not None
        assert refused.code == "reality_check"


@pytest.mark.parametrize("touch", [SetOption("show_hints", "yes"), CallAttendant(on=True)])
def test_help_and_language_are_there_while_it_is_up(asked: Pipeline, touch: Command) -> None:
    assert asked.give(touch) != ()
    assert asked.state.visit.reality_check is not None


def test_no_bill_is_taken_while_it_is_up(asked: Pipeline) -> None:
    order = asked.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert not order.accept


def test_a_bill_that_was_on_its_way_is_credited_and_belongs_to_the_session(player: Pipeline) -> None:
    player.report("validator", ports.BillEscrowed(20_00))
    player.wait(CHECK_MS).give(TimePasses())
    player.report("validator", ports.BillStacked())
    assert (player.state.credit_cents, player.state.visit.reality_check) == (70_00, RealityCheck(CHECK_MS, 0))


def test_the_player_goes_on_and_the_next_one_comes_an_interval_later(asked: Pipeline) -> None:
    asked.wait(7 * MINUTE_MS)
    assert asked.give(GO_ON) == (
        RealityCheckAnswered(asked.now.at_ms, cash_out=False),
        ClocksResumed(asked.now.at_ms, "reality_check"),
    )
    assert due_in(asked) == CHECK_MS
    asked.roll(3, 4)
    assert asked.state.credit_cents == 55_00


def test_the_player_cashes_out_by_it(player: Pipeline) -> None:
    player.give(ClearAll())
    player.wait(CHECK_MS).give(TimePasses())
    *_, issued = player.give(ENOUGH)
    assert isinstance(issued, TicketIssued)
    assert (issued.amount_cents, player.state.visit.reality_check) == (50_00, None)


def test_with_bets_up_the_credit_cannot_be_cashed_out_and_the_check_stays_up(asked: Pipeline) -> None:
    assert asked.refused(ENOUGH) == "bets_up"
    refusal = asked.cabinet.refusal(asked.state, ENOUGH)
    assert refusal is not None
    assert refusal.code == "bets_up"
    assert asked.cabinet.refusal(asked.state, GO_ON) is None
    assert asked.state.visit.reality_check is not None


def test_no_answer_is_taken_to_a_question_that_was_not_asked(player: Pipeline) -> None:
    assert player.refused(GO_ON) == "no_reality_check"


def test_it_never_comes_while_the_dice_are_out(player: Pipeline) -> None:
    player.give(CallDice())
    assert time_passes(player.wait(CHECK_MS)) == ()
    player.throw(3, 1)
    assert isinstance(time_passes(player)[-1], RealityCheckShown)


def test_it_never_comes_between_closed_bets_and_their_throw_nor_before_the_result_was_shown() -> None:
    pipeline = Pipeline(profile=replace(TIMED, reality_check_ms=MINUTE_MS)).open_for_play().feed(50)
    pipeline.give(PlaceWager("pass_line", 5_00))
    pipeline.wait(BET_MS).give(TimePasses())
    assert pipeline.events[-1] == BettingPaused("closed", pipeline.now.at_ms + 4_000)
    assert [type(event) for event in time_passes(pipeline.wait(MINUTE_MS))] == [DiceCalled]
    pipeline.throw(3, 1)
    assert time_passes(pipeline.wait(5_999)) == ()
    assert [type(event) for event in time_passes(pipeline.wait(1))] == [BettingOpened]
    assert due_in(pipeline) is not None
    assert isinstance(time_passes(pipeline)[-1], RealityCheckShown)


def test_the_betting_clock_rests_and_goes_on_with_the_time_it_had() -> None:
    pipeline = Pipeline(profile=replace(TIMED, reality_check_ms=MINUTE_MS)).open_for_play().feed(50)
    pipeline.wait(MINUTE_MS - 10_000).give(TimePasses())  # without a bet another betting time begins
    pipeline.wait(10_000)
    assert isinstance(time_passes(pipeline)[-1], RealityCheckShown)
    left_ms = pipeline.cabinet.betting_left_ms(pipeline.state, pipeline.now.at_ms)
    pipeline.wait(3_600_000)
    assert time_passes(pipeline) == ()
    assert pipeline.cabinet.betting_left_ms(pipeline.state, pipeline.now.at_ms) == left_ms == BET_MS - 10_000
    pipeline.give(GO_ON)
    assert pipeline.cabinet.betting_left_ms(pipeline.state, pipeline.now.at_ms) == left_ms


def test_auto_repeat_ends_by_it_and_calls_no_dice(player: Pipeline) -> None:
    player.give(StartAutoRepeat())
    player.wait(CHECK_MS)
    ended, *_ = time_passes(player)
    assert ended == AutoRepeatEnded("reality_check")
    assert time_passes(player.wait(60_000)) == ()
    player.give(GO_ON)
    assert not player.state.visit.repeating.auto
    assert time_passes(player.wait(60_000)) == ()


def test_a_power_cut_while_it_is_up_changes_nothing(asked: Pipeline) -> None:
    asked.wait(MINUTE_MS).give(Start("again"))
    asked.open_for_play()
    assert asked.state.visit.reality_check == RealityCheck(CHECK_MS, 0)
    assert asked.refused(CallDice()) == "reality_check"
    asked.give(GO_ON)
    assert asked.roll(3, 4).state.credit_cents == 55_00


def test_it_is_no_escape_to_turn_a_staff_key(asked: Pipeline) -> None:
    asked.turn_keys("attendant")
    asked.wait(MINUTE_MS).turn_keys()
    assert asked.state.visit.reality_check is not None
    assert asked.state.machine.clocks_stopped_ms is not None
    asked.give(GO_ON)
    assert asked.state.machine.clocks_stopped_ms is None


def test_while_a_staff_key_is_turned_none_is_shown_and_none_is_answered(player: Pipeline) -> None:
    player.turn_keys("attendant")
    assert time_passes(player.wait(CHECK_MS)) == ()
    player.turn_keys()
    assert isinstance(time_passes(player)[-1], RealityCheckShown)
    player.turn_keys("attendant")
    assert player.refused(GO_ON) == "staff"


def test_a_credit_that_an_attendant_pays_by_hand_leaves_no_question_behind(player: Pipeline) -> None:
    player.give(ClearAll())
    player.wait(CHECK_MS).give(TimePasses())
    player.turn_keys("attendant")
    player.give(CancelCredit())
    player.give(ConfirmHandPay(player.state.hand_pay.due[0].number))
    assert (player.state.credit_cents, player.state.visit.reality_check) == (0, None)
    player.turn_keys()
    assert player.state.machine.clocks_stopped_ms is None
    player.feed(20).give(PlaceWager("field", 5_00))


def test_at_a_reserved_station_it_waits_for_its_player(player: Pipeline) -> None:
    player.give(reserve("4711"))
    player.wait(5 * MINUTE_MS)
    player.give(come_back("4711"))
    player.wait(CHECK_MS - 5 * MINUTE_MS)
    assert isinstance(time_passes(player)[-1], RealityCheckShown)


def test_a_reservation_by_the_staff_over_it_opens_at_its_time_and_the_question_is_still_there(asked: Pipeline) -> None:
    asked.turn_keys("attendant")
    asked.give(ReserveForPlayer(5 * MINUTE_MS))
    asked.wait(MINUTE_MS).turn_keys()
    assert asked.cabinet.alarm_ms(asked.state, asked.now) == asked.now.at_ms + 5 * MINUTE_MS
    asked.wait(5 * MINUTE_MS - 1)
    assert time_passes(asked) == ()
    asked.wait(1)
    assert time_passes(asked) == (StationReturned("time"), ClocksStopped(asked.now.at_ms, "reality_check"))
    assert asked.refused(PlaceWager("field", 5_00)) == "reality_check"
    asked.wait(MINUTE_MS).give(AnswerRealityCheck(cash_out=False))
    assert asked.state.machine.clocks_stopped_ms is None
    asked.give(PlaceWager("field", 5_00))


def test_a_reservation_over_it_that_the_staff_ends_leaves_the_question(asked: Pipeline) -> None:
    asked.turn_keys("attendant")
    asked.give(ReserveForPlayer(5 * MINUTE_MS))
    asked.turn_keys()
    asked.turn_keys("attendant")
    asked.give(EndReservation())
    asked.turn_keys()
    asked.give(AnswerRealityCheck(cash_out=False))
    assert asked.state.machine.clocks_stopped_ms is None


def test_a_clock_that_was_set_back_puts_none_off(player: Pipeline) -> None:
    player.wait(-3_600_000)
    assert time_passes(player)[-1] == RealityCheckShown(0, 0)


def test_a_clock_that_is_corrected_changes_nothing_of_the_time_played(player: Pipeline) -> None:
    right_ms = player.wait(5 * MINUTE_MS).now.at_ms
    player.wait(3_600_000).give(ClockFound(right_ms))
    assert player.state.visit.reality_check is None
    assert due_in(player) == CHECK_MS - 5 * MINUTE_MS


def test_a_clock_that_is_corrected_after_an_answer_moves_the_next_one_with_it(asked: Pipeline) -> None:
    asked.give(GO_ON)
    right_ms = asked.wait(5 * MINUTE_MS).now.at_ms
    asked.wait(3_600_000).give(ClockFound(right_ms))
    assert due_in(asked) == CHECK_MS - 5 * MINUTE_MS


def test_a_station_that_is_taken_out_of_service_asks_again_once_it_is_back(asked: Pipeline) -> None:
    asked.turn_keys("attendant")
    asked.give(TakeOutOfService())
    asked.turn_keys()
    assert asked.refused(CallDice()) == "reality_check"
    asked.turn_keys("attendant")
    asked.give(ReturnToService())
    asked.turn_keys()
    assert asked.state.visit.reality_check is not None
    asked.give(GO_ON)
    assert asked.state.machine.clocks_stopped_ms is None
    asked.give(CallDice())


def test_a_corrected_clock_while_it_is_up_leaves_the_clocks_stopped(asked: Pipeline) -> None:
    right_ms = asked.wait(MINUTE_MS).now.at_ms
    asked.wait(3_600_000).give(ClockFound(right_ms))
    asked.give(GO_ON)
    assert (asked.state.machine.clocks_stopped_ms, due_in(asked)) == (None, CHECK_MS)


def test_without_credit_no_player_is_asked(player: Pipeline) -> None:
    player.give(ClearAll())
    player.give(CashOut())
    assert time_passes(player.wait(CHECK_MS)) == ()


def test_money_after_the_credit_has_come_to_nothing_begins_another_interval(player: Pipeline) -> None:
    player.give(ClearAll())
    player.give(CashOut())
    player.report("printer", ports.TicketPrinted(1))
    player.wait(CHECK_MS).feed(20)
    assert due_in(player) == CHECK_MS


def test_nothing_covers_it(asked: Pipeline) -> None:
    assert asked.cabinet.cover(asked.state, 24 * 3_600_000) == "play"


@pytest.mark.parametrize(
    ("event", "sentence", "cents"),
    [
        (RealityCheckShown(5_400_000, -12_50), "Reality check: 1:30 played; the result so far", -12_50),
        (RealityCheckAnswered(1, cash_out=False), "The player has read the reality check and plays on", None),
        (RealityCheckAnswered(1, cash_out=True), "The player has read the reality check and cashes out", None),
        (AutoRepeatEnded("reality_check"), "Auto Repeat ends: a reality check is due", None),
        (ClocksStopped(1, "reality_check"), "What is timed rests until the reality check is answered", None),
        (ClocksResumed(1, "reality_check"), "The reality check is answered: what is timed goes on", None),
        (ClocksStopped(1), "A staff key is turned: what is timed rests", None),
        (ClocksResumed(1), "No staff key is turned: what is timed goes on", None),
    ],
)
def test_the_journal_describes_it(event: Event, sentence: str, cents: int | None) -> None:
    described = describe(event)
    assert (described.phrase.say, described.cents) == (sentence, cents)


def test_journals_of_earlier_versions_stop_their_clocks_by_a_key() -> None:
    assert from_bytes(b'{"kind":"clocks_stopped","at_ms":7}') == ClocksStopped(7, "key")
