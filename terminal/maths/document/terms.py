"""The lines of the par sheet itself: pays, house rules and limits, as the technician's file has them."""

from __future__ import annotations

from collections.abc import Mapping

from reportlab.platypus import Flowable, KeepTogether, LongTable

from terminal.maths.document.style import heading, plain_cell, table, text
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
    values = {name: sheet.reader.values(name) for name, _, _ in SECTIONS}
    says = {"house": covered_by_commission(values["house"])}
    return [KeepTogether(_section(values[name], title, says.get(name, say))) for name, title, say in SECTIONS]


def narrowed(limits: Mapping[str, str]) -> KeepTogether:
    """The limits that a house has set for a table of this sheet, by the parameters that set them."""
    title = "Limits of the table"
    if not limits:
        return KeepTogether([heading(title), text("Param.ini sets none: the limits are those of the sheet.")])
    say = "Param.ini narrows the limits of the sheet, which was checked with every stake that is left."
    return KeepTogether(_section(limits, title, say))


def covered_by_commission(house: Mapping[str, str]) -> str:
    """What one commission covers under these house rules; empty for a sheet without a commission."""
    if "commission_time" not in house:
        return ""
    if house["commission_time"] == "on_win":
        return "A commission is taken from each win of a Buy or Lay bet; one that is lost or taken down pays none."
    placed = "The commission is paid when a Buy or Lay bet is placed or raised."
    if house["winners"] == "stay":
        covers = "It covers every win while the bet stays up; the house edge above counts it for one win or loss."
    else:
        covers = "It covers one win or loss: the stake of a winner returns, and a new bet pays it again."
    if house["commission_refund"] == "true":
        kept = "A bet that is taken down gets it back, a part of a bet its part, less the fraction of a cent."
    else:
        kept = "It is kept when the bet is taken down."
    return f"{placed} {covers} {kept}"


def _section(lines: Mapping[str, str], title: str, sentence: str) -> list[Flowable]:
    if not lines:
        return [heading(title), text("The sheet states none; the rules of the game leave no choice.")]
    return [heading(title), *([text(sentence)] if sentence else []), _side_by_side(list(lines.items()))]


def _side_by_side(lines: list[tuple[str, str]]) -> LongTable:
    columns = min(MAX_COLUMNS, -(-len(lines) // MIN_LINES))
    height = -(-len(lines) // columns)
    padded = lines + [("", "")] * (columns * height - len(lines))
    rows: list[list[object]] = [
        [cell for name, value in padded[row::height] for cell in (name, plain_cell(value))] for row in range(height)
    ]
    return table(HEADINGS * columns, rows, WIDTHS_MM * columns, words=len(HEADINGS) * columns)
