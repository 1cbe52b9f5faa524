"""How often each total of the dice came, beside what was expected: the bars of a chart.

Lengths are shares of the chart from 0 to `WHOLE`, whole numbers: the screen converts them to pixels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from terminal.fairness.counts import FACES, ways
from terminal.screens.shared.rows import Row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

WHOLE = 1000

TOTAL_ROLES = ("total", "count", "share", "expected", "speech")


class TotalBar(msgspec.Struct, frozen=True):
    """One total of the dice: how often it has come, and its expected frequency."""

    total: int
    count: int
    share: int
    expected_share: int
    expected_hundredths: int
    """The expected number of rolls, in hundredths."""


def total_bars(dice: Sequence[Sequence[int]], count: int = 2) -> tuple[TotalBar, ...]:
    """The bars of these rolls of `count` dice. Without a roll only the expected shape is shown."""
    counts = Counter(sum(roll) for roll in dice)
    return counted_bars(count, tuple(counts[total] for total in range(count, FACES * count + 1)))


def counted_bars(dice: int, counts: Sequence[int]) -> tuple[TotalBar, ...]:
    """The bars of rolls of so many dice, counted by their totals from the lowest."""
    rolls, of = sum(counts), FACES**dice
    tallest = max([of * count for count in counts] + [max(ways(dice)) * max(rolls, 1)])  # in parts of a roll
    return tuple(
        TotalBar(
            total,
            count,
            of * count * WHOLE // tallest,
            share * max(rolls, 1) * WHOLE // tallest,
            share * rolls * 100 // of,
        )
        for total, (share, count) in enumerate(zip(ways(dice), counts, strict=True), start=dice)
    )


def face_bars(dice: Sequence[Sequence[int]]) -> tuple[TotalBar, ...]:
    """The bars of single dice by their face, from 1 to 6."""
    counts = Counter(face for roll in dice for face in roll)
    thrown = sum(counts.values())
    tallest = max([6 * count for count in counts.values()] + [max(thrown, 1)])  # in sixths of a die
    return tuple(
        TotalBar(
            face,
            counts[face],
            6 * counts[face] * WHOLE // tallest,
            max(thrown, 1) * WHOLE // tallest,
            thrown * 100 // 6,
        )
        for face in range(1, 7)
    )


def face_row(bar: TotalBar) -> Row:
    """The row of a face for QML, in `TOTAL_ROLES`."""
    expected = languages.brief(bar.expected_hundredths)
    speech = translate("Statistics", "Face {0}: {1} times, expected {2}").format(bar.total, bar.count, expected)
    return (bar.total, str(bar.count), bar.share, bar.expected_share, speech)


def total_row(bar: TotalBar) -> Row:
    """The bar's row for QML, in `TOTAL_ROLES`."""
    expected = languages.brief(bar.expected_hundredths)
    speech = translate("Statistics", "Total {0}: {1} times, expected {2}").format(bar.total, bar.count, expected)
    return (bar.total, str(bar.count), bar.share, bar.expected_share, speech)
