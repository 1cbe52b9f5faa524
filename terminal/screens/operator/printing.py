"""What a page shows, for paper: how many slips it takes, whether it is being printed, and the lines of a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from drivers.ports import MAX_SLIP_CHARACTERS
from terminal.cabinet import list_sheet, slips
from terminal.cabinet.commands import ListOnPaper, PrintList
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

PLAIN = str.maketrans(
    {
        languages.MINUS: "-",
        "\N{EN DASH}": "-",
        "\N{MIDDLE DOT}": "-",
        "\N{MULTIPLICATION SIGN}": "x",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHTWARDS ARROW}": "->",
        "\N{NO-BREAK SPACE}": " ",
        "\N{EURO SIGN}": "EUR ",
        "\N{POUND SIGN}": "GBP ",
    }
)
"""The signs of the screen that a printer does not have, as it can print them."""
GAP = "  "


def print_title(desk: Desk, command: PrintList) -> str:
    """The text of the button."""
    cabinet = desk.touch_gateway.cabinet
    pages = list_sheet.papers(cabinet.profile, desk.state, command, desk.now())
    return translate("Operator", "Print (slips: {0})").format(languages.number(len(pages)))


def is_printing(desk: Desk, about: ListOnPaper) -> str:
    """That it is being printed; empty if it is not."""
    if any(one.about == about for one in desk.state.papers.slips):
        return translate("Operator", "Being printed")
    return ""


def list_lines(columns: Sequence[Column], lines: Sequence[Line]) -> Iterator[str]:
    """The rows of a list in the width of a slip, under its headings: several figures of a row are named one by one."""
    yield GAP.join(one.title for one in columns if one.title).translate(PLAIN)
    yield "-" * MAX_SLIP_CHARACTERS
    for line in lines:
        yield from _row(columns, line)


def _row(columns: Sequence[Column], line: Line) -> Iterator[str]:
    cells = [(one, text.translate(PLAIN)) for one, text in zip(columns, line.cells, strict=False) if text]
    figures = [(one.title, text) for one, text in cells if one.right]
    head = GAP.join(text for one, text in cells if not one.right)
    if figures and sum(one.right for one in columns) == 1:
        yield from _pair(head, figures[0][1])
    elif len(columns) == 2 and len(cells) == 2:
        yield from _pair(cells[0][1], cells[1][1])
    else:
        yield head
        for title, text in figures:
            yield from _pair(f"{GAP}{title.translate(PLAIN)}", text)
    if line.note:
        yield f"{GAP}{line.note.translate(PLAIN)}"


def _pair(name: str, value: str) -> Iterator[str]:
    if len(name) + 1 + len(value) <= MAX_SLIP_CHARACTERS:
        yield slips.row(name, value)
    else:
        yield name
        yield f"{GAP}{value}"


def joined(*texts: str) -> str:
    """The texts that are not empty, beside each other."""
    found: Sequence[str] = [text for text in texts if text]
    return "  \N{MIDDLE DOT}  ".join(found)
