"""A bell that ends another thread's wait for a line."""

from __future__ import annotations

import contextlib
import select
import socket
import threading

RINGS = 4096
"""How many are heard at once."""


class Bell:
    """Rung by any thread, and heard by the one that waits, now or next time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._ends: tuple[socket.socket, socket.socket] | None = None

    def ring(self) -> None:
        """End the wait that is under way, or the next one."""
        with self._lock, contextlib.suppress(BlockingIOError):  # so often rung already
            self._pair()[1].send(b"!")

    def wait(self, line: int, timeout_s: float) -> list[int]:
        """Wait until the line has something to read, or the bell was rung, at most so long; the ends that are ready."""
        with self._lock:
            heard = self._pair()[0]
        ready = select.select([line, heard.fileno()], [], [], timeout_s)[0]
        if heard.fileno() in ready:
            heard.recv(RINGS)
        return ready

    def close(self) -> None:
        """Free both ends; the bell can be rung again."""
        with self._lock:
            ends, self._ends = self._ends, None
        for end in ends or ():
            end.close()

    def _pair(self) -> tuple[socket.socket, socket.socket]:
        if self._ends is None:
            self._ends = socket.socketpair()
            for end in self._ends:
                end.setblocking(False)
        return self._ends
