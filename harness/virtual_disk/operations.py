"""What can be asked of a disk, the operations that a recording consists of, and how one of them can fail."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from enum import StrEnum


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


class Failure(StrEnum):
    """How an operation fails."""

    BROKEN = "broken"
    """The device gives an error (EIO)."""
    FULL = "full"
    """There is no room for what is written (ENOSPC)."""
    SHORT = "short"
    """Only a part is written."""


ERRNO = {Failure.BROKEN: errno.EIO, Failure.FULL: errno.ENOSPC, Failure.SHORT: errno.EIO}
