"""The page of volumes: a supervisor or a technician sets how loud the cabinet is, as a journaled parameter."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import FromDevice
from terminal.cabinet.events import ParametersChanged
from terminal.screens.operator.volume_page import VolumePage
from tests.screens.marked_rows import marked
from tests.screens.seat import Seat


@pytest.fixture
def seat(qapp: QGuiApplication) -> Seat:
    del qapp
    seat = Seat()
    seat.give(FromDevice("board", ports.BoardInputs((), ("attendant",))))
    seat.menu.show("volume")
    return seat


def page_of(seat: Seat) -> VolumePage:
    page = seat.menu.model
    assert isinstance(page, VolumePage)
    return page


def changes(seat: Seat) -> list[ParametersChanged]:
    return [event for event in seat.pipeline.events if isinstance(event, ParametersChanged)]


def test_a_volume_is_marked_set_by_a_touch_in_force_at_once_and_journaled_with_who_before_and_after(seat: Seat) -> None:
    page = page_of(seat)
    assert page.picture[5].cells == ("Volume 5", "In force")
    assert page.actions() == ()
    page.touch(2)
    assert marked(page) == [2]
    assert changes(seat) == []
    page.act(0)
    assert page.picture[2].cells == ("Volume 2", "In force")
    (changed,) = changes(seat)
    assert [(one.name, one.before, one.after) for one in changed.changes] == [
        ("screen.volume", "5 from 00:00", "2 from 00:00")
    ]
    assert (changed.origin, changed.by) == ("screen", ("attendant",))


def test_the_alarm_of_a_door_and_the_voice_have_volumes_of_their_own(seat: Seat) -> None:
    page = page_of(seat)
    page.choose("screen.alarm_volume")
    assert [line.cells[0] for line in page.picture] == ["Volume 3", "Volume 4", "Volume 5"]
    for name, row, after in (("screen.alarm_volume", 0, "3"), ("screen.voice_volume", 0, "0")):
        page.choose(name)
        assert marked(page) == []
        page.touch(row)
        page.act(0)
        assert [(one.name, one.after) for one in changes(seat)[-1].changes] == [(name, after)]
