"""Every SQLite connection that a test opens: one that is left to the collector instead of closed fails the test.

Python 3.13 warns of such a connection; this finds it on every release, and says where it was opened.
"""

from __future__ import annotations

import gc
import sqlite3
import sys
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from types import FrameType
from typing import Any

OPENED_BY = 4
"""How many callers of `sqlite3.connect` are named."""


def _callers(frame: FrameType | None) -> Iterator[str]:
    """The nearest callers, without their source lines: connections are opened by the ten thousand."""
    for _ in range(OPENED_BY):
        if frame is None:
            return
        yield f"{frame.f_code.co_filename}:{frame.f_lineno}"
        frame = frame.f_back


class WatchedConnection(sqlite3.Connection):
    """A connection that knows where it was opened and whether it was closed."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self._is_closed = True
        super().__init__(*arguments, **options)
        self._is_closed = False
        self._opened_by = " ".join(_callers(sys._getframe(2)))  # who called `watched_connect`, which called this
        still_open.add(self)

    def close(self) -> None:
        """Close it as usual."""
        super().close()
        self._is_closed = True
        still_open.discard(self)

    def __del__(self) -> None:
        """Note that it was left, and keep it: closed within the collector, it may take the interpreter with it.

        What belongs to it (cursors, statements) may be half collected then, and the thread be any.
        """
        if not self._is_closed:
            left.append(self._opened_by)
            to_close.append(self)


still_open: weakref.WeakSet[WatchedConnection] = weakref.WeakSet()
left: list[str] = []
"""Where those were opened that the collector has found open."""
to_close: list[WatchedConnection] = []
"""These themselves: they are closed at the end of a test, by the thread that runs it."""

_connect = sqlite3.connect


def watched_connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
    """Stand in for `sqlite3.connect`."""
    connection: sqlite3.Connection = _connect(*arguments, **{"factory": WatchedConnection, **options})
    return connection


_until_the_end = ExitStack()


def until_the_tests_end(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Keep a connection for a test's helper that does not know when it is needed no more: to the end of the test."""
    _until_the_end.callback(connection.close)
    return connection


def take_left() -> list[str]:
    """Name the connections that were left to the collector since the last call, at the end of a test."""
    _until_the_end.close()
    if still_open:
        gc.collect()  # in a cycle, a connection is left without being collected yet
    while to_close:
        with suppress(sqlite3.ProgrammingError):  # of another thread, it cannot be closed here; it goes unclosed
            to_close.pop().close()
    taken = left.copy()
    left.clear()
    return taken
