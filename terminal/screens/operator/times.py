"""Instants on the staff's pages: the day in the language's format, and the time to the second, as on tickets."""

from __future__ import annotations

from terminal.common.local_time import local
from terminal.screens.operator.page import Desk
from terminal.screens.translating import languages


def instant(desk: Desk, at_ms: int) -> str:
    """An instant (milliseconds since 1970 in UTC) in local time."""
    return f"{day(desk, at_ms)} {time(desk, at_ms)}"


def day(desk: Desk, at_ms: int) -> str:
    """The day of an instant."""
    return languages.date(at_ms, desk.now().offset_minutes)


def time(desk: Desk, at_ms: int) -> str:
    """The time of day of an instant, to the second and in 24 hours."""
    return f"{local(at_ms, desk.now().offset_minutes):%H:%M:%S}"
