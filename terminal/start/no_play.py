"""Why a terminal does not open for play."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from terminal.cabinet.cabinet import Cabinet
from terminal.start import ram_clear

BAD_SHEET = "The par sheet is wrong"
BAD_JOURNAL = "The journal cannot be used"
BAD_METERS = "The meters do not agree"


@dataclass(frozen=True)
class LostJournal:
    """A journal that can only be cleared, because it cannot be used."""

    cabinet: Cabinet
    path: Path
    second: Path


class NoPlayError(Exception):
    """The terminal must not open for play: a title and one sentence for the lock screen."""

    def __init__(self, title: str, say: str, *, in_use: bool = False, lost: LostJournal | None = None) -> None:
        super().__init__(f"{title}: {say}")
        self.title = title
        self.say = say
        self.in_use = in_use
        """Another terminal uses this journal, perhaps on this display: there is nothing to lock."""
        self.clear: ram_clear.ClearWatch | None = None
        """The watch of the RAM clear procedure, if that is in progress."""
        self.lost = lost
        """The journal without a good copy, which the staff may clear."""
