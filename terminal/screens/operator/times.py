"""Instants on the staff's pages: the day in the language's format, and the time to the second, as on tickets."""

from __future__ import annotations

from datetime import datetime

from terminal.cabinet.environment import offset_at
from terminal.common.local_time import MINUTE_MS, local
from terminal.screens.operator.page import Desk
from terminal.screens.translating import languages


def instant(desk: Desk, at_ms: int) -> str:
    """An instant (milliseconds since 1970 in UTC) in local time."""
    return f"{day(desk, at_ms)} {time(desk, at_ms)}"


def day(desk: Desk, at_ms: int) -> str:
    """The day of an instant."""
    return languages.date(at_ms, _offset(desk, at_ms))


def time(desk: Desk, at_ms: int) -> str:
    """The time of day of an instant, to the second and in 24 hours."""
    return f"{clock(desk, at_ms):%H:%M:%S}"


def clock(desk: Desk, at_ms: int) -> datetime:
    """What a clock at the cabinet showed at an instant."""
    return local(at_ms, _offset(desk, at_ms))


def instant_of(desk: Desk, shown_ms: int) -> int:
    """The last instant at which a clock at the cabinet showed this, in milliseconds as if it showed UTC."""
    offsets = {desk.now().offset_minutes, *(one.minutes for one in desk.state.machine.offsets)}
    found = [at_ms for each in offsets if _offset(desk, at_ms := shown_ms - each * MINUTE_MS) == each]
    return max(found, default=shown_ms - desk.now().offset_minutes * MINUTE_MS)  # an hour that is skipped has none


def _offset(desk: Desk, at_ms: int) -> int:
    return offset_at(desk.state, at_ms, desk.now())
