"""Where a journal's files stand, and the lock that keeps a second opener out."""

from __future__ import annotations

import errno
import fcntl
import os
import stat
from typing import TYPE_CHECKING

from terminal.journal.errors import JournalInUse, from_system

if TYPE_CHECKING:
    from pathlib import Path


def head_path(path: Path) -> Path:
    """The file that remembers the last acknowledged event."""
    return path.with_name(f"{path.name}.head")


def lock_path(path: Path) -> Path:
    """The file whose lock is held while the journal is open."""
    return path.with_name(f"{path.name}.lock")


def wal_path(path: Path) -> Path:
    """SQLite's write-ahead log, there while the journal is open and after a kill."""
    return path.with_name(f"{path.name}-wal")


def shared_path(path: Path) -> Path:
    """SQLite's index of the write-ahead log, which its connections share."""
    return path.with_name(f"{path.name}-shm")


def rollback_path(path: Path) -> Path:
    """What SQLite would roll the journal back to; a journal in WAL mode never has one."""
    return path.with_name(f"{path.name}-journal")


def open_file(path: Path, flags: int) -> int:
    """Open a file, with O_CREAT one for its own user alone. Raises OSError.

    A pipe, a device or a folder in its place is refused: whoever opened a pipe would wait for ever. No other program
    inherits the file: Python sees to that.
    """
    file = os.open(path, flags | os.O_NONBLOCK, 0o600)
    try:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise OSError(errno.EINVAL, "it is no file", str(path))
    except OSError:
        os.close(file)
        raise
    return file


def take(path: Path) -> int:
    """Lock the journal for its one writer; answers with the file descriptor whose closing frees it.

    The file itself stays for ever: removing it would let two openers lock two different files of the same name.

    Raises:
        JournalInUse: somebody else holds the lock.
        JournalUnreachable: the folder or the lock file cannot be made.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = open_file(lock_path(path), os.O_RDWR | os.O_CREAT)
    except OSError as error:
        raise from_system(error, path.parent) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise JournalInUse(f"The journal {path.name} is in use by another terminal or an audit.") from error
    return lock


def share(path: Path) -> int | None:
    """Keep writers out of a closed journal while it is audited; None when a terminal has it open right now.

    Raises OSError if there is no lock file, as beside a copy of the database alone.
    """
    lock = open_file(lock_path(path), os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        if isinstance(error, BlockingIOError):
            return None
        raise
    return lock
