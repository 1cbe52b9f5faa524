"""When a gaming day begins: at the parameter's hour by the local clock, or with the first command after it (M7).

A day has the date on which it begins. It begins even during play: chips stay on the felt, and a command after the hour
belongs to the new day with everything it causes. No timer decides: the clock's alarm at that hour is a command like any
other, and after a power-off the start is the first one.

A clock that is known to be wrong begins no day: the days continue by the clock that was right until it was set. A clock
that was set back does not end a day twice, because a day only follows one of an earlier date. A clock that was set
forward while the power was off cannot be distinguished from days without power, up to a bound (`AWAY_MS`): the event
records how many days passed. Beyond it the clock counts as wrong until it is corrected or a technician confirms it. If
a technician sets the clock, or confirms it, although the current day is more than a day ahead of it, the next day gets
the clock's date: otherwise that day would last for years. Numbers only rise, so that two days of one date can be
distinguished.
"""

from __future__ import annotations

from datetime import date, timedelta

from terminal.cabinet.commands import Instant
from terminal.cabinet.environment import believed
from terminal.cabinet.events import (
    ClockConfirmed,
    ClockMoved,
    ClockSet,
    Event,
    FaultsAcknowledged,
    GamingDayBegan,
    Started,
)
from terminal.cabinet.state import State
from terminal.common.local_time import DAY_MS
from terminal.settings.parameters import Profile

EPOCH = date(1970, 1, 1)

TELL_THE_TIME = (Started, ClockMoved, ClockSet, ClockConfirmed, FaultsAcknowledged)
"""Events about the clock, or about how long there was no power: they precede the day that follows from them."""


def begun_before(
    profile: Profile, state: State, happened: tuple[Event, ...], now: Instant
) -> tuple[GamingDayBegan, ...]:
    """The gaming day that begins before these events, if any; no event belongs to two days."""
    return () if _tell_the_time(happened) else _begun(profile, state, now)


def begun_after(
    profile: Profile, state: State, happened: tuple[Event, ...], now: Instant
) -> tuple[GamingDayBegan, ...]:
    """The gaming day that begins because of the clock or the power, in the state after these events, if any."""
    if not _tell_the_time(happened):
        return ()
    return _begun(profile, state, now, clock_is_right=any(map(_says_that_the_clock_is_right, happened)))


def _tell_the_time(happened: tuple[Event, ...]) -> bool:
    return any(isinstance(event, TELL_THE_TIME) for event in happened)


def alarm_ms(profile: Profile, state: State, now: Instant) -> int | None:
    """When the next gaming day begins, by the current wall clock; None before the first, and without such days."""
    if state.accounting.day is None or state.at_an_end:
        return None
    if _begun(profile, state, now):
        return now.at_ms
    clock = believed(state, now)
    return (_ordinal(profile, clock) + 1) * DAY_MS - _shift_ms(profile, clock) + now.at_ms - clock.at_ms


def _begun(profile: Profile, state: State, now: Instant, *, clock_is_right: bool = False) -> tuple[GamingDayBegan, ...]:
    """The next gaming day, if it is due."""
    if state.at_an_end or (state.accounting.day is None and state.machine.clock is not None):
        return ()  # before the first day, there is no earlier clock to continue by
    today, passed_days = _ordinal(profile, believed(state, now)), 0
    if state.accounting.day is not None:
        passed_days = today - (date.fromisoformat(state.accounting.day.date) - EPOCH).days
        if passed_days < 1 and not (passed_days < -1 and clock_is_right):
            return ()
    its_date = (EPOCH + timedelta(days=today)).isoformat()
    return (GamingDayBegan(state.accounting.days_begun + 1, its_date, now.at_ms, passed_days, now.offset_minutes),)


def _ordinal(profile: Profile, clock: Instant) -> int:
    """The gaming day that an instant belongs to, as days since 1970."""
    return (clock.at_ms + _shift_ms(profile, clock)) // DAY_MS


def _shift_ms(profile: Profile, clock: Instant) -> int:
    """From UTC to a clock on which every gaming day begins at midnight."""
    return (clock.offset_minutes - profile.day_begins_minutes) * 60_000


def _says_that_the_clock_is_right(event: Event) -> bool:
    return isinstance(event, ClockSet | ClockConfirmed) or (
        isinstance(event, FaultsAcknowledged) and "clock_off" in event.codes
    )
