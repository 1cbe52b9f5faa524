"""Prints a par sheet: as a table for a person, or as JSON with exact fractions for a program."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import msgspec

from terminal.maths.par import ParLine, ParSheet

Column = tuple[str, Callable[[ParLine], str]]


def as_text(sheet: ParSheet) -> str:
    """The head of the sheet and a table with a line for each bet, in the order of the felt."""
    rows = [[heading for heading, _ in COLUMNS], *([show(line) for _, show in COLUMNS] for line in sheet.lines)]
    return "\n".join([f"{sheet.name}: {sheet.title}", f"SHA-256 {sheet.digest}", "", *aligned(rows)])


def aligned(rows: list[list[str]]) -> list[str]:
    """The lines of a table: names in the first column, figures in the others."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    return ["  ".join(_aligned(n, cell, widths[n]) for n, cell in enumerate(row)).rstrip() for row in rows]


def as_json(sheet: ParSheet) -> str:
    """One object on one line; every figure is a fraction in lowest terms, integers without a slash."""
    bets = {line.name: {key: str(getattr(line, key)) for key in FIGURES} for line in sheet.lines}
    return msgspec.json.encode({"sheet": sheet.name, "bets": bets}).decode()


FIGURES = ("win", "push", "lose", "edge", "rtp", "mean_rolls", "edge_per_roll")


def _aligned(column: int, cell: str, width: int) -> str:
    """Align names to the left, figures to the right."""
    return cell.ljust(width) if column == 0 else cell.rjust(width)


def _percent(part: Fraction) -> str:
    return f"{float(part):.4%}"


COLUMNS: tuple[Column, ...] = (
    ("bet", lambda line: line.name),
    ("win", lambda line: _percent(line.win)),
    ("push", lambda line: _percent(line.push)),
    ("lose", lambda line: _percent(line.lose)),
    ("RTP", lambda line: _percent(line.rtp)),
    ("edge", lambda line: _percent(line.edge)),
    ("mean rolls", lambda line: f"{float(line.mean_rolls):.4f}"),
    ("edge per roll", lambda line: _percent(line.edge_per_roll)),
    ("RTP exactly", lambda line: str(line.rtp)),
    ("edge exactly", lambda line: str(line.edge)),
)
