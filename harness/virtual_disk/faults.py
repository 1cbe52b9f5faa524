"""A disk of which exactly one operation fails: the n-th."""

from __future__ import annotations

from pathlib import Path

from harness.virtual_disk.operations import Failure
from harness.virtual_disk.recording import Recording


class FaultyDisk(Recording):
    """Counts the operations on the files in a folder. With `at` 0 none fails."""

    reads_fail = True

    def __init__(self, folder: Path, at: int, how: Failure) -> None:
        super().__init__(folder, {})
        self.asked = 0
        self.failed = ""
        """The operation that failed; empty while none has."""
        self._at = at
        self._how = how

    def fault(self, what: str) -> Failure | None:
        """Whether this operation fails, and how. Only a write can run out of space, or be partial."""
        if self._how is not Failure.BROKEN and "write" not in what:
            return None
        self.asked += 1
        if self.asked != self._at:
            return None
        self.failed = what
        return self._how
