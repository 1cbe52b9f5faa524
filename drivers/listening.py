"""The clock of a driver's machine: it runs only while the driver's thread can listen to its device."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], int]
"""Monotonic milliseconds."""

HELD_UP_MS = 250
"""A wait that takes this much longer than intended was not a wait: the thread or the whole process was suspended."""


class ListeningClock:
    """Milliseconds of listening; time in which the thread was suspended is left out.

    A machine concludes from silence that a device is gone, from rest that a command never arrived, and from a lack of
    progress that a ticket is in doubt. None of that holds for a time in which nothing could be received: a process that
    was suspended for some seconds would print its ticket a second time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._looked_ms = self._now_ms = clock()

    @property
    def now_ms(self) -> int:
        """The time of the last update."""
        return self._now_ms

    def waited(self, meant_ms: int) -> bool:
        """Count the time since the last update, intended as `meant_ms` at most; returns whether it was a single wait.

        Of a longer time only `meant_ms` counts.
        """
        looked_ms = self._clock()
        passed_ms = looked_ms - self._looked_ms
        self._looked_ms = looked_ms
        listened = passed_ms <= meant_ms + HELD_UP_MS
        self._now_ms += passed_ms if listened else meant_ms
        return listened
