"""The hand-over looks for devices: port after port, with a sentence for each, and a touch that only fills the draft."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication

from drivers import ports
from drivers.ports.message import message
from drivers.probing import Device
from drivers.transport.byte_stream import StreamGoneError
from terminal.cabinet.commands import FromDevice
from tests.screens.seat import Seat
from tests.screens.test_hand_over import INSIDE, Page

FOUND = {
    "/dev/ttyUSB0": Device("validator", "id003", "UBA-10"),
    "/dev/ttyUSB1": None,
    "var/rig/dice": Device("dice", "boxman", "Boxman twin"),
}
BUSY = "/dev/ttyS0"


class Ports:
    """Ports at which the test says what answers."""

    def addresses(self) -> list[str]:
        """One of them is in use."""
        return [*FOUND, BUSY]

    def identify(self, address: str) -> Device | None:
        """What answers."""
        if address == BUSY:
            raise StreamGoneError(message("device.port_in_use"))
        return FOUND[address]


@pytest.fixture
def page(qapp: QGuiApplication) -> Page:
    """The page of a cabinet with these ports."""
    del qapp
    seat = Seat(bills=())
    seat.menu._desk = replace(seat.menu._desk, ports=Ports())
    return Page(seat)


def looked(page: Page) -> list[tuple[str, ...]]:
    """Touch the row that looks for devices; the rows of the ports."""
    page.touch("devices")
    page.parameters.touch(0)
    assert page.view == "ports"
    return [line.cells for line in page.model.property("ports").picture]


def test_every_port_says_what_is_there_and_why_it_was_not_asked(page: Page) -> None:
    assert looked(page) == [
        ("/dev/ttyUSB0", "Bill validator", "Found"),
        ("/dev/ttyUSB1", "", "No device answers"),
        ("var/rig/dice", "Dice generator", "In the draft, or in force"),
        (BUSY, "", "Not asked"),
    ]
    lines = page.model.property("ports").picture
    assert lines[0].note == "UBA-10"
    assert "has its port open" in lines[3].note


def test_a_touched_device_goes_into_the_draft_and_nothing_is_in_force(page: Page) -> None:
    looked(page)
    page.model.property("ports").touch(0)
    assert dict(page.draft.values) == {"devices.validator": "id003 /dev/ttyUSB0"}
    assert page.model.property("ports").picture[0].cells[2] == "In the draft, or in force"
    page.model.property("ports").touch(1)
    assert len(page.draft.values) == 1
    page.seat.menu.back()
    assert page.view == "step"


def test_the_parameters_of_the_step_open_below_the_search(page: Page) -> None:
    page.touch("devices")
    page.parameters.touch(1)
    assert page.editor.property("name") == "devices.simulated"


def test_an_answer_after_the_page_was_closed_is_dropped(page: Page) -> None:
    waiting: list[Callable[[], None]] = []

    def later(make: Callable[[], object], then: Callable[[object], None]) -> None:
        waiting.append(lambda: then(make()))

    page.seat.menu.back()
    page.seat.menu._desk = replace(page.seat.menu._desk, derive=later)
    page.seat.menu.show("hand_over")
    page.follow()
    assert looked(page)[0] == ("/dev/ttyUSB0", "", "Is being asked")
    page.seat.give(FromDevice("board", ports.BoardInputs((), ())))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    while waiting:
        waiting.pop()()
    page.seat.give(FromDevice("board", INSIDE))
    assert page.seat.menu.property("open") == ""
