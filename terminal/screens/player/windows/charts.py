"""The arithmetic of the statistics: profit by bet, the course of a session.

Lengths are shares of the chart from 0 to `WHOLE`, whole numbers: the screen converts them to pixels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from terminal.cabinet.session import Session
from terminal.screens.shared.table.total_bars import WHOLE

MAX_BEST = 8
"""How many of the best bets are shown, and of the worst."""


class ProfitBar(msgspec.Struct, frozen=True):
    """The result of one bet: a bar from zero, to the right for a profit, to the left for a loss."""

    bet: str
    cents: int
    start: int
    width: int


class Curve(msgspec.Struct, frozen=True):
    """The result of a session from roll to roll, as points with their shares across and, from the top, down."""

    across: tuple[int, ...]
    down: tuple[int, ...]
    zero: int
    max_cents: int
    min_cents: int


def profit_bars(profit_cents: Mapping[str, int]) -> tuple[ProfitBar, ...]:
    """The best and the worst bets, descending; bets with a result of zero are left out."""
    ranked = sorted((item for item in profit_cents.items() if item[1]), key=lambda item: (-item[1], item[0]))
    shown = ranked if len(ranked) <= 2 * MAX_BEST else ranked[:MAX_BEST] + ranked[-MAX_BEST:]
    zero_cents = max([0, *(-cents for _, cents in shown)])
    span_cents = max(1, zero_cents + max([0, *(cents for _, cents in shown)]))
    return tuple(
        ProfitBar(
            bet,
            cents,
            (zero_cents + min(cents, 0)) * WHOLE // span_cents,
            max(1, abs(cents) * WHOLE // span_cents),
        )
        for bet, cents in shown
    )


def zero_share(bars: Sequence[ProfitBar]) -> int:
    """The position of zero under the bars; on the left if nothing was lost."""
    return max((bar.start + bar.width for bar in bars if bar.cents < 0), default=0)


def curve(session: Session | None) -> Curve:
    """The course of the session, from zero at its start to its current result."""
    points = [(0, 0)]
    if session is not None:
        step = session.curve_step
        points += [(step * (at + 1), cents) for at, cents in enumerate(session.curve)]
        if points[-1] != (session.rolls, session.result_cents):
            points.append((session.rolls, session.result_cents))
    last = max(1, points[-1][0])
    most = max(cents for _, cents in points)
    least = min(cents for _, cents in points)

    def down(cents: int) -> int:
        return (most - cents) * WHOLE // (most - least) if most > least else WHOLE // 2

    across = tuple(roll * WHOLE // last for roll, _ in points)
    return Curve(across, tuple(down(cents) for _, cents in points), down(0), most, least)
