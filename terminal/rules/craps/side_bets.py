"""Fire, Hot Roller and the Repeaters: bets on the Points made, on all ways of a total, and on how often it comes."""

from __future__ import annotations

from terminal.rules.craps.bet import LOSE, Bet, Effect, Effects, Tally, on_totals, win
from terminal.rules.craps.line_bets import ComeOut, alike
from terminal.rules.two_dice import ROLLS_OF

TIMES = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 6, 9: 5, 10: 4, 11: 3, 12: 2}
"""How often each total has to come before a 7."""

REPEATERS = {f"repeater@{total}": (total, times) for total, times in TIMES.items()}
"""The total of each Repeater, and how often it has to come."""


def fire(come_out: ComeOut) -> Bet:
    """Pays at the seven-out by the number of different Points made in the hand, and at once when all are made."""
    points = come_out.points
    seven_out = Tally(
        "hand", points, tuple(Effect("win", f"fire_{made}", optional=True) for made in range(len(points) + 1))
    )
    effects: dict[int | None, Effects] = {None: {}}
    for point in points:
        others = tuple(other for other in points if other != point)
        last = Effect("win", f"fire_{len(points)}", optional=True)
        effects[point] = on_totals(seven_out, 7) | on_totals(
            Tally("hand", others, (*(None for _ in others), last)), point
        )
    return Bet(
        "fire", "Fire", effects, when="new_hand", lock="hand", puck_related=True, optional=True, limited_as="side"
    )


def hot_roller(points: tuple[int, ...]) -> Bet:
    """Pays at the next 7 by how many Points have come in each of their ways, and at once when all have."""
    name = "hot_roller"
    rolls = tuple(roll for point in points for roll in ROLLS_OF[point])
    all_ways = f"{name}_{len(points)}"
    seven = Tally(
        "ways", points, tuple(Effect("win", f"{name}_{done}", optional=True) for done in range(len(points) + 1))
    )
    effects = on_totals(seven, 7)
    for roll in rolls:
        others = tuple(other for other in rolls if other != roll)
        last = Effect("win", all_ways, optional=True)
        effects[roll] = Tally("rolls", (), (*(None for _ in others), last), others)
    return Bet(
        name, "Hot Roller", alike(points, effects), when="after_seven", lock="hit", optional=True, limited_as="side"
    )


def repeaters(points: tuple[int, ...]) -> list[Bet]:
    """Each wins when its total has come as often as the total demands before a 7."""
    return [_repeater(points, total, times) for total, times in TIMES.items()]


def _repeater(points: tuple[int, ...], total: int, times: int) -> Bet:
    name = f"repeater@{total}"
    last = Tally("times", (total,), (*(None for _ in range(times - 1)), win(name), None))
    effects = on_totals(LOSE, 7) | on_totals(last, total)
    alone = alike(points, effects)
    return Bet(name, f"Repeater {total}", alone, when="after_seven", lock="hit", optional=True, limited_as="side")
