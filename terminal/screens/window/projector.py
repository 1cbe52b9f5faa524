"""The runtime's watcher for the player's screen: every state is shown, a lock covers play."""

from __future__ import annotations

from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock
from terminal.screens.player.screen import PlayerScreen


class Projector:
    """Passes the runtime's reports to the screen."""

    def __init__(self, screen: PlayerScreen) -> None:
        self._screen = screen

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Show the state after these events."""
        del seq
        self._screen.show(state, events)

    def locked(self, lock: Lock) -> None:
        """Cover play."""
        self._screen.lock(lock)

    def released(self) -> None:
        """Uncover play."""
        self._screen.unlock()
