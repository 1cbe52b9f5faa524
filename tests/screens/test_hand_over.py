"""The page of the hand-over: every step in order, its progress, and the way there and back."""

from __future__ import annotations

from dataclasses import replace as with_parameters

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from harness import scripted_pins
from terminal.cabinet.commands import BeginTest, FromDevice, PrintTest
from terminal.cabinet.events import HandOverSigned, ParametersChanged
from terminal.screens.operator.hand_over.hand_over_page import HandingOver
from terminal.screens.operator.hand_over.steps import STEPS
from terminal.screens.operator.list_page import PLAIN_ROWS
from terminal.settings.reading import BY_NAME
from tests.cabinet.pipeline import PROFILE
from tests.screens.seat import Seat

INSIDE = ports.BoardInputs(("logic",), ("technician",))
BOTH = ports.BoardInputs(("logic",), ("attendant", "technician"))
STRICT = with_parameters(PROFILE, sign_in="key and pin")


class Page:
    """The open page."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        seat.give(FromDevice("board", INSIDE))
        seat.menu.show("hand_over")
        self.follow()

    def follow(self) -> None:
        """The model of the page, which was opened again."""
        model = self.seat.menu.model
        assert isinstance(model, HandingOver)
        self.model = model
        self.steps, self.parameters = model.property("steps"), model.property("parameters")
        self.editor, self.draft = model.property("editor"), model.property("draft")

    def touch(self, name: str) -> None:
        """Touch a step."""
        self.steps.touch([one.name for one in STEPS].index(name))

    def status(self, name: str) -> str:
        """How far a step is."""
        return str(self.steps.picture[[one.name for one in STEPS].index(name)].cells[3])

    def now(self, name: str) -> str:
        """What a step has set up."""
        return str(self.steps.picture[[one.name for one in STEPS].index(name)].cells[2])

    def enter(self, row: int, value: str) -> None:
        """Change the parameter in this row of the step."""
        self.parameters.touch(row)
        self.editor.clear()
        self.editor.type(value)
        self.editor.done()

    @property
    def view(self) -> str:
        return str(self.model.property("view"))


@pytest.fixture
def page(qapp: QGuiApplication) -> Page:
    del qapp
    return Page(Seat(bills=()))


def test_every_step_is_on_one_page_and_names_parameters_that_exist(page: Page) -> None:
    assert len(page.steps.picture) == len(STEPS) <= PLAIN_ROWS
    assert [name for step in STEPS for name in step.parameters if name not in BY_NAME] == []


def test_what_is_entered_in_a_step_waits_in_the_draft_until_it_is_applied(page: Page) -> None:
    page.touch("identity")
    assert page.view == "step"
    assert page.model.property("stepTitle") == "Machine number and place"
    page.enter(2, "Table 7")
    assert page.view == "step"
    page.seat.menu.back()
    assert page.status("identity") == "Changes in the draft: 1"
    assert page.status("draft") == "Changes in the draft: 1"
    page.touch("draft")
    page.draft.apply()
    assert any(isinstance(one, ParametersChanged) for one in page.seat.pipeline.events)
    page.seat.menu.back()
    assert page.status("identity") == "Set"
    assert page.status("draft") == "Nothing is waiting"


def test_the_step_of_the_limits_names_those_that_are_not_the_default(page: Page) -> None:
    page.touch("limits")
    page.enter(5, "31")
    page.seat.menu.back()
    sheet, *limits = page.now("limits").split(" · ")
    assert sheet == "craps-el601"
    assert "ticket_days 31" in limits
    assert not any(one.endswith(" 0.00") for one in limits)


def test_a_page_that_is_left_has_changed_nothing_and_opens_again_as_shipped(page: Page) -> None:
    page.touch("language")
    page.parameters.touch(1)
    page.editor.choose("de")
    page.editor.done()
    for _ in range(2):
        page.seat.menu.back()
    assert page.seat.menu.property("open") == ""
    page.seat.menu.show("hand_over")
    page.follow()
    assert page.status("language") == "As shipped"


def test_next_step_is_the_first_after_the_last_one_that_is_not_done(page: Page) -> None:
    page.model.proceed()
    assert page.view == "step"
    assert page.model.property("stepTitle") == "Languages"
    page.parameters.touch(1)
    page.editor.choose("de")
    page.editor.done()
    page.seat.menu.back()
    page.model.proceed()
    assert page.model.property("stepTitle") == "Machine number and place"
    for title in ("Currency and bills", "Devices and their ports", "Par sheets and limits"):
        page.seat.menu.back()
        page.model.proceed()
        assert page.model.property("stepTitle") == title
    page.seat.menu.back()
    page.model.proceed()
    assert page.view == "draft"


def test_from_the_page_of_a_test_the_way_back_leads_to_the_steps(page: Page) -> None:
    page.touch("print")
    assert page.seat.menu.property("open") == "tests"
    page.seat.give(BeginTest())
    page.seat.give(PrintTest())
    page.seat.give(FromDevice("printer", ports.SlipPrinted(page.seat.pipeline.state.papers.last_slip)))
    page.seat.menu.back()
    assert page.seat.menu.property("open") == "hand_over"
    page.follow()
    assert (page.status("print"), page.status("throw")) == ("Done", "To be done")
    page.seat.menu.back()
    assert page.seat.menu.property("open") == ""


def test_a_page_that_is_opened_from_the_panel_leads_back_to_the_panel(page: Page) -> None:
    page.touch("throw")
    page.seat.menu.show("tests")
    page.seat.menu.back()
    assert page.seat.menu.property("open") == ""


def test_with_changes_in_the_draft_no_other_page_is_opened_and_nothing_is_signed(page: Page) -> None:
    page.touch("identity")
    page.enter(2, "Table 7")
    page.seat.menu.back()
    for name in ("print", "sign"):
        page.touch(name)
        assert page.seat.menu.property("open") == "hand_over"
        assert page.model.property("said").startswith("Apply or discard first")
    assert not any(isinstance(one, HandOverSigned) for one in page.seat.pipeline.events)


def test_people_are_an_operators_matter(page: Page) -> None:
    page.touch("people")
    assert page.seat.menu.property("open") == "hand_over"
    assert page.model.property("said").startswith("You do not have the right to this page")
    page.seat.give(FromDevice("board", BOTH))
    page.touch("people")
    assert page.seat.menu.property("open") == "people"


def test_a_signed_hand_over_shows_when_and_a_later_change_shows_too(page: Page) -> None:
    assert page.status("sign") == "To be done"
    page.model.sign()
    assert page.view == "skip"
    page.model.property("reasons").touch(0)
    assert page.view == ""
    assert "Turn both keys" in page.model.property("said")
    page.seat.give(FromDevice("board", BOTH))
    page.model.sign()
    page.model.property("reasons").touch(0)
    assert page.model.property("said") == ""
    assert "2026" in page.status("sign")
    page.touch("identity")
    page.enter(2, "Table 7")
    page.draft.apply()
    page.model.show("")
    assert page.status("sign") == "Parameters have changed since it was signed"


def test_a_refused_signature_says_why(page: Page) -> None:
    page.seat.give(FromDevice("board", ports.BoardInputs((), ("technician",))))
    page.model.sign()
    assert "logic door" in page.model.property("said")


def test_the_first_person_who_signs_in_inside_a_new_cabinet_is_led_to_it(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat(STRICT, bills=())
    seat.give(FromDevice("board", INSIDE))
    seat.give(scripted_pins.add_person("Otto", "operator", "27182"))
    account = seat.pipeline.state.people.accounts[0]
    seat.give(scripted_pins.sign_in(account, "27182"))
    assert seat.menu.property("open") == "hand_over"


@pytest.mark.parametrize(("doors", "bills"), [((), ()), (("logic",), (100,))])
def test_outside_and_after_money_came_in_the_panel_is_shown(
    qapp: QGuiApplication, doors: tuple[str, ...], bills: tuple[int, ...]
) -> None:
    del qapp
    seat = Seat(STRICT, bills=bills)
    seat.give(FromDevice("board", INSIDE))
    seat.give(scripted_pins.add_person("Otto", "operator", "27182"))
    seat.give(FromDevice("board", ports.BoardInputs(doors, ("technician",))))
    account = seat.pipeline.state.people.accounts[0]
    seat.give(scripted_pins.sign_in(account, "27182"))
    assert seat.menu.property("open") == ""
