"""The staff's menu: pages open by key over every cover and lock, and leave the display as it was (regulation R4)."""

from __future__ import annotations

import gc
from importlib import import_module

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports.message import Message, message
from terminal.cabinet.commands import PlaceWager
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.cabinet.people.authority import rights_of
from terminal.cabinet.people.rights import Right
from terminal.runtime.lockup import Lock, SeenInputs
from terminal.screens.operator.list_page import NOTED_ROWS, Column, Line, Listing
from terminal.screens.operator.menu import Menu
from terminal.screens.operator.page import Desk, Page
from terminal.screens.operator.pages import GROUPS, PAGES
from terminal.screens.window.opening import QML
from tests.screens.player import Player
from tests.screens.seat import Seat

pytestmark = pytest.mark.usefixtures("qapp")

KEY = ports.BoardInputs((), (ATTENDANT,))
TECHNICIANS = ports.BoardInputs((), (TECHNICIAN,))
NO_KEY = ports.BoardInputs((), ())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_of_the_list_can_be_made_and_has_its_qml(page: Page) -> None:
    assert callable(import_module(f"terminal.screens.operator.{page.module}").make)
    assert (QML / "Boxman" / "Operator" / page.qml).is_file()
    assert page.rights
    assert page.key in ("", *ports.KEYS)


def shown(page: Page) -> ports.BoardInputs:
    """The keys, and the door, that show a page where a key alone is enough."""
    if page.rights == (Right.PEOPLE,):
        return ports.BoardInputs(("logic",), (ATTENDANT, TECHNICIAN))
    keys = (key for key in ports.KEYS if page.key in ("", key) and not rights_of((key,)).isdisjoint(page.rights))
    return ports.BoardInputs((), tuple(keys)[:1])


PANEL = "Play is stopped until the key is turned back"
"""What the panel says under its buttons."""


def test_the_names_of_pages_are_their_own() -> None:
    assert len({page.name for page in PAGES}) == len(PAGES)


def test_nothing_of_a_page_is_made_before_it_is_opened(player: Player) -> None:
    player.report("board", KEY)
    assert player.menu.model is None
    assert not player.window.findChildren(QObject, "staff-page")


def test_every_page_opens_by_its_button_and_goes_back_to_the_panel(player: Player) -> None:
    """One after the other on the same screen: that each can be the first one is tested in `test_each_page_first.py`."""
    assert with_meta_objects_of_their_own() == set()
    gc.freeze()  # so that only what a page brings is looked through, page by page
    for page in PAGES:
        player.report("board", shown(page))
        QTest.qWait(20)  # the buttons have found their places
        player.tap(dict(GROUPS)[page.group])
        player.tap(page.title)
        assert player.menu.property("open") == page.name
        assert not player.reads(PANEL), page.name
        assert with_meta_objects_of_their_own() == set(), page.name
        player.tap("Back")
        assert player.menu.property("open") == "", page.name
        assert player.reads(PANEL), page.name
        player.report("board", NO_KEY)
    gc.unfreeze()
    assert with_meta_objects_of_their_own() == set(), "what was there before"


def with_meta_objects_of_their_own() -> set[str]:
    """The classes of objects of which a method that is no slot is connected to a signal.

    PySide frees such a meta-object with its object. QML keeps what it knows of a meta-object by its address: the
    properties of another object, whose meta-object gets the same address, are then undefined, or the process ends.
    """
    objects = [one for one in gc.get_objects() if isinstance(one, QObject)]
    return {type(one).__name__ for one in objects if "__METAOBJECT__" in getattr(one, "__dict__", ())}


def test_every_page_is_found_in_two_touches_and_no_line_of_buttons_is_crowded() -> None:
    assert all(page.group in dict(GROUPS) for page in PAGES)
    crowded = {name for name, _ in GROUPS if sum(page.group == name for page in PAGES) > 7}
    assert not crowded, f"more than one line of buttons: {sorted(crowded)}"


def test_a_group_without_an_allowed_page_has_no_tab(player: Player) -> None:
    player.report("board", KEY)
    assert not player.sees("Set-up")
    player.report("board", TECHNICIANS)
    assert player.sees("Set-up")


def test_a_fault_that_comes_while_a_page_is_open_is_announced_over_it_for_a_while(player: Player) -> None:
    player.report("board", KEY)
    player.tap("Money")
    player.tap("Tickets")
    assert player.menu.property("notice").property("text") == ""
    player.report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    sentence = player.menu.property("notice").property("text")
    assert "out of paper" in sentence
    assert player.sees(sentence)
    player.menu.property("notice").clear()
    assert not player.sees(sentence)


def test_the_panel_counts_the_faults_and_leads_to_them_with_one_touch(player: Player) -> None:
    """A clock that is not believed is no device, no door and nothing to settle: nothing else on the panel says it."""
    player.report("board", KEY)
    assert player.menu.property("faults") == ""
    player.report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    player.report("validator", ports.ValidatorFault("jam", message("validator.jam")))
    player.tap("Faults: 2")
    assert player.menu.property("open") == "faults"
    player.tap("Back")
    player.report("printer", ports.PrinterReady())
    assert player.sees("Faults: 1")


def test_what_was_announced_over_one_page_is_not_shown_over_the_next(player: Player) -> None:
    player.report("board", KEY)
    player.tap("Money")
    player.tap("Tickets")
    player.report("validator", ports.ValidatorFault("jam", message("validator.jam")))
    player.tap("Back")
    player.tap("Money")
    player.tap("Bills")
    assert player.menu.property("notice").property("text") == ""


def test_the_key_turned_back_closes_the_page_too(player: Player) -> None:
    player.report("board", KEY)
    player.tap("Money")
    player.tap("Tickets")
    player.report("board", NO_KEY)
    assert player.menu.model is None
    assert not player.sees("Back")
    assert not player.sees("Attendant")


def test_the_technicians_key_opens_the_menu_by_his_name_and_settles_nothing(player: Player) -> None:
    player.report("board", TECHNICIANS)
    assert player.sees("Technician")
    assert not player.sees("Credit: $200.00: Cancel credit")
    assert player.reads("Only an attendant may do this: turn the attendant key.")


def test_a_page_is_shown_by_its_own_keys_only() -> None:
    seat = Seat()
    page = replace(PAGES[0], key=TECHNICIAN)
    menu = Menu(Desk(seat.screen.touch_gateway, lambda: seat.pipeline.now, seat.pipeline.history), seat.screen, (page,))
    buttons = menu.property("buttons")
    menu.turn_keys((ATTENDANT,))
    assert len(buttons.rows) == 0
    with pytest.raises(AssertionError, match="no turned key"):
        menu.show(page.name)
    menu.turn_keys((ATTENDANT, TECHNICIAN))
    menu.show(page.name)
    menu.turn_keys((ATTENDANT,))
    assert menu.property("open") == ""


def test_the_menu_works_over_a_lock_of_the_journal_without_events_of_keys(player: Player) -> None:
    player.screen.lock(Lock(Message("The journal cannot be written"), Message("The disk is full.")))
    player.screen.see(SeenInputs(ports.BoardInputs((), (ATTENDANT,))))
    player.tap("Money")
    player.tap("Tickets")
    assert player.sees("Back")
    player.screen.see(SeenInputs())
    assert not player.sees("Back")
    assert player.sees("The journal cannot be written")


def test_a_door_that_opens_under_a_lock_of_the_journal_stands_on_the_lock(player: Player) -> None:
    player.screen.lock(Lock(Message("The journal cannot be written"), Message("The disk is full.")))
    assert not player.sees("The main door is open")
    player.screen.see(SeenInputs(ports.BoardInputs(("main",), ()), opened=True))
    assert player.sees("The main door is open")
    player.screen.see(SeenInputs())
    assert not player.sees("The main door is open")


def test_the_menu_works_with_a_door_open_and_with_a_hand_pay_due(player: Player) -> None:
    player.report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    player.tap("Cash out")
    player.tap("Hand pay")
    assert player.pipeline.state.hand_pay.due
    player.report("board", ports.BoardInputs(("main",), (ATTENDANT,)))
    player.tap("Money")
    player.tap("Tickets")
    assert player.sees("Back")


def test_what_the_key_covered_is_as_it_was_when_it_is_turned_back(player: Player) -> None:
    player.tap("Field")
    player.tap("Statistics")
    assert player.screen.windows.property("open") == "statistics"
    felt = player.screen.fields.rows.rows
    player.report("board", KEY)
    player.tap("Money")
    player.tap("Tickets")
    player.tap("Back")
    player.report("board", NO_KEY)
    assert player.screen.windows.property("open") == "statistics"
    assert player.screen.fields.rows.rows == felt


def test_no_finger_reaches_the_table_through_a_page(player: Player) -> None:
    place = player.where("Place 6")
    player.report("board", KEY)
    player.tap("Money")
    player.tap("Tickets")
    player.tap_at(place)
    assert not [command for command in player.sent if isinstance(command, PlaceWager)]


class Hundred(Listing):
    """A list of a hundred rows, which may be opened."""

    NOTED = True
    opened = -1

    def columns(self) -> list[Column]:
        return [Column("Number", 100)]

    def lines(self, chosen: str) -> list[Line]:
        del chosen
        return [Line((str(number),), opens=f"Row {number}" if number != 3 else "") for number in range(100)]

    def touched(self, number: int) -> None:
        self.opened = number


PAGES_OF_HUNDRED = -(-100 // NOTED_ROWS)
LAST = PAGES_OF_HUNDRED - 1


def test_a_list_shows_a_few_rows_and_turns_its_pages_between_its_ends() -> None:
    seat = Seat()
    page = Hundred(Desk(seat.screen.touch_gateway, lambda: seat.pipeline.now, seat.pipeline.history), seat.screen)
    assert [row[0] for row in page.property("shown").rows] == [[str(number)] for number in range(NOTED_ROWS)]
    assert (page.property("numbered"), page.property("hasPrevious")) == (f"Page 1 of {PAGES_OF_HUNDRED}", False)
    page.turn(-1)
    assert page.property("numbered") == f"Page 1 of {PAGES_OF_HUNDRED}"
    page.turn(LAST)
    assert (page.property("numbered"), page.property("hasNext")) == (
        f"Page {PAGES_OF_HUNDRED} of {PAGES_OF_HUNDRED}",
        False,
    )
    assert len(page.property("shown").rows) == 100 - LAST * NOTED_ROWS
    page.touch(1)
    assert page.opened == LAST * NOTED_ROWS + 1
    page.touch(6)
    assert page.opened == LAST * NOTED_ROWS + 1, "there is no such row"
    page.turn(-LAST)
    page.touch(3)
    assert page.opened == LAST * NOTED_ROWS + 1, "that row opens nothing"
