"""Slows down the guessing of ticket numbers: unknown ones in a row tilt the acceptor, for longer each time.

One or two unknown tickets are mistakes, such as tickets of another cabinet. From the third in a row on each one tilts
the acceptor for tickets and calls the attendant. Meanwhile bills are accepted, and every ticket is returned without
asking the authority. The tilt ends when its time is over or the attendant's key is turned back. A credited ticket ends
the row; so does the key. Under a staff key the time is stopped, like every other.
"""

from __future__ import annotations

from terminal.cabinet.commands import Instant
from terminal.cabinet.events import ClocksStopped, Event, TicketInTilted, TicketInTiltEnded
from terminal.cabinet.state import State

MAX_UNTILTED = 2
"""This many unknown tickets in a row count as mistakes."""
FIRST_DELAY_MS = 60_000
"""The first tilt lasts this long, and each further one in the same row twice as long as the one before."""
MAX_DELAY_MS = 3_600_000


def delay_ms(unknown: int) -> int:
    """How long this many unknown tickets in a row tilt the acceptor; 0 if they do not."""
    tilts = unknown - MAX_UNTILTED
    if tilts <= 0:
        return 0
    doublings = min(tilts - 1, MAX_DELAY_MS.bit_length())  # bounds the computed number
    return min(FIRST_DELAY_MS << doublings, MAX_DELAY_MS)


def answered(state: State, now: Instant) -> tuple[Event, ...]:
    """Decide what follows from one more unknown ticket; its answer may come under a staff key."""
    unknown = state.acceptor.unknown_tickets.in_row + 1
    delay = delay_ms(unknown)
    if not delay:
        return ()
    if state.machine.clocks_stopped_ms is not None:
        return (TicketInTilted(unknown, delay, state.machine.clocks_stopped_ms + delay),)
    stopped = (ClocksStopped(now.at_ms),) if state.machine.keys_turned else ()
    return (*stopped, TicketInTilted(unknown, delay, now.at_ms + delay))


def time_passed(state: State, now: Instant) -> tuple[Event, ...]:
    """End the tilt when its time is over; if the clock was set back by more than that, its time starts again."""
    until_ms, delay = state.acceptor.unknown_tickets.until_ms, state.acceptor.unknown_tickets.delay_ms
    if until_ms is None or state.machine.clocks_stopped_ms is not None:
        return ()
    if now.at_ms >= until_ms:
        return (TicketInTiltEnded(),)
    if until_ms - now.at_ms > delay:
        return (TicketInTilted(state.acceptor.unknown_tickets.in_row, delay, now.at_ms + delay),)
    return ()
