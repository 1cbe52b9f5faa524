"""Prints a par sheet: as a table for a person, or as JSON with exact fractions for a program."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import msgspec

from terminal.common.columns import columns
from terminal.maths.par import ParLine, ParSheet

Column = tuple[str, Callable[[ParLine], str]]


def as_text(sheet: ParSheet) -> str:
    """The head of the sheet and a table with a line for each bet, in the order of the felt."""
    rows = [[heading for heading, _ in COLUMNS], *([show(line) for _, show in COLUMNS] for line in sheet.lines)]
    return "\n".join([f"{sheet.name}: {sheet.title}", f"SHA-256 {sheet.digest}", "", *columns(rows, texts=1)])


def as_json(sheet: ParSheet) -> str:
    """One object on one line; every figure is a fraction in lowest terms, integers without a slash."""
    bets = {line.name: {key: str(getattr(line, key)) for key in FIGURES} for line in sheet.lines}
    return msgspec.json.encode({"sheet": sheet.name, "bets": bets}).decode()


FIGURES = ("win", "push", "lose", "edge", "rtp", "mean_rolls", "edge_per_roll")


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
