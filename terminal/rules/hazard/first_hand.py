"""The first hand of Hazard: a bank, the throw for the main, and a chance that comes before the main."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.rules.first_hand import Step
from terminal.rules.hazard.terms import BANK

MAIN, CHANCE, NEITHER, COMES = (3, 4), (4, 2), (4, 5), (5, 1)
STAKES_CENTS = (10_00, 5_00, 20_00, 25_00, 50_00, 100_00)


def first_hands() -> Iterator[tuple[Step, ...]]:
    """The lesson with each bank, the most instructive first."""
    for cents in STAKES_CENTS:
        yield (
            Step("bank", BANK, (cents,)),
            Step("main", BANK, dice=MAIN),
            Step("first", BANK, dice=CHANCE),
            Step("chance", BANK, dice=NEITHER),
            Step("again", BANK, dice=COMES),
        )
