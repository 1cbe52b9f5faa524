"""The errors of a journal: one class for each case, with a stable code and one sentence for a person."""
# ruff: noqa: N818 - the names say what has happened, and every one of them is a JournalError

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar

from terminal.messages.lazy import message

if TYPE_CHECKING:
    from drivers.ports.message import Message


class JournalError(Exception):
    """The journal cannot be used. `code` is stable, `say` is one sentence for the attendant, as is str()."""

    code: ClassVar[str]

    def __init__(self, message: Message) -> None:
        self.message = message

    def __str__(self) -> str:
        from terminal.messages.english import sentence  # only now: most processes that check have nothing to say

        return sentence(self.message)


class JournalInUse(JournalError):
    """Another terminal, or an audit, has the journal open."""

    code = "journal_in_use"


class JournalBroken(JournalError):
    """The chain does not hold, or its end is missing: `seq` is the first event that cannot be verified."""

    code = "journal_broken"

    def __init__(self, seq: int, reason: Message) -> None:
        super().__init__(message("journal.broken", number=seq, reason=reason))
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


def from_sqlite(error: Exception) -> JournalError:
    """Say what an error of SQLite means for the journal. What is not a matter of the disk is damage."""
    why = str(error)
    match getattr(error, "sqlite_errorcode", 0) & _PRIMARY_CODE:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return JournalInUse(message("journal.held", error=why))
        case sqlite3.SQLITE_CANTOPEN:
            return JournalUnreachable(message("journal.unopenable", error=why))
        case sqlite3.SQLITE_FULL:
            return JournalFailed(message("journal.disk_full", error=why))
        case sqlite3.SQLITE_IOERR:
            return JournalFailed(message("journal.disk_fails", error=why))
        case sqlite3.SQLITE_PERM:
            return JournalUnreachable(message("journal.open_forbidden", error=why))
        case sqlite3.SQLITE_READONLY:
            return JournalUnreachable(message("journal.write_forbidden", error=why))
    return JournalDamaged(message("journal.damaged", error=why))


_OF_A_COPY = ("journal.copy_damaged", "journal.copy_unusable")

_FAILING = frozenset({errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC})
"""The errors of the operating system for a full or failing disk."""


def from_system(error: OSError, path: object) -> JournalError:
    """The journal error for an error of the operating system at `path`."""
    kind = JournalFailed if error.errno in _FAILING else JournalUnreachable
    return kind(message("journal.place_unusable", path=str(path), error=str(error.strerror)))


def damaged(number: int, path: object, error: JournalError) -> JournalDamaged:
    """Say that this copy was found damaged while the terminal ran; 1 is the database."""
    return JournalDamaged(message("journal.copy_damaged", number=number, path=str(path), cause=error.message))


def copy_named(message: Message) -> int | None:
    """Tell which copy a message says is bad; None where it is said of none, or of all."""
    number = message.values.get("number")
    return number if message.code in _OF_A_COPY and isinstance(number, int) else None


@contextmanager
def explained() -> Iterator[None]:
    """Turn an error of SQLite into a JournalError.

    A damaged schema can make SQLite's own message undecodable, which Python reports as UnicodeDecodeError.
    """
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise from_sqlite(error) from error
