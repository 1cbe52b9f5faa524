"""The operations on a disk, of which a recording consists, and how one of them can fail."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True)
class Written:
    """Bytes were passed to the system for this file; until it is synced they may be anywhere or nowhere."""

    file: int
    at: int
    data: bytes


@dataclass(frozen=True)
class Resized:
    """The file was truncated or extended to this size."""

    file: int
    size: int


@dataclass(frozen=True)
class Synced:
    """Everything written to the file before is on the disk."""

    file: int


@dataclass(frozen=True)
class Named:
    """The name refers to this file: it was created, or renamed."""

    name: str
    file: int


@dataclass(frozen=True)
class Unnamed:
    """The name no longer refers to a file."""

    name: str


@dataclass(frozen=True)
class FolderSynced:
    """All changes of names in this folder are on the disk."""

    folder: str


Operation = Written | Resized | Synced | Named | Unnamed | FolderSynced


class Failure(StrEnum):
    """How an operation fails."""

    BROKEN = "broken"
    """The device reports an error (EIO)."""
    FULL = "full"
    """There is no space for the data (ENOSPC)."""
    SHORT = "short"
    """Only a part is written."""


ERRNO = {Failure.BROKEN: errno.EIO, Failure.FULL: errno.ENOSPC, Failure.SHORT: errno.EIO}
