"""The attendant's pages: the shift, and the effects of its buttons."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import CancelCredit, ConfirmHandPay, FromDevice
from terminal.cabinet.keys import ATTENDANT
from terminal.screens.operator.list_page import Listing
from terminal.screens.operator.shift_page import ALL, OWN, ShiftPage
from tests.screens.seat import Seat

KEY = ports.BoardInputs((), (ATTENDANT,))


@pytest.fixture
def seat(qapp: QGuiApplication) -> Seat:
    """A screen with 200.00 of credit, seen by an attendant."""
    del qapp
    seat = Seat()
    seat.give(FromDevice("board", KEY))
    return seat


def told(page: Listing) -> dict[str, tuple[str, ...]]:
    """The rows by their first cells."""
    return {line.cells[0]: line.cells[1:] for line in page.picture}


def buttons(page: ShiftPage) -> list[str]:
    return [one.title for one in page.actions()]


def printed(seat: Seat) -> None:
    """The slip under way comes out."""
    seat.give(FromDevice("printer", ports.SlipPrinted(seat.pipeline.state.papers.last_slip)))
    seat.give(FromDevice("printer", ports.PrinterReady()))


def test_a_shift_is_begun_shows_what_is_paid_and_ends_by_two_touches(seat: Seat) -> None:
    seat.menu.show("shift")
    page = seat.menu.model
    assert isinstance(page, ShiftPage)
    assert (page.picture, page.property("empty"), buttons(page)) == (
        (),
        "Your shift has not begun",
        ["Begin the shift"],
    )
    page.act(0)
    assert page.property("said").startswith("Shift 1 of attendant key, since ")
    seat.give(CancelCredit())
    seat.give(ConfirmHandPay(1))
    printed(seat)
    assert told(page)["Credit paid by hand"] == ("1", "$200.00")
    assert told(page)["Cash paid out"] == ("", "$200.00")
    page.act(0)
    assert len(seat.pipeline.state.shifts.open) == 1
    page.act(0)
    assert not seat.pipeline.state.shifts.open
    assert seat.pipeline.state.papers.slips[0].slip.lines[0] == "END OF SHIFT"


def test_all_shifts_are_listed_and_one_that_is_touched_is_printed_or_ended(seat: Seat) -> None:
    seat.menu.show("shift")
    page = seat.menu.model
    assert isinstance(page, ShiftPage)
    page.choose(ALL)
    assert (page.property("empty"), buttons(page)) == ("No shift has begun yet", [])
    page.choose(OWN)
    for _ in range(3):
        page.act(0)
    printed(seat)
    page.act(0)
    page.choose(ALL)
    assert [line.cells[0] for line in page.picture] == ["2", "1"]
    assert buttons(page) == ["Print shift 1"]
    page.act(0)
    assert seat.pipeline.state.papers.slips[0].about == "shift"
    page.touch(0)
    assert buttons(page) == ["End shift 2"]
    page.act(0)
    page.act(0)
    assert not seat.pipeline.state.shifts.open
