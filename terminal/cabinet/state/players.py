"""The state of players with a card: who is logged in, and what is remembered of those who have agreed."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.cabinet.players.figures import PlayerFigures
from terminal.cabinet.players.player import CardToday, Player

MAX_PLAYERS = 200
"""The most players that a cabinet remembers; the one who was away longest makes room."""
MAX_LIMITS = 500
"""The most cards whose limits a cabinet keeps in a gaming day: far more than can play at it."""


class LoggedIn(msgspec.Struct, frozen=True):
    """The player who is logged in."""

    card: str
    since_ms: int
    began: PlayerFigures
    """The lifetime meters at the log-in."""


Asks = Literal["", "pin", "consent"]


class Players(msgspec.Struct, frozen=True):
    """Cards and their players."""

    here: LoggedIn | None = None
    in_slot: str = ""
    """The card in a reader that holds cards."""
    asks: Asks = ""
    """What the player of `asked` has to answer."""
    asked: str = ""
    known: tuple[Player, ...] = ()
    """The players who are remembered, in the order in which they agreed."""
    today: tuple[CardToday, ...] = ()

    def player(self, card: str) -> Player | None:
        """What is remembered of the player of this card; None for nothing."""
        return next((one for one in self.known if one.card == card), None)

    def day_of(self, card: str) -> CardToday:
        """What holds for the card today."""
        return next((one for one in self.today if one.card == card), CardToday(card))

    @property
    def here_known(self) -> Player | None:
        """What is remembered of the player who is logged in."""
        return None if self.here is None else self.player(self.here.card)
