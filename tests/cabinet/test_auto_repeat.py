"""Auto Repeat and Keep Bets On (description of the game, chapter 5.1): what repeats by itself, and what ends it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import reserve
from terminal.cabinet import commands as c
from terminal.cabinet.events import (
    AutoRepeatEnded,
    AutoRepeatStarted,
    BetsMoved,
    BetsNotRepeated,
    DiceCalled,
    OptionSet,
    TicketIssued,
    from_bytes,
)
from terminal.cabinet.fold import fold
from terminal.cabinet.repeating import FALL_MS, ROLL_MS, SHOW_MS
from terminal.settings.sections.game import Mode
from tests.cabinet.pipeline import PROFILE, Pipeline

SETTLED_MS = FALL_MS + SHOW_MS


def sat_down(mode: Mode = "roll", dollars: int = 100) -> Pipeline:
    """A player with 5.00 on the field."""
    pipeline = Pipeline(profile=replace(PROFILE, mode=mode)).open_for_play().feed(dollars)
    pipeline.give(c.PlaceWager("field", 5_00))
    return pipeline


def repeating(mode: Mode = "roll", dollars: int = 100) -> Pipeline:
    """A player whose 5.00 on the field repeat by themselves."""
    pipeline = sat_down(mode, dollars)
    pipeline.give(c.StartAutoRepeat())
    return pipeline


def waits_ms(pipeline: Pipeline) -> int | None:
    """How long until something is done by itself."""
    plan = pipeline.state.visit.repeating.plan
    if plan is None or pipeline.state.machine.clocks_stopped_ms is not None:
        return None
    assert pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now) == plan.at_ms, "the alarm is set for it"
    return plan.at_ms - pipeline.now.at_ms


def let_it_go_on(pipeline: Pipeline, after_ms: int) -> tuple[object, ...]:
    """What the time that has come makes happen, and nothing a millisecond before."""
    assert waits_ms(pipeline) == after_ms
    assert pipeline.wait(after_ms - 1).give(c.TimePasses()) == ()
    return pipeline.wait(1).give(c.TimePasses())


def test_after_each_roll_the_bets_go_up_and_then_the_dice_are_called() -> None:
    pipeline = repeating()
    let_it_go_on(pipeline, SHOW_MS + ROLL_MS)  # all bets are up: only the dice are still to be called
    for _ in range(3):
        assert pipeline.state.dice.throw is not None
        pipeline.throw(4, 3)
        assert pipeline.state.felt.bets == {}, "the loss is seen first"
        let_it_go_on(pipeline, SETTLED_MS)
        assert pipeline.state.felt.bets == {"field": 5_00}
        (called,) = let_it_go_on(pipeline, ROLL_MS)
        assert isinstance(called, DiceCalled)
    assert pipeline.state.visit.repeating.auto


@pytest.mark.parametrize(
    "touch",
    [
        c.PlaceWager("field", 5_00),
        c.TakeDown("field"),
        c.Undo(),
        c.Double(),
        c.ClearAll(),
        c.CallDice(),
        reserve("4711"),
    ],
)
def test_a_touch_of_bets_dice_or_credit_ends_it_and_counts(touch: c.Touch) -> None:
    pipeline = repeating()
    ended, done = pipeline.give(touch)
    assert ended == AutoRepeatEnded("touch")
    assert done is not None
    assert (pipeline.state.visit.repeating.auto, waits_ms(pipeline)) == (False, None)


def test_what_decides_nothing_lets_it_go_on() -> None:
    pipeline = repeating()
    pipeline.give(c.SetOption("language", "en"))
    pipeline.give(c.SetOption("show_hints", "yes"))
    pipeline.give(c.CallAttendant(on=True))
    assert waits_ms(pipeline) == SHOW_MS + ROLL_MS


def test_stop_ends_it_at_any_time_under_a_staffs_key_too() -> None:
    pipeline = repeating()
    pipeline.turn_keys("attendant")
    assert pipeline.refused(c.StartAutoRepeat()) == "staff"
    assert pipeline.give(c.StopAutoRepeat()) == (AutoRepeatEnded("touch"),)
    assert pipeline.give(c.StopAutoRepeat()) == ()


def test_it_begins_once() -> None:
    assert repeating().give(c.StartAutoRepeat()) == ()


def test_it_begins_only_where_bets_can_be_repeated() -> None:
    empty = Pipeline().open_for_play().feed(100)
    assert empty.refused(c.StartAutoRepeat()) == "nothing_to_repeat"
    rolling = sat_down()
    rolling.give(c.CallDice())
    assert rolling.refused(c.StartAutoRepeat()) == "bets_closed"


def test_a_house_that_does_not_offer_it_says_so() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, auto_repeat=False)).open_for_play().feed(100)
    pipeline.give(c.PlaceWager("field", 5_00))
    assert pipeline.refused(c.StartAutoRepeat()) == "not_offered"


def test_cashing_out_ends_it_and_other_options_stay() -> None:
    pipeline = repeating()
    pipeline.give(c.SetOption("keep_bets", "yes"))
    pipeline.give(c.CallDice())
    pipeline.throw(4, 3)
    pipeline.give(c.StartAutoRepeat())
    ended, issued = pipeline.give(c.CashOut())
    assert ended == AutoRepeatEnded("touch")
    assert isinstance(issued, TicketIssued)
    assert pipeline.state.visit.options == {"keep_bets": "yes"}


def test_a_credit_that_does_not_cover_the_bets_ends_it() -> None:
    pipeline = repeating(dollars=5)
    let_it_go_on(pipeline, SHOW_MS + ROLL_MS)
    pipeline.throw(4, 3)
    assert let_it_go_on(pipeline, SETTLED_MS) == (AutoRepeatEnded("bets", "balance"),)
    assert waits_ms(pipeline) is None


def test_a_door_that_opens_ends_it() -> None:
    pipeline = repeating()
    let_it_go_on(pipeline, SHOW_MS + ROLL_MS)
    pipeline.throw(4, 3)
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert let_it_go_on(pipeline, SETTLED_MS) == (AutoRepeatEnded("bets", "door_open"),)


def test_dice_that_cannot_be_thrown_end_it() -> None:
    pipeline = repeating()
    pipeline.report("dice", ports.DiceFault("jam", message("dice.drive")))
    assert let_it_go_on(pipeline, SHOW_MS + ROLL_MS) == (AutoRepeatEnded("dice", "device"),)


def test_a_bet_whose_time_it_is_not_is_passed_over_while_another_is_up() -> None:
    pipeline = Pipeline().open_for_play().feed(100)
    pipeline.give(c.PlaceWager("place@8", 12_00))
    pipeline.give(c.PlaceWager("pass_line", 5_00))
    pipeline.roll(4, 2)
    pipeline.give(c.StartAutoRepeat())
    let_it_go_on(pipeline, SHOW_MS + ROLL_MS)
    pipeline.throw(3, 2)
    (called,) = let_it_go_on(pipeline, SETTLED_MS + ROLL_MS)
    assert isinstance(called, DiceCalled)


def test_a_void_throw_that_is_not_thrown_again_is_called_again() -> None:
    pipeline = repeating()
    let_it_go_on(pipeline, SHOW_MS + ROLL_MS)
    while (throw := pipeline.state.dice.throw) is not None:
        assert waits_ms(pipeline) is None
        pipeline.report("dice", ports.ThrowVoid(throw, message("dice.cocked")))
    assert pipeline.state.visit.repeating.auto
    let_it_go_on(pipeline, ROLL_MS)
    assert pipeline.state.dice.throw is not None


def test_after_a_start_it_is_off_because_the_player_may_have_left() -> None:
    pipeline = repeating()
    let_it_go_on(pipeline, SHOW_MS + ROLL_MS)
    pipeline.give(c.Start("again"))
    pipeline.open_for_play().throw(4, 3)
    assert (pipeline.state.visit.repeating.auto, waits_ms(pipeline)) == (False, None)
    assert pipeline.state.felt.bets == {}


def test_keep_bets_on_outlives_a_start_but_what_it_had_planned_does_not() -> None:
    pipeline = sat_down()
    pipeline.give(c.SetOption("keep_bets", "yes"))
    pipeline.roll(4, 3)
    pipeline.give(c.Start("again"))
    assert waits_ms(pipeline.open_for_play()) is None
    assert pipeline.cabinet.option(pipeline.state, "keep_bets") == "yes"


def test_the_sessions_end_ends_it() -> None:
    pipeline = repeating(dollars=5)
    let_it_go_on(pipeline, SHOW_MS + ROLL_MS)
    pipeline.throw(4, 3)
    pipeline.give(c.EndSession())
    assert (pipeline.state.visit.repeating.auto, waits_ms(pipeline)) == (False, None)


def commissioned() -> Pipeline:
    """A player whose Buy bet has lost and is put up again by itself: its commission is asked for."""
    pipeline = Pipeline().open_for_play().feed(100)
    pipeline.give(c.PlaceWager("buy@4", 20_00))
    pipeline.give(c.Answer(yes=True))
    pipeline.give(c.StartAutoRepeat())
    let_it_go_on(pipeline, SHOW_MS + ROLL_MS)
    pipeline.throw(4, 3)
    let_it_go_on(pipeline, SETTLED_MS)
    assert pipeline.state.felt.asked is not None
    assert waits_ms(pipeline) is None
    return pipeline


def test_a_commission_is_still_asked_for_and_no_ends_it() -> None:
    pipeline = commissioned()
    assert pipeline.give(c.Answer(yes=False))[0] == AutoRepeatEnded("touch")
    assert waits_ms(pipeline) is None


def test_a_commission_that_is_accepted_goes_on_to_the_dice() -> None:
    pipeline = commissioned()
    pipeline.give(c.Answer(yes=True))
    let_it_go_on(pipeline, ROLL_MS)
    assert pipeline.state.dice.throw is not None


def keeping() -> Pipeline:
    """A player who keeps 5.00 on the field."""
    pipeline = sat_down()
    pipeline.give(c.SetOption("keep_bets", "yes"))
    return pipeline


def test_keep_bets_on_puts_the_bets_up_and_never_rolls() -> None:
    pipeline = keeping().roll(4, 3)
    let_it_go_on(pipeline, SETTLED_MS)
    assert pipeline.state.felt.bets == {"field": 5_00}
    assert waits_ms(pipeline) is None


def test_keep_bets_on_does_nothing_when_all_bets_are_still_up() -> None:
    pipeline = Pipeline().open_for_play().feed(100)
    pipeline.give(c.SetOption("keep_bets", "yes"))
    pipeline.give(c.PlaceWager("place@8", 12_00))
    assert waits_ms(pipeline.roll(4, 1)) is None


def test_a_chip_laid_by_hand_does_not_keep_the_others_from_being_kept() -> None:
    pipeline = keeping().roll(4, 3)
    pipeline.wait(100).give(c.PlaceWager("seven", 1_00))
    let_it_go_on(pipeline, SETTLED_MS - 100)
    assert pipeline.state.felt.bets == {"seven": 1_00, "field": 5_00}


def test_bets_that_cannot_be_kept_are_given_up_for_this_roll_alone() -> None:
    pipeline = keeping().roll(4, 3)
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert let_it_go_on(pipeline, SETTLED_MS) == (BetsNotRepeated("door_open"),)
    pipeline.turn_keys()
    pipeline.give(c.PlaceWager("field", 5_00))
    let_it_go_on(pipeline.roll(4, 3), SETTLED_MS)
    assert pipeline.state.felt.bets == {"field": 5_00}


def test_nothing_is_put_up_at_a_reserved_station() -> None:
    pipeline = keeping().roll(4, 3)
    pipeline.give(reserve("4711"))
    assert waits_ms(pipeline) is None


def test_a_reservation_by_the_staff_ends_it_because_the_player_has_left() -> None:
    pipeline = repeating()
    pipeline.turn_keys("attendant")
    pipeline.give(c.ReserveForPlayer(60_000))
    pipeline.give(c.EndReservation())
    pipeline.turn_keys()
    assert not pipeline.state.visit.repeating.auto, "it would be shown as on, and never go on"
    pipeline.give(c.StartAutoRepeat())
    assert waits_ms(pipeline) is not None


@pytest.mark.parametrize("mode", ["auto", "video"])
def test_where_a_clock_rolls_only_the_bets_are_put_up(mode: Mode) -> None:
    pipeline = repeating(mode)
    assert waits_ms(pipeline) is None
    pipeline.wait(PROFILE.bet_ms).give(c.TimePasses())
    pipeline.throw(4, 3)
    (moved,) = let_it_go_on(pipeline, SETTLED_MS)
    assert isinstance(moved, BetsMoved)
    assert waits_ms(pipeline) is None
    assert pipeline.state.visit.repeating.auto


def test_under_a_staffs_key_its_time_rests_and_the_key_turned_back_lets_it_go_on() -> None:
    pipeline = repeating().wait(100)
    pipeline.turn_keys("attendant")
    assert pipeline.wait(3_600_000).give(c.TimePasses()) == ()
    pipeline.turn_keys()
    let_it_go_on(pipeline, SHOW_MS + ROLL_MS - 100)
    pipeline.turn_keys("technician")
    pipeline.throw(6, 1)
    assert pipeline.wait(3_600_000).give(c.TimePasses()) == ()
    pipeline.turn_keys()
    let_it_go_on(pipeline, SETTLED_MS)
    assert pipeline.state.felt.bets == {"field": 5_00}


def test_a_clock_that_is_set_leaves_what_was_planned_its_time() -> None:
    pipeline = repeating()
    pipeline.give(c.ClockFound(pipeline.now.at_ms - 7_200_000))
    assert pipeline.state.visit.repeating.plan is not None
    assert pipeline.state.visit.repeating.plan.at_ms == pipeline.now.at_ms + SHOW_MS + ROLL_MS + 7_200_000


def test_what_an_earlier_program_kept_as_an_option_repeats_nothing_now() -> None:
    pipeline = Pipeline().open_for_play()
    before = pipeline.state
    old = from_bytes(b'{"kind":"option_set","name":"auto_repeat","value":"yes","default":false}')
    assert old == OptionSet("auto_repeat", "yes")
    assert fold(before, old) == before


def test_its_start_is_journaled() -> None:
    assert AutoRepeatStarted() in repeating().events
