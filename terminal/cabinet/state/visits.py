"""What the state knows of a player who has gone for a while."""

from __future__ import annotations

import msgspec


class Reservation(msgspec.Struct, frozen=True):
    """The station waits for its player."""

    until_ms: int
    """The wall-clock instant at which it is open to all again."""
    salt: str
    digest: str
    """SHA-256 of salt and PIN: the PIN itself is kept nowhere."""
    mistakes: int = 0
    """How many wrong PINs have been tried."""
