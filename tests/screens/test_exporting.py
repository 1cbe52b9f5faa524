"""Exports of the staff's lists: the window over the list, and what the files contain."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import FromDevice, PlaceWager
from terminal.cabinet.events import ExportBegan, ExportEnded
from terminal.exporting.export import CancelledError
from terminal.exporting.places import ExportPlace
from terminal.journal.errors import JournalDamaged
from terminal.journal.history import History
from terminal.messages.lazy import message
from terminal.recall.describe import describe
from terminal.recall.kept_journals import Opens
from terminal.screens.operator.exporting import Exporting
from terminal.screens.operator.games.games_page import Games
from terminal.screens.operator.list_page import Listing
from terminal.screens.operator.page import Exports
from tests.screens.seat import Seat

KEY = ports.BoardInputs((), ("attendant",))


class Office:
    """A cabinet with a turned key, on which exports are run when the test says so."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.places: tuple[ExportPlace, ...] = (ExportPlace(folder, removable=True),)
        self.waiting: list[Callable[[], None]] = []
        self.seat = Seat()
        self.opens: Opens = lambda: nullcontext(self.seat.pipeline.history())
        menu = self.seat.menu
        exports = Exports(lambda: self.places, lambda: self.opens(), self.waiting.append)
        menu._desk = replace(menu._desk, exports=exports)
        self.seat.give(FromDevice("board", KEY))

    def page(self, name: str) -> Listing:
        self.seat.menu.show(name)
        model = self.seat.menu.model
        if isinstance(model, Games):
            found = model.property("list")
            assert isinstance(found, Listing)
            return found
        assert isinstance(model, Listing)
        return model

    def begin(self, name: str) -> Exporting:
        """Open a page and touch Export."""
        exporting = self.page(name).property("exporting")
        assert isinstance(exporting, Exporting)
        exporting.begin()
        return exporting

    def run(self) -> None:
        """Let the thread run to its end."""
        self.waiting.pop()()

    def rows(self) -> list[list[str]]:
        """The rows of the only file."""
        (path,) = self.folder.iterdir()
        return list(csv.reader(path.read_text("utf-8-sig").splitlines()))


@pytest.fixture
def office(qapp: QGuiApplication, tmp_path: Path) -> Office:
    del qapp
    return Office(tmp_path)


def said(exporting: Exporting) -> str:
    exporting.follow()
    return str(exporting.property("said"))


def test_a_list_is_written_to_the_only_stick_with_its_headings_and_notes(office: Office) -> None:
    exporting = office.begin("bills")
    assert exporting.property("running")
    office.run()
    headings, *rows = office.rows()
    assert headings == ["No.", "Time", "Amount", "Outcome", "Note"]
    assert [(row[0], row[2], row[3]) for row in rows] == [("1", "$100.00", "Credited"), ("2", "$100.00", "Credited")]
    (path,) = office.folder.iterdir()
    assert said(exporting) == f"2 rows are written to {path.name}. The stick can be pulled out."
    assert not exporting.property("running")
    assert not exporting.property("failed")


def test_who_exports_what_where_to_is_journaled_before_a_byte_is_written_and_its_rows_after(office: Office) -> None:
    exporting = office.begin("bills")
    began = office.seat.pipeline.events[-1]
    assert isinstance(began, ExportBegan)
    assert list(office.folder.iterdir()) == []
    office.run()
    exporting.follow()
    exporting.follow()
    (path,) = office.folder.iterdir()
    *_, before, ended = office.seat.pipeline.events
    assert (began.file, began.folder, began.removable) == (path.name, office.folder.name, True)
    assert before == began
    assert ended == ExportEnded(path.name, written=True, rows=2, at_ms=office.seat.pipeline.now.at_ms)
    assert describe(began).phrase.say == f"{path.name} is exported to the USB stick {office.folder.name}"
    assert describe(ended).phrase.say == f"The export is complete: {path.name}, 2 rows"


def test_a_cancelled_export_has_no_end_in_the_journal_and_a_failed_one_says_so(office: Office) -> None:
    exporting = office.begin("bills")
    exporting.close()
    office.run()
    assert isinstance(office.seat.pipeline.events[-1], ExportBegan)
    exporting = office.begin("bills")
    office.folder.rmdir()
    office.run()
    exporting.follow()
    ended = office.seat.pipeline.events[-1]
    assert isinstance(ended, ExportEnded)
    assert (ended.written, ended.rows) == (False, None)


def test_the_name_has_machine_list_filter_and_time(office: Office) -> None:
    office.page("events").choose("money")
    office.begin("events")
    office.run()
    (path,) = office.folder.iterdir()
    assert path.name.startswith("boxman-00000001-events-all-2026")


def test_the_log_is_written_from_its_first_event_on(office: Office) -> None:
    office.begin("events")
    office.run()
    rows = office.rows()
    assert len(rows) == len(office.seat.pipeline.events) + 1
    assert rows[1][0] == "1"


def test_only_the_chosen_matter_is_written(office: Office) -> None:
    page = office.page("events")
    page.choose("money")
    exporting = page.property("exporting")
    exporting.begin()
    office.run()
    assert len(office.rows()) - 1 == len(page.picture) > 0


def test_all_games_are_written_with_their_numbers(office: Office) -> None:
    office.seat.give(FromDevice("board", ports.BoardInputs((), ())))
    for dice in ((1, 2), (3, 3), (4, 3)):
        office.seat.give(PlaceWager("field", 5_00))
        office.seat.roll(*dice)
    office.seat.give(FromDevice("board", KEY))
    office.begin("games")
    office.run()
    assert [row[0] for row in office.rows()[1:]] == ["1", "2", "3"]


@pytest.mark.parametrize("name", ["tickets", "meters", "days", "dice", "faults", "identity", "self_audit", "memory"])
def test_every_other_list_is_written_as_it_is_shown(office: Office, name: str) -> None:
    office.begin(name)
    shown = office.page(name).picture
    office.waiting.clear()
    office.begin(name)
    office.run()
    assert len(office.rows()) == len(shown) + 1


def test_of_several_places_one_is_chosen(office: Office) -> None:
    office.places = (ExportPlace(office.folder), ExportPlace(Path("/media/A"), removable=True))
    exporting = office.begin("bills")
    rows = exporting.property("places").rows
    assert rows == ((f"Folder {office.folder}",), ("USB stick A",))
    assert not office.waiting
    exporting.choose(0)
    office.run()
    assert said(exporting).startswith("2 rows are written to ")
    assert "stick" not in said(exporting)


def test_without_a_place_the_window_says_what_to_do(office: Office) -> None:
    office.places = ()
    exporting = office.begin("bills")
    assert said(exporting).startswith("There is no USB stick")
    assert exporting.property("failed")
    assert not office.waiting


def test_a_stick_that_was_pulled_is_one_sentence(office: Office) -> None:
    office.places = (ExportPlace(office.folder / "gone", removable=True),)
    exporting = office.begin("bills")
    office.run()
    assert said(exporting) == "The stick was pulled out, or the folder is missing. No file was written."
    assert exporting.property("failed")


def test_back_closes_the_window_first_and_cancels(office: Office) -> None:
    exporting = office.begin("bills")
    export = exporting._export
    assert export is not None
    office.seat.menu.back()
    assert office.seat.menu.property("open") == "bills"
    assert not exporting.property("shown")
    office.run()
    assert isinstance(export.outcome, CancelledError)
    assert list(office.folder.iterdir()) == []
    office.seat.menu.back()
    assert office.seat.menu.property("open") == ""


def test_a_key_that_is_turned_back_ends_the_export(office: Office) -> None:
    export = office.begin("bills")._export
    assert export is not None
    office.seat.give(FromDevice("board", ports.BoardInputs((), ())))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    office.run()
    assert isinstance(export.outcome, CancelledError)
    assert list(office.folder.iterdir()) == []


def test_a_journal_that_cannot_be_read_is_said_in_the_file(office: Office) -> None:
    @contextmanager
    def damaged() -> Iterator[History]:
        raise JournalDamaged(message("journal.file_replaced"))
        yield

    exporting = office.begin("bills")
    office.opens = damaged
    office.run()
    assert said(exporting).startswith("1 row is written to ")
    assert office.rows()[1][0] == "another file has its name"


def test_a_journal_that_could_not_be_read_is_said_on_the_screen_and_named_in_the_file(office: Office) -> None:
    def broken() -> Iterator[History]:
        raise JournalDamaged(message("journal.none", path="x"))
        yield office.seat.pipeline.history()

    exporting = office.begin("bills")
    office.opens = contextmanager(broken)
    office.run()
    rows = office.rows()
    assert len(rows) == 2
    text = said(exporting)
    assert "1 row is written to" in text
    assert "Journals that could not be read: 1. The file says which, and why." in text
    assert exporting.property("incomplete")
    assert not exporting.property("failed")
