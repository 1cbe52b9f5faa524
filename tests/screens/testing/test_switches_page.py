"""The page of doors, keys and tower light: every switch live, every light at a touch (regulation 6: diagnostics)."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from drivers.ports import Lamp
from drivers.ports.message import message
from terminal.cabinet.commands import BeginTest, FromDevice
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.screens.operator.testing.switches_page import SwitchesPage
from tests.screens.seat import Seat


class Technician:
    """A technician before the open page."""

    def __init__(self) -> None:
        self.seat = Seat()
        self.move()
        self.seat.menu.show("switches")
        page = self.seat.menu.model
        assert isinstance(page, SwitchesPage)
        self.page = page

    def move(self, *doors: str, keys: tuple[str, ...] = (TECHNICIAN,)) -> None:
        """The doors that are open now, and the keys that are turned."""
        self.seat.give(FromDevice("board", ports.BoardInputs(doors, keys)))

    def switches(self) -> dict[str, tuple[str, str]]:
        """Each switch with what is shown of it."""
        rows = [row for name in ("doors", "keys") for row in self.page.property(name).rows]
        return {name: (status, moves) for name, _, status, moves in rows}

    def lit(self) -> list[str]:
        """The lights that are tested."""
        return [lamp for lamp, _, _, tested, _ in self.page.property("lamps").rows if tested]


@pytest.fixture
def technician(qapp: QGuiApplication) -> Technician:
    """The page is open; test mode has not begun."""
    del qapp
    return Technician()


def test_each_door_and_key_is_shown_as_it_is_and_counts_its_moves(technician: Technician) -> None:
    assert set(technician.switches().values()) == {
        ("Shut", "moved: 0"),
        ("Not turned", "moved: 0"),
        ("Turned", "moved: 0"),
    }
    technician.move("main")
    technician.move("main", "logic")
    technician.move("logic", keys=(ATTENDANT, TECHNICIAN))
    assert technician.switches() == {
        "Main door": ("Shut", "moved: 2"),
        "Cash box door": ("Shut", "moved: 0"),
        "Logic door": ("Open", "moved: 1"),
        "Attendant's key": ("Turned", "moved: 1"),
        "Technician's key": ("Turned", "moved: 0"),
    }


def test_the_switches_are_live_without_test_mode_and_the_lights_are_not(technician: Technician) -> None:
    assert not any(ready for *_, ready in technician.page.property("lamps").rows)
    technician.page.show("call")
    assert technician.page.property("mode").property("said") == "Begin test mode first."
    assert technician.lit() == []
    assert technician.page.property("shows") == "Now, as the cabinet is: Staff key"


def test_a_touch_tests_a_light_and_a_second_one_ends_that(technician: Technician) -> None:
    technician.page.property("mode").touch()
    assert technician.page.property("mode").property("label") == "End test mode"
    for lamp in Lamp:
        technician.page.show(lamp.value)
        assert technician.lit() == [lamp.value]
        assert technician.seat.pipeline.order("board") == ports.BoardOrder(lamp)
    technician.page.show(Lamp.DOOR.value)
    assert technician.lit() == []
    assert technician.page.property("shows") == "Now, as the cabinet is: Staff key"


def test_the_button_that_ends_test_mode_ends_the_test_of_a_light(technician: Technician) -> None:
    mode = technician.page.property("mode")
    mode.touch()
    technician.page.show("tilt")
    assert technician.page.property("shows") == "Now, as a test: Locked"
    mode.touch()
    assert not mode.property("on")
    assert technician.lit() == []


def test_test_mode_that_cannot_begin_says_why(technician: Technician) -> None:
    technician.seat.give(FromDevice("validator", ports.BillEscrowed(20_00)))
    mode = technician.page.property("mode")
    assert not mode.property("ready")
    mode.touch()
    assert mode.property("said") == "A bill is still on its way."
    technician.seat.give(FromDevice("validator", ports.BillReturned(None)))
    assert mode.property("said") == ""


def test_the_switches_of_a_lost_board_are_not_known(qapp: QGuiApplication) -> None:
    del qapp
    technician = Technician()
    page = SwitchesPage(technician.page._desk, technician.seat.screen)
    technician.seat.give(BeginTest())
    technician.seat.give(FromDevice("board", ports.Lost(message("device.silent"))))
    page.project(technician.seat.pipeline.state, ())
    assert {status for _, _, status, _ in page.property("doors").rows} == {"Not known"}
