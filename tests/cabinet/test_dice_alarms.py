"""An alarm of the statistics of the dice calls, may lock the dice, and ends by a technician; no outcome is changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import CallDice, CashOut, Place
from terminal.cabinet.events import DiceAlarmed, DiceAlarmsAcknowledged, DiceSettled, from_bytes, to_bytes
from terminal.cabinet.fold import fold
from terminal.cabinet.state import from_bytes as state_from_bytes
from terminal.cabinet.state import to_bytes as state_to_bytes
from terminal.fairness.judging import WINDOW_THROWS
from terminal.fairness.watch import Watch, thrown
from tests.cabinet.street import PROFILE, Street


def before_the_alarm(*, locks: bool = False) -> Street:
    """A cabinet whose generator has shown 6-6 in all throws of a window but the last."""
    street = Street(profile=replace(PROFILE, dice_alarm_locks=locks)).open_for_play().feed(100)
    watch = Watch("twin")
    for _ in range(WINDOW_THROWS - 1):
        watch = thrown(watch, (6, 6))
    street.state = with_fields(street.state, dice=with_fields(street.state.dice, watch=watch))
    return street


def alarmed(*, locks: bool = False) -> Street:
    street = before_the_alarm(locks=locks)
    street.give(Place("field", 1_00))
    street.roll(6, 6)
    return street


def test_the_throw_that_fills_a_window_is_settled_as_it_fell_and_then_gives_the_alarm() -> None:
    street = before_the_alarm()
    street.give(Place("field", 1_00))
    street.give(CallDice())
    assert street.state.dice.throw is not None
    settled, *alarms = street.report("dice", ports.DiceThrown(street.state.dice.throw, (6, 6)))
    assert isinstance(settled, DiceSettled)
    assert settled.record.dice == (6, 6)
    assert {alarm.alarm.test for alarm in alarms if isinstance(alarm, DiceAlarmed)} >= {"faces_1", "faces_2", "pairs"}
    assert len(alarms) == len(street.state.dice.alarms)


def test_an_alarm_calls_the_attendant_and_lets_play_go_on() -> None:
    street = alarmed()
    assert street.order("board") == ports.BoardOrder(ports.Lamp.CALL)
    street.give(Place("field", 1_00))
    street.roll(1, 2)


def test_by_parameter_it_keeps_the_dice_at_rest_but_not_the_money() -> None:
    street = alarmed(locks=True)
    street.give(Place("pass_line", 5_00))
    assert street.refused(CallDice()) == "dice_alarm"
    assert not street.state.may_bet


def test_a_player_may_cash_out_while_the_dice_are_locked() -> None:
    street = alarmed(locks=True)
    street.give(CashOut())
    assert street.state.ticketing.ticket is not None


def test_the_technicians_key_ends_it_and_the_statistics_restart() -> None:
    street = alarmed(locks=True)
    happened = street.report("board", ports.BoardInputs((), ("technician",)))
    assert DiceAlarmsAcknowledged() in happened
    assert street.state.dice.watch == Watch("twin")
    assert (street.state.dice.alarms, street.state.dice.locked) == ((), False)
    street.turn_keys()
    street.give(Place("field", 1_00))
    street.roll(1, 2)
    assert street.state.dice.watch.run.throws == 1


@pytest.mark.parametrize("keys", [("attendant",), ()])
def test_no_other_key_ends_it(keys: tuple[str, ...]) -> None:
    street = alarmed(locks=True)
    street.report("board", ports.BoardInputs(("main",), keys))
    assert street.state.dice.locked


def test_the_key_does_nothing_while_there_is_no_alarm(street: Street) -> None:
    happened = street.report("board", ports.BoardInputs((), ("technician",)))
    assert DiceAlarmsAcknowledged() not in happened


def test_a_key_that_is_turned_already_ends_no_later_alarm() -> None:
    street = before_the_alarm(locks=True)
    street.give(Place("field", 1_00))
    street.give(CallDice())
    street.turn_keys("technician")
    street.throw(6, 6)
    street.report("board", ports.BoardInputs(("main",), ("technician",)))
    assert street.state.dice.locked


def test_an_alarm_outlives_a_snapshot_and_the_journal() -> None:
    street = alarmed(locks=True)
    assert state_from_bytes(state_to_bytes(street.state)) == street.state
    for event in street.events:
        assert from_bytes(to_bytes(event)) == event


def test_the_watch_is_of_the_generator_that_says_who_it_is(street: Street) -> None:
    street.feed(20).give(Place("field", 1_00))
    street.roll(3, 4)
    street.report("dice", ports.Back("twin"))
    assert street.state.dice.watch.run.throws == 1
    street.report("dice", ports.Back("another"))
    assert street.state.dice.watch == Watch("another")


def test_void_throws_are_not_counted(street: Street) -> None:
    street.feed(20).give(Place("field", 1_00))
    street.give(CallDice())
    assert street.state.dice.throw is not None
    street.report("dice", ports.ThrowVoid(street.state.dice.throw, message("dice.cocked")))
    assert street.state.dice.watch.run.throws == 0


def test_an_alarm_of_the_same_test_takes_the_place_of_the_one_before() -> None:
    street = alarmed()
    event = next(event for event in street.events if isinstance(event, DiceAlarmed))
    assert len(fold(street.state, event).dice.alarms) == len(street.state.dice.alarms)
