"""Meters and gaming days as PDF documents: every figure with its name, in the language of the screen (M7, M8)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, LongTable, Paragraph, Table

from drivers import ports
from terminal.cabinet import meter_sheet
from terminal.cabinet.commands import EndPeriod, FromDevice
from terminal.exporting.export import MadeFile
from terminal.exporting.places import ExportPlace
from terminal.maths.document import style
from terminal.recall.day_list import Listed
from terminal.recall.report_document import Report, Section, report_document, story
from terminal.screens.operator.days_page import DaysPage
from terminal.screens.operator.list_page import Listing
from tests.screens.test_exporting import Office, said

PAGES = re.compile(rb"/Count (\d+)")


@pytest.fixture
def office(qapp: QGuiApplication, tmp_path: Path) -> Office:
    del qapp
    return Office(tmp_path)


def texts(flowables: list[Flowable]) -> list[str]:
    """Every text, in reading order."""
    found: list[str] = []
    for one in flowables:
        if isinstance(one, Paragraph):
            found.append(one.text)
        elif isinstance(one, Table | LongTable):
            for row in one._cellvalues:
                found += [cell.text if isinstance(cell, Paragraph) else str(cell) for cell in row]
    return found


def written(office: Office, page: Listing) -> tuple[str, bytes]:
    """Touch the button, let the thread run, and read the only file."""
    page.property("reporting").begin()
    office.run()
    (path,) = office.folder.iterdir()
    return path.name, path.read_bytes()


def of_report(seen: list[Report], monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what the document is made of."""

    def kept(report: Report) -> bytes:
        seen.append(report)
        return report_document(report)

    monkeypatch.setattr("terminal.recall.report_document.report_document", kept)


def test_every_meter_is_in_the_document_with_its_name_for_lifetime_and_period(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Report] = []
    of_report(seen, monkeypatch)
    office.seat.give(EndPeriod(1))
    page = office.page("meters")
    name, content = written(office, page)
    assert re.fullmatch(r"boxman-00000001-meters-\d{8}-\d{6}\.pdf", name)
    assert content.startswith(b"%PDF-")
    rows = [row for section in seen[0].sections[:2] for row in section.rows]
    assert len(rows) == len(meter_sheet.lines(office.seat.pipeline.state))
    assert ("Bills in", "200.00", "0.00", "200.00") in rows
    assert seen[0].sections[0].headings == ("Meter", "Lifetime", "Period 2", "Period 1")
    assert int(PAGES.findall(content)[-1]) <= 2
    assert b"/ToUnicode" in content
    exporting = page.property("reporting")
    assert said(exporting) == f"The file {name} is written. The stick can be pulled out."


def test_the_days_and_an_opened_day_are_written_with_all_their_figures(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Report] = []
    of_report(seen, monkeypatch)
    page = office.page("days")
    assert isinstance(page, DaysPage)
    name, _ = written(office, page)
    assert "-days-" in name
    (row,) = seen[0].sections[0].rows
    assert (row[1], row[2], row[8], row[7]) == ("0.00", "200.00", "0.00", "200.00")
    page.touch(0)
    (office.folder / name).unlink()
    page.property("reporting").begin()
    office.run()
    assert seen[1].title.startswith("Gaming day 1")
    assert seen[1].sections[0].rows[0][0] == "All players"
    assert len(seen[1].sections[0].rows) == 2


def test_an_archived_day_of_another_currency_is_written_in_it_and_with_how_it_ended(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Report] = []
    of_report(seen, monkeypatch)
    page = office.page("days")
    assert isinstance(page, DaysPage)
    page.touch(0)
    assert page._report is not None
    day = replace(page._report.day, ended_ms=page._report.day.began_ms + 60_000, passed_days=5)
    page._report = replace(page._report, day=day, currency="EUR", cleared=True)
    written(office, page)
    facts = dict(seen[0].facts)
    assert facts["Amounts are in"] == "EUR"
    assert facts["End"].endswith("  ·  RAM clear")
    assert facts["Start"].endswith("  ·  days after the one before: 5")


def test_a_day_of_another_currency_says_so_in_the_document_of_the_days(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Report] = []
    of_report(seen, monkeypatch)
    page = office.page("days")
    assert isinstance(page, DaysPage)
    (today,) = page._list()
    assert isinstance(today, Listed)
    before = replace(today, day=replace(today.day, ended_ms=today.day.began_ms + 60_000), currency="EUR")
    page._rows = (today, before)
    written(office, page)
    first, second = seen[0].sections[0].rows
    assert "EUR" not in first[0]
    assert second[0].endswith("  ·  EUR")


def test_a_report_has_house_title_facts_and_tables_and_takes_any_character() -> None:
    style.use_fonts()
    section = Section("Zneski <b>", ("Števec", "Vrednost"), (("Bankovci & žetoni <x>", "1.234,56"),))
    report = Report(
        "Števci", "Hiša & sinovi <", (("Stroj", "00000001"),), (section,), "Boxman", "sl", "Stran {0} od {1}"
    )
    found = texts(story(report))
    assert found[:2] == ["Števci", "Stroj"]
    assert "1.234,56" in found
    content = report_document(report)
    assert content == report_document(report)
    assert b"/Lang (sl)" in content


def test_no_fact_runs_into_the_next_column() -> None:
    style.use_fonts()
    facts = (("Numero della macchina", "00000001"), ("Periodo 12", "22.09.2026 14:13:20 \N{EN DASH} " * 3))
    table = story(Report("Contatori", "Casa", facts, (), "Boxman", "it", "Pagina {0} di {1}"))[1]
    assert isinstance(table, Table)
    (cells,) = table._cellvalues
    for cell, width in zip(cells, table._colWidths, strict=True):
        assert isinstance(cell, Paragraph)
        for spare, _ in cell.breakLines(width).lines:
            assert spare >= 0
    assert len(cells[0].breakLines(table._colWidths[0]).lines) == 2


def test_a_letter_that_the_fonts_lack_is_written_without_its_accent(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    draw = Canvas.drawString

    def spied(canvas: Canvas, x: float, y: float, text: str) -> None:
        drawn.append(text)
        draw(canvas, x, y, text)

    monkeypatch.setattr(Canvas, "drawString", spied)
    section = Section("Kateřina", ("Śląsk",), (("Őry, Łódź",),))
    report = Report("Číslo ř", "Kasyno Świt", (("Kdo", "Jiří"),), (section,), "Boxman", "sl", "Stran {0} od {1}")
    style.use_fonts()
    assert texts(story(report)) == ["Číslo r", "Kdo", "Jirí", "", "", "Katerina", "Slask", "Ory, Łódz"]
    report_document(report)
    assert "Kasyno Swit" in drawn
    assert "Boxman  ·  Číslo r" in drawn


def test_what_fails_while_it_is_made_leaves_no_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def make() -> bytes:
        raise ValueError("no document")

    export = MadeFile(ExportPlace(tmp_path), "a.pdf", make)
    export.run()
    assert isinstance(export.outcome, ValueError)
    assert list(tmp_path.iterdir()) == []
    caplog.clear()


def test_a_list_without_a_document_has_no_button(office: Office) -> None:
    assert not office.page("bills").property("reportable")
    assert office.page("meters").property("reportable")


def test_the_key_is_needed(office: Office) -> None:
    office.seat.give(FromDevice("board", ports.BoardInputs((), ())))
    assert office.seat.menu.model is None
