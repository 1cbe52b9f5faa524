"""What the state knows of the player at the cabinet, and of one who has gone for a while."""

from __future__ import annotations

import msgspec

from terminal.cabinet.session import Session
from terminal.cabinet.state.games import Repeating


class Reservation(msgspec.Struct, frozen=True):
    """The station waits for its player."""

    until_ms: int
    """The wall-clock instant at which it is open to all again."""
    salt: str
    digest: str
    """What the PIN is compared by (`terminal.cabinet.pins`): the PIN itself is kept nowhere."""
    mistakes: int = 0
    """How many wrong PINs have been tried."""


class Visit(msgspec.Struct, frozen=True):
    """The player at the cabinet: the session, what was chosen, and which clocks run."""

    session: Session | None = None
    """Since the player's first money; None before it, and in a journal from before there were sessions."""
    options: dict[str, str] = {}
    """The player's options, as far as they are not the default: `Cabinet.option` answers for all."""
    attendant_called: bool = False
    """The player has called the attendant."""
    repeating: Repeating = Repeating()
    reservation: Reservation | None = None
    betting_closes_ms: int | None = None
    """When the betting time ends, by the wall clock; None where none is open."""
