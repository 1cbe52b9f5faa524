"""What a cabinet keeps of a card: of a player who has agreed to it, and of any card until the gaming day ends."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.cabinet.favourite import Favourite
from terminal.cabinet.people.account import PinDigest
from terminal.cabinet.players.figures import PlayerFigures

REMEMBERED = ("language", "left_hand", "text_scale")
"""The options that the cabinet remembers of a player who has agreed."""


class Player(msgspec.Struct, frozen=True):
    """What the cabinet remembers of a player who has agreed to it: a further matter is one more field.

    `fold_players` fills it while the player is logged in, and deletes it as a whole.
    """

    card: str
    since_ms: int
    seen_ms: int
    """When the player logged in last."""
    name: str = ""
    """The given name on the card; empty if it has none."""
    pin: PinDigest | None = None
    failures: int = 0
    """How many wrong PINs were entered since the last right one."""
    until_ms: int = 0
    """No PIN is accepted before this instant of the wall clock."""
    blocked: bool = False
    """No PIN is accepted before the staff has unblocked the card."""
    options: dict[str, str] = {}
    """Those of `REMEMBERED` options that differ from the default."""
    favourites: tuple[Favourite, ...] = ()
    """The felts that the player has saved with the card, the oldest first."""
    visits: int = 0
    figures: PlayerFigures = PlayerFigures()
    """Of all sessions with the card since the player agreed; the running one is added at its end."""


class CardToday(msgspec.Struct, frozen=True):
    """What holds for a card until the gaming day ends, whether or not its player is remembered."""

    card: str
    declined: bool = False
    """The player does not want to be remembered, and is not asked again."""
    time_ms: int | None = None
    loss_cents: int | None = None
    played_ms: int = 0
    result_cents: int = 0
    reached: Literal["time", "loss"] | None = None

    @property
    def has_limits(self) -> bool:
        """The player has set a limit."""
        return self.time_ms is not None or self.loss_cents is not None
