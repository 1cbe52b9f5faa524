"""An alarm of the statistics of the dice calls, may lock the dice, and ends by a technician; no outcome is changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import CallDice, CashOut, PlaceWager
from terminal.cabinet.events import DiceAlarmed, DiceAlarmsAcknowledged, DiceSettled, from_bytes, to_bytes
from terminal.cabinet.fold import fold
from terminal.cabinet.state import from_bytes as state_from_bytes
from terminal.cabinet.state import to_bytes as state_to_bytes
from terminal.fairness.judging import WINDOW_THROWS
from terminal.fairness.watch import Watch, thrown
from tests.cabinet.pipeline import PROFILE, Pipeline


def before_the_alarm(*, locks: bool = False) -> Pipeline:
    """A cabinet whose generator has shown 6-6 in all throws of a window but the last."""
    pipeline = Pipeline(profile=replace(PROFILE, dice_alarm_locks=locks)).open_for_play().feed(100)
    watch = Watch("twin")
    for _ in range(WINDOW_THROWS - 1):
        watch = thrown(watch, (6, 6))
    pipeline.state = with_fields(pipeline.state, dice=with_fields(pipeline.state.dice, watch=watch))
    return pipeline


def alarmed(*, locks: bool = False) -> Pipeline:
    pipeline = before_the_alarm(locks=locks)
    pipeline.give(PlaceWager("field", 1_00))
    pipeline.roll(6, 6)
    return pipeline


def test_the_throw_that_fills_a_window_is_settled_as_it_fell_and_then_gives_the_alarm() -> None:
    pipeline = before_the_alarm()
    pipeline.give(PlaceWager("field", 1_00))
    pipeline.give(CallDice())
    assert pipeline.state.dice.throw is not None
    settled, *alarms = pipeline.report("dice", ports.DiceThrown(pipeline.state.dice.throw, (6, 6)))
    assert isinstance(settled, DiceSettled)
    assert settled.record.dice == (6, 6)
    assert {alarm.alarm.test for alarm in alarms if isinstance(alarm, DiceAlarmed)} >= {"faces_1", "faces_2", "pairs"}
    assert len(alarms) == len(pipeline.state.dice.alarms)


def test_an_alarm_calls_the_attendant_and_lets_play_go_on() -> None:
    pipeline = alarmed()
    assert pipeline.order("board") == ports.BoardOrder(ports.Lamp.CALL)
    pipeline.give(PlaceWager("field", 1_00))
    pipeline.roll(1, 2)


def test_by_parameter_it_keeps_the_dice_at_rest_but_not_the_money() -> None:
    pipeline = alarmed(locks=True)
    pipeline.give(PlaceWager("pass_line", 5_00))
    assert pipeline.refused(CallDice()) == "dice_alarm"
    assert not pipeline.state.may_bet


def test_a_player_may_cash_out_while_the_dice_are_locked() -> None:
    pipeline = alarmed(locks=True)
    pipeline.give(CashOut())
    assert pipeline.state.ticketing.ticket is not None


def test_the_technicians_key_ends_it_and_the_statistics_restart() -> None:
    pipeline = alarmed(locks=True)
    happened = pipeline.report("board", ports.BoardInputs((), ("technician",)))
    assert DiceAlarmsAcknowledged() in happened
    assert pipeline.state.dice.watch == Watch("twin")
    assert (pipeline.state.dice.alarms, pipeline.state.dice.locked) == ((), False)
    pipeline.turn_keys()
    pipeline.give(PlaceWager("field", 1_00))
    pipeline.roll(1, 2)
    assert pipeline.state.dice.watch.of(2).run.throws == 1


@pytest.mark.parametrize("keys", [("attendant",), ()])
def test_no_other_key_ends_it(keys: tuple[str, ...]) -> None:
    pipeline = alarmed(locks=True)
    pipeline.report("board", ports.BoardInputs(("main",), keys))
    assert pipeline.state.dice.locked


def test_the_key_does_nothing_while_there_is_no_alarm(pipeline: Pipeline) -> None:
    happened = pipeline.report("board", ports.BoardInputs((), ("technician",)))
    assert DiceAlarmsAcknowledged() not in happened


def test_a_key_that_is_turned_already_ends_no_later_alarm() -> None:
    pipeline = before_the_alarm(locks=True)
    pipeline.give(PlaceWager("field", 1_00))
    pipeline.give(CallDice())
    pipeline.turn_keys("technician")
    pipeline.throw(6, 6)
    pipeline.report("board", ports.BoardInputs(("main",), ("technician",)))
    assert pipeline.state.dice.locked


def test_an_alarm_outlives_a_snapshot_and_the_journal() -> None:
    pipeline = alarmed(locks=True)
    assert state_from_bytes(state_to_bytes(pipeline.state)) == pipeline.state
    for event in pipeline.events:
        again: object = from_bytes(to_bytes(event))
        assert again == event


def test_the_watch_is_of_the_generator_that_says_who_it_is(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 1_00))
    pipeline.roll(3, 4)
    pipeline.report("dice", ports.Back("twin"))
    assert pipeline.state.dice.watch.of(2).run.throws == 1
    pipeline.report("dice", ports.Back("another"))
    assert pipeline.state.dice.watch == Watch("another")


def test_void_throws_are_not_counted(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 1_00))
    pipeline.give(CallDice())
    assert pipeline.state.dice.throw is not None
    pipeline.report("dice", ports.ThrowVoid(pipeline.state.dice.throw, message("dice.cocked")))
    assert pipeline.state.dice.watch.of(2).run.throws == 0


def test_an_alarm_of_the_same_test_takes_the_place_of_the_one_before() -> None:
    pipeline = alarmed()
    event = next(event for event in pipeline.events if isinstance(event, DiceAlarmed))
    assert len(fold(pipeline.state, event).dice.alarms) == len(pipeline.state.dice.alarms)
