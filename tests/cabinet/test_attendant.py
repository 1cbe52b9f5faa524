"""Call attendant: the player signals the staff (Interblock's description, 5.1, Interface controls)."""

from __future__ import annotations

from drivers import ports
from drivers.ports import BoardOrder, Lamp
from drivers.ports.message import message
from terminal.cabinet.commands import CallAttendant, CallDice, PlaceWager, Start
from terminal.cabinet.events import AttendantCalled
from tests.cabinet.pipeline import Pipeline


def test_a_call_lights_the_lamp_until_it_is_called_off(pipeline: Pipeline) -> None:
    assert pipeline.order("board") == BoardOrder(Lamp.OFF)
    assert pipeline.give(CallAttendant(on=True)) == (AttendantCalled(on=True),)
    assert pipeline.order("board") == BoardOrder(Lamp.CALL)
    pipeline.give(CallAttendant(on=False))
    assert pipeline.order("board") == BoardOrder(Lamp.OFF)


def test_a_second_call_makes_nothing_happen(pipeline: Pipeline) -> None:
    pipeline.give(CallAttendant(on=True))
    assert pipeline.give(CallAttendant(on=True)) == ()


def test_the_attendants_key_ends_the_call(pipeline: Pipeline) -> None:
    pipeline.give(CallAttendant(on=True))
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    assert AttendantCalled(on=False, by_key=True) in pipeline.events
    assert not pipeline.state.visit.attendant_called
    assert pipeline.order("board") == BoardOrder(Lamp.ADMINISTRATIVE)
    pipeline.report("board", ports.BoardInputs((), ()))
    assert pipeline.order("board") == BoardOrder(Lamp.OFF)


def test_another_key_and_a_key_that_was_turned_before_leave_the_call(pipeline: Pipeline) -> None:
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    pipeline.give(CallAttendant(on=True))
    pipeline.report("board", ports.BoardInputs((), ("attendant", "technician")))
    assert pipeline.state.visit.attendant_called


def test_a_call_works_while_the_dice_are_out_and_behind_open_doors(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    pipeline.give(CallAttendant(on=True))
    assert pipeline.state.visit.attendant_called
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    pipeline.give(CallAttendant(on=False))
    assert not pipeline.state.visit.attendant_called


def test_a_door_and_a_fault_outrank_the_call(pipeline: Pipeline) -> None:
    pipeline.give(CallAttendant(on=True))
    pipeline.report("printer", ports.PrinterFault("jam", message("printer.jam")))
    assert pipeline.order("board") == BoardOrder(Lamp.FAULT)
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert pipeline.order("board") == BoardOrder(Lamp.DOOR)


def test_a_call_outlives_a_restart(pipeline: Pipeline) -> None:
    pipeline.give(CallAttendant(on=True))
    pipeline.give(Start("again"))
    assert pipeline.state.visit.attendant_called
