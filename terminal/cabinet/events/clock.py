"""The clock as the staff sets or confirms it."""

from __future__ import annotations

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person
from terminal.messages.text import Text


class ClockSetCalled(Event, frozen=True, tag="clock_set_called"):
    """The staff sets the clock: the operating system's clock is set once this is durable."""

    at_ms: int
    """What the clock shows before."""
    to_ms: int
    """What it shall show."""
    by: str
    """The key that was turned."""
    alone_ms: int
    """By how much one person alone has set the clock since the gaming day began, with this; 0 for two people."""
    who: Person | None = None
    """The person; None where a key alone is enough."""
    second: Person | None = None
    """The second person; None where none was needed, or keys alone are enough."""


class ClockSet(Event, frozen=True, tag="clock_set"):
    """The clock was set by the staff, and counts as right."""

    before_ms: int
    after_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""
    second: Person | None = None
    """The second person; None where none was needed, or keys alone are enough."""


class ClockNotSet(Event, frozen=True, tag="clock_not_set"):
    """The clock that the staff wanted to set is as it was."""

    why: Text
    at_ms: int


class ClockConfirmed(Event, frozen=True, tag="clock_confirmed"):
    """The staff has confirmed that a clock which was doubted is right."""

    at_ms: int
    off_ms: int
    """By how much it had jumped."""
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class OffsetChanged(Event, frozen=True, tag="offset_changed"):
    """Local time has another offset from UTC than before: summer time began or ended, or the cabinet's zone was set."""

    at_ms: int
    """When it was found: at the first event with the new offset."""
    offset_minutes: int
    """Local time less UTC."""
    before_minutes: int
    """What it was before."""
