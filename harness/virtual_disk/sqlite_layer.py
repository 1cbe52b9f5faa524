"""A layer beneath SQLite, a VFS of our own, that records every operation and then carries it out as usual.

SQLite reaches files through a table of functions that a program can replace (https://www.sqlite.org/vfs.html). This one
is a copy of SQLite's own for Unix, except for opening, closing, deleting, reading, writing, truncating and syncing
files, any of which may fail if the recording says so. Every database that is opened while the layer is installed uses
it without knowing.
"""

from __future__ import annotations

import _sqlite3
import ctypes as c
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.virtual_disk.operations import Failure, FolderSynced, Resized, Synced, Written
from harness.virtual_disk.recording import Recording

OK = 0
IO_ERROR = 10
"""SQLITE_IOERR: SQLite's view of an error in this layer; the error itself is kept and raised at the end."""
CANNOT_OPEN, READ_FAILED, WRITE_FAILED, FULL = 14, 266, 778, 13
SYNC_FAILED, TRUNCATE_FAILED, DELETE_FAILED = 1034, 1546, 2570
"""The result code for SQLite when an operation has to fail (https://www.sqlite.org/rescode.html)."""
OPEN_READ_ONLY = 0x1
OPEN_WAL_OR_DATABASE = 0x100 | 0x80000
"""SQLITE_OPEN_MAIN_DB and SQLITE_OPEN_WAL."""
OPEN_ROLLBACK = 0x800
"""SQLITE_OPEN_MAIN_JOURNAL."""
OPEN_CREATE = 0x4
OPEN_ANY_LOG = 0x80000 | OPEN_ROLLBACK
"""SQLite syncs the folder with the first sync of such a file, if it may have created it (os_unix.c, DIRSYNC)."""
NAME = b"boxman-power"

_Open = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_void_p, c.c_int, c.POINTER(c.c_int))
_Delete = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_char_p, c.c_int)
_Close = c.CFUNCTYPE(c.c_int, c.c_void_p)
_Read = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int, c.c_int64)
_Write = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int, c.c_int64)
_Truncate = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int64)
_Sync = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int)


class _Vfs(c.Structure):
    """`sqlite3_vfs`, version 3. Functions that are not replaced are copied."""

    _fields_ = (
        ("version", c.c_int),
        ("file_bytes", c.c_int),
        ("max_name_bytes", c.c_int),
        ("next", c.c_void_p),
        ("name", c.c_char_p),
        ("data", c.c_void_p),
        ("open", _Open),
        ("delete", _Delete),
        ("others", c.c_void_p * 13),
    )


class _Methods(c.Structure):
    """`sqlite3_io_methods`, version 3."""

    _fields_ = (
        ("version", c.c_int),
        ("close", _Close),
        ("read", _Read),
        ("write", _Write),
        ("truncate", _Truncate),
        ("sync", _Sync),
        ("others", c.c_void_p * 13),
    )


class _File(c.Structure):
    """`sqlite3_file`: begins with its methods; what follows is SQLite's own."""

    _fields_ = (("methods", c.POINTER(_Methods)),)


@dataclass
class _OpenFile:
    number: int
    methods: Any
    """SQLite's own methods for the file."""
    folder: str = ""
    """The folder that is synced with its first sync; empty if that has happened, or there is none."""


@contextmanager
def recorded_sqlite(recording: Recording) -> Iterator[None]:
    """Record every operation of SQLite until the end of the block, when no database is open any more.

    Raises any error in the layer itself.
    """
    layer = _Layer(recording)
    layer.enter()
    try:
        yield
    finally:
        layer.leave()
    if layer.mistakes:
        raise layer.mistakes[0]


class _Layer:
    """The functions, and the data that they need about open files."""

    def __init__(self, recording: Recording) -> None:
        self.mistakes: list[BaseException] = []
        self._recording = recording
        self._library = c.CDLL(_sqlite3.__file__)  # finds the SQLite that Python's own module uses
        self._library.sqlite3_vfs_find.restype = c.POINTER(_Vfs)
        self._true = self._library.sqlite3_vfs_find(None)
        self._vfs = _Vfs.from_buffer_copy(self._true.contents)
        self._vfs.name = NAME
        self._vfs.open = _Open(self._guarded(self._open))
        self._vfs.delete = _Delete(self._guarded(self._delete))
        self._files: dict[int, _OpenFile] = {}
        self._tables: dict[int, _Methods] = {}

    def enter(self) -> None:
        """Install the layer as SQLite's default."""
        assert self._library.sqlite3_vfs_register(c.byref(self._vfs), 1) == OK, "SQLite does not take the layer"

    def leave(self) -> None:
        """Remove it again."""
        self._library.sqlite3_vfs_unregister(c.byref(self._vfs))
        self._library.sqlite3_vfs_register(self._true, 1)

    def _guarded(self, call: Callable[..., int]) -> Callable[..., int]:
        def guarded(*values: Any) -> int:
            try:
                return call(*values)
            except BaseException as mistake:  # noqa: BLE001 - SQLite cannot carry it; it is raised at the end
                self.mistakes.append(mistake)
                return IO_ERROR

        return guarded

    def _open(self, vfs: int, name: int | None, file: int, flags: int, out: Any) -> int:
        del vfs
        path = c.string_at(name).decode() if name else ""
        made = bool(path) and not Path(path).exists()
        own = self._recording.name_of(path) if path else None
        kept = flags & (OPEN_WAL_OR_DATABASE | OPEN_ROLLBACK) and not flags & OPEN_READ_ONLY
        if own is not None and kept and self._recording.fault(f"SQLite opens {own}"):
            c.cast(file, c.POINTER(_File)).contents.methods = c.POINTER(_Methods)()
            return CANNOT_OPEN
        answer = int(self._true.contents.open(c.addressof(self._true.contents), name, file, flags, out))
        if answer == OK and own is not None and kept:
            number = self._recording.opened(own, made=made)
            head = c.cast(file, c.POINTER(_File)).contents
            folder = str(Path(own).parent) if flags & OPEN_ANY_LOG and flags & OPEN_CREATE else ""
            self._files[file] = _OpenFile(number, head.methods.contents, folder)
            head.methods = c.pointer(self._table_for(head.methods))
        return answer

    def _table_for(self, methods: Any) -> _Methods:
        """SQLite's methods with ours among them; one table for each of SQLite's, for the life of the layer."""
        address = c.addressof(methods.contents)
        if address not in self._tables:
            table = _Methods.from_buffer_copy(methods.contents)
            table.close = _Close(self._guarded(self._close))
            if self._recording.reads_fail:  # every read through Python takes longer than the read itself
                table.read = _Read(self._guarded(self._read))
            table.write = _Write(self._guarded(self._write))
            table.truncate = _Truncate(self._guarded(self._truncate))
            table.sync = _Sync(self._guarded(self._sync))
            self._tables[address] = table
        return self._tables[address]

    def _delete(self, vfs: int, name: bytes, sync_folder: int) -> int:
        del vfs
        own = self._recording.name_of(name.decode())
        if own is not None and self._recording.fault(f"SQLite removes {own}"):
            return DELETE_FAILED
        answer = int(self._true.contents.delete(c.addressof(self._true.contents), name, sync_folder))
        if answer == OK and own is not None:
            self._recording.removed(own)
            if sync_folder:
                self._recording.add(FolderSynced(str(Path(own).parent)))
        return answer

    def _close(self, file: int) -> int:
        return int(self._files.pop(file).methods.close(file))

    def _read(self, file: int, data: int, count: int, at: int) -> int:
        if self._recording.fault("SQLite reads"):
            return READ_FAILED
        return int(self._files[file].methods.read(file, data, count, at))

    def _write(self, file: int, data: int, count: int, at: int) -> int:
        known = self._files[file]
        if how := self._recording.fault("SQLite writes"):
            if how is Failure.SHORT:
                known.methods.write(file, data, count // 2, at)
            return FULL if how is Failure.FULL else WRITE_FAILED
        answer = int(known.methods.write(file, data, count, at))
        if answer == OK:
            self._recording.add(Written(known.number, at, c.string_at(data, count)))
        return answer

    def _truncate(self, file: int, size: int) -> int:
        known = self._files[file]
        if self._recording.fault("SQLite cuts"):
            return TRUNCATE_FAILED
        answer = int(known.methods.truncate(file, size))
        if answer == OK:
            self._recording.add(Resized(known.number, size))
        return answer

    def _sync(self, file: int, flags: int) -> int:
        known = self._files[file]
        if self._recording.fault("SQLite syncs"):
            return SYNC_FAILED
        answer = int(known.methods.sync(file, flags))
        if answer == OK:
            self._recording.add(Synced(known.number))
            if known.folder:
                self._recording.add(FolderSynced(known.folder))
                known.folder = ""
        return answer
