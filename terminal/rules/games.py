"""Finds the game that plays a par sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from terminal.rules.big_shot.game import BigShot
from terminal.rules.craps.catalogue import VARIANTS, catalogue
from terminal.rules.craps.game import Craps
from terminal.rules.game import AnyGame
from terminal.rules.hazard.game import Hazard
from terminal.rules.sheet import Sheet

GAMES: Mapping[str, Callable[[Sheet], AnyGame]] = {
    "craps": Craps,
    "crapless": Craps,
    "easy": Craps,
    "first_person": Craps,
    "big_shot": BigShot,
    "hazard": Hazard,
}
"""The class of each game, by the name under `game` in its par sheets."""


def open_game(sheet: Sheet) -> AnyGame:
    """The game of this sheet. Raises IniError for terms that are unknown, missing or contradict each other."""
    sheet.reader.one_of("sheet", "game", tuple(GAMES))
    return GAMES[sheet.game](sheet)


@cache
def bet_titles() -> Mapping[str, str]:
    """The title of every bet that has one, of all variants: a journal may hold games of several."""
    return {name: bet.title for variant in VARIANTS for name, bet in catalogue(variant).bets.items()}
