"""Composes the document: its head, the figures, the sheet's own terms, the definitions, and a foot on every page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from io import BytesIO

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, KeepTogether, Paragraph, SimpleDocTemplate, Table, TableStyle

from terminal.maths.document import figures, style
from terminal.maths.document.definitions import definitions
from terminal.maths.document.terms import narrowed, stated
from terminal.maths.par import ParSheet, par_sheet
from terminal.rules.sheet import Sheet

HEAD_MM = (34.0, 233.0)


def par_document(content: str, name: str, program: str, limits: Mapping[str, str] | None = None) -> bytes:
    """The par sheet of this text as a PDF; `name` is its file's, `program` the name and version of what made it.

    `limits` are the parameters that narrow it at a table; without them the document is about the sheet alone.
    Raises IniError for a sheet that cannot be played, ValueError for a bet that may never be decided.
    """
    sheet = par_sheet(content, name)
    own = Sheet.parse(content, name)
    style.use_fonts()
    pages, _ = _set(sheet, _terms(own, limits), program, pages=0)
    _, document = _set(sheet, _terms(own, limits), program, pages)
    return document


def _terms(own: Sheet, limits: Mapping[str, str] | None) -> list[Flowable]:
    """What the sheet states, and what narrows it: made for each setting, which alters it."""
    return [*stated(own), *([] if limits is None else [narrowed(limits)])]


def _set(sheet: ParSheet, terms: list[Flowable], program: str, pages: int) -> tuple[int, bytes]:
    """Set it and count its pages; the foot names how many there are, which the first setting finds out."""
    written = BytesIO()
    document = SimpleDocTemplate(
        written,
        pagesize=style.PAGE,
        leftMargin=style.MARGIN - style.FRAME_PADDING,
        rightMargin=style.MARGIN - style.FRAME_PADDING,
        topMargin=style.TOP,
        bottomMargin=style.BOTTOM,
        title=f"Par sheet {sheet.name}: {sheet.title}",
        author=program,
        subject=f"SHA-256 {sheet.digest}",
        creator=program,
        lang="en",
        initialFontName=style.PLAIN,
        invariant=1,  # no time of day and nothing random: the same sheet gives the same bytes
    )
    foot = partial(_foot, f"{program}  ·  {sheet.name}  ·  SHA-256 {sheet.digest}", pages)
    document.build(_story(sheet, terms, program), onFirstPage=foot, onLaterPages=foot)
    return document.page, written.getvalue()


def _story(sheet: ParSheet, terms: list[Flowable], program: str) -> list[Flowable]:
    return [
        style.title(f"Par sheet: {sheet.title}"),
        _head(sheet, program),
        style.heading("Bets"),
        style.text("The last section says what each figure means and how it was come by."),
        figures.in_decimals(sheet),
        style.room(),
        style.heading("Exact fractions"),
        figures.in_fractions(sheet),
        *terms,
        KeepTogether([style.heading("What the figures mean"), *map(_meaning, definitions())]),
    ]


def _meaning(definition: tuple[str, str]) -> Paragraph:
    return style.text("<b>{}.</b> {}".format(*definition))


def _head(sheet: ParSheet, program: str) -> Table:
    lines = [
        ("Sheet", sheet.name),
        ("Game", sheet.game),
        ("SHA-256", sheet.digest),
        ("Bets", f"{len(sheet.lines)}"),
        ("Program", program),
    ]
    look = [
        ("FONT", (0, 0), (0, -1), style.BOLD, 8.5, 11),
        ("FONT", (1, 0), (1, -1), style.PLAIN, 8.5, 11),
        ("TEXTCOLOR", (0, 0), (-1, -1), style.INK),
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("TOPPADDING", (0, 0), (-1, -1), 1),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
    ]
    return Table(lines, colWidths=[width * mm for width in HEAD_MM], hAlign="LEFT", style=TableStyle(look))


def _foot(words: str, pages: int, canvas: Canvas, document: SimpleDocTemplate) -> None:
    """A line, the document's name, and the page number with the total."""
    left, right = style.MARGIN, style.PAGE[0] - style.MARGIN
    canvas.saveState()
    canvas.setStrokeColor(style.RULE)
    canvas.setLineWidth(0.5)
    canvas.line(left, style.BOTTOM - 4 * mm, right, style.BOTTOM - 4 * mm)
    canvas.setFillColor(style.GREY)
    canvas.setFont(style.PLAIN, style.FOOT_SIZE)
    canvas.drawString(left, style.BOTTOM - 8.5 * mm, words)
    canvas.drawRightString(right, style.BOTTOM - 8.5 * mm, f"Page {document.page} of {pages}")
    canvas.restoreState()
