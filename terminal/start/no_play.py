"""Why a terminal does not open for play."""

from __future__ import annotations

from pathlib import Path

import msgspec

from drivers.ports.message import Message, message
from terminal.cabinet.cabinet import Cabinet
from terminal.runtime.lockup import Lock
from terminal.start import ram_clear

BAD_PARAMETER = message("lock.parameter_wrong")
BAD_SHEET = message("lock.sheet_wrong")


class LostJournal(msgspec.Struct, frozen=True):
    """A journal that can only be cleared, because it cannot be used."""

    cabinet: Cabinet
    path: Path
    second: Path


class NoPlayError(Exception):
    """The terminal must not open for play: what the recovery screen says. str() says it in English."""

    def __init__(self, title: Message, why: Message, *, in_use: bool = False, lost: LostJournal | None = None) -> None:
        self.lock = Lock(title, why)
        """What it is to the screens: a lock from the beginning."""
        self.in_use = in_use
        """Another terminal uses this journal, perhaps on this display: there is nothing to lock."""
        self.clear: ram_clear.ClearWatch | None = None
        """The watch of the RAM clear procedure, if that is in progress."""
        self.lost = lost
        """The journal of which no copy is good, which the staff may clear."""

    @property
    def restarts(self) -> bool:
        """The program starts again, because a RAM clear was confirmed."""
        return self.clear is not None and self.clear.confirmed

    def __str__(self) -> str:
        return str(self.lock)
