"""The two tables of figures, one line for each bet: in decimals, and as exact fractions."""

from __future__ import annotations

from reportlab.platypus import LongTable

from terminal.maths.document.style import cell, long_figure, table
from terminal.maths.par import ParLine, ParSheet

CONFIDENCE = 1.65
"""Standard deviations: the range around the mean that contains nine of ten normal results."""

DECIMALS = [
    "Bet",
    "Pays",
    "Win %",
    "Push %",
    "Lose %",
    "RTP %",
    "House\nedge %",
    "Edge per\nroll %",
    "Mean\nrolls",
    "Volatility\nindex",
]
DECIMALS_MM = [39.0, 63.0, 20.0, 20.0, 20.0, 21.0, 21.0, 21.0, 20.0, 22.0]

FRACTIONS = ["Bet", "Win", "Push", "Lose", "RTP", "House edge", "Mean rolls"]
FRACTIONS_MM = [36.0, 43.0, 13.0, 45.0, 43.0, 42.0, 45.0]


def volatility_index(line: ParLine) -> float:
    """The spread of results: 1.65 standard deviations of the profit of one decided bet, per unit bet."""
    return CONFIDENCE * line.volatility


def in_decimals(sheet: ParSheet) -> LongTable:
    """What each bet pays and is worth, in decimals of one length per column."""
    return table(DECIMALS, [_decimals(line) for line in sheet.lines], DECIMALS_MM, words=2)


def in_fractions(sheet: ParSheet) -> LongTable:
    """The same as fractions in lowest terms, from which every other figure can be checked."""
    return table(FRACTIONS, [_fractions(line) for line in sheet.lines], FRACTIONS_MM, words=1)


def pays(line: ParLine) -> str:
    """Every pay with which the bet can win, ascending, and the commission that is paid up front."""
    won = sorted({end.profit for end, chance in line.distribution if end.result == "win" and chance})
    words = ", ".join(f"{profit.numerator}:{profit.denominator}" for profit in won)
    return words if not line.commission else f"{words}, commission {line.commission} of the stake"


def _decimals(line: ParLine) -> list[object]:
    parts = (line.win, line.push, line.lose, line.rtp, line.edge, line.edge_per_roll)
    percents = [f"{float(100 * part):.4f}" for part in parts]
    return [line.name, cell(pays(line)), *percents, f"{float(line.mean_rolls):.4f}", f"{volatility_index(line):.4f}"]


def _fractions(line: ParLine) -> list[object]:
    parts = (line.win, line.push, line.lose, line.rtp, line.edge, line.mean_rolls)
    return [line.name, *(long_figure(str(part)) for part in parts)]
