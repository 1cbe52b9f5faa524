"""The par sheet as a document: complete, legible to the last digit, and the same bytes for the same sheet."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import LongTable, Paragraph

from terminal.common.places import ROOT
from terminal.common.version import VERSION
from terminal.maths.document import figures, style, terms
from terminal.maths.document.definitions import definitions
from terminal.maths.document.document import par_document
from terminal.maths.par import ParSheet, par_sheet
from terminal.rules.sheet import Sheet
from tests.commands.ready import Kiosk
from tests.commands.test_command_line import assert_refused
from tests.each import each_of
from tests.maths.worked_out import DISTINCT, changed

style.use_fonts()
PAGES = re.compile(rb"/Count (\d+)")


def _sheet(name: str) -> ParSheet:
    return par_sheet(changed(name), f"{name}.ini")


def _words(cell: object) -> str:
    return cell.text.replace("<br/>", "\n") if isinstance(cell, Paragraph) else str(cell)


def _rows(table: LongTable) -> list[list[str]]:
    return [[_words(cell) for cell in row] for row in table._cellvalues]


def _row(table: LongTable, bet: str) -> list[str]:
    (found,) = (row for row in _rows(table) if row[0] == bet)
    return found


@pytest.mark.parametrize("name", DISTINCT)
def test_every_bet_has_a_line_in_both_tables_under_headings_that_return_on_every_page(name: str) -> None:
    sheet = _sheet(name)
    for table in (figures.in_decimals(sheet), figures.in_fractions(sheet)):
        headings, *rows = _rows(table)
        assert headings[0] == "Bet"
        assert [row[0] for row in rows] == [line.name for line in sheet.lines]
        assert table.repeatRows == 1


def test_a_line_has_pays_probabilities_return_edge_and_volatility() -> None:
    assert _row(figures.in_decimals(_sheet("craps-el601")), "dont_pass") == [
        "dont_pass", "1:1", "47.9293", "2.7778", "49.2929", "98.6364", "1.3636", "0.4039", "3.3758", "1.6268",
    ]  # fmt: skip


def test_the_fractions_are_exact() -> None:
    assert _row(figures.in_fractions(_sheet("craps-el601")), "dont_pass") == [
        "dont_pass", "949/1980", "1/36", "244/495", "217/220", "3/220", "557/165",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("bet", "pays"),
    [
        ("field", "1:1, 2:1"),
        ("horn", "3:1, 27:4"),
        ("pass_odds", "6:5, 3:2, 2:1"),
        ("buy@4", "2:1, commission 1/20 of the stake"),
        ("lucky_shooter", "3:1, 4:1, 8:1, 15:1, 40:1, 80:1"),
    ],
)
def test_the_pays_of_a_bet_are_those_that_it_wins_with(bet: str, pays: str) -> None:
    assert _row(figures.in_decimals(_sheet("craps-el601")), bet)[1] == pays


def test_a_fraction_that_is_too_long_for_a_line_is_whole_on_several() -> None:
    sheet = _sheet("craps-side-bets")
    (fire,) = (line for line in sheet.lines if line.name == "fire")
    written = _row(figures.in_fractions(sheet), "fire")[5]
    assert written.replace("\n", "") == str(fire.edge)
    assert written.split("\n")[0] == "315501018907651275551837364"


def test_the_volatility_index_is_1_65_standard_deviations_of_the_profit_on_one_unit() -> None:
    """Seven pays 4:1 in one of six cases: mean -1/6, mean square (16 + 5) / 6."""
    line = next(line for line in _sheet("craps-el601").lines if line.name == "seven")
    assert figures.volatility_index(line) == pytest.approx(1.65 * (21 / 6 - 1 / 36) ** 0.5)
    meaning = dict(definitions())["Volatility index"]
    assert meaning.startswith("1.65 times the standard deviation of the profit of one decided bet")


@pytest.mark.parametrize("name", DISTINCT)
def test_no_figure_or_word_is_wider_than_its_column(name: str) -> None:
    sheet = _sheet(name)
    own = Sheet.parse(changed(name), f"{name}.ini")
    stated = [one for group in terms.stated(own) for one in group._content if isinstance(one, LongTable)]
    for table in (figures.in_decimals(sheet), figures.in_fractions(sheet), *stated):
        for number, row in enumerate(table._cellvalues):
            for cell, width in zip(row, table._argW, strict=True):
                font, size = (style.BOLD if number == 0 else style.PLAIN), style.CELL.fontSize
                if isinstance(cell, Paragraph):
                    font, size = cell.style.fontName, cell.style.fontSize
                widest = max(stringWidth(line, font, size) for line in _words(cell).split("\n"))
                assert widest <= width - 6, f"{_words(cell)} of {row[0]}"
        assert sum(table._argW) <= style.PAGE[0] - 2 * style.MARGIN + 1e-6


@pytest.mark.parametrize("name", DISTINCT)
def test_the_sheets_own_pays_house_rules_and_limits_are_all_there(name: str) -> None:
    own = Sheet.parse(changed(name), f"{name}.ini")
    for (section, _, _), group in zip(terms.SECTIONS, terms.stated(own), strict=True):
        cells = [tuple(row[at : at + 2]) for one in group._content if isinstance(one, LongTable)
                 for row in _rows(one)[1:] for at in range(0, len(row), 2)]  # fmt: skip
        assert sorted(cell for cell in cells if cell[0]) == sorted(own.reader.values(section).items())


def test_a_long_line_of_the_sheet_is_whole_within_its_column() -> None:
    multiples = "1 2 3 4 5 6 7 8 9 10 12 15 20 25 30 50 100"
    text = changed("craps-side-bets", ("take_odds = 1 2 3 4 5", f"take_odds = {multiples}"))
    sections = [part for one in terms.stated(Sheet.parse(text, "own.ini")) for part in one._content]
    table = sections[-1]
    assert isinstance(table, LongTable)
    cells = [(cell, width) for row in table._cellvalues for cell, width in zip(row, table._colWidths, strict=True)]
    ((cell, width),) = [one for one in cells if _words(one[0]) == multiples]
    assert isinstance(cell, Paragraph)
    assert len(cell.breakLines(width - 6).lines) > 1


def test_every_page_has_the_program_the_sheet_its_digest_and_its_number_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    for method in ("drawString", "drawRightString"):
        monkeypatch.setattr(Canvas, method, _spied(getattr(Canvas, method), drawn))
    content = par_document(changed("craps-el601"), "craps-el601.ini", "Boxman 1.2.3")
    (pages,) = (int(count) for count in PAGES.findall(content))
    numbers = [words for words in drawn if words.startswith("Page ")][-pages:]
    assert numbers == [f"Page {page + 1} of {pages}" for page in range(pages)]
    foot = f"Boxman 1.2.3  ·  craps-el601  ·  SHA-256 {_sheet('craps-el601').digest}"
    assert drawn.count(foot) == 2 * pages, "it is set twice, first to count its pages"


def _spied(draw: Callable[..., None], drawn: list[str]) -> Callable[..., None]:
    def spy(canvas: Canvas, x: float, y: float, words: str, *further: object) -> None:
        drawn.append(words)
        draw(canvas, x, y, words, *further)

    return spy


def test_the_fonts_are_in_the_document() -> None:
    content = par_document(changed("hazard"), "hazard.ini", "Boxman")
    assert set(re.findall(rb"/BaseFont /(\S+)", content)) == {
        b"AAAAAA+BitstreamVeraSans-Roman", b"AAAAAA+BitstreamVeraSans-Bold",
    }  # fmt: skip
    assert content.count(b"/FontFile2") == 2


def test_a_title_may_hold_any_sign() -> None:
    content = par_document(changed("hazard", ("title = Hazard", "title = Čar & <b> 7")), "own.ini", "Boxman")
    assert content.startswith(b"%PDF-")


def test_the_same_sheet_gives_the_same_bytes_at_any_time_in_any_process(tmp_path: Path) -> None:
    for number in (1, 2):
        words = ["terminal.commands", "par", "craps-el602", "--pdf", str(tmp_path / f"{number}.pdf")]
        subprocess.run(
            [sys.executable, "-m", *words], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": str(number)}, check=True,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
    first = (tmp_path / "1.pdf").read_bytes()
    assert first == (tmp_path / "2.pdf").read_bytes()
    assert first == par_document(changed("craps-el602"), "craps-el602.ini", f"Boxman {VERSION}")


def test_the_command_writes_beside_you_under_the_name_of_the_sheet_and_says_where(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "terminal.commands", "par", "hazard", "--pdf"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == f"{tmp_path / 'hazard.pdf'}\n"
    assert [path.name for path in tmp_path.iterdir()] == ["hazard.pdf"]


@pytest.mark.parametrize(
    "words",
    ["--pdf", "--pdf hazard", "hazard --pdf {folder}", "hazard --pdf {folder}/none/x.pdf", "hazard --json --pdf x"],
)
def test_a_document_that_cannot_be_written_is_refused_in_one_sentence(
    quick_kiosk: Kiosk, words: str, tmp_path: Path
) -> None:
    assert_refused(quick_kiosk("par", *words.format(folder=tmp_path).split()))


@pytest.mark.parametrize("words", ["--pdf hazard", "--pdf own.ini", "hazard --pdf own.ini", "hazard --pdf craps-el601"])
def test_a_sheets_name_behind_the_option_is_not_taken_for_the_file_to_write(
    quick_kiosk: Kiosk, words: str, tmp_path: Path
) -> None:
    sheet = tmp_path / "own.ini"
    sheet.write_text("a sheet")
    named = words.split()[-1]
    done = quick_kiosk("par", *words.replace("own.ini", str(sheet)).split())
    assert_refused(done)
    assert "name the SHEET before it" in done.stderr
    assert named.partition(".")[0] in done.stderr
    assert [path.read_text() for path in tmp_path.iterdir()] == ["a sheet"]


COVERED = [
    ((), "It covers every win while the bet stays up", "It is kept when the bet is taken down."),
    ((("winners = stay", "winners = return"),), "It covers one win or loss", "It is kept"),
    ((("commission_refund = false", "commission_refund = true"),), "It covers every win", "taken down gets it back"),
    ((("commission_time = upfront", "commission_time = on_win"),), "taken from each win", "taken down pays none."),
]


@each_of(("changes", "covers", "kept"), COVERED)
def test_the_document_states_what_one_commission_covers(
    changes: tuple[tuple[str, str], ...], covers: str, kept: str
) -> None:
    house = Sheet.parse(changed("craps-el601", *changes), "own.ini").reader.values("house")
    stated = terms.covered_by_commission(house)
    assert covers in stated
    assert kept in stated


def test_a_sheet_without_a_commission_states_nothing_about_one() -> None:
    house = Sheet.parse(changed("easy-el621"), "own.ini").reader.values("house")
    assert terms.covered_by_commission(house) == ""
