"""The lines of the par sheet itself: pays, house rules and limits, as the technician's file has them."""

from __future__ import annotations

from collections.abc import Mapping

from reportlab.platypus import Flowable, KeepTogether, LongTable

from terminal.maths.document.style import heading, table, text
from terminal.rules.sheet import Sheet

SECTIONS = (
    ("pays", "Pays, as the sheet states them", "Units won to units staked."),
    ("house", "House rules", ""),
    ("limits", "Limits", "Amounts in currency units; odds as multiples of the bet that they back."),
)
"""Sections of the file, each with its heading and a sentence."""

MAX_COLUMNS = 3
"""The most columns of lines side by side, each read from top to bottom."""
MIN_LINES = 6
"""Fewer lines are not divided."""
WIDTHS_MM = [54.0, 35.0]
HEADINGS = ["Line", "Value"]


def stated(sheet: Sheet) -> list[Flowable]:
    """Each section of the file with all its lines, on one page if it fits."""
    return [KeepTogether(_section(sheet.reader.values(name), title, say)) for name, title, say in SECTIONS]


def _section(lines: Mapping[str, str], title: str, sentence: str) -> list[Flowable]:
    if not lines:
        return [heading(title), text("The sheet states none; the rules of the game leave no choice.")]
    return [heading(title), *([text(sentence)] if sentence else []), _side_by_side(list(lines.items()))]


def _side_by_side(lines: list[tuple[str, str]]) -> LongTable:
    columns = min(MAX_COLUMNS, -(-len(lines) // MIN_LINES))
    height = -(-len(lines) // columns)
    padded = lines + [("", "")] * (columns * height - len(lines))
    rows: list[list[object]] = [[part for pair in padded[row::height] for part in pair] for row in range(height)]
    return table(HEADINGS * columns, rows, WIDTHS_MM * columns, words=len(HEADINGS) * columns)
