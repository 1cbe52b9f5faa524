"""The tab of the side bets: Fire and Hot Roller above, a Repeater for each total below, as far as the sheet pays."""

from __future__ import annotations

from collections.abc import Collection

from terminal.rules.two_dice import ROLLS_OF
from terminal.screens.shared.felts.felt import Spot
from terminal.screens.shared.felts.parts import GAP, HEIGHT, PANEL, TARGET
from terminal.screens.shared.felts.propositions import BODY_Y
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

_BLOCK = 146
"""How high Fire and Hot Roller are."""
_HALF = (PANEL - GAP) // 2
_POINTS = (4, 5, 6, 8, 9, 10)
_ROWS = ((2, 12, 2), (3, 11, 3), (4, 10, 4), (5, 9, 5), (6, 8, 6))
"""Two totals that come equally often, and how often they have to."""
_LOW = 80
"""A Repeater that is lower than this has smaller chips."""


def side_tab(bets: Collection[str]) -> tuple[Spot, ...]:
    """What is under the tab of the side bets if these are offered. The Repeaters share what the others leave."""
    above = [lay for bet, lay in (("fire", _fire), ("hot_roller", _hot_roller)) if bet in bets]
    blocks = tuple(lay(BODY_Y + at * (_BLOCK + GAP)) for at, lay in enumerate(above))
    top = BODY_Y + len(above) * (_BLOCK + GAP)
    height = (HEIGHT - top - (len(_ROWS) - 1) * GAP) // len(_ROWS)
    places = (
        (total, times, at * (_HALF + GAP), top + row * (height + GAP))
        for row, (low, high, times) in enumerate(_ROWS)
        for at, total in enumerate((low, high))
        if f"repeater@{total}" in bets
    )
    return (*blocks, *(_repeater(total, times, x, y, height) for total, times, x, y in places))


REPEATERS = frozenset(f"repeater@{total}" for low, high, _ in _ROWS for total in (low, high))
"""All Repeaters."""


def _fire(y: int) -> Spot:
    return Spot(
        "fire",
        "fire",
        0,
        y,
        PANEL,
        _BLOCK,
        stack=(PANEL - 32, 46),
        speech=QT_TRANSLATE_NOOP("Felt", "Fire"),
        title=QT_TRANSLATE_NOOP("Felt", "Fire"),
        chip=42,
        totals=_POINTS,
        ladder=tuple(f"fire_{made}" for made in range(1, len(_POINTS) + 1)),
        tab="side",
    )


def _hot_roller(y: int) -> Spot:
    return Spot(
        "hot_roller",
        "ways",
        0,
        y,
        PANEL,
        _BLOCK,
        stack=(PANEL - 32, 46),
        speech=QT_TRANSLATE_NOOP("Felt", "Hot Roller"),
        title=QT_TRANSLATE_NOOP("Felt", "Hot Roller"),
        chip=42,
        totals=tuple(point for point in _POINTS for _ in ROLLS_OF[point]),
        ladder=tuple(f"hot_roller_{done}" for done in range(1, len(_POINTS) + 1)),
        tab="side",
    )


def _repeater(total: int, times: int, x: int, y: int, height: int) -> Spot:
    return Spot(
        f"repeater@{total}",
        "repeater",
        x,
        y,
        _HALF,
        height,
        stack=(_HALF - 26, height - 1) if height < _LOW else (_HALF - 30, height - 4),
        speech=QT_TRANSLATE_NOOP("Felt", "Repeater {0}"),
        number=str(total),
        title=str(total),
        chip=36 if height < _LOW else 40,
        totals=(total,) * times,
        pays=(f"repeater@{total}",),
        tab="side",
        reach=(0, max(0, TARGET - height), 0, 0),
    )
