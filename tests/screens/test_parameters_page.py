"""The staff's page of parameters: finding one, entering only what is valid, and applying all of a draft or nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from drivers.ports.message import Message, message
from terminal.cabinet.commands import ChangeParameters, FromDevice
from terminal.cabinet.events import ParametersChanged, SignedFile
from terminal.rules.refusal import Refusal
from terminal.runtime.lockup import Lock
from terminal.screens.operator.page import Desk
from terminal.screens.operator.parameters import wording
from terminal.screens.operator.parameters.draft import ParameterDraft
from terminal.screens.operator.parameters.editor import ParameterEditor, control_of
from terminal.screens.operator.parameters.page import ParameterBook
from terminal.screens.operator.parameters.parameter_list import ParameterList
from terminal.screens.operator.parameters.preset_list import PresetList
from terminal.screens.translating.languages import SOURCE, Languages
from terminal.settings.parameter import Need, Parameter
from terminal.settings.parameters import PARAMETERS
from terminal.settings.presets import Preset
from tests.cabinet.pipeline import PROFILE
from tests.each import each_of
from tests.screens.seat import Seat

TECHNICIAN = ports.BoardInputs((), ("technician",))
INSIDE = ports.BoardInputs(("logic",), ("technician",))


class Page:
    """The open page, and short ways to what it shows."""

    def __init__(self, seat: Seat, inputs: ports.BoardInputs = TECHNICIAN) -> None:
        self.seat = seat
        self.see(inputs)
        seat.menu.show("parameters")
        model = seat.menu.model
        assert isinstance(model, ParameterBook)
        self.book = model
        self.list = self.part("list", ParameterList)
        self.editor = self.part("editor", ParameterEditor)
        self.draft = self.part("draft", ParameterDraft)

    def part(self, name: str, kind: Any) -> Any:
        """One of the page's parts."""
        found = self.book.property(name)
        assert isinstance(found, kind)
        return found

    def see(self, inputs: ports.BoardInputs) -> None:
        """Let the board see this."""
        self.seat.give(FromDevice("board", inputs))

    @property
    def names(self) -> list[str]:
        """The parameters in the list, on all of its pages."""
        return [line.cells[0] for line in self.list.picture]

    def enter(self, name: str, value: str) -> str:
        """Open the editor, replace what is typed, and say Done; returns why it was not taken."""
        self.book.edit(name)
        self.editor.clear()
        self.editor.type(value)
        trouble = str(self.editor.property("trouble"))
        self.editor.done()
        return trouble

    def drafted(self) -> list[tuple[str, str, str]]:
        """The lines of the draft."""
        return list(self.draft.property("lines").rows)

    def needs(self) -> dict[str, bool]:
        """What is required, and whether it is so."""
        return {title: met for title, met, _ in self.draft.property("needs").rows}


@pytest.fixture
def seat(qapp: QGuiApplication) -> Seat:
    """A screen without credit."""
    assert qapp
    return Seat(bills=())


@pytest.fixture
def page(seat: Seat) -> Page:
    """The page, opened by a technician."""
    return Page(seat)


def test_every_parameter_is_in_the_list_and_in_its_group(page: Page) -> None:
    assert page.names == [one.name for one in PARAMETERS]
    page.list.choose("tickets")
    assert page.names == [one.name for one in PARAMETERS if one.section == "tickets"]


def test_every_section_has_a_title_of_its_own() -> None:
    sections = {one.section for one in PARAMETERS}
    assert {section for section in sections if wording.group(section) == section} == set()


@pytest.mark.parametrize(
    ("words", "found"),
    [("alarm_volume", "screen.alarm_volume"), ("PAPER", ""), ("182", ""), ("ticket valid", "money.ticket_days")],
)
def test_a_parameter_is_found_by_its_name_its_description_or_its_value(page: Page, words: str, found: str) -> None:
    page.list.search(words)
    assert page.names == ([found] if found else [])
    assert words in page.list.nothing()


@each_of("parameter", PARAMETERS, ids=lambda one: one.name)
def test_every_parameter_opens_in_an_editor_in_which_its_value_is_valid(seat: Seat, parameter: Parameter) -> None:
    page = Page(seat)
    page.book.edit(parameter.name)
    assert page.editor.property("trouble") == ""
    assert page.editor.property("value") == PROFILE.as_written()[parameter.name]
    page.editor.back_to_default()
    assert page.editor.property("trouble") == ""
    assert page.editor.property("value") == parameter.kind.write(parameter.kind.read(parameter.default))


def test_a_valid_value_goes_into_the_draft_and_leaves_it_when_it_is_the_one_in_force(page: Page) -> None:
    assert page.enter("game.bet_seconds", "30") == ""
    assert page.drafted() == [("game.bet_seconds", "25", "30")]
    assert page.book.property("view") == "draft"
    page.enter("game.bet_seconds", "25")
    assert page.drafted() == []


def test_an_invalid_value_is_not_taken_and_the_editor_says_why(page: Page) -> None:
    assert "a whole number from 5 to 300" in page.enter("game.bet_seconds", "301")
    assert page.drafted() == []
    assert page.book.property("view") == "edit"


def test_one_of_several_is_chosen_and_several_are_switched(page: Page) -> None:
    page.book.edit("game.mode")
    page.editor.choose("auto")
    page.editor.done()
    page.book.edit("screen.languages")
    page.editor.choose("sl")
    page.editor.choose("de")
    page.editor.done()
    assert page.drafted() == [("game.mode", "roll", "auto"), ("screen.languages", "en", "en, de, sl")]
    page.book.edit("screen.languages")
    for one in ("en", "de", "sl"):
        page.editor.choose(one)
    assert page.editor.property("trouble") != ""


def test_bills_are_chosen_among_those_of_the_currency(page: Page) -> None:
    page.book.edit("money.bills")
    assert page.editor.property("options").rows[0] == ("all", "All", True)
    page.editor.choose("20.00")
    page.editor.choose("5.00")
    assert page.editor.property("value") == "5.00, 20.00"
    page.editor.choose("all")
    assert page.editor.property("value") == "all"


def test_amounts_of_a_list_are_added_in_order_and_removed(page: Page) -> None:
    page.book.edit("game.chips")
    page.editor.type("10.00")
    page.editor.add()
    assert page.editor.property("value") == "1.00, 5.00, 10.00, 25.00"
    page.editor.remove("5.00")
    page.editor.remove("10.00")
    assert page.editor.property("trouble") != ""


def test_a_last_day_is_typed_in_digits_or_is_a_word(page: Page) -> None:
    page.book.edit("access.ram_clear")
    assert page.editor.property("control") == "day"
    assert page.editor.property("options").rows == (("all", "all", True), ("none", "none", False))
    page.editor.type("2026092")
    assert page.editor.property("text") == "2026-09-2"
    assert page.editor.property("trouble")
    page.editor.type("1")
    assert (page.editor.property("value"), page.editor.property("trouble")) == ("2026-09-21", "")
    page.editor.choose("none")
    assert page.editor.property("value") == "none"
    page.editor.erase()
    assert page.editor.property("value") == ""
    page.editor.type("20260921")
    page.editor.done()
    assert page.drafted() == [("access.ram_clear", "all", "2026-09-21")]


def test_a_dated_amount_is_typed_as_an_amount_and_a_day(page: Page) -> None:
    page.book.edit("money.attended_limit")
    assert page.editor.property("value") == "none"
    page.editor.type("2000.00")
    page.editor.turn_to_date(True)
    page.editor.type("20260101")
    assert page.editor.property("date") == "2026-01-01"
    page.editor.add()
    assert page.editor.property("value") == "2000.00 from 2026-01-01"
    assert page.editor.property("trouble") == ""
    page.editor.turn_to_date(True)
    page.editor.type("2026")
    page.editor.erase()
    assert page.editor.property("date") == "202"
    page.editor.clear()
    assert page.editor.property("date") == ""


def test_a_draft_says_what_it_requires_and_what_of_that_is_missing(page: Page) -> None:
    page.enter("game.bet_seconds", "30")
    assert list(page.needs().values()) == [True]
    assert not page.draft.property("restarts")
    page.enter("money.ticket_days", "7")
    assert list(page.needs().values()) == [True, False]
    assert "logic door" in page.draft.property("trouble")
    assert page.draft.property("note") == ""
    page.see(INSIDE)
    assert all(page.needs().values())
    assert page.draft.property("trouble") == ""


def test_values_that_contradict_each_other_are_not_applied_together(page: Page) -> None:
    page.enter("game.hurry_seconds", "40")
    assert "hurry_seconds has to be at most bet_seconds" in page.draft.property("note")
    page.enter("game.bet_seconds", "60")
    assert page.draft.property("note") == ""


def test_an_applied_draft_is_in_force_and_the_list_says_who_changed_it_and_when(page: Page) -> None:
    page.enter("game.bet_seconds", "30")
    page.draft.apply()
    assert page.drafted() == []
    [changed] = [one for one in page.seat.pipeline.events if isinstance(one, ParametersChanged)]
    assert [(one.name, one.after) for one in changed.changes] == [("game.bet_seconds", "30")]
    page.book.show("")
    line = next(line for line in page.list.picture if line.cells[0] == "game.bet_seconds")
    assert line.cells[1] == "30 seconds"
    assert line.cells[3].endswith("technician key")


def test_a_discarded_draft_and_a_dropped_change_leave_nothing_behind(page: Page) -> None:
    page.enter("game.bet_seconds", "30")
    page.enter("cabinet.city", "Elko NV")
    page.draft.drop("cabinet.city")
    assert [name for name, _, _ in page.drafted()] == ["game.bet_seconds"]
    page.draft.discard()
    assert page.drafted() == []
    assert page.seat.pipeline.cabinet.refusal(page.seat.pipeline.state, ChangeParameters({})) is not None


def test_a_preset_begins_a_draft_with_what_differs_from_the_values_in_force(page: Page) -> None:
    page.enter("game.bet_seconds", "30")
    page.book.show("presets")
    presets = page.part("presets", PresetList)
    titles = [line.cells[0] for line in presets.picture]
    presets.touched(titles.index("Maryland"))
    assert page.book.property("view") == "draft"
    assert page.drafted() == [
        ("money.ticket_days", "30", "182"),
        ("money.ticket_limit", "2000.00", "10000.00"),
        ("tickets.cage_from", "0.00", "5000.00"),
    ]


def test_a_preset_is_named_in_the_language_of_the_screen(page: Page) -> None:
    Languages.of_program().choose("de")
    try:
        page.book.show("presets")
        line = page.part("presets", PresetList).picture[-1]
        assert line.cells[0] == "Vereinigte Staaten: meldepflichtige Gewinne"
        assert line.note.startswith("Formular W-2G: 1.200,00 bis Ende 2025")
    finally:
        Languages.of_program().choose(SOURCE)


class Store:
    """A Param.ini that is asked, and refuses what it is told to."""

    def __init__(self, refusal: Refusal | None = None) -> None:
        self.refusal = refusal
        self.changes: list[tuple[dict[str, str], str]] = []
        self.restored: list[Message] = []
        self.accepted = 0
        self.imported: SignedFile | None = None
        self.preset = ""

    def change(
        self, changes: Mapping[str, str], origin: str = "screen", imported: SignedFile | None = None, preset: str = ""
    ) -> Refusal | None:
        """Keep what is asked."""
        self.imported, self.preset = imported, preset
        self.changes.append((dict(changes), origin))
        return self.refusal

    def restore(self, why: Message) -> Refusal | None:
        """Keep why."""
        self.restored.append(why)
        return self.refusal

    def accept(self) -> Refusal | None:
        """Count it."""
        self.accepted += 1
        return self.refusal


def book_with(seat: Seat, store: Store, lock: Lock | None = None) -> ParameterBook:
    """The page of a cabinet with a Param.ini, locked or not."""
    gateway = seat.screen.touch_gateway
    desk = Desk(gateway, lambda: seat.pipeline.now, seat.pipeline.history, lambda: lock, parameters=store)
    return ParameterBook(desk, seat.screen)


def test_a_draft_is_applied_through_the_file_and_a_refusal_of_the_file_is_shown(seat: Seat) -> None:
    seat.give(FromDevice("board", TECHNICIAN))
    store = Store(Refusal("parameters_edited", "Param.ini was edited by hand."))
    draft = book_with(seat, store).property("draft")
    draft.put("game.bet_seconds", "30")
    draft.apply()
    assert store.changes == [({"game.bet_seconds": "30"}, "screen")]
    assert draft.property("note") == "Param.ini was edited by hand."
    draft.put("game.bet_seconds", "35")
    assert draft.property("note") == ""


def test_a_preset_stays_a_preset_for_two_people_whatever_is_added_to_it(seat: Seat) -> None:
    seat.give(FromDevice("board", ports.BoardInputs(("logic",), ("technician", "attendant"))))
    store = Store()
    book = book_with(seat, store)
    book._fill(Preset("Mars", "Its law.", {"screen.alarm_volume": "4"}))
    draft = book.property("draft")
    draft.put("game.bet_seconds", "30")
    assert [title for title, *_ in draft.property("needs").rows][-1] == wording.need(Need.SECOND_PERSON)
    draft.apply()
    assert store.changes == [({"screen.alarm_volume": "4", "game.bet_seconds": "30"}, "preset")]
    assert store.preset == "Mars"


RESTORABLE = Lock(message("lock.parameter_wrong"), message("lock.parameters_restorable", error="line 5 is wrong"))


def test_the_last_valid_values_are_offered_when_the_file_is_wrong_and_only_then(seat: Seat) -> None:
    assert book_with(seat, Store()).property("wrong") == ""
    other = Lock(message("lock.parameter_wrong"), message("lock.passes"))
    assert book_with(seat, Store(), other).property("wrong") == ""
    store = Store()
    book = book_with(seat, store, RESTORABLE)
    assert book.property("wrong") == "line 5 is wrong. A technician can restore the last valid parameters."
    book.restore()
    assert store.restored == [RESTORABLE.why]


def test_l7_an_edited_file_can_be_accepted_or_restored(seat: Seat) -> None:
    held = Lock(message("lock.parameters_edited"), message("lock.parameters_held", changes="money.credit_limit: 1 - 2"))
    store = Store(Refusal("logic_door", "Open the logic door."))
    book = book_with(seat, store, held)
    assert book.property("wrong").startswith("money.credit_limit: 1 - 2. Open the logic door and accept the file")
    assert book.property("edited")
    book.accept()
    assert (store.accepted, book.property("wrong")) == (1, "Open the logic door.")
    book.restore()
    assert store.restored == [held.why]
    assert not book_with(seat, store, RESTORABLE).property("edited")


def test_a_restoring_that_is_refused_says_why(seat: Seat) -> None:
    book = book_with(seat, Store(Refusal("key", "Turn the key.")), RESTORABLE)
    book.restore()
    assert book.property("wrong") == "Turn the key."


def test_while_play_is_locked_no_draft_can_be_applied(seat: Seat) -> None:
    draft = book_with(seat, Store(), RESTORABLE).property("draft")
    draft.put("game.bet_seconds", "30")
    assert "Play is locked" in draft.property("note")


def test_back_leads_from_the_editor_to_the_list_and_from_there_to_the_panel(page: Page) -> None:
    page.book.edit("game.mode")
    page.seat.menu.back()
    assert page.book.property("view") == ""
    page.seat.menu.back()
    assert page.seat.menu.property("open") == ""


def test_levels_are_typed_with_the_times_from_which_they_apply(page: Page) -> None:
    page.book.edit("screen.volume")
    assert page.editor.property("value") == "5 from 00:00"
    page.editor.type("3")
    page.editor.turn_to_date(True)
    page.editor.type("2230")
    assert page.editor.property("date") == "22:30"
    page.editor.add()
    assert page.editor.property("value") == "5 from 00:00, 3 from 22:30"
    assert page.editor.property("trouble") == ""


def test_what_has_an_order_is_chosen_in_that_order(page: Page) -> None:
    page.book.edit("screen.tabs")
    for one in ("hard", "hard"):
        page.editor.choose(one)
    assert page.editor.property("value") == "hop, side, hard"
    assert page.editor.property("options").rows[0] == ("hard", "3. hard", True)


@each_of("parameter", PARAMETERS, ids=lambda one: one.name)
def test_only_text_is_typed_on_the_keyboard(parameter: Parameter) -> None:
    typed = control_of(parameter.kind) == "keyboard"
    assert typed == (type(parameter.kind).__name__ in ("Text", "Names", "ChipsBySheet"))
