"""The time of a command."""

from __future__ import annotations

import msgspec


class Instant(msgspec.Struct, frozen=True):
    """The time of a command: the wall clock, which the runtime reads and passes to the deciding code."""

    at_ms: int
    """Milliseconds since 1970 in UTC."""
    offset_minutes: int = 0
    """Local time less UTC."""
    steady_ms: int | None = None
    """A clock that cannot be set, to check the other one; None where there is none."""
