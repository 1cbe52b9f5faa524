"""Work for the one thread that owns an object: put in from any thread, done when the owner drains."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

MAX_INBOX = 10_000
"""The most entries. Devices send a few reports a second: this many mean that the owner has stopped."""


class Inbox:
    """Work in order of arrival. `put` may be called from any thread; everything else belongs to the owner."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._wake: Callable[[], None] = lambda: None

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Wake the owner with this from now on, and at once if work is waiting. It may be called on any thread."""
        self._wake = wake
        if self._waiting:
            wake()

    def put(self, work: Callable[[], None]) -> None:
        """Queue work for the owner."""
        assert len(self._waiting) < MAX_INBOX, "the inbox is not drained"
        self._waiting.append(work)
        self._wake()

    def drain(self) -> None:
        """Do all queued work; what arrives meanwhile is left for the next call."""
        for _ in range(len(self._waiting)):
            self._waiting.popleft()()
