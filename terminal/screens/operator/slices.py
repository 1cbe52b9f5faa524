"""Long reading in slices, between which the screen does its own work: progress and result."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Slot

from terminal.recall.following import Portions
from terminal.recall.kept_journals import UNREADABLE, UnreadableError

SLICE_MS = 15
"""The longest time that reading delays a touch."""

Result = TypeVar("Result")


class Reading(Generic[Result]):
    """Work that continues until it is done, fails, or is given up; short work is done at once."""

    def __init__(
        self,
        work: Portions[Result],
        parent: QObject,
        *,
        done: Callable[[Result], None],
        failed: Callable[[UnreadableError], None],
        goes_on: Callable[[float], None],
        may_wait: Callable[[], bool] = lambda: True,
    ) -> None:
        """`goes_on` gets the fraction that is done; `failed` gets an expected exception of the work.

        Work that may not wait now is continued beyond its slice.
        """
        self._work = work
        self._may_wait = may_wait
        self._done, self._failed, self._goes_on = done, failed, goes_on
        self._timer = QTimer(parent, interval=0)
        self._timer.timeout.connect(self.go_on)
        parent.destroyed.connect(work.close)

    def give_up(self) -> None:
        """Stop reading, and drop the work."""
        self._timer.stop()
        self._timer.deleteLater()
        self._work.close()

    @Slot()
    def go_on(self) -> None:
        """Read for a slice."""
        until = time.monotonic() + SLICE_MS / 1000
        try:
            share = next(self._work)
            while time.monotonic() < until or not self._may_wait():
                share = next(self._work)
        except StopIteration as end:
            self.give_up()
            self._done(end.value)
        except UNREADABLE as error:
            self.give_up()
            self._failed(error)
        else:
            self._goes_on(share)
            self._timer.start()
