"""The time that a driver's machine goes by: it runs only while the driver's thread can listen to its device."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], int]
"""Monotonic milliseconds."""

HELD_UP_MS = 250
"""A wait that lasts this much longer than it was meant to was no wait: the thread or the whole process stood still."""


class ListeningClock:
    """Milliseconds of listening; the time in which the thread stood still is left out.

    A machine concludes from silence that a device is gone, from rest that a command never arrived, and from a lack of
    progress that a ticket is in doubt. None of that is true of a time in which nothing could have been heard: a
    process that was stopped for some seconds would have its ticket printed a second time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._looked_ms = self._now_ms = clock()

    @property
    def now_ms(self) -> int:
        """The time of the last look at the clock."""
        return self._now_ms

    def waited(self, meant_ms: int) -> bool:
        """Count what has passed since the last look, meant to be `meant_ms` at most; whether it was one wait.

        Of a longer one only `meant_ms` counts.
        """
        looked_ms = self._clock()
        passed_ms = looked_ms - self._looked_ms
        self._looked_ms = looked_ms
        listened = passed_ms <= meant_ms + HELD_UP_MS
        self._now_ms += passed_ms if listened else meant_ms
        return listened
