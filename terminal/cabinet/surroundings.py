"""What is found of the machine the program runs on: a clock that was set, and disks that fill up.

A clock that is off by more than a minute stops what bears a date: no ticket is printed, for its date and its expiry
would be wrong, and none is taken in, for nobody can tell whether it has expired. An attendant pays instead. Chips,
dice and bills go on, for they need no date; what ends at an instant (a betting time, a reservation) keeps the time that
it had left; and a limit that counts from a day on is the one of the later day. Regulation L8 allows a clock to be five
minutes wrong; a minute is far above what a clock is corrected by while it runs.

Nobody measures how long there was no power. Over that time a clock is doubted that went back, or forward by more than
`AWAY_MS`; at the first start of all, one that shows a time before this program was made, or decades after it. Then
there is no gaming day either, to go on by or to book anything in (regulation M7): no bet is taken, no dice are thrown
and no money is taken in until the clock is put right or a technician confirms it.

A disk stops new games and new money while there is still room to book what is under way: a throw, a bill in the path,
a cash-out, a hand pay.
"""

from __future__ import annotations

from typing import Literal

from terminal.cabinet import commands as c
from terminal.cabinet.events import AnyEvent, ClockMoved, DiskStands
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import ClockOff
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

CLOCK_OFF_MS = 60_000
"""A clock is off that tells another time by more than this."""


MADE_MS = 1_767_225_600_000
"""2026-01-01 in UTC: no cabinet has run this program before. For a clock of which no journal knows anything."""
LIFE_MS = 30 * 365 * 86_400_000
"""Nor will a cabinet begin its journal so long after that."""


def clock_found(state: State, command: c.ClockFound, now: c.Instant) -> tuple[ClockMoved, ...]:
    """The clock was set: note by how much, and whether that sets it right again.

    What was found at a start is a bound only: time has passed that nobody has measured. Such a clock counts as right
    once it shows what the journal knows, or so much more as may have passed.
    """
    before = state.machine.clock or ClockOff(0)
    off_ms = before.off_ms + now.at_ms - command.expected_ms
    within_ms = before.within_ms + command.within_ms
    if -CLOCK_OFF_MS <= off_ms <= within_ms + CLOCK_OFF_MS:
        return (ClockMoved(command.expected_ms, now.at_ms, 0),)
    return (ClockMoved(command.expected_ms, now.at_ms, off_ms, within_ms > 0, within_ms),)


def believed(state: State, now: c.Instant) -> c.Instant:
    """The instant that the clock would show if nobody had set it wrong, as far as that is known."""
    if state.machine.clock is None:
        return now
    return c.Instant(now.at_ms - state.machine.clock.off_ms, now.offset_minutes)


def latest(state: State, now: c.Instant) -> c.Instant:
    """The instant by which dated limits are chosen: a clock that was set back does not bring an old limit back."""
    return now if state.machine.clock is None or state.machine.clock.off_ms >= 0 else believed(state, now)


def verify_room(state: State) -> None:
    """There is room for what a new game has to write down. Raises Refusal."""
    if state.machine.disk.standing == "full":
        raise Refusal("disk", "The disk of the journal is nearly full: the dice rest until there is room.")


def verify_day(state: State) -> None:
    """There is a gaming day in which a bet can be booked. Raises Refusal."""
    if state.awaits_first_day:
        raise Refusal("clock", "Play waits until the clock is put right or confirmed.")


def disk_found(profile: Profile, state: State, command: c.DiskFound) -> tuple[AnyEvent, ...]:
    """Note how much room there is for the journal, when that changes what may be done."""
    free_mb = min(command.journal_mb, command.second_mb)
    standing = _standing(profile, state.machine.disk.standing, free_mb)
    if standing == state.machine.disk.standing:
        return ()
    return (DiskStands(standing, command.journal_mb, command.second_mb),)


def _standing(profile: Profile, before: str, free_mb: int) -> Literal["", "low", "full"]:
    """What so much room is. What was short stays so until there is a tenth more, so that it does not come and go."""
    if free_mb < _bound(profile.disk_full_mb, raised=before == "full"):
        return "full"
    return "low" if free_mb < _bound(profile.disk_low_mb, raised=before != "") else ""


def _bound(megabytes: int, *, raised: bool) -> int:
    return megabytes + megabytes // 10 if raised else megabytes
