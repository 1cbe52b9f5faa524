"""The program, its parameters and the memory: starts, changes, mends, what was found of the files that decide."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.cabinet.events.shape import Event
from terminal.messages.text import Text


class Started(Event, frozen=True, tag="started"):
    """The program started: no device counts as ready before it has reported again. An open door stays open."""

    version: str
    sheet: str
    sheet_digest: str
    """SHA-256 of the par sheet's text."""
    currency: str
    program_digest: str = ""
    """SHA-256 over all files that decide a game or money (regulation V2, C10); empty in journals from before it."""
    program_signed: bool = False
    """Every file was what the release's signature vouches for; False for a development copy."""
    authority: bool = False
    """A validation authority is there: what is printed is entered first, and tickets are taken in."""
    profile_digest: str = ""
    """SHA-256 of the parameters in force from this start on: a line ``name = value`` for each, sorted by name."""
    parameters: dict[str, str] = {}
    """Every parameter as Param.ini would write it, where the journal did not hold them yet; empty otherwise."""
    game: str = ""
    """The game of the sheet, as par sheets name it; empty in journals from before it was kept."""
    offered: dict[str, str] = {}
    """SHA-256 of the text of each par sheet that is offered, by its name; empty in journals from before it was kept."""


class ParameterChange(msgspec.Struct, frozen=True):
    """One parameter, as Param.ini would write its value."""

    name: str
    """``section.key``."""
    before: str
    """Empty for a parameter that the program before did not have."""
    after: str
    """Empty for a parameter that the program does not have any more."""


class ParametersChanged(Event, frozen=True, tag="parameters_changed"):
    """Parameters are not what they were: from here on the cabinet decides by the new ones (regulation C1, C5)."""

    changes: tuple[ParameterChange, ...]
    """By their names."""


class MemoryRepaired(Event, frozen=True, tag="memory_repaired"):
    """At this start a copy of the journal was not as it should be, and was mended from a good one."""

    copy: int
    """1 is the database, 2 the copy beside it, 3 the one on the second device."""
    say: Text
    at_ms: int = 0
    """When, by the wall clock; 0 in journals from before it was kept."""


class MemoryLost(Event, frozen=True, tag="memory_lost"):
    """No copy of the cabinet's journal is good. This journal is another one, for the RAM clear alone."""

    say: Text
    copies: tuple[Text, ...]
    """A sentence for each copy."""


class ProgramCheckCalled(Event, frozen=True, tag="program_check_called"):
    """An attendant has asked for the program to be verified while it runs (regulation V1, V3)."""


class Signature(msgspec.Struct, frozen=True):
    """A component of the program, and what its files are told by (regulation V2, V3)."""

    component: str
    files: int
    crc32: str
    sha256: str


class ProgramVerified(Event, frozen=True, tag="program_verified"):
    """What the files of the program were found to be: on demand, and at a start that finds them changed."""

    standing: Literal["signed", "unsigned", "changed"]
    digest: str
    """SHA-256 over all files that decide a game or money, as they lay on the disk."""
    mismatches: tuple[Text, ...] = ()
    """A sentence for each of the first files that are not what they should be."""
    components: tuple[Signature, ...] = ()
    """Every component; none in journals from before they were kept."""
    at_ms: int = 0
    """When, by the wall clock; 0 in journals from before it was kept."""
