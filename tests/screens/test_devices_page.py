"""The page of the devices: state, version and faults from the journal, and the messages on the line, live."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from drivers import ports
from drivers.catalogue import PROTOCOLS
from drivers.ports import BoardInputs
from drivers.ports.message import message
from drivers.validator.id003_codec import Command, Frame, Status
from drivers.wire import Wire
from terminal.cabinet.commands import FromDevice
from terminal.screens.operator.testing.devices_page import SHOWN_LINES, DevicesPage
from tests.screens.seat import Seat

POLL = Frame(Command.STATUS).encode()
JAM = ports.ValidatorFault("jam", message("validator.jam"))


@pytest.fixture
def seat(qapp: QGuiApplication) -> Seat:
    """A screen with the technician's key turned."""
    del qapp
    seat = Seat()
    seat.give(FromDevice("board", BoardInputs((), ("technician",))))
    return seat


def opened(seat: Seat, wires: Mapping[str, Wire] | None = None) -> DevicesPage:
    seat.menu._desk = replace(seat.menu._desk, wires=wires or {})
    seat.menu.show("devices")
    model = seat.menu.model
    assert isinstance(model, DevicesPage)
    return model


def known(page: DevicesPage) -> dict[str, str]:
    return dict(page._facts.rows)


def texts(page: DevicesPage) -> list[str]:
    return [row[2] for row in page._lines.rows]


def validator_wire() -> Wire:
    return Wire(PROTOCOLS["validator"]["id003"].dialect, lambda: 3, lambda: 1_790_000_000_123)


def test_each_device_is_shown_by_its_button_with_its_state_and_identity(seat: Seat) -> None:
    page = opened(seat)
    assert known(page) == {"State": "Ready", "Identity": "twin"}
    seat.give(FromDevice("printer", ports.PrinterFault("paper_out", message("printer.paper_out"))))
    page.choose("printer")
    assert known(page)["State"] != "Ready"
    page.choose("authority")
    assert known(page) == {"State": "None"}


def test_the_last_faults_are_those_of_the_journal_with_their_times_the_newest_first(seat: Seat) -> None:
    seat.give(FromDevice("validator", JAM))
    seat.give(FromDevice("validator", ports.ValidatorIdle(accepting=True)))
    seat.give(FromDevice("validator", ports.Lost(message("device.unplugged"))))
    page = opened(seat)
    at, what = zip(*page._faults.rows, strict=True)
    assert what == ("It was unplugged.", "A bill is stuck in the bill validator.")
    assert at == ("09/21/2026 14:13:20",) * 2
    page.choose("dice")
    assert page._faults.rows == ()
    assert page.property("noFaults")


def test_the_messages_follow_while_the_page_is_open_and_rest_while_it_is_paused(seat: Seat) -> None:
    wire = validator_wire()
    page = opened(seat, {"validator": wire})
    assert page.property("quiet") == "Nothing has passed yet."
    wire.passed(POLL, sent=True)
    wire.passed(Frame(Status.INHIBITED).encode(), sent=False)
    page.look()
    assert page._lines.rows[0] == ("14:13:20.123", False, "inhibited", "FC 05 1A F4 E8", "")
    assert texts(page) == ["inhibited", "status"]
    page.pause()
    wire.passed(POLL, sent=True)
    page.look()
    assert texts(page) == ["inhibited", "status"]
    page.pause()
    assert texts(page) == ["status", "inhibited", "status"]


def test_the_newest_messages_are_shown_and_the_counts_are_of_all(seat: Seat) -> None:
    wire = validator_wire()
    for status in Status:
        wire.passed(POLL, sent=True)
        wire.passed(Frame(status).encode(), sent=False)
    page = opened(seat, {"validator": wire})
    assert len(texts(page)) == SHOWN_LINES
    assert known(page)["Since the start"] == "opened: 0, garbled messages: 3"
    assert known(page)["Line"] == f"{5 * len(Status)} bytes sent, {5 * len(Status)} received"


def test_a_device_without_a_line_says_so(seat: Seat) -> None:
    page = opened(seat)
    page.choose("authority")
    assert page.property("quiet") == "It is part of the program: there is no line to it."
    assert not page.property("hasLine")
