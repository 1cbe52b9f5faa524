"""The words of a script about a player's card; a PIN's digest is still to be derived, off the owner's thread."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field

from terminal.cabinet import commands as c
from terminal.cabinet.pins import SALT_BYTES
from terminal.cabinet.players import pins
from terminal.cabinet.state.players import Players

Known = Callable[[], Players]
"""The cards and their players after all earlier commands of the script."""


@dataclass(frozen=True)
class EnteringCardPin:
    """Enter this PIN for the card that asks for one."""

    pin: str = field(repr=False)

    def command(self, known: Known) -> c.Touch:
        """Try it; where no card asks, the cabinet refuses. Raises Refusal for a PIN without the form."""
        players = known()
        player = players.player(players.asked)
        return c.EnterCardPin(players.asked, "") if player is None else pins.entering(self.pin, player)


@dataclass(frozen=True)
class AnsweringConsent:
    """The player agrees to be remembered, under this PIN where one is named, or does not agree."""

    remember: bool
    pin: str = field(default="", repr=False)

    def command(self, known: Known) -> c.Touch:
        """Answer for the card that is asked. Raises Refusal for a PIN without the form."""
        kept = pins.made(self.pin, os.urandom(SALT_BYTES)) if self.pin else None
        return c.AnswerConsent(known().asked, self.remember, kept)
