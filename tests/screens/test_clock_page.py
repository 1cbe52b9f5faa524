"""The page of the clock: the time is typed digit by digit, set by two touches, and its outcome is said."""

from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtGui import QGuiApplication

from drivers.ports import BoardInputs
from drivers.ports.message import message
from terminal.cabinet.commands import ClockFound, ClockTried, FromDevice
from terminal.cabinet.events import ClockSetCalled
from terminal.screens.operator.clock_page import ClockDesk
from tests.screens.seat import Seat

HOUR_MS = 3_600_000


@pytest.fixture
def seat(qapp: QGuiApplication) -> Seat:
    """A screen with the technician's key turned."""
    del qapp
    seat = Seat()
    keys(seat, "technician")
    return seat


def keys(seat: Seat, *names: str) -> None:
    seat.give(FromDevice("board", BoardInputs((), names)))


def opened(seat: Seat) -> ClockDesk:
    seat.menu.show("clock")
    model = seat.menu.model
    assert isinstance(model, ClockDesk)
    return model


def typed(page: ClockDesk, digits: str) -> None:
    page._typed.clear()
    for digit in digits:
        page._typed.type(digit)


def digits_of(ms: int) -> str:
    """What is typed for this instant, by the clock of the place where the test runs."""
    return f"{datetime.fromtimestamp(ms / 1000):%Y%m%d%H%M}"  # noqa: DTZ006 - the cabinet's own time


@pytest.mark.parametrize(
    ("digits", "shown"),
    [("", ""), ("2", "2"), ("2026", "2026"), ("20261", "2026-1"), ("202611231435", "2026-11-23 14:35")],
)
def test_the_digits_take_the_form_of_date_and_time(seat: Seat, digits: str, shown: str) -> None:
    page = opened(seat)
    typed(page, digits)
    assert page.property("shown") == shown


@pytest.mark.parametrize("digits", ["202602311200", "202613011200", "202611232460", "000000000000"])
def test_what_is_no_date_is_refused_in_one_sentence(seat: Seat, digits: str) -> None:
    page = opened(seat)
    typed(page, digits)
    assert page.property("trouble") == "This is no date and time."
    page.set()
    page.set()
    assert seat.pipeline.state.machine.clock_setting is None


def test_the_second_touch_sets_the_clock_and_the_outcome_is_said(seat: Seat) -> None:
    page = opened(seat)
    to_ms = (seat.pipeline.now.at_ms // 60_000 + 20) * 60_000
    typed(page, digits_of(to_ms))
    page.set()
    assert (page.property("label"), seat.pipeline.state.machine.clock_setting) == ("Touch again", None)
    page.set()
    called = seat.pipeline.state.machine.clock_setting
    assert isinstance(called, ClockSetCalled)
    assert called.to_ms == to_ms
    seat.pipeline.wait(to_ms - seat.pipeline.now.at_ms)
    seat.give(ClockTried())
    assert (page.property("said"), page.property("good")) == ("The clock is set.", True)


def test_without_the_privilege_it_says_so(seat: Seat) -> None:
    page = opened(seat)
    typed(page, digits_of(seat.pipeline.now.at_ms))
    page.set()
    page.set()
    seat.give(ClockTried(message("clock.not_permitted")))
    assert page.property("said") == "This program has no permission to set the system's clock."
    assert not page.property("good")


def test_too_far_for_one_person_says_what_is_missing(seat: Seat) -> None:
    page = opened(seat)
    typed(page, digits_of(seat.pipeline.now.at_ms + 5 * HOUR_MS))
    page.set()
    page.set()
    assert page.property("said") == "Turn both keys, the attendant's and the technician's."


def test_a_clock_that_has_jumped_is_confirmed_by_two_touches(seat: Seat) -> None:
    page = opened(seat)
    assert page.property("confirmLabel") == ""
    seat.give(ClockFound(seat.pipeline.now.at_ms - 3 * HOUR_MS))
    assert page.property("doubt") == "The clock is not believed: ahead by 3:00:00"
    page.confirm()
    assert seat.pipeline.state.machine.clock is not None
    page.confirm()
    assert seat.pipeline.state.machine.clock is None
    assert page.property("said") == "The clock is confirmed."
