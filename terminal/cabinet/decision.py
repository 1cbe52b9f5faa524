"""The outcome of a decision: the events of a command, and the state after them. Each event is folded once, here."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from drivers.ports.message import message
from terminal.cabinet.events import Event
from terminal.cabinet.fold import UnbalancedError, fold
from terminal.cabinet.state import State


class Happened(tuple[Event, ...]):  # noqa: SLOT001 - no tuple has slots of its own
    """The events of a decision, with the states before and after: they are folded once, however often passed on."""

    before: State
    after: State

    @classmethod
    def of(cls, events: Iterable[Event], before: State, after: State) -> Happened:
        """These events lead from one state to the other."""
        happened = cls(events)
        happened.before, happened.after = before, after
        return happened


class Decision(msgspec.Struct, frozen=True):
    """Events in their order, and the state after the last of them."""

    state: State
    events: tuple[Event, ...] = ()

    def then(self, events: Iterable[Event]) -> Decision:
        """Append these events. Raises UnbalancedError if money appeared or vanished by one of them."""
        following = events if isinstance(events, tuple) else tuple(events)
        if not following:
            return self
        if isinstance(following, Happened) and following.before is self.state:
            return self._with(following, following.after)
        return self._with(following, _folded(self.state, following))

    def _with(self, following: tuple[Event, ...], after: State) -> Decision:
        if not self.events:
            return Decision(after, Happened.of(following, self.state, after))
        events = (*self.events, *following)
        if isinstance(self.events, Happened):
            return Decision(after, Happened.of(events, self.events.before, after))
        return Decision(after, events)


def _folded(state: State, events: tuple[Event, ...]) -> State:
    try:
        for event in events:
            state = fold(state, event)
    except UnbalancedError:
        raise
    except AssertionError as error:  # money in the state after it cannot be trusted
        raise UnbalancedError(message("audit.state_impossible", error=str(error))) from error
    return state
