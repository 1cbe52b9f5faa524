"""Bets that the next roll always decides (rule book 1.6)."""

from __future__ import annotations

from terminal.rules.craps.bet import LOSE, Bet, on_totals, win
from terminal.rules.craps.line_bets import alike
from terminal.rules.two_dice import ROLLS, TOTALS, Roll

FIELD = (2, 3, 4, 9, 10, 11, 12)
LOW_FIELD = (2, 3, 4)
HIGH_FIELD = (10, 11, 12)
CRAPS = (2, 3, 12)
HORN = (2, 3, 11, 12)

HOPS: tuple[Roll, ...] = tuple(roll for roll in ROLLS if sum(roll) not in HORN)
"""A hop names a pair; the pairs of Horn numbers are the Horn bets instead."""


def on_next_roll(name: str, title: str, wins: tuple[int, ...], points: tuple[int, ...]) -> Bet:
    """Wins if the next roll shows one of these totals, each of which may have its own pay; loses on any other."""
    effects = on_totals(LOSE, *TOTALS)
    for total in wins:
        effects |= on_totals(win(f"{name}_{total}", name), total)
    return Bet(name, title, alike(points, effects))


def low_and_high_field(points: tuple[int, ...]) -> list[Bet]:
    """The two ends of the Field, each with a field of its own."""
    low = on_next_roll("low_field", "Low Field", LOW_FIELD, points)
    high = on_next_roll("high_field", "High Field", HIGH_FIELD, points)
    return [low, high]


def craps_and_eleven(points: tuple[int, ...]) -> Bet:
    """C & E: craps or an 11."""
    return on_next_roll("c_and_e", "C & E", (2, 3, 11, 12), points)


def horn_numbers(points: tuple[int, ...]) -> list[Bet]:
    """One field for each of 2, 3, 11 and 12."""
    bets = []
    for total in HORN:
        effects = on_totals(LOSE, *TOTALS) | on_totals(win(f"total@{total}", "total"), total)
        bets.append(Bet(f"total@{total}", f"Total {total}", alike(points, effects)))
    return bets


def horn(points: tuple[int, ...]) -> Bet:
    """The four Horn numbers at once: a quarter of the stake on each, paid as there."""
    effects = on_totals(LOSE, *TOTALS)
    for total in HORN:
        effects |= on_totals(win(f"total@{total}", "total"), total)
    return Bet("horn", "Horn", alike(points, effects), parts=tuple(f"total@{total}" for total in HORN))


def hops(points: tuple[int, ...]) -> list[Bet]:
    """One field for each pair of dice, in either order, except the Horn numbers."""
    bets = []
    for low, high in HOPS:
        name = f"hop@{low}-{high}"
        effects = on_totals(LOSE, *TOTALS)
        effects[low, high] = win(name, "hop_hard" if low == high else "hop")
        bets.append(Bet(name, f"Hop {low}-{high}", alike(points, effects)))
    return bets
