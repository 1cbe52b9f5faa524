"""A report as a PDF document: its head, what it is about, and its tables. Every text in it can be searched.

Importing this module imports ReportLab, which takes a moment: do so on a thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from io import BytesIO
from xml.sax.saxutils import escape

import msgspec
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, SimpleDocTemplate, Table, TableStyle

from terminal.maths.document import style

GOLD = HexColor("#8a6a2a")
WIDTH_MM = 267.0
"""Between the margins."""
FACTS_ABREAST = 2
HEAD_MM = 12
"""The house's line above the title."""


class Section(msgspec.Struct, frozen=True):
    """A table. The first column holds words, the others figures."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    first_mm: float = 90.0
    """The width of the first column; the others share the rest, each at most `figure_mm` wide."""
    figure_mm: float = 50.0


class Report(msgspec.Struct, frozen=True):
    """All texts of a report, in the language of the screen."""

    title: str
    house: str
    """The establishment, over everything."""
    facts: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]
    program: str
    language: str
    page: str
    """``Page {0} of {1}`` in that language."""


def report_document(report: Report) -> bytes:
    """The document; the same report gives the same bytes."""
    style.use_fonts()
    pages, _ = _set(report, pages=0)
    _, document = _set(report, pages)
    return document


def _set(report: Report, pages: int) -> tuple[int, bytes]:
    """Set it and count its pages; the foot names how many there are, which the first setting finds out."""
    written = BytesIO()
    document = SimpleDocTemplate(
        written,
        pagesize=style.PAGE,
        leftMargin=style.MARGIN - style.FRAME_PADDING,
        rightMargin=style.MARGIN - style.FRAME_PADDING,
        topMargin=style.TOP + HEAD_MM * mm / 2,
        bottomMargin=style.BOTTOM,
        title=report.title,
        author=report.house,
        creator=report.program,
        lang=report.language,
        initialFontName=style.PLAIN,
        invariant=1,
    )
    draw = partial(_frame, report, pages)
    document.build(story(report), onFirstPage=draw, onLaterPages=draw)
    return document.page, written.getvalue()


def story(report: Report) -> list[Flowable]:
    """What the document says, from its title to its last table."""
    found: list[Flowable] = [style.title(report.title), _facts(report.facts)]
    for section in report.sections:
        found += [style.room(), style.heading(escape(style.drawable(section.title))), _table(section)]
    return found


def _facts(facts: Sequence[tuple[str, str]]) -> Table:
    """The facts in columns beside each other."""
    rows: list[list[object]] = []
    for start in range(0, len(facts), FACTS_ABREAST):
        some = facts[start : start + FACTS_ABREAST]
        cells: list[object] = [cell for fact in some for cell in style.fact_cells(*fact)]
        rows.append(cells + ["", ""] * (FACTS_ABREAST - len(some)))
    widths = [WIDTH_MM / FACTS_ABREAST * share * mm for _ in range(FACTS_ABREAST) for share in (0.26, 0.74)]
    look = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("TOPPADDING", (0, 0), (-1, -1), 1),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
    ]
    return Table(rows or [["", ""] * FACTS_ABREAST], colWidths=widths, hAlign="LEFT", style=TableStyle(look))


def _table(section: Section) -> Flowable:
    figures = len(section.headings) - 1
    each_mm = min(section.figure_mm, (WIDTH_MM - section.first_mm) / max(1, figures))
    rows: list[list[object]] = [[style.plain_cell(row[0]), *row[1:]] for row in section.rows]
    headings = [style.heading_cell(one, figures=at > 0) for at, one in enumerate(section.headings)]
    return style.table(headings, rows, [section.first_mm, *(each_mm,) * figures], words=1)


def _frame(report: Report, pages: int, canvas: Canvas, document: SimpleDocTemplate) -> None:
    """The house over a golden line; the program and the number of the page under another line."""
    left, right, top = style.MARGIN, style.PAGE[0] - style.MARGIN, style.PAGE[1] - style.TOP
    canvas.saveState()
    canvas.setFillColor(style.INK)
    canvas.setFont(style.BOLD, 9)
    canvas.drawString(left, top + 3 * mm, style.drawable(report.house))
    canvas.setStrokeColor(GOLD)
    canvas.setLineWidth(1.6)
    canvas.line(left, top, right, top)
    canvas.setStrokeColor(style.RULE)
    canvas.setLineWidth(0.5)
    canvas.line(left, style.BOTTOM - 4 * mm, right, style.BOTTOM - 4 * mm)
    canvas.setFillColor(style.GREY)
    canvas.setFont(style.PLAIN, style.FOOT_SIZE)
    canvas.drawString(left, style.BOTTOM - 8.5 * mm, f"{report.program}  ·  {style.drawable(report.title)}")
    canvas.drawRightString(right, style.BOTTOM - 8.5 * mm, report.page.format(document.page, pages))
    canvas.restoreState()
