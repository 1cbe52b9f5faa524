"""The paths of a journal's files, and the lock that keeps a second process out."""

from __future__ import annotations

import errno
import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from terminal.common.durable import make_durable
from terminal.journal.errors import JournalInUse, from_system
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path


def head_path(path: Path) -> Path:
    """The file that holds the last acknowledged event."""
    return path.with_name(f"{path.name}.head")


def lock_path(path: Path) -> Path:
    """The file whose lock is held while the journal is open."""
    return path.with_name(f"{path.name}.lock")


def wal_path(path: Path) -> Path:
    """SQLite's write-ahead log; exists while the journal is open and after a kill."""
    return path.with_name(f"{path.name}-wal")


def shared_path(path: Path) -> Path:
    """SQLite's index of the write-ahead log, which its connections share."""
    return path.with_name(f"{path.name}-shm")


def rollback_path(path: Path) -> Path:
    """SQLite's rollback journal; a journal in WAL mode never has one."""
    return path.with_name(f"{path.name}-journal")


def open_file(path: Path, flags: int) -> int:
    """Open a file; with O_CREAT a new one is private to its user. Raises OSError.

    A pipe, a device or a folder in its place is refused, because opening a pipe would block. The descriptor is not
    inherited by other programs, which is Python's default.
    """
    file = os.open(path, flags | os.O_NONBLOCK, 0o600)
    try:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise OSError(errno.EINVAL, "it is no file", str(path))
    except OSError:
        os.close(file)
        raise
    return file


@contextmanager
def opened(path: Path, flags: int) -> Iterator[int]:
    """Open a file as `open_file` does, and close it at the end of the block. Raises OSError."""
    file = open_file(path, flags)
    try:
        yield file
    finally:
        os.close(file)


def write_all(file: int, content: bytes) -> None:
    """Write at the position of an open file. Raises OSError, also if the disk takes only a part."""
    if os.write(file, content) != len(content):
        raise OSError(0, "the disk took only a part of what was written")


def write_durably(path: Path, content: bytes) -> None:
    """Write a whole file in one step: after a crash it is either complete or unchanged. Raises OSError."""
    making = path.with_name(f"{path.name}.new")
    with opened(making, os.O_WRONLY | os.O_CREAT | os.O_TRUNC) as file:
        write_all(file, content)
        os.fsync(file)
    make_durable(making, path)


def take(path: Path) -> int:
    """Lock the journal for its one writer; returns the file descriptor that releases it when closed.

    The file itself is never removed: otherwise two processes could lock two different files of the same name.

    Raises:
        JournalInUse: another process holds the lock.
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
        raise JournalInUse(message("journal.in_use", name=path.name)) from error
    return lock


def share(path: Path) -> int | None:
    """Keep writers out of a closed journal during an audit; None if a terminal has it open now.

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
