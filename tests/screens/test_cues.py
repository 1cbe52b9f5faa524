"""Every event has the sound that a player expects of it; a roll is heard as its dice fly, and again when they lie."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from drivers import ports
from drivers.ports.message import Message, message
from harness.scripted_pins import derive_at_once
from terminal.cabinet.commands import (
    CallDice,
    CashOut,
    Choose,
    ClearAll,
    Command,
    Double,
    FromDevice,
    PlaceWager,
    Redo,
    Repeat,
    SetBets,
    TakeDown,
    Undo,
)
from terminal.cabinet.events import (
    AttendantCalled,
    BetsMoved,
    BettingPaused,
    BillSeen,
    BillSettled,
    CreditGiven,
    OptionSet,
    TicketDone,
)
from terminal.cabinet.events import TicketSettled as TicketSettledEvent
from terminal.cabinet.state import State
from terminal.common.places import SHEETS
from terminal.rules.craps.records import BetsChanged, CommissionAsked, CommissionDeclined, Marks, Verb
from terminal.rules.craps.table import Table
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.runtime.lockup import Lock, SeenInputs
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.sounding.cues import cues, landed_cues, shaken
from terminal.screens.sounding.voice import Voice
from tests.cabinet.pipeline import Pipeline
from tests.screens.hearing import Heard


@pytest.fixture
def pipeline() -> Pipeline:
    return Pipeline().open_for_play().feed(100)


def heard(pipeline: Pipeline, command: Command) -> tuple[str, ...]:
    before = pipeline.state
    events = pipeline.give(command)
    return cues(before, pipeline.state, events)


def thrown(pipeline: Pipeline, *dice: int) -> tuple[str, ...]:
    assert pipeline.state.dice.throw is not None
    return heard(pipeline, FromDevice("dice", ports.DiceThrown(pipeline.state.dice.throw, dice)))


def moved(state: State, verb: Verb, changes: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    return cues(state, state, (BetsMoved(BetsChanged(verb, changes)),))


def test_a_chip_is_heard_as_it_goes_on_the_felt_and_as_it_comes_off(pipeline: Pipeline) -> None:
    assert heard(pipeline, PlaceWager("pass_line", 5_00)) == ("chip",)
    assert heard(pipeline, TakeDown("pass_line")) == ("take-down",)


def test_undo_and_redo_sound_like_what_they_do_to_the_chips(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("field", 5_00))
    assert heard(pipeline, Undo()) == ("take-down",)
    assert heard(pipeline, Redo()) == ("chip",)


def test_all_chips_that_are_cleared_make_one_sound(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.give(PlaceWager("pass_line", 5_00))
    assert heard(pipeline, ClearAll()) == ("take-down",)


def test_double_and_repeat_have_sounds_of_their_own(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("field", 5_00))
    assert heard(pipeline, Double()) == ("double",)
    pipeline.give(CallDice())
    pipeline.throw(1, 4)
    assert heard(pipeline, Repeat()) == ("repeat",)


@pytest.mark.parametrize("verb", ["across", "inside", "outside"])
def test_the_buttons_that_spread_chips_sound_alike(pipeline: Pipeline, verb: Verb) -> None:
    assert moved(pipeline.state, verb, (("place@5", 5_00), ("place@9", 5_00))) == ("across",)


def test_a_bet_that_is_moved_to_another_number_is_a_chip_set_down(pipeline: Pipeline) -> None:
    assert moved(pipeline.state, "transfer", (("place@5", -5_00), ("place@9", 5_00))) == ("chip",)


def test_the_commission_window_asks_aloud_and_its_answer_is_a_tap(pipeline: Pipeline) -> None:
    asked = CommissionAsked(BetsChanged("place", (("buy@4", 20_00),)))
    assert cues(pipeline.state, pipeline.state, (BetsMoved(asked),)) == ("commission",)
    assert cues(pipeline.state, pipeline.state, (BetsMoved(CommissionDeclined()),)) == ("tap",)


def test_the_switch_of_the_bets_moves_no_chip(pipeline: Pipeline) -> None:
    for first, second in ((0, 0), (2, 4)):
        if first:
            pipeline.give(CallDice())
            pipeline.throw(first, second)
        pipeline.give(PlaceWager("pass_line" if not first else "place@5", 5_00))
    assert heard(pipeline, SetBets(on=False)) == ("tap",)


def test_dice_are_shaken_from_the_call_until_they_are_thrown(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("pass_line", 5_00))
    assert heard(pipeline, CallDice()) == ("shake",)
    assert shaken(pipeline.state)
    assert thrown(pipeline, 2, 4) == ("throw",)
    assert not shaken(pipeline.state)


def test_where_a_clock_closes_the_bets_that_is_heard_before_the_dice(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("pass_line", 5_00))
    before = replace(pipeline.state, visit=replace(pipeline.state.visit, betting_closes_ms=1))
    events = pipeline.give(CallDice())
    assert cues(before, pipeline.state, events) == ("closed", "shake")


def test_where_bets_are_closed_before_the_dice_are_called_that_is_heard_at_once_and_only_once(
    pipeline: Pipeline,
) -> None:
    assert cues(pipeline.state, pipeline.state, (BettingPaused("closed", 1),)) == ("closed",)
    assert cues(pipeline.state, pipeline.state, (BettingPaused("show", 1),)) == ()
    pipeline.give(PlaceWager("pass_line", 5_00))
    assert heard(pipeline, CallDice()) == ("shake",)


def test_a_program_that_starts_while_the_generator_works_shakes_the_dice(pipeline: Pipeline) -> None:
    assert cues(None, pipeline.state, ()) == ()
    pipeline.give(PlaceWager("pass_line", 5_00))
    pipeline.give(CallDice())
    assert cues(None, pipeline.state, ()) == ("shake",)


def playing(sheet: str) -> Pipeline:
    """A cabinet with another game and 100.00."""
    game = open_game(Sheet.parse((SHEETS / f"{sheet}.ini").read_text(), f"{sheet}.ini"))
    return Pipeline(game=game).open_for_play().feed(100)


def test_hazard_is_cast_from_its_box_and_the_caster_hears_nick_and_out() -> None:
    for dice, sound in (((5, 6), "nick"), ((1, 1), "out"), ((1, 3), "")):
        pipeline = playing("hazard")
        pipeline.give(PlaceWager("bank", 5_00))
        pipeline.roll(3, 4)  # the main is 7: 11 nicks, 2 is out, 4 is the chance
        assert heard(pipeline, CallDice()) == ("box",)
        assert thrown(pipeline, *dice) == ("cast",)
        assert landed_cues(pipeline.state)[:1] == ((sound,) if sound else ())


def test_big_shots_fourth_die_falls_alone_and_only_its_hit_is_the_main_win() -> None:
    for fourth, win in ((6, "main-win"), (2, "win-good")):
        pipeline = playing("big-shot-baden")
        pipeline.give(PlaceWager("number@6", 5_00))
        assert heard(pipeline, CallDice())[-1] == "shake"
        assert thrown(pipeline, 6, 6, 6) == ("throw",)
        assert "shake" in heard(pipeline, Choose("big_shot", "risk"))
        assert thrown(pipeline, fourth) == ("fourth",)
        assert landed_cues(pipeline.state) == (win,)


def test_the_puck_is_heard_when_the_dice_lie_and_not_before(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("pass_line", 5_00))
    pipeline.give(CallDice())
    assert "puck" not in thrown(pipeline, 2, 4)
    assert landed_cues(pipeline.state) == ("puck",)


def test_the_puck_that_a_hand_turns_is_heard_at_once(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("pass_line", 5_00))
    pipeline.give(CallDice())
    pipeline.throw(2, 4)
    turned = BetsMoved(BetsChanged("puck_off", (), marks=Marks()))
    assert isinstance(pipeline.state.table, Table)
    after = replace(pipeline.state, table=replace(pipeline.state.table, marks=Marks()))
    assert cues(pipeline.state, after, (turned,)) == ("puck",)


@pytest.mark.parametrize(
    ("win_cents", "sound"),
    [(5, "win-small"), (24_99, "win-small"), (25_00, "win-good"), (99_99, "win-good"), (100_00, "win-big")],
)
def test_a_win_of_five_times_the_bets_is_good_and_one_of_twenty_times_is_big(
    pipeline: Pipeline, win_cents: int, sound: str
) -> None:
    pipeline.give(PlaceWager("pass_line", 5_00))
    pipeline.give(CallDice())
    pipeline.throw(5, 6)
    assert landed_cues(
        replace(pipeline.state, results=replace(pipeline.state.results, last_win_cents=win_cents, last_bet_cents=5_00))
    ) == (sound,)


def test_a_seven_out_sweeps_the_chips_and_turns_the_puck(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("pass_line", 5_00))
    for dice in ((2, 4), (3, 4)):
        pipeline.give(CallDice())
        pipeline.throw(*dice)
    assert landed_cues(pipeline.state) == ("loss", "puck")


def test_a_roll_that_decides_nothing_lies_in_silence(pipeline: Pipeline) -> None:
    pipeline.give(PlaceWager("pass_line", 5_00))
    for dice in ((2, 4), (2, 3)):
        pipeline.give(CallDice())
        pipeline.throw(*dice)
    assert landed_cues(pipeline.state) == ()


def test_a_throw_that_has_to_be_called_again_is_a_refusal_and_one_that_is_repeated_goes_on_shaking(
    pipeline: Pipeline,
) -> None:
    pipeline.give(PlaceWager("pass_line", 5_00))
    pipeline.give(CallDice())
    sounds = []
    for _ in range(20):
        if pipeline.state.dice.throw is None:
            break
        sounds.append(
            heard(pipeline, FromDevice("dice", ports.ThrowVoid(pipeline.state.dice.throw, message("dice.cocked"))))
        )
    assert sounds[0] == ()
    assert sounds[-1] == ("refusal",)


def test_money_that_comes_and_goes_is_heard(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert heard(pipeline, FromDevice("validator", ports.BillStacked())) == ("bill",)
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    assert heard(pipeline, CashOut()) == ("ticket",)
    state = pipeline.state
    assert cues(state, state, (BillSeen(9, 500_00, "return", "Too much."),)) == ("refusal",)
    assert cues(state, state, (BillSettled(9, 20_00), TicketDone(1))) == ("bill",)
    assert cues(state, state, (CreditGiven(1, 20_00, 0, "attendant"),)) == ("bill",)
    assert cues(state, state, (BillSettled(9, 0), TicketSettledEvent(1, printed=True, returned_cents=0))) == ()


def test_the_attendant_is_called_with_a_bell_and_sent_away_without(pipeline: Pipeline) -> None:
    assert cues(pipeline.state, pipeline.state, (AttendantCalled(on=True),)) == ("attendant",)
    assert cues(pipeline.state, pipeline.state, (AttendantCalled(on=False),)) == ()


def test_the_volume_is_heard_as_it_is_set(pipeline: Pipeline) -> None:
    assert cues(pipeline.state, pipeline.state, (OptionSet("volume", "4"),)) == ("chip",)
    assert cues(pipeline.state, pipeline.state, (OptionSet("show_hints", "yes"),)) == ()


def test_each_door_that_opens_gives_the_alarm_and_one_that_shuts_does_not(pipeline: Pipeline) -> None:
    assert heard(pipeline, FromDevice("board", ports.BoardInputs(("main",), ()))) == ("door-alarm",)
    assert heard(pipeline, FromDevice("board", ports.BoardInputs(("main", "logic"), ()))) == ("door-alarm",)
    assert heard(pipeline, FromDevice("board", ports.BoardInputs(("logic",), ()))) == ()


def test_a_door_that_was_opened_unseen_gives_the_alarm_once_it_is_known(pipeline: Pipeline) -> None:
    report = ports.DoorsOpenedUnseen("1-1", (("main", 1),))
    assert heard(pipeline, FromDevice("board", report)) == ("door-alarm",)


def test_a_program_that_starts_behind_an_open_door_gives_the_alarm(pipeline: Pipeline) -> None:
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert cues(None, pipeline.state, ()) == ("door-alarm",)


def test_a_door_that_opens_where_no_event_can_tell_of_it_gives_the_alarm_on_the_screen(
    pipeline: Pipeline, qapp: QGuiApplication
) -> None:
    speaker = Heard()
    screen = PlayerScreen(pipeline.cabinet, lambda _: None, qapp, derive=derive_at_once, voice=Voice(speaker))
    screen.show(pipeline.state, ())
    screen.lock(Lock(Message("The journal cannot be written"), Message("The disk is full.")))
    seen = SeenInputs()
    for doors in (("main",), ("main",), ("main", "logic"), ("logic",), ()):
        seen = seen.after(ports.BoardInputs(doors, ()))
        screen.see(seen)
    assert speaker.sounds == ["door-alarm"] * 2
