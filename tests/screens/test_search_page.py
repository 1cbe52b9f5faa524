"""The staff's search: pages and parameters by words, and the way to them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import FromDevice
from terminal.screens.operator.pages import PAGES, SEARCH
from terminal.screens.operator.parameters.page import ParameterBook
from terminal.screens.operator.search_page import ABOUT, SHOWN, Search
from terminal.screens.translating.languages import SOURCE, Languages
from tests.screens.seat import Seat

ATTENDANT = ports.BoardInputs((), ("attendant",))
TECHNICIAN = ports.BoardInputs(("logic",), ("technician",))


def searching(inputs: ports.BoardInputs) -> tuple[Seat, Search]:
    """A cabinet with a turned key, and the open search."""
    seat = Seat()
    seat.give(FromDevice("board", inputs))
    seat.menu.show(SEARCH.name)
    model = seat.menu.model
    assert isinstance(model, Search)
    return seat, model


def found(search: Search, words: str) -> list[str]:
    """The titles of what the words find."""
    line = search.property("words")
    line.clear()
    line.type(words)
    return shown(search)


def shown(search: Search) -> list[str]:
    """The titles of the rows."""
    return [row[0][0] for row in search.property("found").rows]


@pytest.fixture
def desk(qapp: QGuiApplication) -> tuple[Seat, Search]:
    del qapp
    return searching(TECHNICIAN)


def test_every_page_says_what_it_is_for() -> None:
    assert {page.name for page in PAGES} == set(ABOUT)


def test_a_page_is_found_by_a_word_that_is_not_in_its_title(desk: tuple[Seat, Search]) -> None:
    assert found(desk[1], "paper") == ["Faults"]


def test_volume_finds_the_parameter_and_a_touch_opens_its_editor(desk: tuple[Seat, Search]) -> None:
    seat, search = desk
    rows = found(search, "alarm_vol")
    assert rows == ["screen.alarm_volume"]
    search.touch(0)
    assert seat.menu.property("open") == "parameters"
    model = seat.menu.model
    assert isinstance(model, ParameterBook)
    assert model.property("view") == "edit"
    assert model.property("editor").property("name") == "screen.alarm_volume"


def test_a_touch_opens_a_page(desk: tuple[Seat, Search]) -> None:
    seat, search = desk
    found(search, "PAPER jam")
    search.touch(0)
    assert seat.menu.property("open") == "faults"


def test_a_title_comes_before_a_description(desk: tuple[Seat, Search]) -> None:
    assert found(desk[1], "dice")[:2] == ["Dice", "game.dealer_dice"]
    assert "Games" in found(desk[1], "bets dice")


def test_more_than_fits_is_counted_and_every_one_is_reached_by_touches(desk: tuple[Seat, Search]) -> None:
    seat, search = desk
    first = found(search, "limit")
    assert first[-1] == f"{len(search._hits) - SHOWN + 1} more"
    seen = shown(search)[:-1]
    for _ in search._hits:
        if shown(search)[-1] == "Back to the first":
            break
        search.touch(SHOWN - 1)
        seen += shown(search)[:-1]
    assert seen == [hit.cells[0] for hit in search._hits]
    search.touch(len(shown(search)) - 1)
    assert shown(search) == first
    search.touch(SHOWN - 1)
    assert shown(search)[0] == seen[SHOWN - 1]
    search.touch(0)
    model = seat.menu.model
    assert isinstance(model, ParameterBook)
    assert model._editor.property("name") == seen[SHOWN - 1]


def test_all_words_must_match(desk: tuple[Seat, Search]) -> None:
    _, search = desk
    assert found(search, "paper zebra") == []
    assert search.property("said") == "Nothing is found for “paper zebra”"
    assert not search.property("finds")
    search.touch(0)
    assert desk[0].menu.property("open") == SEARCH.name


def test_nothing_typed_finds_nothing(desk: tuple[Seat, Search]) -> None:
    assert found(desk[1], "  ") == []
    assert str(desk[1].property("said")).startswith("Type a word")


def test_an_attendant_finds_no_page_of_the_technician(qapp: QGuiApplication) -> None:
    del qapp
    _, search = searching(ATTENDANT)
    assert found(search, "volume") == ["Volume"], "no parameter, and not the page of sounds"
    assert found(search, "erase") == []
    assert found(search, "bills")[0] == "Bills"


def test_the_language_in_use_is_searched_without_its_accents(qapp: QGuiApplication) -> None:
    del qapp
    _, search = searching(TECHNICIAN)
    Languages.of_program().choose("de")
    search.retranslate()
    try:
        assert found(search, "storungen")[0] == "Störungen"
        assert found(search, "paper") == []
    finally:
        Languages.of_program().choose(SOURCE)
