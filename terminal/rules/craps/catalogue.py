"""The variants of craps as lists of betting fields, by the table of chapter 1 of the rule book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from terminal.rules.craps.bet import Bet, Catalogue
from terminal.rules.craps.box_bets import big_and_small, big_six_and_eight, buy, hard_ways, lay, place, place_lose
from terminal.rules.craps.line_bets import ComeOut, come_bets, line_bets
from terminal.rules.craps.lucky_bets import lucky_roller, lucky_shooter
from terminal.rules.craps.side_bets import fire, hot_roller, repeaters
from terminal.rules.craps.single_roll_bets import (
    CRAPS,
    FIELD,
    craps_and_eleven,
    hops,
    horn,
    horn_numbers,
    low_and_high_field,
    on_next_roll,
)

STANDARD = ComeOut(points=(4, 5, 6, 8, 9, 10), wins=(7, 11), loses=(2, 3, 12))
EVERY_POINT = ComeOut(points=(2, 3, 4, 5, 6, 8, 9, 10, 11, 12), wins=(7,), loses=())

INSIDE = (5, 6, 8, 9)
OUTSIDE = (4, 5, 9, 10)


def _centre(points: tuple[int, ...]) -> list[Bet]:
    """The proposition bets that every Interblock variant has."""
    return [
        on_next_roll("field", "Field", FIELD, points),
        on_next_roll("c", "C", CRAPS, points),
        on_next_roll("e", "E", (11,), points),
        craps_and_eleven(points),
        *hard_ways(points),
        on_next_roll("seven", "Seven", (7,), points),
        on_next_roll("any_craps", "Any Craps", CRAPS, points),
        *horn_numbers(points),
        horn(points),
        *hops(points),
        *lucky_roller(points),
        *repeaters(points),
    ]


def _craps() -> Catalogue:
    points = STANDARD.points
    bets = [
        *line_bets(STANDARD, dont=True),
        *come_bets(STANDARD, dont=True),
        *place(points, transfer_to="buy", opposed_by=("lay",)),
        *buy(points, opposed_by=("lay",)),
        *lay(points, opposed_by=("place", "buy")),
        *big_six_and_eight(points),
        *big_and_small(points),
        *_centre(points),
        lucky_shooter(STANDARD),
        fire(STANDARD),
        hot_roller(points),
    ]
    return _catalogue(bets, points, {"press": (), "across": points, "inside": INSIDE, "outside": OUTSIDE})


def _crapless() -> Catalogue:
    points = EVERY_POINT.points
    bets = [
        *line_bets(EVERY_POINT, dont=False),
        *come_bets(EVERY_POINT, dont=False),
        *place(points, transfer_to="place"),
        *buy(points),
        *_centre(points),
    ]
    return _catalogue(bets, points, {"press": (), "across": points})


def _easy() -> Catalogue:
    points = EVERY_POINT.points
    bets = [
        *line_bets(EVERY_POINT, dont=False),
        *place(points, transfer_to="place"),
        *low_and_high_field(points),
        *_centre(points),
    ]
    return _catalogue(bets, points, {"press": (), "across": points})


def _first_person() -> Catalogue:
    points = STANDARD.points
    bets = [
        *line_bets(STANDARD, dont=True),
        *come_bets(STANDARD, dont=True),
        *place(points),
        *place_lose(points),
        on_next_roll("field", "Field", FIELD, points),
        *hard_ways(points),
        on_next_roll("seven", "Seven", (7,), points),
        on_next_roll("any_craps", "Craps", CRAPS, points),
        *horn_numbers(points),
        craps_and_eleven(points),
    ]
    return _catalogue(bets, points, {})


def _catalogue(bets: list[Bet], points: tuple[int, ...], buttons: Mapping[str, tuple[int, ...]]) -> Catalogue:
    # A variant has either both the switches and the special buttons, or neither.
    return Catalogue({bet.name: bet for bet in bets}, points, buttons, switchable=bool(buttons))


VARIANTS: Mapping[str, Callable[[], Catalogue]] = {
    "craps": _craps,
    "crapless": _crapless,
    "easy": _easy,
    "first_person": _first_person,
}
"""The function that makes the catalogue of each variant, by the name of the variant under `game` in its par sheets."""


@cache
def catalogue(variant: str) -> Catalogue:
    """The catalogue of a variant, made on first use, so that a start makes only the one it plays."""
    return VARIANTS[variant]()


@cache
def all_groups() -> Mapping[str, str]:
    """The groups of fields of all variants together, with their titles."""
    return {group: title for variant in VARIANTS for group, title in catalogue(variant).groups.items()}
