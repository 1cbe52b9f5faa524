"""Notices that the wall clock was set: it holds what the clock says against the time that has passed."""

from __future__ import annotations

from terminal.cabinet.commands import ClockFound, Instant
from terminal.cabinet.state.machine import AWAY_MS
from terminal.cabinet.surroundings import CLOCK_OFF_MS, LIFE_MS, MADE_MS


class ClockWatch:
    """Is shown every instant that the street is told, in order. `last_ms` dates the journal's last event, if any.

    Nobody can set the steady clock, so a jump in either direction is seen. At a start, and where there is no steady
    clock, all that is known is that time does not go back, nor forward by more than a cabinet is without power. Of a
    journal that is new nothing is known but that the clock is of the program's own decades.
    """

    def __init__(self, last_ms: int | None) -> None:
        self._wall_ms = last_ms
        self._steady_ms: int | None = None

    def look(self, now: Instant) -> ClockFound | None:
        """Say what the clock ought to show, if it shows another time by more than a minute; else nothing."""
        wall_ms, steady_ms = self._wall_ms, self._steady_ms
        self._wall_ms, self._steady_ms = now.at_ms, now.steady_ms
        if wall_ms is None:
            return _unless_within(now, ClockFound(MADE_MS, LIFE_MS))
        if steady_ms is None or now.steady_ms is None:
            return _unless_within(now, ClockFound(wall_ms, AWAY_MS))
        return _unless_within(now, ClockFound(wall_ms + now.steady_ms - steady_ms))


def _unless_within(now: Instant, expected: ClockFound) -> ClockFound | None:
    """Nothing for a clock that shows what is expected."""
    off_ms = now.at_ms - expected.expected_ms
    return None if -CLOCK_OFF_MS <= off_ms <= expected.within_ms + CLOCK_OFF_MS else expected
