"""The terminal's runtime in a world where its power may fail at any step: it ends there, and does nothing more."""

from __future__ import annotations

from contextlib import suppress

from harness.simulation.supply import Supply
from harness.virtual_disk.forgetful import PowerCutError
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import Command
from terminal.journal.journal import Journal
from terminal.rules.refusal import Refusal
from terminal.runtime.runtime import Clock, Runtime


class Terminal(Runtime):
    """A runtime with this supply of power. A touch that a power cut interrupts is refused, as are all later ones.

    The next start shows whether the touch had an effect.
    """

    def __init__(self, cabinet: Cabinet, journal: Journal, clock: Clock, supply: Supply) -> None:
        super().__init__(cabinet, journal, clock)
        self._supply = supply
        self.touches = 0
        """How often it was touched: that can move its alarm without an event."""

    @property
    def has_power(self) -> bool:
        """Whether its screen is lit."""
        return self._supply.has_power

    def touched(self) -> None:
        """It was touched, whether or not that causes a command."""
        self.touches += 1
        super().touched()

    def touch(self, command: Command) -> Refusal | None:
        """Carry out a person's command, while there is power."""
        if self.has_power:
            with suppress(PowerCutError):
                return super().touch(command)
        return Refusal("locked", "{why}", why="The power has gone.")

    def drain(self) -> None:
        """Handle everything that is waiting, until the power fails."""
        if self.has_power:
            with suppress(PowerCutError):
                super().drain()

    def tick(self) -> None:
        """Do what the clock requires, while there is power."""
        if self.has_power:
            with suppress(PowerCutError):
                super().tick()
