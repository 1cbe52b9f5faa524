"""What a stickman calls after a roll of the craps family: a name for each call, for a voice that speaks it."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.rules.two_dice import TOTALS

HARD_TOTALS = (4, 6, 8, 10)
"""The totals that come as a pair, the hard way, or as two different dice, the easy way."""


def call_after(dice: tuple[int, ...], point_before: int | None, point_after: int | None) -> str:
    """The call of a roll, by the places of the puck before and after it."""
    total = sum(dice)
    if point_before is None:
        return f"point_{total}" if point_after is not None else f"come_out_{total}"
    if total == point_before:
        return f"winner_{total}"
    if total == 7:
        return "seven_out"
    if total in HARD_TOTALS:
        return f"hard_{total}" if dice[0] == dice[1] else f"easy_{total}"
    return f"roll_{total}"


def calls() -> Iterator[str]:
    """Every call that a roll of any variant can have."""
    yield from (f"come_out_{total}" for total in (2, 3, 7, 11, 12))
    for total in TOTALS:
        if total != 7:
            yield f"point_{total}"
            yield f"winner_{total}"
            if total in HARD_TOTALS:
                yield f"easy_{total}"
                yield f"hard_{total}"
            else:
                yield f"roll_{total}"
    yield "seven_out"
