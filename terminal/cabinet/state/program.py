"""What the state knows of the program, of the parameters in force, and of the journal's copies."""

from __future__ import annotations

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


class Configuration(msgspec.Struct, frozen=True):
    """What is played, and by which parameters."""

    sheet: str = ""
    sheet_digest: str = ""
    games_of_sheets: dict[str, str] = {}
    """The game of each sheet that was played, as far as a start or a choice has named it."""
    currency: str = ""
    """What the cents of this state are."""
    parameters: dict[str, str] = {}
    """Those in force, as Param.ini would write them; empty in a journal from before they were journaled."""


class JournalState(msgspec.Struct, frozen=True):
    """What happened to the journal's copies."""

    lost: Text = ""
    """Why the cabinet's own journal cannot be used: this one is for the RAM clear alone."""
    copies: tuple[Text, ...] = ()
    """What was found of each copy of the journal that cannot be used."""
    repairs: tuple[MemoryRepaired, ...] = ()
    """The last `REPAIRS_KEPT` repairs of the copies, the newest last."""
