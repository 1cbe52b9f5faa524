"""The disks of several terminals in one process: what runs now uses its own, and each loses its power by itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from harness.virtual_disk.forgetful import ForgetfulDisk
from harness.virtual_disk.operations import Failure, Operation
from harness.virtual_disk.recording import Recording


class SeveralDisks(Recording):
    """Passes every operation on to the disk of the terminal that runs. For one thread only.

    A terminal touches no file of another one, so that a name or a descriptor always belongs to the disk that is used.
    """

    def __init__(self) -> None:
        super().__init__(Path("/nowhere"), {})
        self._used: ForgetfulDisk | None = None

    @contextmanager
    def used(self, disk: ForgetfulDisk | None) -> Iterator[None]:
        """Until the end of the block, everything that happens is on this disk; None for what has none."""
        before, self._used = self._used, disk
        try:
            yield
        finally:
            self._used = before

    def name_of(self, path: str) -> str | None:
        """The name on the disk that is used; None for anything outside."""
        return None if self._used is None else self._used.name_of(path)

    def opened(self, name: str, *, made: bool, emptied: bool = False) -> int:
        """The number of the file to which the name refers."""
        assert self._used is not None, f"{name} is opened on no disk"
        return self._used.opened(name, made=made, emptied=emptied)

    def renamed(self, old: str, new: str) -> None:
        """The file has another name."""
        if self._used is not None:
            self._used.renamed(old, new)

    def removed(self, name: str) -> None:
        """The name was removed."""
        if self._used is not None:
            self._used.removed(name)

    def fault(self, what: str) -> Failure | None:
        """Raise PowerCutError if the disk that is used has lost its power."""
        if self._used is not None:
            self._used.fault(what)
        return None

    def note(self, operation: Operation) -> None:
        """Take the operation to the disk that is used."""
        if self._used is not None:
            self._used.note(operation)
