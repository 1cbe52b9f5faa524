"""The attendant's pages: shift and cash box, and the effects of its buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import CancelCredit, ConfirmHandPay, FromDevice, GiveCredit, TakeDrop
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.people.account import Person
from terminal.cabinet.state.shifts import Shift
from terminal.screens.operator.cash_box_page import CashBoxPage
from terminal.screens.operator.list_page import Listing
from terminal.screens.operator.shift_page import ALL, OWN, ShiftPage
from terminal.screens.operator.work_page import ActionListing
from tests.cabinet.pipeline import PROFILE
from tests.screens.marked_rows import marked
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


def buttons(page: ActionListing) -> list[str]:
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
    assert (buttons(page), marked(page)) == (["Print shift 1"], [1])
    page.act(0)
    assert seat.pipeline.state.papers.slips[0].about == "shift"
    page.touch(0)
    assert (buttons(page), marked(page)) == (["End shift 2"], [0])
    page.act(0)
    page.act(0)
    assert not seat.pipeline.state.shifts.open


def test_a_name_is_written_as_its_person_has_typed_it_and_a_key_with_a_capital(seat: Seat) -> None:
    seat.menu.show("shift")
    page = seat.menu.model
    assert isinstance(page, ShiftPage)
    names = [page._line(Shift(1, 0, person)).cells[1] for person in (Person(2, "anna"), None)]
    assert names == ["anna", "Attendant key"]


def test_the_cash_box_shows_what_must_be_in_it_and_a_touch_records_that_it_is_out(seat: Seat) -> None:
    seat.menu.show("cash_box")
    page = seat.menu.model
    assert isinstance(page, CashBoxPage)
    assert told(page)["$100.00"] == ("2", "$200.00")
    assert told(page)["Bills"] == ("", "$200.00")
    assert not page.property("counting")
    page.act(0)
    assert seat.pipeline.state.cash_box.drops == ()
    page.act(0)
    assert [one.number for one in seat.pipeline.state.cash_box.uncounted] == [1]
    assert told(page)["Bills"] == ("", "$0.00")


def test_a_box_that_is_out_is_counted_row_by_row_and_entered_by_two_touches(seat: Seat) -> None:
    seat.give(TakeDrop(1))
    seat.menu.show("cash_box")
    page = seat.menu.model
    assert isinstance(page, CashBoxPage)
    assert (page.property("counting"), page.property("asked")) == (True, "Number of bills of $1.00")
    assert buttons(page) == ["It was put back unopened"]
    for digits in ("0", "0", "0", "0", "1", "0", "2"):
        page._typed.type(digits)
        assert page.property("ready")
        page.next()
    assert (page.property("asked"), marked(page)) == ("Number of tickets", [7])
    page._typed.type("3")
    assert told(page)["$20.00"] == ("0", "1", "1")
    assert told(page)["$100.00"] == ("2", "2", "0")
    assert told(page)["Bills"] == ("$200.00", "$220.00", "$20.00")
    page.act(0)
    assert seat.pipeline.state.cash_box.uncounted != ()
    page.act(0)
    (drop,) = seat.pipeline.state.cash_box.drops
    assert (drop.difference_cents, drop.counted is not None) == (20_00, True)
    assert seat.pipeline.state.papers.slips[0].slip.lines[0] == "CASH BOX COUNT"
    assert not page.property("counting")
    assert page.property("said") == "Drop 1: $200.00 expected, difference $20.00"


def test_a_count_that_is_corrected_is_the_one_that_is_entered(seat: Seat) -> None:
    seat.give(TakeDrop(1))
    seat.menu.show("cash_box")
    page = seat.menu.model
    assert isinstance(page, CashBoxPage)
    page.touch(6)
    page._typed.type("3")
    page.touch(4)
    assert (page._typed.property("text"), marked(page)) == ("", [4])
    page.touch(6)
    page._typed.erase()
    assert told(page)["$100.00"] == ("2", "", "")
    page._typed.type("2")
    assert (told(page)["$100.00"], marked(page)) == (("2", "2", "0"), [6])


def test_a_box_that_was_put_back_is_in_the_validator_again(seat: Seat) -> None:
    seat.give(TakeDrop(1))
    seat.menu.show("cash_box")
    page = seat.menu.model
    assert isinstance(page, CashBoxPage)
    page.act(0)
    page.act(0)
    assert not page.property("counting")
    assert told(page)["Bills"] == ("", "$200.00")


def test_credit_that_is_given_by_hand_is_acknowledged_to_the_player(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat(replace(PROFILE, manual_credit_limit_cents=100_00))
    seat.give(FromDevice("board", KEY))
    seat.give(GiveCredit(1, 20_00))
    assert seat.screen.information.said.text == "$20.00 added to your credit. Good luck!"
