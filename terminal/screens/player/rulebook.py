"""Where screens look up what bets do: the layout of the running game, under its par sheet."""

from __future__ import annotations

from terminal.cabinet.cabinet import Cabinet
from terminal.rules.craps.game import Craps
from terminal.rules.craps.layout import Layout


def layout_of(cabinet: Cabinet) -> Layout:
    """The bets of the running game with all terms worked in. Asserts that it is of the craps family."""
    game = cabinet.game
    assert isinstance(game, Craps), f"the bets of {cabinet.game_name} are not those of craps"
    return game.layout
