"""Follows whether the camera of the dice shows a picture, and reports a change that lasts: a stream may stutter."""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports.message import Message
from terminal.cabinet.commands import CameraFound

LASTS_MS = 10_000
"""A picture that is away, or back, for less than this is not reported: nothing of the game depends on it."""


class CameraWatch:
    """Reports that a configured camera shows nothing, and that it shows something again."""

    def __init__(
        self, why_none: Callable[[], Message | None], lost: Callable[[], bool], tell: Callable[[CameraFound], None]
    ) -> None:
        self._why_none = why_none
        self._lost = lost
        """Whether the cabinet knows it as lost: what it could not take under a lock is reported again."""
        self._tell = tell
        self._since_ms: int | None = None
        """Since when it is otherwise."""

    def look(self, steady_ms: int) -> None:
        """Look now, at this reading of a clock that is never set."""
        why = self._why_none()
        if (why is not None) is self._lost():
            self._since_ms = None
        elif self._since_ms is None:
            self._since_ms = steady_ms
        elif steady_ms - self._since_ms >= LASTS_MS:
            self._since_ms = None
            self._tell(CameraFound(why))
