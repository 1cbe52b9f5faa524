"""How long the cabinet has been untouched, which no event records, and what covers its table meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from terminal.cabinet import first_hand, inactivity
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import Instant
from terminal.cabinet.events import Event
from terminal.cabinet.inactivity import Cover
from terminal.cabinet.players import logging_in
from terminal.cabinet.state import State
from terminal.settings.parameters import Profile


class Presence:
    """Gets touches, events and the time; a follower learns what covers the table."""

    def __init__(self, cabinet: Cabinet, now: Instant) -> None:
        self._cabinet = cabinet
        self._touched_ms = _steady_ms(now)
        self._cover: Cover = "play"
        self._followers: list[Callable[[Cover], None]] = []

    def follow(self, show: Callable[[Cover], None]) -> None:
        """Call `show` each time that the cover of the table changes."""
        self._followers.append(show)

    def touched(self, state: State, now: Instant) -> None:
        """A person has touched the cabinet."""
        self._touched_ms = _steady_ms(now)
        self.look(state, now)

    def happened(self, before: State, after: State, events: tuple[Event, ...], now: Instant) -> None:
        """These events were shown."""
        if inactivity.stirs(self._profile(after), before, after, events):
            self.touched(after, now)

    def look(self, state: State, now: Instant) -> None:
        """Time has passed."""
        cover = inactivity.cover(self._profile(state), state, self.untouched_ms(now))
        if cover != self._cover:
            self._cover = cover
            for show in self._followers:
                show(cover)

    def untouched_ms(self, now: Instant) -> int:
        """How long the cabinet has been untouched."""
        return max(_steady_ms(now) - self._touched_ms, 0)

    def alarm_ms(self, state: State, now: Instant) -> int | None:
        """The instant of the wall clock at which an untouched cabinet covers its table, ends a lesson or signs out."""
        profile = self._profile(state)
        covered_ms = inactivity.cover_after_ms(profile, state) if self._cover == "play" else None
        logs_out_ms = logging_in.logs_out_after_ms(profile, state)
        lesson_ms = first_hand.ends_after_ms(profile, state)
        waits_ms = (covered_ms, lesson_ms, inactivity.signs_out_after_ms(profile, state), logs_out_ms)
        wait_ms = min((one for one in waits_ms if one is not None), default=None)
        return None if wait_ms is None else now.at_ms + max(wait_ms - self.untouched_ms(now), 0)

    def _profile(self, state: State) -> Profile:
        return self._cabinet.in_force(state).profile


def _steady_ms(now: Instant) -> int:
    """The time of the steady clock, where there is one."""
    return now.at_ms if now.steady_ms is None else now.steady_ms
