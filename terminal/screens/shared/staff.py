"""What the player's screen knows of the staff's: that it follows keys, states and the language."""

from __future__ import annotations

from typing import Protocol

from terminal.cabinet.events import AnyEvent
from terminal.cabinet.state import State


class StaffScreen(Protocol):
    """The staff's menu, as the player's screen sees it."""

    def turn_keys(self, keys: tuple[str, ...]) -> None:
        """These keys are turned now."""

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Follow what happens."""

    def retranslate(self) -> None:
        """Read every text again, in the language that is spoken now."""


class NoStaffScreen:
    """A screen of the player that has none for the staff."""

    def turn_keys(self, keys: tuple[str, ...]) -> None:
        """Keys open nothing."""

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Nothing is shown."""

    def retranslate(self) -> None:
        """There is no text."""
