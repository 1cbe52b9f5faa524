"""The power of a terminal: it may fail at any step. With it goes a disk that keeps the journal's promise."""

from __future__ import annotations

from typing import Protocol

from harness.virtual_disk.forgetful import PowerCutError


class Supply(Protocol):
    """The power of a terminal and of its disk."""

    has_power: bool

    def step(self) -> None:
        """The terminal does something that others notice. Raises PowerCutError if its power fails then."""

    def cut_after(self, steps: int) -> None:
        """Cut the power after this many more steps."""

    def cut(self) -> None:
        """Cut the power now, unless it has failed already."""

    def power_up(self) -> None:
        """Restore the power."""


class PlainSupply:
    """A supply without a disk: what is kept in memory survives, and a step is a whole write."""

    def __init__(self) -> None:
        self.has_power = True
        self._steps_left = 0

    def step(self) -> None:
        """A step in which the power may fail. Raises PowerCutError."""
        if self.has_power and self._steps_left:
            self._steps_left -= 1
            if not self._steps_left:
                self.cut()
        if not self.has_power:
            raise PowerCutError

    def cut_after(self, steps: int) -> None:
        """Cut the power after this many more steps."""
        self._steps_left = steps

    def cut(self) -> None:
        """Cut the power now."""
        self.has_power, self._steps_left = False, 0

    def power_up(self) -> None:
        """Restore the power."""
        self.has_power = True
