"""A folder on a disk that forgets: a power cut loses, tears or reorders what was not synced.

The power can fail between any two steps of a terminal: an operation on this disk, or anything else declared as a step.
The running code then ends with `PowerCutError` at its next step. SQLite passes no exceptions on, so it continues until
then without effect: the disk accepts nothing more.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from harness.virtual_disk.disk import Image, Platter, put
from harness.virtual_disk.operations import Operation
from harness.virtual_disk.recording import Recording, recorded_system_calls
from harness.virtual_disk.sqlite_layer import recorded_sqlite


class PowerCutError(BaseException):
    """The power has failed. It is not an ordinary error, so that no handler of the program catches it."""


class ForgetfulDisk(Recording):
    """A folder, empty at first, of which a power cut leaves what was synced. For one thread only."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        """`chance` decides what a cut leaves of everything that was not synced."""
        super().__init__(folder, {})
        self.has_power = True
        self._chance = chance
        self._platter = Platter({})
        self._left: Image = {}
        self._steps_left = 0

    def note(self, operation: Operation) -> None:
        """Take the operation, unless the power has failed."""
        if self.has_power:
            self._platter.takes(operation)
            self._count()

    def fault(self, what: str) -> None:
        """Raise PowerCutError once the power has failed, unless it would have to pass through SQLite."""
        if not self.has_power and not what.startswith("SQLite"):
            raise PowerCutError

    def step(self) -> None:
        """A step of the terminal other than a write, in which the power may fail. Raises PowerCutError."""
        if self.has_power:
            self._count()
        self.fault("step")

    def cut_after(self, steps: int) -> None:
        """Cut the power after this many more steps."""
        self._steps_left = steps

    def cut(self) -> None:
        """Cut the power now, unless it has failed already."""
        if self.has_power:
            self.has_power, self._steps_left = False, 0
            self._left = self._platter.after_cut(self._chance)

    def power_up(self) -> None:
        """Restore the power: the folder holds what the cut has left. No file of it is open any more."""
        self.has_power = True
        put(self._left, self.folder)
        self.begin(self._left)
        self._platter = Platter(self._left)

    def _count(self) -> None:
        if self._steps_left:
            self._steps_left -= 1
            if not self._steps_left:
                self.cut()


@contextmanager
def in_use(disk: ForgetfulDisk) -> Iterator[None]:
    """Redirect all operations of this process in the disk's folder to the disk, until the end of the block."""
    with recorded_system_calls(disk), recorded_sqlite(disk):
        yield
