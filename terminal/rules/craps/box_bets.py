"""Bets on a number against the 7, on any roll: Place, Buy, Lay, Hard Ways, Big 6 and 8, Big and Small (1.4, 1.5)."""

from __future__ import annotations

from terminal.rules.craps.bet import LOSE, ROLLS, Bet, on_totals, win
from terminal.rules.craps.line_bets import alike

HARD_WAYS = (4, 6, 8, 10)
BIG = {"big": (8, 9, 10, 11, 12), "small": (2, 3, 4, 5, 6)}


def place(points: tuple[int, ...], *, transfer_to: str = "", opposed_by: tuple[str, ...] = ()) -> list[Bet]:
    """Wins when its number comes before a 7."""
    return [
        Bet(
            f"place@{number}",
            f"Place {number}",
            alike(points, on_totals(win(f"place@{number}", "place"), number) | on_totals(LOSE, 7)),
            switch="place",
            box=True,
            can_stay=True,
            opposed_by=tuple(f"{group}@{number}" for group in opposed_by),
            transfer_to=transfer_to,
        )
        for number in points
    ]


def place_lose(points: tuple[int, ...]) -> list[Bet]:
    """Wins when a 7 comes before its number."""
    return [
        Bet(
            f"place_lose@{number}",
            f"Place {number} to Lose",
            alike(points, on_totals(win(f"place_lose@{number}", "place_lose"), 7) | on_totals(LOSE, number)),
            can_stay=True,
        )
        for number in points
    ]


def buy(points: tuple[int, ...], *, opposed_by: tuple[str, ...] = ()) -> list[Bet]:
    """A Place bet that pays true odds less a commission."""
    return [
        Bet(
            f"buy@{number}",
            f"Buy {number}",
            alike(points, on_totals(win(f"buy@{number}", "buy"), number) | on_totals(LOSE, 7)),
            switch="buy",
            box=True,
            can_stay=True,
            commission="buy",
            opposed_by=tuple(f"{group}@{number}" for group in opposed_by),
        )
        for number in points
    ]


def lay(points: tuple[int, ...], *, opposed_by: tuple[str, ...] = ()) -> list[Bet]:
    """Wins true odds, less a commission, when a 7 comes before its number."""
    return [
        Bet(
            f"lay@{number}",
            f"Lay {number}",
            alike(points, on_totals(win(f"lay@{number}", "lay"), 7) | on_totals(LOSE, number)),
            switch="lay",
            can_stay=True,
            commission="lay",
            opposed_by=tuple(f"{group}@{number}" for group in opposed_by),
        )
        for number in points
    ]


def hard_ways(points: tuple[int, ...]) -> list[Bet]:
    """Wins on the pair, loses on a 7 and when its number comes the easy way, with two different dice."""
    bets = []
    for number in HARD_WAYS:
        effects = on_totals(LOSE, number, 7)
        effects[number // 2, number // 2] = win(f"hard@{number}", "hard")
        name, title = f"hard@{number}", f"Hard {number}"
        bets.append(Bet(name, title, alike(points, effects), switch="hard", box=True, can_stay=True))
    return bets


def big_six_and_eight(points: tuple[int, ...]) -> list[Bet]:
    """Wins when 6, or 8, comes before a 7."""
    return [
        Bet(
            f"big{number}",
            f"Big {number}",
            alike(points, on_totals(win(f"big{number}"), number) | on_totals(LOSE, 7)),
            can_stay=True,
        )
        for number in (6, 8)
    ]


def big_and_small(points: tuple[int, ...]) -> list[Bet]:
    """One of five totals: on the next roll, or before a 7, as the house rule `big_small_mode` says."""
    bets = []
    for name, totals in BIG.items():
        single = alike(points, dict.fromkeys(ROLLS, LOSE) | on_totals(win(f"{name}_single"), *totals))
        multi = alike(points, on_totals(win(f"{name}_multi"), *totals) | on_totals(LOSE, 7))
        by_house = {"single": single, "multi": multi}
        bets.append(Bet(name, name.title(), single, by_house=by_house, house_key="big_small_mode"))
    return bets
