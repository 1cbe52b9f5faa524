"""The state of the program, of the parameters in force, and of the journal's copies."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from terminal.cabinet.events import MemoryRepaired, ParameterOrigin, ProgramArrived, ProgramVerified, Stakes
from terminal.messages.text import Text

REPAIRS_KEPT = 40
"""How many repairs of the journal's copies the staff can see; the journal has all."""


class Program(msgspec.Struct, frozen=True):
    """The program that started last on this journal, and the result of its verification."""

    version: str = ""
    digest: str = ""
    """SHA-256 over all deciding files; empty if it was not verified."""
    signed: bool = False
    """A signed release has started on this journal: from then on no development copy may."""
    check_called: bool = False
    """An attendant waits for a verification of the program."""
    verified: ProgramVerified | None = None
    """The result of the last verification since the start."""
    arrived: ProgramArrived | None = None
    """It was installed since the start before, and no person has accepted it yet."""


class PlayedSheet(msgspec.Struct, frozen=True):
    """A par sheet that was chosen, with the digest of its text at that time."""

    digest: str
    game: str = ""
    """The game of the sheet, by its name in par sheets; empty if an earlier program did not journal it."""


class LastChange(msgspec.Struct, frozen=True):
    """When a parameter was last changed, and by whom."""

    at_ms: int
    origin: ParameterOrigin
    by: tuple[str, ...]


class Configuration(msgspec.Struct, frozen=True):
    """The game, and the parameters in force."""

    sheet: str = ""
    sheet_digest: str = ""
    played: dict[str, PlayedSheet] = {}
    """Each sheet that was ever chosen, by the name under which its meters count."""
    offered: dict[str, str] = {}
    """The digests of the sheets that the last start accepted and offers, by their names."""
    currency: str = ""
    """The currency of this state's cents."""
    parameters: dict[str, str] = {}
    """Those in force, as Param.ini would write them; empty in a journal from before they were journaled."""
    changed: dict[str, LastChange] = {}
    """The last change of each parameter that was ever changed in this journal."""
    file_digest: str = ""
    """SHA-256 of the Param.ini that the parameters in force are to replace; empty while they are in the file."""
    pay_tables_signed_ms: int = 0
    """When the last file was signed by which the key in force has changed the pay tables; 0 if there was none."""
    practice: bool = False
    """The journal is one for practice: nothing in it counts (regulation M11)."""
    stakes: dict[str, Stakes] = {}
    """The least and the most cents of a bet under each sheet that is offered; empty until a start has said so."""

    @property
    def metered(self) -> str:
        """The name under which the meters count the current game: that of the sheet with its exact text.

        A sheet whose text has changed under the same name counts under a name of its own: ``craps-el601 (2)``.
        """
        return metered_as(self.played, self.sheet, self.sheet_digest)


def metered_as(played: Mapping[str, PlayedSheet], sheet: str, digest: str) -> str:
    """The name under which the meters of this sheet count, given those played before."""
    number, name = 1, sheet
    while name in played and played[name].digest != digest:
        number += 1
        name = f"{sheet} ({number})"
    return name


class JournalState(msgspec.Struct, frozen=True):
    """The state of the journal's copies."""

    lost: Text = ""
    """Why the cabinet's own journal cannot be used: this one is for the RAM clear alone."""
    copies: tuple[Text, ...] = ()
    """The findings about each copy of the journal that cannot be used."""
    repairs: tuple[MemoryRepaired, ...] = ()
    """The last `REPAIRS_KEPT` repairs of the copies, the newest last."""
