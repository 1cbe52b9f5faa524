"""Call attendant: the player signals the staff (Interblock's description, 5.1, Interface controls)."""

from __future__ import annotations

from drivers import ports
from drivers.ports import BoardOrder, Lamp
from drivers.ports.message import message
from terminal.cabinet.commands import CallAttendant, CallDice, Place, Start
from terminal.cabinet.events import AttendantCalled
from tests.cabinet.street import Street


def test_a_call_lights_the_lamp_until_it_is_called_off(street: Street) -> None:
    assert street.order("board") == BoardOrder(Lamp.OFF)
    assert street.give(CallAttendant(on=True)) == (AttendantCalled(on=True),)
    assert street.order("board") == BoardOrder(Lamp.CALL)
    street.give(CallAttendant(on=False))
    assert street.order("board") == BoardOrder(Lamp.OFF)


def test_a_second_call_makes_nothing_happen(street: Street) -> None:
    street.give(CallAttendant(on=True))
    assert street.give(CallAttendant(on=True)) == ()


def test_the_attendants_key_ends_the_call(street: Street) -> None:
    street.give(CallAttendant(on=True))
    street.report("board", ports.BoardInputs((), ("attendant",)))
    assert not street.state.visit.attendant_called
    assert street.order("board") == BoardOrder(Lamp.ADMINISTRATIVE)
    street.report("board", ports.BoardInputs((), ()))
    assert street.order("board") == BoardOrder(Lamp.OFF)


def test_another_key_and_a_key_that_was_turned_before_leave_the_call(street: Street) -> None:
    street.report("board", ports.BoardInputs((), ("attendant",)))
    street.give(CallAttendant(on=True))
    street.report("board", ports.BoardInputs((), ("attendant", "technician")))
    assert street.state.visit.attendant_called


def test_a_call_works_while_the_dice_are_out_and_behind_open_doors(street: Street) -> None:
    street.feed(20).give(Place("field", 5_00))
    street.give(CallDice())
    street.give(CallAttendant(on=True))
    assert street.state.visit.attendant_called
    street.report("board", ports.BoardInputs(("main",), ()))
    street.give(CallAttendant(on=False))
    assert not street.state.visit.attendant_called


def test_a_door_and_a_fault_outrank_the_call(street: Street) -> None:
    street.give(CallAttendant(on=True))
    street.report("printer", ports.PrinterFault("jam", message("printer.jam")))
    assert street.order("board") == BoardOrder(Lamp.FAULT)
    street.report("board", ports.BoardInputs(("main",), ()))
    assert street.order("board") == BoardOrder(Lamp.DOOR)


def test_a_call_outlives_a_restart(street: Street) -> None:
    street.give(CallAttendant(on=True))
    street.give(Start("again"))
    assert street.state.visit.attendant_called
