"""The errors of a journal: one class for each case, with a stable code and one sentence for a person."""
# ruff: noqa: N818 - the names say what has happened, and every one of them is a JournalError

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar


class JournalError(Exception):
    """The journal cannot be used. `code` is stable, `say` is one sentence for the attendant, as is str()."""

    code: ClassVar[str]

    def __init__(self, say: str) -> None:
        self.say = say

    def __str__(self) -> str:
        return self.say


class JournalInUse(JournalError):
    """Another terminal, or an audit, has the journal open."""

    code = "journal_in_use"


class JournalBroken(JournalError):
    """The chain does not hold, or its end is missing: `seq` is the first event that cannot be verified."""

    code = "journal_broken"

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(f"The journal is broken at event {seq}: {reason}.")
        self.seq = seq
        self.reason = reason


class JournalDamaged(JournalError):
    """The file is not a complete journal: pages, tables or a snapshot are damaged, or it is another kind of file."""

    code = "journal_damaged"


class JournalNewer(JournalError):
    """The journal was written by a later version of the program, and only that version may continue it."""

    code = "journal_newer"


class JournalUnreachable(JournalError):
    """The place of the journal cannot be created, read or written."""

    code = "journal_unreachable"


class JournalFailed(JournalError):
    """The disk did not accept a write (full, or failing), or did not return what was to be read."""

    code = "journal_failed"


KINDS: dict[str, type[JournalError]] = {
    kind.code: kind
    for kind in (JournalInUse, JournalBroken, JournalDamaged, JournalNewer, JournalUnreachable, JournalFailed)
}
"""Every kind of error by its code. ``KINDS[error.code](*error.args)`` makes an equal one in another process."""

_PRIMARY_CODE = 0xFF
"""SQLite puts the primary result code into the low byte of an extended one (https://sqlite.org/rescode.html)."""

_BY_SQLITE: dict[int, tuple[type[JournalError], str]] = {
    sqlite3.SQLITE_BUSY: (JournalInUse, "Another program holds the journal"),
    sqlite3.SQLITE_CANTOPEN: (JournalUnreachable, "The journal's files cannot be opened"),
    sqlite3.SQLITE_FULL: (JournalFailed, "The disk is full"),
    sqlite3.SQLITE_IOERR: (JournalFailed, "The disk does not do what the journal asks of it"),
    sqlite3.SQLITE_LOCKED: (JournalInUse, "Another program holds the journal"),
    sqlite3.SQLITE_PERM: (JournalUnreachable, "The journal may not be opened"),
    sqlite3.SQLITE_READONLY: (JournalUnreachable, "The journal may not be written"),
}


def from_sqlite(error: Exception) -> JournalError:
    """The journal error for an error of SQLite. Anything that does not concern the disk is damage."""
    kind, meaning = _BY_SQLITE.get(
        getattr(error, "sqlite_errorcode", 0) & _PRIMARY_CODE, (JournalDamaged, "The journal's file is damaged")
    )
    return kind(f"{meaning} ({error}).")


_FAILING = frozenset({errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC})
"""The errors of the operating system for a full or failing disk."""


def from_system(error: OSError, path: object) -> JournalError:
    """The journal error for an error of the operating system at `path`."""
    kind = JournalFailed if error.errno in _FAILING else JournalUnreachable
    return kind(f"The journal's place {path} cannot be used ({error.strerror}).")


@contextmanager
def explained() -> Iterator[None]:
    """Turn an error of SQLite into a JournalError.

    A damaged schema can make SQLite's own message undecodable, which Python reports as UnicodeDecodeError.
    """
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise from_sqlite(error) from error
