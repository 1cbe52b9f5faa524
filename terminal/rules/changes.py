"""Changes of bets: cents by bet, as records and histories keep them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Changes = tuple[tuple[str, int], ...]
"""Cents by bet: positive amounts were placed, negative ones were taken down."""


def between(before: Mapping[str, int], after: Mapping[str, int]) -> Changes:
    """The changes that lead from the one to the other, sorted by bet."""
    cents = ((bet, after.get(bet, 0) - before.get(bet, 0)) for bet in sorted({*before, *after}))
    return tuple((bet, one) for bet, one in cents if one)


def inverse(changes: Changes) -> Changes:
    """The changes that reverse these."""
    return tuple((bet, -cents) for bet, cents in reversed(changes))


def placements_up(newest_first: Iterable[Changes]) -> list[Changes]:
    """The placements among these changes that are still up, the newest first.

    Amounts taken down came off the newest of their bet.
    """
    found: list[Changes] = []
    taken: dict[str, int] = {}
    for changes in newest_first:
        up: list[tuple[str, int]] = []
        for bet, cents in changes:
            left = cents - taken.get(bet, 0)
            taken[bet] = max(0, -left)
            if left > 0:
                up.append((bet, left))
        if up:
            found.append(tuple(up))
    return found
