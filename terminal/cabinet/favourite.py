"""A felt that the player has saved: until the session ends, or with the player's card."""

from __future__ import annotations

import msgspec


class Favourite(msgspec.Struct, frozen=True):
    """A felt that the player has saved."""

    name: str
    game: str
    """The game, by its name in par sheets; it can be put up at any game of the same kind that has its fields."""
    stakes: dict[str, int]
    """The stakes in cents, by field."""
