"""Writes lines from a thread of its own, so that the sender never waits for a reader."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TextIO

log = logging.getLogger(__name__)

MAX_WAITING = 10_000
"""The most lines that may wait for a reader; with more it reads too slowly or not at all."""

CLOSE_S = 3.0
"""How long a reader has for the last lines when the program ends."""

Written = Callable[[], None]


def unawaited() -> None:
    """The default for callers that do not need to know when a line is written."""


class LineWriter:
    """Writes whole lines in order, each as soon as possible, until that fails or the reader falls too far behind.

    From then on lines are discarded, which is logged once. All methods may be called from any thread.
    """

    def __init__(self, out: TextIO) -> None:
        # Bypasses the file's buffer: a blocked thread would hold its lock at the program's end.
        self._file = os.dup(out.fileno())
        self._lines: SimpleQueue[tuple[bytes, Written] | None] = SimpleQueue()
        self._taking = True
        self._given_up = False
        self._one_at_a_time = threading.Lock()
        self._thread = threading.Thread(target=self._write_all, name="line writer", daemon=True)
        self._thread.start()

    def put(self, line: str, written: Written = unawaited) -> None:
        """Queue a line. `written` is called, from any thread, once the line is written or will certainly never be."""
        with self._one_at_a_time:
            full = self._lines.qsize() >= MAX_WAITING
            taken = self._taking and not full
            if taken:
                self._lines.put((line.encode() + b"\n", written))
            discarded = self._give_up(logging.WARNING, "its reader is too slow") if full else []
        _answer(discarded)
        if not taken:
            written()

    def close(self) -> None:
        """Write the queued lines, within the reader's time limit. Later lines are discarded."""
        with self._one_at_a_time:
            self._taking = False
            self._lines.put(None)
        self._thread.join(CLOSE_S)
        if self._thread.is_alive():
            with self._one_at_a_time:
                discarded = self._give_up(logging.WARNING, "its last lines are not read")
            _answer(discarded)

    def _write_all(self) -> None:
        while (entry := self._lines.get()) is not None:
            line, written = entry
            try:
                _write(self._file, line)
            except OSError as error:
                level = logging.INFO if isinstance(error, BrokenPipeError) else logging.WARNING
                with self._one_at_a_time:
                    discarded = self._give_up(level, f"it cannot be written: {error.strerror}")
                _answer(discarded)
            written()
        os.close(self._file)

    def _give_up(self, level: int, why: str) -> list[Written]:
        """Accept no more lines and end the thread after its current line. Returns the callbacks of the others."""
        if not self._given_up:
            log.log(level, "lines for the script are discarded from now on (%s); play continues", why)
        self._given_up, self._taking = True, False
        discarded = []
        for _ in range(self._lines.qsize()):
            with suppress(Empty):  # the thread has taken it
                entry = self._lines.get_nowait()
                discarded += [entry[1]] if entry else []
        self._lines.put(None)
        return discarded


def _answer(discarded: list[Written]) -> None:
    for written in discarded:
        written()


def _write(file: int, line: bytes) -> None:
    while line:  # a signal may cut a write short
        line = line[os.write(file, line) :]
