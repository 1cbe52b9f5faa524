"""How the credit counts up to its true amount after a win: its figures, and for how long."""

from __future__ import annotations

FIGURES = 40
"""So many figures are shown one after the other: an eye can follow them, and none of them costs a late frame."""

MIN_MS = 600
MAX_MS = 2_500
EACH_STAKE_MS = 350
"""Winning as much as the stake lasts so much longer."""


def figures(from_cents: int, to_cents: int) -> tuple[int, ...]:
    """The amounts that are shown, slowly at first; the last is the true one. In whole units if both ends are."""
    unit_cents = 1 if from_cents % 100 or to_cents % 100 else 100
    more = (to_cents - from_cents) // unit_cents
    return tuple(from_cents + more * step * step // FIGURES**2 * unit_cents for step in range(1, FIGURES + 1))


def duration_ms(won_cents: int, stake_cents: int) -> int:
    """For how long: longer for a larger win, and never longer than a person likes to wait."""
    times_ms = EACH_STAKE_MS * won_cents // stake_cents if stake_cents > 0 else 0
    return min(MAX_MS, MIN_MS + times_ms)
