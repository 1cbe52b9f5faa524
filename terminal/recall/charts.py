"""The figures of the charts: handle, win and time in use, hour by hour and gaming day by gaming day.

Each figure is a difference of lifetime meters at two events, like those of a gaming day (regulation M7), so that chart
and report of the same time agree to the cent. Only the current journal is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from terminal.cabinet.commands import Instant
from terminal.cabinet.meters import Meters
from terminal.cabinet.state import State
from terminal.journal.history import LOOK_BACK, History
from terminal.recall.days import spans
from terminal.recall.following import Follower, Portions
from terminal.recall.log_index import last_up_to

HOURS = 24
DAYS = 14
HOUR_MS = 3_600_000
MINUTE_MS = 60_000
SESSIONS = ("session_started", "session_ended")
SESSIONS_MAX = 20_000

Use = Sequence[tuple[int, int]]
"""When players were at the cabinet: from and until, the oldest first."""


class Slot(msgspec.Struct, frozen=True):
    """An hour, or a gaming day."""

    began_ms: int
    ended_ms: int
    """The instant of the reading for the one that runs."""
    handle_cents: int
    """All wagers that were decided."""
    win_cents: int
    """What the house has won, negative if it has lost."""
    used_ms: int
    """How long there was a player."""
    date: str = ""
    """Of a gaming day."""


def hours(history: History, follower: Follower, now: Instant) -> Portions[Sequence[Slot]]:
    """The last hours by the local clock, the running one last, as far as the journal goes back. Raises JournalError."""
    offset_ms = now.offset_minutes * MINUTE_MS
    running_ms = (now.at_ms + offset_ms) // HOUR_MS * HOUR_MS - offset_ms
    began = [running_ms - HOUR_MS * back for back in range(HOURS - 1, -1, -1)]
    first_ms = history.at_ms(1) if history.seq else now.at_ms
    edges = [*(at_ms for at_ms in began if at_ms + HOUR_MS > first_ms), now.at_ms]
    states: list[State] = []
    for number, at_ms in enumerate(edges):
        runs = number == len(edges) - 1
        seq = history.seq if runs else last_up_to(history, 1, history.seq, at_ms - 1) or 0
        states.append((yield from follower.to(seq)).state)
        yield number / len(edges)
    use = yield from _use(history, states[0], edges[0], now.at_ms)
    return [
        _slot(before, after, (edges[at], edges[at + 1]), use) for at, (before, after) in enumerate(pairwise(states))
    ]


def days(history: History, follower: Follower, current: State, now: Instant) -> Portions[Sequence[Slot]]:
    """The last gaming days of the journal, the running one last. Raises JournalError, or NonsenseError."""
    if current.accounting.day is None:
        return []
    number = current.accounting.day.number
    found = (yield from spans(history, max(1, number - DAYS + 1)))[::-1][-DAYS:]
    if not found:
        return []
    parts: list[tuple[State, State]] = []
    for at, span in enumerate(found):
        opening = (yield from follower.to(span.seq)).state
        parts.append((opening, (yield from follower.to(span.last_seq)).state))
        yield at / len(found)
    use = yield from _use(history, parts[0][0], found[0].began.at_ms, now.at_ms)
    return [
        _slot(opening, closing, (span.began.at_ms, span.ended_ms or now.at_ms), use, span.began.date)
        for span, (opening, closing) in zip(found, parts, strict=True)
    ]


def _slot(before: State, after: State, between: tuple[int, int], use: Use, date: str = "") -> Slot:
    began_ms, ended_ms = between
    win_cents = _win(after.meters) - _win(before.meters)
    handle_cents = after.meters.coin_in_cents - before.meters.coin_in_cents
    used_ms = sum(max(0, min(until_ms, ended_ms) - max(from_ms, began_ms)) for from_ms, until_ms in use)
    return Slot(began_ms, ended_ms, handle_cents, win_cents, used_ms, date)


def _win(meters: Meters) -> int:
    return meters.lost_cents + meters.commission_cents - meters.won_cents


def _use(history: History, opening: State, from_ms: int, until_ms: int) -> Portions[Use]:
    """When there was a player between two instants."""
    marks: list[tuple[int, bool]] = []
    up_to = history.seq
    while up_to > 0 and len(marks) < SESSIONS_MAX:
        rows = history.latest(SESSIONS, SESSIONS_MAX, up_to)
        marks += [(row.at_ms, row.kind == "session_started") for row in rows if row.at_ms >= from_ms]
        up_to -= LOOK_BACK
        yield 1 - max(up_to, 0) / history.seq
        if up_to > 0 and history.at_ms(up_to) < from_ms:
            break
    return list(_intervals(marks[::-1], opening.visit.session is not None, from_ms, until_ms))


def _intervals(
    marks: Sequence[tuple[int, bool]], present: bool, from_ms: int, until_ms: int
) -> Iterator[tuple[int, int]]:
    since_ms = from_ms if present else None
    for at_ms, came in marks:
        if came and since_ms is None:
            since_ms = at_ms
        elif not came and since_ms is not None:
            yield since_ms, at_ms
            since_ms = None
    if since_ms is not None:
        yield since_ms, until_ms
