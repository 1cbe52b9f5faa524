"""Prints a par sheet: as a table for a person, or as JSON with exact fractions for a program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

import msgspec

from terminal.common.columns import columns
from terminal.maths.par import ParLine, ParSheet

Limits = Mapping[str, str]
"""The parameters that narrow the sheet's limits at a table, as Param.ini has them."""
LIMITS = "Limits of the table; the sheet was checked with every stake that they leave:"
NO_LIMITS = "none, those of the sheet"

Column = tuple[str, Callable[[ParLine], str]]


def as_text(sheet: ParSheet, limits: Limits | None = None) -> str:
    """The head of the sheet and a table with a line for each bet, in the order of the felt; then a table's limits."""
    rows = [[heading for heading, _ in COLUMNS], *([show(line) for _, show in COLUMNS] for line in sheet.lines)]
    said = [] if limits is None else ["", LIMITS, *_stated(limits)]
    return "\n".join([f"{sheet.name}: {sheet.title}", f"SHA-256 {sheet.digest}", "", *columns(rows, texts=1), *said])


def _stated(limits: Limits) -> list[str]:
    return [f"{name} = {value}" for name, value in limits.items()] or [NO_LIMITS]


def as_json(sheet: ParSheet, limits: Limits | None = None) -> str:
    """One object on one line; every figure is a fraction in lowest terms, integers without a slash."""
    bets = {line.name: {key: str(getattr(line, key)) for key in FIGURES} for line in sheet.lines}
    said = {} if limits is None else {"limits": limits}
    return msgspec.json.encode({"sheet": sheet.name, "bets": bets, **said}).decode()


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
