"""Bets on a number against the 7, on any roll: Place, Buy, Lay, Hard Ways, Big 6 and 8, Big and Small (1.4, 1.5)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from terminal.rules.craps.bet import LOSE, Bet, Effects, on_totals, win
from terminal.rules.craps.line_bets import alike
from terminal.rules.two_dice import ROLLS

HARD_WAYS = (4, 6, 8, 10)
BIG = {"big": (8, 9, 10, 11, 12), "small": (2, 3, 4, 5, 6)}


def place(points: tuple[int, ...], *, transfer_to: str = "", opposed_by: tuple[str, ...] = ()) -> list[Bet]:
    """Wins when its number comes before a 7."""
    bets = (_for_number("place", f"Place {number}", number, points, opposed_by) for number in points)
    return [replace(bet, switch="place", box=True, transfer_to=transfer_to) for bet in bets]


def place_lose(points: tuple[int, ...]) -> list[Bet]:
    """Wins when a 7 comes before its number."""
    return [_against_number("place_lose", f"Place {number} to Lose", number, points) for number in points]


def buy(points: tuple[int, ...], *, opposed_by: tuple[str, ...] = ()) -> list[Bet]:
    """A Place bet that pays true odds minus a commission."""
    bets = (_for_number("buy", f"Buy {number}", number, points, opposed_by) for number in points)
    return [replace(bet, switch="buy", box=True, commission="buy") for bet in bets]


def lay(points: tuple[int, ...], *, opposed_by: tuple[str, ...] = ()) -> list[Bet]:
    """Wins true odds, minus a commission, when a 7 comes before its number."""
    bets = (_against_number("lay", f"Lay {number}", number, points, opposed_by) for number in points)
    return [replace(bet, switch="lay", commission="lay") for bet in bets]


def _for_number(group: str, title: str, number: int, points: tuple[int, ...], opposed_by: tuple[str, ...] = ()) -> Bet:
    effects = on_totals(win(f"{group}@{number}", group), number) | on_totals(LOSE, 7)
    return _of_number(f"{group}@{number}", title, alike(points, effects), opposed_by)


def _against_number(
    group: str, title: str, number: int, points: tuple[int, ...], opposed_by: tuple[str, ...] = ()
) -> Bet:
    effects = on_totals(win(f"{group}@{number}", group), 7) | on_totals(LOSE, number)
    return _of_number(f"{group}@{number}", title, alike(points, effects), opposed_by)


def _of_number(name: str, title: str, effects: Mapping[int | None, Effects], opposed_by: tuple[str, ...]) -> Bet:
    number = name.partition("@")[2]
    opposites = tuple(f"{group}@{number}" for group in opposed_by)
    return Bet(name, title, effects, can_stay=True, opposed_by=opposites, limited_as="box")


def hard_ways(points: tuple[int, ...]) -> list[Bet]:
    """Wins on the pair, loses on a 7 and when its number comes the easy way, with two different dice."""
    bets = []
    for number in HARD_WAYS:
        effects = on_totals(LOSE, number, 7)
        effects[number // 2, number // 2] = win(f"hard@{number}", "hard")
        name, title = f"hard@{number}", f"Hard {number}"
        alone = alike(points, effects)
        bets.append(Bet(name, title, alone, switch="hard", box=True, can_stay=True, limited_as="hard"))
    return bets


def big_six_and_eight(points: tuple[int, ...]) -> list[Bet]:
    """Wins when 6, or 8, comes before a 7."""
    return [
        Bet(
            f"big{number}",
            f"Big {number}",
            alike(points, on_totals(win(f"big{number}"), number) | on_totals(LOSE, 7)),
            can_stay=True,
            limited_as="box",
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
        bets.append(Bet(name, name.title(), single, by_house=by_house, house_key="big_small_mode", limited_as="side"))
    return bets
