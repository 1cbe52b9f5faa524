"""Notices that the wall clock was set: it holds what the clock says against the time that has passed."""

from __future__ import annotations

from terminal.cabinet.commands import ClockFound, Instant
from terminal.cabinet.surroundings import CLOCK_OFF_MS


class ClockWatch:
    """Is shown every instant that the street is told, in order. `last_ms` dates the journal's last event, if any.

    Nobody can set the steady clock, so a jump in either direction is seen. At a start, and where there is no steady
    clock, all that is known is that time does not go back: what stands in the journal has happened before.
    """

    def __init__(self, last_ms: int | None) -> None:
        self._wall_ms = last_ms
        self._steady_ms: int | None = None

    def look(self, now: Instant) -> ClockFound | None:
        """Say what the clock ought to show, if it shows another time by more than a minute; else nothing."""
        wall_ms, steady_ms = self._wall_ms, self._steady_ms
        self._wall_ms, self._steady_ms = now.at_ms, now.steady_ms
        if wall_ms is None:
            return None
        if steady_ms is None or now.steady_ms is None:
            return ClockFound(wall_ms, at_start=True) if now.at_ms < wall_ms - CLOCK_OFF_MS else None
        expected_ms = wall_ms + now.steady_ms - steady_ms
        return ClockFound(expected_ms) if abs(now.at_ms - expected_ms) > CLOCK_OFF_MS else None
