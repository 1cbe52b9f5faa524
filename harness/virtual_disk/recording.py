"""Records every operation on the files of a folder, made by SQLite or by the program itself."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from harness.virtual_disk.disk import Image
from harness.virtual_disk.operations import (
    ERRNO,
    Failure,
    FolderSynced,
    Named,
    Operation,
    Resized,
    Synced,
    Unnamed,
    Written,
)


class Recording:
    """The operations on one folder and its subfolders, in order. Thread-safe."""

    reads_fail = False
    """SQLite's reads are asked for faults as well."""

    def __init__(self, folder: Path, before: Image) -> None:
        """`before` is the present content of the folder, by relative names."""
        self.operations: list[Operation] = []
        self.folder = folder
        self._prefix = f"{folder}/"
        self._lock = threading.Lock()
        self.begin(before)

    def begin(self, before: Image) -> None:
        """Renumber the files: this is the present content of the folder."""
        self._numbers = {name: number for number, name in enumerate(before)}
        self._files = len(before)

    def name_of(self, path: str) -> str | None:
        """The name within the folder, `.` for the folder itself; None for anything outside."""
        path = os.path.abspath(path)  # noqa: PTH100 - called for every operation, mostly foreign
        if f"{path}/" == self._prefix:
            return "."
        return path.removeprefix(self._prefix) if path.startswith(self._prefix) else None

    def opened(self, name: str, *, made: bool, emptied: bool = False) -> int:
        """The number of the file to which the name refers."""
        with self._lock:
            if made or name not in self._numbers:
                self._numbers[name] = self._files
                self._files += 1
                self.note(Named(name, self._numbers[name]))
            number = self._numbers[name]
        if emptied and not made:
            self.add(Resized(number, 0))
        return number

    def renamed(self, old: str, new: str) -> None:
        """The file has another name; a file that was never recorded, like SQLite's shared memory, stays unknown."""
        with self._lock:
            if (number := self._numbers.pop(old, None)) is None:
                return
            self._numbers[new] = number
            self.note(Named(new, number))

    def removed(self, name: str) -> None:
        """The name was removed."""
        with self._lock:
            if self._numbers.pop(name, None) is not None:
                self.note(Unnamed(name))

    def fault(self, what: str) -> Failure | None:
        """Return whether this operation has to fail, and how; in a plain recording none does."""
        del what
        return None

    def raise_fault(self, what: str) -> None:
        """Raise the system's error if this operation has to fail. Raises OSError."""
        if (how := self.fault(what)) is not None:
            number = ERRNO[how]
            raise OSError(number, os.strerror(number))

    def add(self, operation: Operation) -> None:
        """Record an operation."""
        with self._lock:
            self.note(operation)

    def note(self, operation: Operation) -> None:
        """Store an operation; called by one thread at a time."""
        self.operations.append(operation)


@contextmanager
def recorded_system_calls(recording: Recording) -> Iterator[None]:
    """Record the operations that the program itself makes through `os`, until the end of the block.

    A file that was opened in another way is recorded as a whole when it is synced; nothing relies on it before.
    """
    calls = _Calls(recording)
    true = {name: getattr(os, name) for name in calls.recorded}
    try:
        for name, call in calls.recorded.items():
            setattr(os, name, call)
        yield
    finally:
        for name, call in true.items():
            setattr(os, name, call)


class _Calls:
    """The functions of `os` that change files; each is carried out and then recorded."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self._files: dict[int, int] = {}
        """The number of the file behind each descriptor."""
        self._folders: dict[int, str] = {}
        self.recorded: dict[str, Callable[..., Any]] = {
            "open": self._open(os.open),
            "close": self._close(os.close),
            "write": self._write(os.write),
            "pwrite": self._pwrite(os.pwrite),
            "ftruncate": self._ftruncate(os.ftruncate),
            "fsync": self._sync(os.fsync),
            "fdatasync": self._sync(os.fdatasync),
            "rename": self._rename(os.rename),
            "replace": self._rename(os.replace),
            "unlink": self._unlink(os.unlink),
            "remove": self._unlink(os.remove),
        }

    def _open(self, call: Callable[..., int]) -> Callable[..., int]:
        def opened(path: Any, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
            name = None if dir_fd is not None or isinstance(path, int) else self._recording.name_of(os.fspath(path))
            made = name is not None and not os.path.lexists(path)
            if name is not None:
                self._recording.raise_fault(f"open {name}")
            descriptor = call(path, flags, mode, dir_fd=dir_fd)
            if name is not None and Path(path).is_dir():
                self._folders[descriptor] = name
            elif name is not None and flags & (os.O_RDWR | os.O_WRONLY):
                self._files[descriptor] = self._recording.opened(name, made=made, emptied=bool(flags & os.O_TRUNC))
            return descriptor

        return opened

    def _close(self, call: Callable[[int], None]) -> Callable[[int], None]:
        def closed(descriptor: int) -> None:
            self._files.pop(descriptor, None)
            self._folders.pop(descriptor, None)
            call(descriptor)

        return closed

    def _write(self, call: Callable[[int, Any], int]) -> Callable[[int, Any], int]:
        def written(descriptor: int, data: Any) -> int:
            count = call(descriptor, self._taken(descriptor, data))
            if (file := self._files.get(descriptor)) is not None:
                at = os.lseek(descriptor, 0, os.SEEK_CUR) - count
                self._recording.add(Written(file, at, bytes(data)[:count]))
            return count

        return written

    def _pwrite(self, call: Callable[[int, Any, int], int]) -> Callable[[int, Any, int], int]:
        def written(descriptor: int, data: Any, at: int) -> int:
            count = call(descriptor, self._taken(descriptor, data), at)
            if (file := self._files.get(descriptor)) is not None:
                self._recording.add(Written(file, at, bytes(data)[:count]))
            return count

        return written

    def _taken(self, descriptor: int, data: Any) -> Any:
        """The part of the data that the disk accepts. Raises OSError."""
        if descriptor not in self._files or (how := self._recording.fault("write")) is None:
            return data
        if how is Failure.SHORT:
            return bytes(data)[: len(data) // 2]
        raise OSError(ERRNO[how], os.strerror(ERRNO[how]))

    def _ftruncate(self, call: Callable[[int, int], None]) -> Callable[[int, int], None]:
        def resized(descriptor: int, size: int) -> None:
            if descriptor in self._files:
                self._recording.raise_fault("truncate")
            call(descriptor, size)
            if (file := self._files.get(descriptor)) is not None:
                self._recording.add(Resized(file, size))

        return resized

    def _sync(self, call: Callable[[Any], None]) -> Callable[[Any], None]:
        def synced(handle: Any) -> None:
            known = handle if isinstance(handle, int) else handle.fileno()
            if known in self._folders or known in self._files:
                self._recording.raise_fault("sync")
            call(handle)
            descriptor = handle if isinstance(handle, int) else handle.fileno()
            if descriptor in self._folders:
                self._recording.add(FolderSynced(self._folders[descriptor]))
            elif descriptor in self._files:
                self._recording.add(Synced(self._files[descriptor]))
            else:
                self._synced_whole(descriptor)

        return synced

    def _synced_whole(self, descriptor: int) -> None:
        """A file that was not opened through `os`: its present content is on the disk, the earlier one is unknown."""
        path = Path(f"/proc/self/fd/{descriptor}")
        if (name := self._recording.name_of(str(path.readlink()))) is None:
            return
        content = path.read_bytes()
        file = self._recording.opened(name, made=False)
        for operation in (Resized(file, 0), Written(file, 0, content), Synced(file)):
            self._recording.add(operation)

    def _rename(self, call: Callable[..., None]) -> Callable[..., None]:
        def renamed(old: Any, new: Any, **folders: Any) -> None:
            before, after = self._recording.name_of(os.fspath(old)), self._recording.name_of(os.fspath(new))
            if before is not None:
                self._recording.raise_fault(f"rename {before}")
            call(old, new, **folders)
            if before is not None and after is not None:
                self._recording.renamed(before, after)

        return renamed

    def _unlink(self, call: Callable[..., None]) -> Callable[..., None]:
        def removed(path: Any, **folders: Any) -> None:
            if (name := self._recording.name_of(os.fspath(path))) is not None:
                self._recording.raise_fault(f"remove {name}")
            call(path, **folders)
            if name is not None:
                self._recording.removed(name)

        return removed
