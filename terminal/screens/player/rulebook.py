"""Where screens look up what bets do: the layout of the running game, under its par sheet."""

from __future__ import annotations

from terminal.rules.craps.game import Craps
from terminal.rules.craps.layout import Layout
from terminal.screens.player.view import CabinetView


def layout_of(cabinet: CabinetView) -> Layout:
    """The bets of the running game with all terms worked in. Asserts that it is of the craps family."""
    game = cabinet.game
    assert isinstance(game, Craps), f"the bets of {cabinet.game_name} are not those of craps"
    return game.layout
