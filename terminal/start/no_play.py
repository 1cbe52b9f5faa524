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
    """A journal that cannot be used whatever is done, but cleared."""

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
        """Another terminal plays on this journal, perhaps on this display: there is nothing to lock."""
        self.clear: ram_clear.ClearWatch | None = None
        """Of the procedure, where one is under way."""
        self.lost = lost
        """The journal of which no copy is good, which the staff may clear."""
