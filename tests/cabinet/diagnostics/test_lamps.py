"""The test of the tower light: an order derived from state, which ends with test mode whatever ends that (D6)."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports import BoardOrder, Lamp
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.people.account import Person
from terminal.runtime.lockup import orders as orders_under_lock
from tests.cabinet.people.staffed import Staffed
from tests.cabinet.pipeline import Pipeline


@pytest.fixture
def tested(pipeline: Pipeline) -> Pipeline:
    """A cabinet in test mode."""
    pipeline.turn_keys("technician")
    pipeline.give(c.BeginTest())
    return pipeline


def shown(pipeline: Pipeline) -> Lamp:
    order = pipeline.order("board")
    assert isinstance(order, BoardOrder)
    return order.lamp


def test_no_light_is_tested_before_test_mode_has_begun(pipeline: Pipeline) -> None:
    assert pipeline.refused(c.TestLamp(Lamp.DOOR)) == "key"
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.TestLamp(Lamp.DOOR)) == "test_mode"
    assert shown(pipeline) is Lamp.ADMINISTRATIVE


@pytest.mark.parametrize("lamp", Lamp)
def test_every_light_is_shown_at_a_touch_and_ends_at_another(tested: Pipeline, lamp: Lamp) -> None:
    assert tested.give(c.TestLamp(lamp)) == (e.LampTested(lamp),)
    assert shown(tested) is lamp
    assert tested.give(c.TestLamp(None)) == (e.LampTested(None),)
    assert shown(tested) is Lamp.ADMINISTRATIVE


def test_what_is_shown_already_is_not_journaled_again(tested: Pipeline) -> None:
    assert tested.give(c.TestLamp(None)) == ()
    tested.give(c.TestLamp(Lamp.CALL))
    assert tested.give(c.TestLamp(Lamp.CALL)) == ()


def test_a_light_is_tested_while_a_door_is_open_too(tested: Pipeline) -> None:
    tested.give(c.TestLamp(Lamp.CALL))
    tested.report("board", ports.BoardInputs(("main",), ("technician",)))
    assert shown(tested) is Lamp.CALL
    tested.give(c.TestLamp(None))
    assert shown(tested) is Lamp.DOOR


@pytest.mark.parametrize(
    "ending",
    [
        c.EndTest(),
        c.FromDevice("board", ports.BoardInputs((), ())),
        c.FromDevice("board", ports.Lost(message("device.silent"))),
        c.Start("again"),
    ],
    ids=["button", "key", "board lost", "start"],
)
def test_the_test_of_a_light_ends_with_test_mode(tested: Pipeline, ending: c.Command) -> None:
    tested.give(c.TestLamp(Lamp.JACKPOT))
    tested.give(ending)
    assert shown(tested) is not Lamp.JACKPOT
    assert tested.state.diagnostics.lamp is None


def test_a_lock_of_play_is_shown_whatever_is_tested(tested: Pipeline) -> None:
    tested.give(c.TestLamp(Lamp.CALL))
    wanted = tested.cabinet.orders(tested.state)
    assert orders_under_lock(wanted, (), writes=True)["board"] == BoardOrder(Lamp.TILT)


def test_the_journal_names_who_tested_it() -> None:
    staffed = Staffed.with_people()
    staffed.come("Tom")
    staffed.give(c.BeginTest())
    who = Person(staffed.account("Tom").number, "Tom")
    assert staffed.give(c.TestLamp(Lamp.TILT)) == (e.LampTested(Lamp.TILT, who),)
