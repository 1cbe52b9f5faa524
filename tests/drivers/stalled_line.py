"""A driver's whole lower layer in virtual time, which is suspended for a while at any chosen point.

The twin continues meanwhile, and what it sends waits in the port's buffer, as with a process that was stopped.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from drivers.link import Link
from drivers.machine import AnyMachine
from drivers.ports import AnyPort, Report
from drivers.ports.message import message
from drivers.simulated.twin import Twin
from drivers.transport.byte_stream import StreamGoneError

ANSWER_MS = 20
"""How long the twin's bytes take to the port."""


class StalledLine:
    """A byte stream to a twin. Its thread is suspended once, for `stall_ms`, at point number `stall_at`.

    Points are before each read and write, and after each read, with the data in hand. `over` returns whether enough was
    seen.
    """

    def __init__(self, twin: Twin, over: Callable[[], bool], stall_at: int = 0, stall_ms: int = 0) -> None:
        self.now_ms = 0
        self.points = 0
        self._twin = twin
        self._over = over
        self._stall_at, self._stall_ms = stall_at, stall_ms
        self._arriving: list[tuple[int, bytes]] = []
        self._opened = False
        self._ended = threading.Event()

    def run(self, machine: AnyMachine, hear: Callable[[AnyPort, int, Report], None]) -> None:
        """Let a link talk to the twin over this line until it is over; `hear` gets every report on its thread."""
        link = Link(machine, self._open, lambda: self.now_ms)
        link.start(lambda number, report: hear(link, number, report))
        assert self._ended.wait(120), "a link waits for nothing that long"
        link.stop()

    def _open(self) -> StalledLine:
        if self._opened:
            raise StreamGoneError(message("device.unplugged"))
        self._opened = True
        return self

    def read(self, timeout_ms: int) -> bytes:
        """Wait for what the twin sends."""
        self._point()
        end_ms = self.now_ms + timeout_ms
        while not (received := self._landed()) and self.now_ms < end_ms:
            self._go_on(end_ms)
        self._point()
        if self._over():
            self._ended.set()
            raise StreamGoneError(message("device.unplugged"))
        return received

    def write(self, data: bytes) -> None:
        """Pass the bytes to the twin at once."""
        self._point()
        self._step_twin(data)

    def wake(self) -> None:
        """An order is noticed after the next answer: orders are given on the link's own thread here."""

    def close(self) -> None:
        """There is nothing to close."""

    def _point(self) -> None:
        self.points += 1
        if self.points == self._stall_at:
            end_ms = self.now_ms + self._stall_ms
            while self.now_ms < end_ms:
                self._go_on(end_ms)

    def _go_on(self, end_ms: int) -> None:
        """Let time pass to the next event, or to this end."""
        happens_ms = min([self._twin.due_ms(), *(at_ms for at_ms, _ in self._arriving if at_ms > self.now_ms)])
        self.now_ms = min(end_ms, max(self.now_ms + 1, happens_ms))
        self._step_twin(b"")

    def _step_twin(self, received: bytes) -> None:
        if said := self._twin.step(self.now_ms, received):
            self._arriving.append((self.now_ms + ANSWER_MS, said))

    def _landed(self) -> bytes:
        landed = b"".join(said for at_ms, said in self._arriving if at_ms <= self.now_ms)
        self._arriving = [(at_ms, said) for at_ms, said in self._arriving if at_ms > self.now_ms]
        return landed
