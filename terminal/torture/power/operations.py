"""What can be asked of a disk: the operations that a recording consists of, in the order in which they were made."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Written:
    """Bytes were given to the system for this file; until it is synced they may be anywhere or nowhere."""

    file: int
    at: int
    data: bytes


@dataclass(frozen=True)
class Resized:
    """The file was cut or made longer to this size."""

    file: int
    size: int


@dataclass(frozen=True)
class Synced:
    """Everything written to the file before is on the disk."""

    file: int


@dataclass(frozen=True)
class Named:
    """The name leads to this file: it was made, or renamed."""

    name: str
    file: int


@dataclass(frozen=True)
class Unnamed:
    """The name leads nowhere any more."""

    name: str


@dataclass(frozen=True)
class FolderSynced:
    """Every name in this folder is on the disk as it was given or taken before."""

    folder: str


Operation = Written | Resized | Synced | Named | Unnamed | FolderSynced
