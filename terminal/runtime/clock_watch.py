"""Notices that the wall clock was set: compares it with the time that has passed."""

from __future__ import annotations

from terminal.cabinet.commands import ClockFound, Instant
from terminal.cabinet.environment import CLOCK_OFF_MS, LIFE_MS, MADE_MS
from terminal.cabinet.state.machine import AWAY_MS


class ClockWatch:
    """Checks every instant that the runtime uses, in order. `last_ms` dates the journal's last event, if any.

    The steady clock cannot be set, so a jump in either direction is found. At a start, and without a steady clock, the
    only rules are that time does not go back, nor forward by more than a cabinet may be without power. For a new
    journal, the only rule is that the clock shows a time within the program's own decades.
    """

    def __init__(self, last_ms: int | None) -> None:
        self._wall_ms = last_ms
        self._steady_ms: int | None = None

    def look(self, now: Instant) -> ClockFound | None:
        """The time that the clock should show, if it is off by more than a minute; else None."""
        wall_ms, steady_ms = self._wall_ms, self._steady_ms
        self._wall_ms, self._steady_ms = now.at_ms, now.steady_ms
        if wall_ms is None:
            return _unless_within(now, ClockFound(MADE_MS, LIFE_MS))
        if steady_ms is None or now.steady_ms is None:
            return _unless_within(now, ClockFound(wall_ms, AWAY_MS))
        return _unless_within(now, ClockFound(wall_ms + now.steady_ms - steady_ms))


def _unless_within(now: Instant, expected: ClockFound) -> ClockFound | None:
    """None for a clock that shows what is expected."""
    off_ms = now.at_ms - expected.expected_ms
    return None if -CLOCK_OFF_MS <= off_ms <= expected.within_ms + CLOCK_OFF_MS else expected
