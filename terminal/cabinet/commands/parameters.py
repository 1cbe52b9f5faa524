"""What a technician changes of the parameters, and every export of the staff."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from drivers.ports.message import Message
from terminal.cabinet.events import SignedFile


class ChangeParameters(msgspec.Struct, frozen=True):
    """Change these parameters, by their names, to these values as Param.ini writes them: all of them or none."""

    changes: Mapping[str, str]
    origin: Literal["screen", "import", "preset"] = "screen"
    file_digest: str = ""
    """SHA-256 of the Param.ini that the new one replaces; empty where none is written."""
    imported: SignedFile | None = None
    """The signed file that is imported."""
    preset: str = ""
    """The title of the preset of a jurisdiction that is applied."""


class ExportConfiguration(msgspec.Struct, frozen=True):
    """Record that the parameters in force are signed, to be exported in this file."""

    file: SignedFile


class RestoreParameters(msgspec.Struct, frozen=True):
    """A technician wants the last valid parameters in a Param.ini that cannot be used. `why` says what is wrong."""

    why: Message


class AcceptParameters(msgspec.Struct, frozen=True):
    """A technician accepts a Param.ini that was edited, in which every parameter is written so."""

    written: Mapping[str, str]


class BeginExport(msgspec.Struct, frozen=True):
    """Write a list, a report or a configuration to this file of this folder."""

    file: str
    folder: str
    removable: bool


class EndExport(msgspec.Struct, frozen=True):
    """The export to this file has ended."""

    file: str
    written: bool
    rows: int | None
