"""Faults around the cabinet: a clock that was set, disks that fill up, a camera that is lost, a certificate that ends.

A clock that is off by more than a minute stops everything that needs a date: no ticket is printed, because its date and
expiry would be wrong, and none is accepted, because its expiry cannot be checked. An attendant pays instead. Chips,
dice and bills continue, because they need no date; what ends at an instant (a betting time, a reservation) keeps its
remaining time; and of a limit that applies from a day on, the later day counts. Regulation L8 allows a clock to be five
minutes wrong; a minute is far more than the correction of a running clock.

The time without power is not measured. After it a clock is doubted that went back, or forward by more than `AWAY_MS`;
at the very first start, one that shows a time before this program was made, or decades after it. Then there is also no
gaming day to continue by or to book anything in (regulation M7): no bet is accepted, no dice are thrown and no money is
accepted until the clock is corrected or a technician confirms it.

A clock that is wrong by no more than `cabinet.clock_jump_minutes` is confirmed by turning the technician's key. One
that has jumped farther is not believed for a turned key, which may be turned for any other reason: otherwise a clock of
the year 2262 would begin gaming days of that year. It is confirmed on the page of the clock.

A disk stops new games and new money while there is still space to book what is under way: a throw, a bill in the path,
a cash-out, a hand pay.

A certificate that ends soon stops nothing: it calls for a new one, without which the machine would not reach its shared
table any more once it has ended.
"""

from __future__ import annotations

from typing import Literal

from drivers.ports.message import Message
from terminal.cabinet import commands as c
from terminal.cabinet.events import CameraStands, CertificateStands, ClockMoved, DiskStands, Event, OffsetChanged
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import ClockOff, outside
from terminal.common import local_time
from terminal.common.certificate_ends import ending_soon
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

CLOCK_OFF_MS = 60_000
"""A clock is wrong if it differs by more than this."""


MADE_MS = 1_767_225_600_000
"""2026-01-01 in UTC: no cabinet has run this program earlier. For a clock unknown to any journal."""
LIFE_MS = 30 * 365 * 86_400_000
"""No cabinet begins its journal so long after that."""


def clock_found(profile: Profile, state: State, command: c.ClockFound, now: c.Instant) -> tuple[ClockMoved, ...]:
    """The clock was set: record by how much, and whether that corrects it.

    A finding at a start is only a bound, because time has passed without measurement. Such a clock counts as right once
    it shows the journal's time, or up to as much more as may have passed.
    """
    before = state.machine.clock or ClockOff(0)
    off_ms = before.off_ms + now.at_ms - command.expected_ms
    within_ms = before.within_ms + command.within_ms
    if -CLOCK_OFF_MS <= off_ms <= within_ms + CLOCK_OFF_MS:
        return (ClockMoved(command.expected_ms, now.at_ms, 0),)
    asks = state.accounting.day is None or abs(outside(off_ms, within_ms)) > profile.clock_jump_ms
    return (ClockMoved(command.expected_ms, now.at_ms, off_ms, within_ms > 0, within_ms, asks),)


def believed(state: State, now: c.Instant) -> c.Instant:
    """The instant that the clock would show if it had not been set wrong, as far as known."""
    if state.machine.clock is None:
        return now
    return c.Instant(now.at_ms - state.machine.clock.off_ms, now.offset_minutes)


def offset_changed(state: State, now: c.Instant) -> tuple[OffsetChanged, ...]:
    """The change of local time's offset, if it is another one than was known: summer time began or ended.

    Gaming days tell the first offset, so a journal of an earlier version has none before its next one.
    """
    known = state.machine.offsets
    if not known or known[-1].minutes == now.offset_minutes or state.at_an_end:
        return ()
    return (OffsetChanged(now.at_ms, now.offset_minutes, known[-1].minutes),)


def offset_at(state: State, at_ms: int, now: c.Instant) -> int:
    """Local time less UTC at that instant, as far as known: instants are shown as a clock at the cabinet showed them.

    What is still to come is shown with the offset of now.
    """
    known = None if at_ms >= now.at_ms else local_time.offset_at(state.machine.offsets, at_ms)
    return now.offset_minutes if known is None else known


def latest(state: State, now: c.Instant) -> c.Instant:
    """The instant that selects dated limits: a clock that was set back does not bring back an old limit."""
    return now if state.machine.clock is None or state.machine.clock.off_ms >= 0 else believed(state, now)


def verify_room(state: State) -> None:
    """There is disk space for the events of a new game. Raises Refusal."""
    if state.machine.disk.status == "full":
        raise Refusal("disk", "The disk of the journal is nearly full: the dice rest until there is room.")


def verify_day(state: State) -> None:
    """There is a gaming day in which a bet can be booked. Raises Refusal."""
    if state.awaits_first_day:
        raise Refusal("clock", "Play waits until the clock is put right or confirmed.")


def disk_found(profile: Profile, state: State, command: c.DiskFound) -> tuple[Event, ...]:
    """Record the disk space for the journal when that changes what is allowed."""
    free_mb = min(command.journal_mb, command.second_mb)
    status = _disk_status(profile, state.machine.disk.status, free_mb)
    if status == state.machine.disk.status:
        return ()
    return (DiskStands(status, command.journal_mb, command.second_mb),)


def camera_found(state: State, why: Message | None) -> tuple[Event, ...]:
    """Record that the camera is lost, or back; nothing if that is known."""
    found = why or ""
    return () if bool(found) == bool(state.machine.camera) else (CameraStands(found),)


def certificate_found(state: State, command: c.CertificateFound, now: c.Instant) -> tuple[Event, ...]:
    """Record which certificates end soon, or that none does any more; nothing if that is known."""
    soon = ending_soon(command.ends, believed(state, now).at_ms)
    found = CertificateStands(command.party, soon.own, soon.authority)
    known = state.machine.certificate or CertificateStands(command.party)
    return () if found == known else (found,)


def _disk_status(profile: Profile, before: str, free_mb: int) -> Literal["", "low", "full"]:
    """The status of this much space. A shortage lasts until there is a tenth more, so that it does not flicker."""
    if free_mb < _bound(profile.disk_full_mb, raised=before == "full"):
        return "full"
    return "low" if free_mb < _bound(profile.disk_low_mb, raised=before != "") else ""


def _bound(megabytes: int, *, raised: bool) -> int:
    return megabytes + megabytes // 10 if raised else megabytes
