"""What waits for the one thread that owns a thing: put in from any thread, done when the owner drains."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

MAX_INBOX = 10_000
"""What may wait. Devices talk a few times a second: so much means that the owner has stopped, and all with it."""


class Inbox:
    """Work in the order in which it came. `put` may come from any thread; all else is the owner's."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._wake: Callable[[], None] = lambda: None

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have the owner woken like this from now on, and at once if something waits. It may come from any thread."""
        self._wake = wake
        if self._waiting:
            wake()

    def put(self, work: Callable[[], None]) -> None:
        """Let the owner do this."""
        assert len(self._waiting) < MAX_INBOX, "nobody drains the inbox"
        self._waiting.append(work)
        self._wake()

    def drain(self) -> None:
        """Do all that waits; what comes in meanwhile is for the next time."""
        for _ in range(len(self._waiting)):
            self._waiting.popleft()()
