"""The outcome of a decision: the events of a command, and the state after them. Each event is folded once, here."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from drivers.ports.message import message
from terminal.cabinet.events import Event
from terminal.cabinet.fold import UnbalancedError, fold
from terminal.cabinet.state import State


class Decision(msgspec.Struct, frozen=True):
    """Events in their order, and the state after the last of them."""

    state: State
    events: tuple[Event, ...] = ()

    def then(self, events: Iterable[Event]) -> Decision:
        """Append these events. Raises UnbalancedError if money appeared or vanished by one of them."""
        state, following = self.state, tuple(events)
        if not following:
            return self
        try:
            for event in following:
                state = fold(state, event)
        except UnbalancedError:
            raise
        except AssertionError as error:  # money in the state after it cannot be trusted
            raise UnbalancedError(message("audit.state_impossible", error=str(error))) from error
        return Decision(state, (*self.events, *following))
