"""A folder on a disk that forgets: when the power goes, what was not synced is lost, torn or out of order.

The power can be made to go between any two steps of a terminal: an operation on this disk, or whatever else is said to
be a step. What runs then ends by `PowerCutError` at its next step. SQLite, through which no exception comes, goes on
until then for nothing: the disk takes no more.
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
    """The power has gone. It is no error of the program's, so that none of its handlers takes it for one."""


class ForgetfulDisk(Recording):
    """A folder, empty at first, of which a power cut leaves what was synced. One thread has all of it."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        """`chance` decides what a cut leaves of all that was not synced."""
        super().__init__(folder, {})
        self.has_power = True
        self._chance = chance
        self._platter = Platter({})
        self._left: Image = {}
        self._steps_left = 0

    def note(self, operation: Operation) -> None:
        """Take the operation, unless the power has gone."""
        if self.has_power:
            self._platter.takes(operation)
            self._count()

    def fault(self, what: str) -> None:
        """Raise PowerCutError once the power has gone, unless it would have to come through SQLite."""
        if not self.has_power and not what.startswith("SQLite"):
            raise PowerCutError

    def step(self) -> None:
        """The terminal does something else than to write, in which the power may go. Raises PowerCutError."""
        if self.has_power:
            self._count()
        self.fault("step")

    def cut_after(self, steps: int) -> None:
        """Let the power go after so many more steps."""
        self._steps_left = steps

    def cut(self) -> None:
        """Let the power go now, unless it has gone."""
        if self.has_power:
            self.has_power, self._steps_left = False, 0
            self._left = self._platter.after_cut(self._chance)

    def power_up(self) -> None:
        """Let the power come back: the folder holds what the cut has left. No file of it is open any more."""
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
    """Let all that this process does in the disk's folder be done on the disk, until the end of the block."""
    with recorded_system_calls(disk), recorded_sqlite(disk):
        yield
