"""What is found of the machine the program runs on: a clock that was set, and disks that fill up.

A clock that is off by more than a minute stops what bears a date: no ticket is printed, for its date and its expiry
would be wrong, and none is taken in, for nobody can tell whether it has expired. An attendant pays instead. Chips,
dice and bills go on, for they need no date; what ends at an instant (a betting time, a reservation) keeps the time that
it had left; and a limit that counts from a day on is the one of the later day. Regulation L8 allows a clock to be five
minutes wrong; a minute is far above what a clock is corrected by while it runs.

A disk stops new games and new money while there is still room to book what is under way: a throw, a bill in the path,
a cash-out, a hand pay.
"""

from __future__ import annotations

from typing import Literal

from terminal.cabinet import commands as c
from terminal.cabinet.events import AnyEvent, ClockMoved, DiskStands
from terminal.cabinet.profile import Profile
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal

CLOCK_OFF_MS = 60_000
"""A clock is off that tells another time by more than this."""


def clock_found(state: State, command: c.ClockFound, now: c.Instant) -> tuple[AnyEvent, ...]:
    """The clock was set: note by how much, and whether that sets it right again.

    What was found at a start is known as a bound only: time has passed that nobody has measured. Such a clock counts
    as right once it has come up to what the journal knows.
    """
    before = state.clock
    off_ms = (before.off_ms if before else 0) + now.at_ms - command.expected_ms
    at_least = command.at_start or (before is not None and before.at_least)
    right = off_ms >= -CLOCK_OFF_MS if at_least else abs(off_ms) <= CLOCK_OFF_MS
    if right:
        return (ClockMoved(command.expected_ms, now.at_ms, 0),)
    return (ClockMoved(command.expected_ms, now.at_ms, off_ms, at_least),)


def believed(state: State, now: c.Instant) -> c.Instant:
    """The instant that the clock would show if nobody had set it wrong, as far as that is known."""
    if state.clock is None:
        return now
    return c.Instant(now.at_ms - state.clock.off_ms, now.offset_minutes)


def latest(state: State, now: c.Instant) -> c.Instant:
    """The instant by which dated limits are chosen: a clock that was set back does not bring an old limit back."""
    return now if state.clock is None or state.clock.off_ms >= 0 else believed(state, now)


def verify_room(state: State) -> None:
    """There is room for what a new game has to write down. Raises Refusal."""
    if state.disk.standing == "full":
        raise Refusal("disk", "The disk of the journal is nearly full: the dice rest until there is room.")


def disk_found(profile: Profile, state: State, command: c.DiskFound) -> tuple[AnyEvent, ...]:
    """Note how much room there is for the journal, when that changes what may be done."""
    free_mb = min(command.journal_mb, command.second_mb)
    standing = _standing(profile, state.disk.standing, free_mb)
    if standing == state.disk.standing:
        return ()
    return (DiskStands(standing, command.journal_mb, command.second_mb),)


def _standing(profile: Profile, before: str, free_mb: int) -> Literal["", "low", "full"]:
    """What so much room is. What was short stays so until there is a tenth more, so that it does not come and go."""
    if free_mb < _bound(profile.disk_full_mb, raised=before == "full"):
        return "full"
    return "low" if free_mb < _bound(profile.disk_low_mb, raised=before != "") else ""


def _bound(megabytes: int, *, raised: bool) -> int:
    return megabytes + megabytes // 10 if raised else megabytes
