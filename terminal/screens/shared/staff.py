"""What the player's screen knows of the staff's: that it follows keys, states and the language."""

from __future__ import annotations

from typing import Protocol

from terminal.cabinet.events import Event
from terminal.cabinet.state import State


class StaffScreen(Protocol):
    """The staff's menu, for the player's screen."""

    def turn_keys(self, keys: tuple[str, ...]) -> None:
        """These keys are turned now."""

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events."""

    def retranslate(self) -> None:
        """Read every text again, in the current language."""


class NoStaffScreen:
    """For a player's screen without a staff's."""

    def turn_keys(self, keys: tuple[str, ...]) -> None:
        """Keys open nothing."""

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Nothing is shown."""

    def retranslate(self) -> None:
        """There is no text."""
