"""The program, its parameters and the journal's copies: starts, changes, repairs, verification."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person
from terminal.messages.text import Text

Stakes = tuple[int, int | None]
"""The least and the most cents of a single bet at a table, odds apart; None is no limit."""


class Started(Event, frozen=True, tag="started"):
    """The program started. No device is ready before it has reported again; an open door stays open."""

    version: str
    sheet: str
    sheet_digest: str
    """SHA-256 of the par sheet's text."""
    currency: str
    program_digest: str = ""
    """SHA-256 over all files that decide a game or money (regulation V2, C10); empty in journals of earlier versions.
    """
    program_signed: bool = False
    """Every file matched the signature of the release; False for a development copy."""
    authority: bool = False
    """There is a ticket authority: tickets are entered there before they are printed, and tickets are accepted."""
    profile_digest: str = ""
    """SHA-256 of the parameters in force from this start on: a line ``name = value`` for each, sorted by name."""
    parameters: dict[str, str] = {}
    """Every parameter as Param.ini writes it, if the journal did not contain them yet; otherwise empty."""
    game: str = ""
    """The game of the sheet, by its name in par sheets; empty in journals of earlier versions."""
    offered: dict[str, str] = {}
    """SHA-256 of the text of each par sheet offered, by its name; empty in journals of earlier versions."""
    practice: bool = False
    """The cabinet is for practice: nothing in this journal counts, and its tickets are not valid."""
    cards: bool = False
    """There is a reader of players' cards."""
    stakes: dict[str, Stakes] = {}
    """The least and the most cents of a bet under each sheet offered; empty in journals of earlier versions."""


class ProgramArrived(Event, frozen=True, tag="program_arrived"):
    """This start runs another signed program than the one before: it has to be accepted by a person (regulation V7)."""

    version: str
    digest: str
    """SHA-256 over all files that decide a game or money, which were verified."""
    version_before: str
    digest_before: str
    at_ms: int


class ProgramAccepted(Event, frozen=True, tag="program_accepted"):
    """A person accepts the program that was installed, which was verified as signed at its start (regulation V7)."""

    version: str
    digest: str
    at_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class ParameterChange(msgspec.Struct, frozen=True):
    """One parameter; values as Param.ini writes them."""

    name: str
    """``section.key``."""
    before: str
    """Empty for a parameter that the previous program did not have."""
    after: str
    """Empty for a parameter that the program no longer has."""


ParameterOrigin = Literal["", "screen", "import", "preset"]
"""Where new parameters came from: Param.ini, as a start found it (empty); the page of parameters; a configuration that
was imported; a preset of a jurisdiction."""


class SignedFile(msgspec.Struct, frozen=True):
    """A signed file with a whole configuration."""

    key: str
    """SHA-256 of the public key of its signature."""
    digest: str
    """SHA-256 of the file."""
    signed_ms: int = 0
    """When it was signed, by the clock of the signer; 0 in journals of earlier versions."""


class ParametersChanged(Event, frozen=True, tag="parameters_changed"):
    """Parameters have changed: the cabinet uses the new ones from here on (regulation C1, C5)."""

    changes: tuple[ParameterChange, ...]
    """Sorted by name."""
    origin: ParameterOrigin = ""
    by: tuple[str, ...] = ()
    """The people, or the keys, that allowed it; empty for a change that a start found in Param.ini."""
    at_ms: int = 0
    """By the wall clock; 0 in journals of earlier versions."""
    file_digest: str = ""
    """SHA-256 of the Param.ini that is to be replaced; empty if the change came from that file."""
    imported: SignedFile | None = None
    """The file from which a configuration was imported; None for any other change, and in journals of earlier versions.
    """
    preset: str = ""
    """The title of the preset that was applied; empty for any other change, and in journals of earlier versions."""


class ParametersHeld(Event, frozen=True, tag="parameters_held"):
    """A start has found a Param.ini in which values were edited that take the open logic door (regulation L7).

    Play is locked on the earlier ones until a technician accepts the file at the open door, or has it restored.
    """

    changes: tuple[ParameterChange, ...]
    """Those that take the door, sorted by name."""
    at_ms: int


class ParametersWritten(Event, frozen=True, tag="parameters_written"):
    """Param.ini holds the changed parameters. Before this, a start that finds the replaced file writes it again."""

    copy: str
    """The name of the copy of the replaced file."""


class ParametersRestored(Event, frozen=True, tag="parameters_restored"):
    """A technician has the last valid parameters written to a Param.ini that cannot be used."""

    why: Text
    """What is wrong with the file."""
    by: tuple[str, ...]
    at_ms: int


class ConfigurationExported(Event, frozen=True, tag="configuration_exported"):
    """The parameters in force were signed with the cabinet's own key, to be written to a file outside of it."""

    file: SignedFile
    at_ms: int
    """By the wall clock."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class MemoryRepaired(Event, frozen=True, tag="memory_repaired"):
    """This start found a bad copy of the journal and repaired it from a good one."""

    copy: int
    """1 is the database, 2 the copy beside it, 3 the one on the second device."""
    say: Text
    at_ms: int = 0
    """By the wall clock; 0 in journals of earlier versions."""


class MemoryLost(Event, frozen=True, tag="memory_lost"):
    """No copy of the cabinet's journal is good. This is a temporary journal, for the RAM clear only."""

    say: Text
    copies: tuple[Text, ...]
    """One sentence for each copy."""


class ProgramCheckCalled(Event, frozen=True, tag="program_check_called"):
    """The staff has started a verification of the running program (regulation V1, V3)."""

    who: Person | None = None
    """The person; None in journals of earlier versions, and where a key alone is enough."""


class Signature(msgspec.Struct, frozen=True):
    """A component of the program, and its digests (regulation V2, V3)."""

    component: str
    files: int
    crc32: str
    sha256: str


class ProgramVerified(Event, frozen=True, tag="program_verified"):
    """The result of verifying the program's files: on demand, and at a start that finds them changed."""

    standing: Literal["signed", "unsigned", "changed"]
    digest: str
    """SHA-256 over all files that decide a game or money, as they are on the disk."""
    mismatches: tuple[Text, ...] = ()
    """One sentence for each of the first files that do not match."""
    components: tuple[Signature, ...] = ()
    """Every component; empty in journals of earlier versions."""
    at_ms: int = 0
    """By the wall clock; 0 in journals of earlier versions."""
