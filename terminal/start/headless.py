"""The terminal without a screen: the runtime in a plain loop, driven by a script of touches."""

from __future__ import annotations

import os
import select
import signal
import threading
from contextlib import ExitStack, suppress
from typing import TextIO

from terminal.script.touches import LineReporter, follow
from terminal.start.app import Opened

CHECK_POLL_S = 0.05
MAX_RINGS_BYTES = 65_536


class Bell:
    """Wakes the loop from any thread, and at SIGTERM and SIGINT, even if they come just before it sleeps.

    A signal's handler must not take a lock, because it may have interrupted the lock's holder; a pipe needs none. The
    pipe stays open as long as the program, because a thread may ring at any time.
    """

    def __init__(self) -> None:
        self.ended = False
        """Whether the program was asked to end."""
        self._reader, self._writer = os.pipe()
        for end in (self._reader, self._writer):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)  # rings before Python has called the handler
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)

    def ring(self) -> None:
        """Let `wait` return, now or at its next call."""
        with suppress(BlockingIOError):  # a full pipe also wakes it
            os.write(self._writer, b"\0")

    def wait(self, timeout_s: float | None = None) -> None:
        """Wait until the bell was rung since the last time, or for this long."""
        select.select([self._reader], [], [], timeout_s)
        with suppress(BlockingIOError):  # not rung
            os.read(self._reader, MAX_RINGS_BYTES)

    def _end(self, number: int, frame: object) -> None:
        del number, frame
        self.ended = True


def run(opened: Opened, touches: TextIO, out: TextIO) -> None:
    """Play until the program is asked to end (SIGTERM, SIGINT). The end of the script does not end the game.

    Raises JournalError if the journal cannot be closed properly.
    """
    with ExitStack() as held:
        reporter = LineReporter(out)
        held.callback(reporter.close)  # after the journal, which waits for no reader
        held.callback(opened.close)
        _play(opened, touches, reporter)


def _play(opened: Opened, touches: TextIO, reporter: LineReporter) -> None:
    bell, runtime = Bell(), opened.runtime
    if opened.shared:
        reporter.noted(opened.shared.message)
    reporter.watch(runtime)
    while not bell.ended and not opened.checked():
        bell.wait(CHECK_POLL_S)
    if not bell.ended:
        opened.start(bell.ring)
        opened.check_copies()
        script = threading.Thread(target=follow, args=(touches, runtime, reporter), name="touches", daemon=True)
        script.start()
    while not bell.ended and not opened.restarts:
        alarm_ms = runtime.alarm_in_ms()
        bell.wait(None if alarm_ms is None else alarm_ms / 1_000)
        runtime.drain()
        runtime.tick()
