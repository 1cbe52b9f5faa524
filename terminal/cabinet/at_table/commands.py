"""What the staff at a station of a shared table does where the two cannot be brought to agree."""

from __future__ import annotations

import msgspec


class VoidBets(msgspec.Struct, frozen=True):
    """Void the bets at this seat, which station and table do not agree about: they go back to the credit."""

    round: int
    """The round of the table that contradicts the station's journal, so that no other one is meant by mistake."""
