"""The style of the document: its paper, fonts and lines, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize
from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import CondPageBreak, LongTable, Paragraph, TableStyle

PAGE = landscape(A4)
MARGIN = 15 * mm
TOP = 16 * mm
BOTTOM = 18 * mm
FRAME_PADDING = 6
"""ReportLab keeps this much free on either side of its content."""

INK = HexColor("#15181c")
GREY = HexColor("#5b636d")
RULE = HexColor("#c9ced4")
HEAD = HexColor("#eef0f2")

PLAIN = "Vera"
BOLD = "VeraBd"
"""ReportLab contains both. Their digits have one width, so that decimals are aligned."""

TITLE = ParagraphStyle("title", fontName=BOLD, fontSize=20, leading=25, textColor=INK, spaceAfter=3 * mm)
HEADING = ParagraphStyle(
    "heading",
    fontName=BOLD,
    fontSize=11,
    leading=14,
    textColor=INK,
    spaceBefore=6 * mm,
    spaceAfter=2 * mm,
)
TEXT = ParagraphStyle("text", fontName=PLAIN, fontSize=8, leading=11, textColor=INK, spaceAfter=1.2 * mm)
CELL = ParagraphStyle("cell", fontName=PLAIN, fontSize=7.2, leading=9.4, textColor=INK)
LONG_FIGURE = ParagraphStyle("long figure", parent=CELL, fontSize=6.4, alignment=TA_RIGHT)
LINE_OF_FIGURES = 27
"""How many digits of a long figure its column holds, beside the narrow stroke of a fraction."""
WORD_HEADING = ParagraphStyle("word heading", parent=CELL, fontName=BOLD)
FIGURE_HEADING = ParagraphStyle("figure heading", parent=WORD_HEADING, alignment=TA_RIGHT)
FACT = ParagraphStyle("fact", fontName=PLAIN, fontSize=8.5, leading=11, textColor=INK)
FACT_NAME = ParagraphStyle("name of a fact", parent=FACT, textColor=GREY)
FOOT_SIZE = 6.8
HEADED = 34 * mm
"""A heading is kept with at least this much of its section."""


def use_fonts() -> None:
    """Register the two fonts, which are embedded in the documents."""
    for name in (PLAIN, BOLD):
        pdfmetrics.registerFont(TTFont(name, f"{name}.ttf"))
    pdfmetrics.registerFontFamily(PLAIN, normal=PLAIN, bold=BOLD, italic=PLAIN, boldItalic=BOLD)


def drawable(words: str) -> str:
    """The words with letters that the fonts have: an accent that they lack is left out, as in a Polish or Czech name.

    Anything else that they lack remains, and is drawn as an empty box.
    """
    has = pdfmetrics.getFont(PLAIN).face.charToGlyph
    return "".join(letter if ord(letter) in has else normalize("NFKD", letter)[0] for letter in words)


def _safe(words: str) -> str:
    """Words that may contain any character."""
    return escape(drawable(words))


def heading(words: str) -> Paragraph:
    """The heading of a section."""
    return Paragraph(words, HEADING)


def room() -> CondPageBreak:
    """A new page unless this one has room for a heading and the first lines under it."""
    return CondPageBreak(HEADED)


def title(words: str) -> Paragraph:
    """The title of the document; it is a technician's text and may contain any character."""
    return Paragraph(_safe(words), TITLE)


def text(words: str) -> Paragraph:
    """A paragraph of a section."""
    return Paragraph(words, TEXT)


def cell(words: str) -> Paragraph:
    """A cell of words that may take more than one line."""
    return Paragraph(words, CELL)


def plain_cell(words: str) -> Paragraph:
    """A cell of words that may contain any character."""
    return Paragraph(_safe(words), CELL)


def fact_cells(name: str, value: str) -> list[Paragraph]:
    """A fact with its name, in two columns; both may take more than one line and contain any character."""
    return [Paragraph(_safe(name), FACT_NAME), Paragraph(_safe(value), FACT)]


def heading_cell(words: str, *, figures: bool) -> Paragraph:
    """The heading of a column, which may take more than one line and contain any character."""
    return Paragraph(_safe(words), FIGURE_HEADING if figures else WORD_HEADING)


def long_figure(words: str) -> Paragraph:
    """A cell with a figure that may be too long for one line: a fraction is then broken after its stroke first."""
    if len(words) <= LINE_OF_FIGURES + len("/"):
        return Paragraph(words, LONG_FIGURE)
    numerator, stroke, denominator = words.partition("/")
    return Paragraph("<br/>".join((*_lines(numerator + stroke), *_lines(denominator))), LONG_FIGURE)


def _lines(digits: str) -> list[str]:
    return [digits[at : at + LINE_OF_FIGURES] for at in range(0, len(digits), LINE_OF_FIGURES)]


def table(headings: Sequence[object], rows: list[list[object]], widths_mm: list[float], words: int) -> LongTable:
    """A table whose headings are repeated on every page. The first `words` columns hold words, the others figures."""
    style = [
        ("FONT", (0, 0), (-1, -1), PLAIN, CELL.fontSize, CELL.leading),
        ("FONT", (0, 0), (-1, 0), BOLD, CELL.fontSize, CELL.leading),
        ("TEXTCOLOR", (0, 0), (-1, -1), INK),
        ("BACKGROUND", (0, 0), (-1, 0), HEAD),
        ("LINEBELOW", (0, 0), (-1, 0), 0.8, INK),
        ("LINEBELOW", (0, 1), (-1, -1), 0.3, RULE),
        ("ALIGN", (words, 0), (-1, -1), "RIGHT"),
        ("VALIGN", (0, 0), (-1, 0), "BOTTOM"),
        ("VALIGN", (0, 1), (-1, -1), "TOP"),
        ("TOPPADDING", (0, 0), (-1, -1), 1.6),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2.4),
        ("LEFTPADDING", (0, 0), (-1, -1), 3),
        ("RIGHTPADDING", (0, 0), (-1, -1), 3),
    ]
    widths = [width * mm for width in widths_mm]
    return LongTable([list(headings), *rows], colWidths=widths, repeatRows=1, hAlign="LEFT", style=TableStyle(style))
