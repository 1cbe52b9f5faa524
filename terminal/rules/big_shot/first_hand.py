"""The first hand of Big Shot: a number and Any Double, two hits, then three and the fourth die."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.rules.first_hand import Step

NUMBER, DOUBLE = "number@6", "double"
TWO_HITS, THREE_HITS, MISSED = (6, 6, 2), (6, 6, 6), (2,)
"""The fourth die misses: that is what it does five times in six."""
STAKES_CENTS = (10_00, 5_00, 20_00, 25_00, 50_00, 100_00)


def first_hands() -> Iterator[tuple[Step, ...]]:
    """The lesson with each stake, the most instructive first."""
    for cents in STAKES_CENTS:
        yield (
            Step("three_dice", NUMBER, (cents,)),
            Step("double", DOUBLE, (cents,)),
            Step("throw", NUMBER, dice=TWO_HITS),
            Step("two_hits", NUMBER, (cents,)),
            Step("three_hits", NUMBER, dice=THREE_HITS),
            Step("fourth", NUMBER, dice=MISSED, chosen="risk"),
        )
