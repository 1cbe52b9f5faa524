"""What the state knows of the program, of the parameters in force, and of the journal's copies."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from terminal.cabinet.events import MemoryRepaired, ProgramVerified
from terminal.messages.text import Text

REPAIRS_KEPT = 40
"""How many repairs of the journal's copies the staff can look back on; the journal has all."""


class Program(msgspec.Struct, frozen=True):
    """The program that started last on this journal, and what its verification has found."""

    version: str = ""
    digest: str = ""
    """SHA-256 over all files that decide; empty where it was not verified."""
    signed: bool = False
    """A signed release has started on this journal: no development copy may, from then on."""
    check_called: bool = False
    """An attendant waits for the program to be verified."""
    verified: ProgramVerified | None = None
    """What the last verification since the start has found."""


class PlayedSheet(msgspec.Struct, frozen=True):
    """A par sheet that was chosen, as it was then to the letter."""

    digest: str
    game: str = ""
    """The game of the sheet, as par sheets name it; empty where an earlier program has not journaled it."""


class Configuration(msgspec.Struct, frozen=True):
    """What is played, and by which parameters."""

    sheet: str = ""
    sheet_digest: str = ""
    played: dict[str, PlayedSheet] = {}
    """Each sheet that was ever chosen, by the name under which its meters count."""
    offered: dict[str, str] = {}
    """The digests of the sheets that the last start found good and offers, by their names."""
    currency: str = ""
    """What the cents of this state are."""
    parameters: dict[str, str] = {}
    """Those in force, as Param.ini would write them; empty in a journal from before they were journaled."""

    @property
    def metered(self) -> str:
        """The name under which the meters count what is played now: that of the sheet, as it is to the letter.

        A sheet whose text has changed while its name has not counts under a name of its own: ``craps-el601 (2)``.
        """
        return metered_as(self.played, self.sheet, self.sheet_digest)


def metered_as(played: Mapping[str, PlayedSheet], sheet: str, digest: str) -> str:
    """The name under which the meters of this sheet count, beside those that were played before."""
    number, name = 1, sheet
    while name in played and played[name].digest != digest:
        number += 1
        name = f"{sheet} ({number})"
    return name


class JournalState(msgspec.Struct, frozen=True):
    """What happened to the journal's copies."""

    lost: Text = ""
    """Why the cabinet's own journal cannot be used: this one is for the RAM clear alone."""
    copies: tuple[Text, ...] = ()
    """What was found of each copy of the journal that cannot be used."""
    repairs: tuple[MemoryRepaired, ...] = ()
    """The last `REPAIRS_KEPT` repairs of the copies, the newest last."""
