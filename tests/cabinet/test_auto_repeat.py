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
from terminal.settings.parameters import Mode
from tests.cabinet.street import PROFILE, Street

SETTLED_MS = FALL_MS + SHOW_MS


def sat_down(mode: Mode = "roll", dollars: int = 100) -> Street:
    """A player with 5.00 on the field."""
    street = Street(profile=replace(PROFILE, mode=mode)).open_for_play().feed(dollars)
    street.give(c.Place("field", 5_00))
    return street


def repeating(mode: Mode = "roll", dollars: int = 100) -> Street:
    """A player whose 5.00 on the field repeat by themselves."""
    street = sat_down(mode, dollars)
    street.give(c.StartAutoRepeat())
    return street


def waits_ms(street: Street) -> int | None:
    """How long until something is done by itself."""
    plan = street.state.visit.repeating.plan
    if plan is None or street.state.machine.clocks_stopped_ms is not None:
        return None
    assert street.cabinet.alarm_ms(street.state, street.now) == plan.at_ms, "the alarm is set for it"
    return plan.at_ms - street.now.at_ms


def let_it_go_on(street: Street, after_ms: int) -> tuple[object, ...]:
    """What the time that has come makes happen, and nothing a millisecond before."""
    assert waits_ms(street) == after_ms
    assert street.wait(after_ms - 1).give(c.TimePasses()) == ()
    return street.wait(1).give(c.TimePasses())


def test_after_each_roll_the_bets_go_up_and_then_the_dice_are_called() -> None:
    street = repeating()
    let_it_go_on(street, SHOW_MS + ROLL_MS)  # all bets are up: only the dice are still to be called
    for _ in range(3):
        assert street.state.dice.throw is not None
        street.throw(4, 3)
        assert street.state.felt.bets == {}, "the loss is seen first"
        let_it_go_on(street, SETTLED_MS)
        assert street.state.felt.bets == {"field": 5_00}
        (called,) = let_it_go_on(street, ROLL_MS)
        assert isinstance(called, DiceCalled)
    assert street.state.visit.repeating.auto


@pytest.mark.parametrize(
    "touch",
    [c.Place("field", 5_00), c.Remove("field"), c.Undo(), c.Double(), c.ClearAll(), c.CallDice(), reserve("4711")],
)
def test_a_touch_of_bets_dice_or_credit_ends_it_and_counts(touch: c.Touch) -> None:
    street = repeating()
    ended, done = street.give(touch)
    assert ended == AutoRepeatEnded("touch")
    assert done is not None
    assert (street.state.visit.repeating.auto, waits_ms(street)) == (False, None)


def test_what_decides_nothing_lets_it_go_on() -> None:
    street = repeating()
    street.give(c.SetOption("language", "en"))
    street.give(c.SetOption("show_hints", "yes"))
    street.give(c.CallAttendant(on=True))
    assert waits_ms(street) == SHOW_MS + ROLL_MS


def test_stop_ends_it_at_any_time_under_a_staffs_key_too() -> None:
    street = repeating()
    street.turn_keys("attendant")
    assert street.refused(c.StartAutoRepeat()) == "staff"
    assert street.give(c.StopAutoRepeat()) == (AutoRepeatEnded("touch"),)
    assert street.give(c.StopAutoRepeat()) == ()


def test_it_begins_once() -> None:
    assert repeating().give(c.StartAutoRepeat()) == ()


def test_it_begins_only_where_bets_can_be_repeated() -> None:
    empty = Street().open_for_play().feed(100)
    assert empty.refused(c.StartAutoRepeat()) == "nothing_to_repeat"
    rolling = sat_down()
    rolling.give(c.CallDice())
    assert rolling.refused(c.StartAutoRepeat()) == "bets_closed"


def test_a_house_that_does_not_offer_it_says_so() -> None:
    street = Street(profile=replace(PROFILE, auto_repeat=False)).open_for_play().feed(100)
    street.give(c.Place("field", 5_00))
    assert street.refused(c.StartAutoRepeat()) == "not_offered"


def test_cashing_out_ends_it_and_other_options_stay() -> None:
    street = repeating()
    street.give(c.SetOption("keep_bets", "yes"))
    street.give(c.CallDice())
    street.throw(4, 3)
    street.give(c.StartAutoRepeat())
    ended, issued = street.give(c.CashOut())
    assert ended == AutoRepeatEnded("touch")
    assert isinstance(issued, TicketIssued)
    assert street.state.visit.options == {"keep_bets": "yes"}


def test_a_credit_that_does_not_cover_the_bets_ends_it() -> None:
    street = repeating(dollars=5)
    let_it_go_on(street, SHOW_MS + ROLL_MS)
    street.throw(4, 3)
    assert let_it_go_on(street, SETTLED_MS) == (AutoRepeatEnded("bets", "balance"),)
    assert waits_ms(street) is None


def test_a_door_that_opens_ends_it() -> None:
    street = repeating()
    let_it_go_on(street, SHOW_MS + ROLL_MS)
    street.throw(4, 3)
    street.report("board", ports.BoardInputs(("main",), ()))
    assert let_it_go_on(street, SETTLED_MS) == (AutoRepeatEnded("bets", "door_open"),)


def test_dice_that_cannot_be_thrown_end_it() -> None:
    street = repeating()
    street.report("dice", ports.DiceFault("jam", message("dice.drive")))
    assert let_it_go_on(street, SHOW_MS + ROLL_MS) == (AutoRepeatEnded("dice", "device"),)


def test_a_bet_whose_time_it_is_not_is_passed_over_while_another_is_up() -> None:
    street = Street().open_for_play().feed(100)
    street.give(c.Place("place@8", 12_00))
    street.give(c.Place("pass_line", 5_00))
    street.roll(4, 2)
    street.give(c.StartAutoRepeat())
    let_it_go_on(street, SHOW_MS + ROLL_MS)
    street.throw(3, 2)
    (called,) = let_it_go_on(street, SETTLED_MS + ROLL_MS)
    assert isinstance(called, DiceCalled)


def test_a_void_throw_that_is_not_thrown_again_is_called_again() -> None:
    street = repeating()
    let_it_go_on(street, SHOW_MS + ROLL_MS)
    while (throw := street.state.dice.throw) is not None:
        assert waits_ms(street) is None
        street.report("dice", ports.ThrowVoid(throw, message("dice.cocked")))
    assert street.state.visit.repeating.auto
    let_it_go_on(street, ROLL_MS)
    assert street.state.dice.throw is not None


def test_after_a_start_it_is_off_because_the_player_may_have_left() -> None:
    street = repeating()
    let_it_go_on(street, SHOW_MS + ROLL_MS)
    street.give(c.Start("again"))
    street.open_for_play().throw(4, 3)
    assert (street.state.visit.repeating.auto, waits_ms(street)) == (False, None)
    assert street.state.felt.bets == {}


def test_keep_bets_on_outlives_a_start_but_what_it_had_planned_does_not() -> None:
    street = sat_down()
    street.give(c.SetOption("keep_bets", "yes"))
    street.roll(4, 3)
    street.give(c.Start("again"))
    assert waits_ms(street.open_for_play()) is None
    assert street.cabinet.option(street.state, "keep_bets") == "yes"


def test_the_sessions_end_ends_it() -> None:
    street = repeating(dollars=5)
    let_it_go_on(street, SHOW_MS + ROLL_MS)
    street.throw(4, 3)
    street.give(c.EndSession())
    assert (street.state.visit.repeating.auto, waits_ms(street)) == (False, None)


def commissioned() -> Street:
    """A player whose Buy bet has lost and is put up again by itself: its commission is asked for."""
    street = Street().open_for_play().feed(100)
    street.give(c.Place("buy@4", 20_00))
    street.give(c.Answer(yes=True))
    street.give(c.StartAutoRepeat())
    let_it_go_on(street, SHOW_MS + ROLL_MS)
    street.throw(4, 3)
    let_it_go_on(street, SETTLED_MS)
    assert street.state.felt.asked is not None
    assert waits_ms(street) is None
    return street


def test_a_commission_is_still_asked_for_and_no_ends_it() -> None:
    street = commissioned()
    assert street.give(c.Answer(yes=False))[0] == AutoRepeatEnded("touch")
    assert waits_ms(street) is None


def test_a_commission_that_is_accepted_goes_on_to_the_dice() -> None:
    street = commissioned()
    street.give(c.Answer(yes=True))
    let_it_go_on(street, ROLL_MS)
    assert street.state.dice.throw is not None


def keeping() -> Street:
    """A player who keeps 5.00 on the field."""
    street = sat_down()
    street.give(c.SetOption("keep_bets", "yes"))
    return street


def test_keep_bets_on_puts_the_bets_up_and_never_rolls() -> None:
    street = keeping().roll(4, 3)
    let_it_go_on(street, SETTLED_MS)
    assert street.state.felt.bets == {"field": 5_00}
    assert waits_ms(street) is None


def test_keep_bets_on_does_nothing_when_all_bets_are_still_up() -> None:
    street = Street().open_for_play().feed(100)
    street.give(c.SetOption("keep_bets", "yes"))
    street.give(c.Place("place@8", 12_00))
    assert waits_ms(street.roll(4, 1)) is None


def test_a_chip_laid_by_hand_does_not_keep_the_others_from_being_kept() -> None:
    street = keeping().roll(4, 3)
    street.wait(100).give(c.Place("seven", 1_00))
    let_it_go_on(street, SETTLED_MS - 100)
    assert street.state.felt.bets == {"seven": 1_00, "field": 5_00}


def test_bets_that_cannot_be_kept_are_given_up_for_this_roll_alone() -> None:
    street = keeping().roll(4, 3)
    street.report("board", ports.BoardInputs(("main",), ()))
    assert let_it_go_on(street, SETTLED_MS) == (BetsNotRepeated("door_open"),)
    street.turn_keys()
    street.give(c.Place("field", 5_00))
    let_it_go_on(street.roll(4, 3), SETTLED_MS)
    assert street.state.felt.bets == {"field": 5_00}


def test_nothing_is_put_up_at_a_reserved_station() -> None:
    street = keeping().roll(4, 3)
    street.give(reserve("4711"))
    assert waits_ms(street) is None


@pytest.mark.parametrize("mode", ["auto", "live", "video"])
def test_where_a_clock_or_a_dealer_rolls_only_the_bets_are_put_up(mode: Mode) -> None:
    street = repeating(mode)
    assert waits_ms(street) is None
    street.wait(PROFILE.bet_ms).give(c.TimePasses() if mode == "auto" else c.CloseBets())
    street.throw(4, 3)
    (moved,) = let_it_go_on(street, SETTLED_MS)
    assert isinstance(moved, BetsMoved)
    assert waits_ms(street) is None
    assert street.state.visit.repeating.auto


def test_under_a_staffs_key_its_time_rests_and_the_key_turned_back_lets_it_go_on() -> None:
    street = repeating().wait(100)
    street.turn_keys("attendant")
    assert street.wait(3_600_000).give(c.TimePasses()) == ()
    street.turn_keys()
    let_it_go_on(street, SHOW_MS + ROLL_MS - 100)
    street.turn_keys("technician")
    street.throw(6, 1)
    assert street.wait(3_600_000).give(c.TimePasses()) == ()
    street.turn_keys()
    let_it_go_on(street, SETTLED_MS)
    assert street.state.felt.bets == {"field": 5_00}


def test_a_clock_that_is_set_leaves_what_was_planned_its_time() -> None:
    street = repeating()
    street.give(c.ClockFound(street.now.at_ms - 7_200_000))
    assert street.state.visit.repeating.plan is not None
    assert street.state.visit.repeating.plan.at_ms == street.now.at_ms + SHOW_MS + ROLL_MS + 7_200_000


def test_what_an_earlier_program_kept_as_an_option_repeats_nothing_now() -> None:
    street = Street().open_for_play()
    before = street.state
    old = from_bytes(b'{"kind":"option_set","name":"auto_repeat","value":"yes","default":false}')
    assert old == OptionSet("auto_repeat", "yes")
    assert fold(before, old) == before


def test_its_start_is_journaled() -> None:
    assert AutoRepeatStarted() in repeating().events
