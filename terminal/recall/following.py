"""The state of the cabinet at any event: folded from the last snapshot before it, in portions."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple, TypeVar

from msgspec import MsgspecError

from drivers.ports.message import Message, message
from terminal.cabinet import events
from terminal.cabinet import state as states
from terminal.cabinet.events import Event
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.messages.english import sentence
from terminal.rules.refusal import Refusal

PORTION = 250
"""Events folded between two checks for touches: a few milliseconds of work."""


MILESTONE = 10_000
"""When all events must be folded, a state is kept at this interval, so that the next game is found quickly."""


class Place(NamedTuple):
    """A state, and the number of its last event."""

    seq: int
    state: State


Result = TypeVar("Result")
Portions = Generator[float, None, Result]
"""Work in portions: yields the fraction that is done, and returns its result."""

Work = Portions[Place]


def next_state(state: State, row: Row) -> tuple[Event, State]:
    """The event of a row, and the state after it. Raises NonsenseError."""
    try:
        event = events.from_bytes(row.body)
        return event, fold(state, event)
    except (MsgspecError, AssertionError, ValueError, Refusal) as error:
        raise NonsenseError(message("journal.numbered_event_senseless", number=row.seq, error=str(error))) from error


class NonsenseError(ValueError):
    """An event is whole, and yet cannot have happened after those before it. str() says it in English."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def __str__(self) -> str:
        return sentence(self.message)


class Follower:
    """Finds the state at an event.

    A snapshot that a different version of the program took is never used: then all events are folded from the first,
    which takes half a minute for a million of them. `is_slow` reports that, and states reached on the way are kept.
    """

    def __init__(self, history: History, beginning: State) -> None:
        """`beginning` is the state of a journal without events."""
        self._history = history
        self._remembered = [Place(0, beginning)]
        self._last = self._remembered[0]
        """The place that was found last: what is asked for next is often soon after it."""
        self.is_slow = False
        """The last snapshot before the event was taken by a different version."""

    def to(self, seq: int) -> Work:
        """Fold to the state after event `seq`. Raises JournalError, or NonsenseError."""
        start = self._start(seq)
        place = start
        for row in self._history.rows(start.seq, seq):
            place = Place(row.seq, next_state(place.state, row)[1])
            if self.is_slow and row.seq % MILESTONE == 0:
                self._remembered.append(place)
            if (row.seq - start.seq) % PORTION == 0:
                yield (row.seq - start.seq) / (seq - start.seq)
        self._last = Place(seq, place.state)
        return self._last

    def passed(self, place: Place) -> None:
        """This place was found on the way from one that was asked for."""
        self._last = place

    def _start(self, seq: int) -> Place:
        known = (*self._remembered, self._last)
        nearest = max((place for place in known if place.seq <= seq), key=lambda place: place.seq)
        found = self._history.snapshot(seq)
        self.is_slow = False
        if found is None or found[0] <= nearest.seq:
            return nearest
        try:
            return Place(found[0], states.from_bytes(found[1]))
        except MsgspecError:
            self.is_slow = True
            return nearest


def at_once(work: Portions[Result]) -> Result:
    """Do all of the work at once, for callers that need not share the thread."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result
