"""Finds the game that plays a par sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from terminal.rules.craps import Craps
from terminal.rules.game import Game
from terminal.rules.sheet import Sheet

GAMES: Mapping[str, Callable[[Sheet], Game]] = {"craps": Craps}
"""What plays each game, by the name that par sheets give under `game`."""


def open_game(sheet: Sheet) -> Game:
    """The game of this sheet."""
    return GAMES[sheet.game](sheet)
