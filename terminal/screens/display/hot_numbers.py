"""Hot and cold numbers: how often each total has come of late, beside what was to be expected."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.screens.shared.rows import Row
from terminal.screens.shared.table.total_bars import TotalBar, face_bars, face_row, total_bars, total_row
from terminal.screens.translating.marked import translate

HOT_ROLES = ("total", "count", "share", "expected", "speech", "heat", "word")
LEAST = 20
"""Before so many throws no number is called hot or cold: any would be."""


def hot_rows(dice: Sequence[Sequence[int]]) -> list[Row]:
    """A row for each total of two dice, or for each face where other numbers of dice are thrown."""
    by_face = bool(dice) and len(dice[-1]) != 2
    bars = face_bars(dice) if by_face else total_bars(dice)
    row = face_row if by_face else total_row
    heats = _heats(bars) if len(dice) >= LEAST else [""] * len(bars)
    words = {"hot": translate("Display", "hot"), "cold": translate("Display", "cold"), "": ""}
    return [(*row(bar), heat, words[heat]) for bar, heat in zip(bars, heats, strict=True)]


def _heats(bars: Sequence[TotalBar]) -> list[str]:
    """The bars that are farthest above what was expected, and those farthest below, by their ratio."""
    ratios = [100 * bar.count / bar.expected_hundredths for bar in bars]
    hottest, coldest = max(ratios), min(ratios)
    return [_heat(ratio, hottest, coldest) for ratio in ratios]


def _heat(ratio: float, hottest: float, coldest: float) -> str:
    if ratio == hottest > 1:
        return "hot"
    return "cold" if ratio == coldest < 1 else ""
