"""Local time at the cabinet."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

DAY_MS = 86_400_000


def local(at_ms: int, offset_minutes: int) -> datetime:
    """The local date and time, to the second, of an instant in milliseconds since 1970 in UTC.

    `offset_minutes` is local time less UTC. The result is for display only: its time zone says UTC.
    """
    return datetime.fromtimestamp(at_ms // 1000, UTC) + timedelta(minutes=offset_minutes)
