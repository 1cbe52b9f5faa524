"""How often each total of two dice came, beside what was expected: the bars of a chart.

Lengths are shares of the chart from 0 to `WHOLE`, whole numbers: the screen converts them to pixels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from terminal.screens.shared.rows import Row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

WHOLE = 1000

WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""The number of ways of each total, out of the 36 rolls of two dice."""

TOTAL_ROLES = ("total", "count", "share", "expected", "speech")


class TotalBar(msgspec.Struct, frozen=True):
    """One total of two dice: how often it has come, and its expected frequency."""

    total: int
    count: int
    share: int
    expected_share: int
    expected_hundredths: int
    """The expected number of rolls, in hundredths."""


def total_bars(dice: Sequence[Sequence[int]]) -> tuple[TotalBar, ...]:
    """The bars of these rolls. Without a roll only the expected shape is shown."""
    counts = Counter(sum(roll) for roll in dice)
    return counted_bars(tuple(counts[total] for total in WAYS))


def counted_bars(counts: Sequence[int]) -> tuple[TotalBar, ...]:
    """The bars of rolls that are counted by their totals, from 2 to 12."""
    rolls = sum(counts)
    tallest = max([36 * count for count in counts] + [6 * max(rolls, 1)])  # in 36ths of a roll
    return tuple(
        TotalBar(
            total,
            count,
            36 * count * WHOLE // tallest,
            ways * max(rolls, 1) * WHOLE // tallest,
            ways * rolls * 100 // 36,
        )
        for (total, ways), count in zip(WAYS.items(), counts, strict=True)
    )


def total_row(bar: TotalBar) -> Row:
    """The bar's row for QML, in `TOTAL_ROLES`."""
    expected = languages.brief(bar.expected_hundredths)
    speech = translate("Statistics", "Total {0}: {1} times, expected {2}").format(bar.total, bar.count, expected)
    return (bar.total, str(bar.count), bar.share, bar.expected_share, speech)
