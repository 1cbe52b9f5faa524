"""The tab of the side bets: Fire above, a Repeater for each total below. A sheet shows those that it has a pay for."""

from __future__ import annotations

from terminal.screens.shared.felts.felt import Spot
from terminal.screens.shared.felts.parts import GAP, HEIGHT, PANEL
from terminal.screens.shared.felts.propositions import BODY_Y
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

_FIRE = 146
_HALF = (PANEL - GAP) // 2
_POINTS = (4, 5, 6, 8, 9, 10)
_ROWS = ((2, 12, 2), (3, 11, 3), (4, 10, 4), (5, 9, 5), (6, 8, 6))
"""Two totals that come equally often, and how often they have to."""


def side_tab(*, fire: bool) -> tuple[Spot, ...]:
    """Everything under the tab of the side bets."""
    top = BODY_Y + (_FIRE + GAP if fire else 0)
    height = (HEIGHT - top - (len(_ROWS) - 1) * GAP) // len(_ROWS)
    places = (
        (total, times, at * (_HALF + GAP), top + row * (height + GAP))
        for row, (low, high, times) in enumerate(_ROWS)
        for at, total in enumerate((low, high))
    )
    repeaters = tuple(_repeater(total, times, x, y, height) for total, times, x, y in places)
    return (_fire(), *repeaters) if fire else repeaters


def _fire() -> Spot:
    return Spot(
        "fire",
        "fire",
        0,
        BODY_Y,
        PANEL,
        _FIRE,
        stack=(PANEL - 32, 46),
        speech=QT_TRANSLATE_NOOP("Felt", "Fire"),
        title=QT_TRANSLATE_NOOP("Felt", "Fire"),
        chip=42,
        totals=_POINTS,
        ladder=tuple(f"fire_{made}" for made in range(1, len(_POINTS) + 1)),
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
        stack=(_HALF - 30, height - 4),
        speech=QT_TRANSLATE_NOOP("Felt", "Repeater {0}"),
        number=str(total),
        title=str(total),
        chip=40,
        totals=(total,) * times,
        pays=(f"repeater@{total}",),
        tab="side",
    )
