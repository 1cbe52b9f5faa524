"""Local time at the cabinet, and the offsets from UTC that it has had."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import msgspec

DAY_MS = 86_400_000
MINUTE_MS = 60_000


class UtcOffset(msgspec.Struct, frozen=True):
    """From this instant on, local time less UTC was this."""

    since_ms: int
    minutes: int


def local(at_ms: int, offset_minutes: int) -> datetime:
    """The local date and time, to the second, of an instant in milliseconds since 1970 in UTC.

    `offset_minutes` is local time less UTC. The result is for display only: its time zone says UTC.
    """
    return datetime.fromtimestamp(at_ms // 1000, UTC) + timedelta(minutes=offset_minutes)


def offset_at(known: Sequence[UtcOffset], at_ms: int) -> int | None:
    """Local time less UTC at that instant; None if no offset is known.

    `known` is in the order in which the offsets were found. An instant from before the first has that one.
    """
    began = [one.minutes for one in known if one.since_ms <= at_ms]
    return began[-1] if began else known[0].minutes if known else None
