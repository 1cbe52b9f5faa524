"""The lower layer of every driver: a thread that carries bytes between a byte stream and a machine, until stopped."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Generic

from drivers.listening import Clock, ListeningClock
from drivers.machine import Machine, OrderT, ReportT
from drivers.ports import Back, Listener, Lost
from drivers.ports.message import message
from drivers.transport.byte_stream import ByteStream, StreamGoneError
from drivers.wire import UNKNOWN, Dialect, Wire

log = logging.getLogger(__name__)

REOPEN_S = 1.0
MAX_READ_MS = 1000
MAX_STOP_S = 5.0


def monotonic_ms() -> int:
    """Read the monotonic clock."""
    return time.monotonic_ns() // 1_000_000


class Link(Generic[OrderT, ReportT]):
    """A driver: one machine, one byte stream that is reopened as often as needed, one thread that owns both."""

    def __init__(
        self,
        machine: Machine[OrderT, ReportT],
        open_stream: Callable[[], ByteStream],
        clock: Clock = monotonic_ms,
        dialect: Dialect = UNKNOWN,
    ) -> None:
        self._machine = machine
        self.wire = Wire(dialect, lambda: machine.garbled)
        """What passes over the line."""
        self._open_stream = open_stream
        self._time = ListeningClock(clock)
        self._lock = threading.Lock()
        self._order = machine.order
        self._handled = 0
        self._stream: ByteStream | None = None
        self._unreported: deque[tuple[int, ReportT | Lost | Back]] = deque()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, listener: Listener[ReportT]) -> None:
        """Begin to look for the device."""
        assert self._thread is None, "a link starts once"
        self._listener = listener
        name = type(self._machine).__name__
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def want(self, order: OrderT) -> None:
        """Replace the order."""
        with self._lock:
            self._order = order
            self._wake()

    def handled(self, number: int) -> None:
        """All reports up to this number are durable."""
        with self._lock:
            self._handled = max(self._handled, number)
            self._wake()

    def stop(self) -> None:
        """End the thread and wait for it."""
        self._stopping.set()
        with self._lock:
            self._wake()
        if self._thread is not None:
            self._thread.join(MAX_STOP_S)
            assert not self._thread.is_alive(), "the link's thread did not end in time"

    def _wake(self) -> None:
        """End a waiting read. Needs the lock: to wake a stream that is being closed would use a free descriptor."""
        if self._stream is not None:
            self._stream.wake()

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                self._tell()  # reports on which the listener failed come before new ones
                self._connect()
                self._tell()
            except Exception:  # a driver never raises into the terminal; it reports its bugs there
                log.exception("the driver has failed")
                self._machine.closed(message("device.driver_mistake"))
            self._stopping.wait(REOPEN_S)

    def _connect(self) -> None:
        """Talk until the stream is gone or the link is stopped."""
        try:
            self._talk(self._open())
        except StreamGoneError as gone:
            self._machine.closed(gone.reason)
        finally:
            self._close()

    def _open(self) -> ByteStream:
        stream = self._open_stream()
        self.wire.opened()
        with self._lock:
            self._stream = stream
        return stream

    def _talk(self, stream: ByteStream) -> None:
        """Step the machine until the stream is gone or the link is stopped."""
        self._time.waited(0)
        self._machine.opened(self._time.now_ms)
        received = b""
        while not self._stopping.is_set():
            with self._lock:
                self._machine.order, self._machine.handled = self._order, self._handled
            answer = self._machine.step(self._time.now_ms, received)
            if answer:
                stream.write(answer)
                self.wire.passed(answer, sent=True)
            self._tell()
            received = self._listen(stream, self._patience_ms())

    def _listen(self, stream: ByteStream, patience_ms: int) -> bytes:
        """Wait for bytes. After a stop, also take what came meanwhile, before silence is concluded."""
        received = stream.read(patience_ms)
        if not self._time.waited(patience_ms):
            received += stream.read(0)
        self.wire.passed(received, sent=False)
        return received

    def _patience_ms(self) -> int:
        """How long the thread may wait if no bytes come; zero if an order came meanwhile."""
        with self._lock:
            if self._order != self._machine.order or self._handled != self._machine.handled:
                return 0
        return max(0, min(self._machine.due_ms() - self._time.now_ms, MAX_READ_MS))

    def _tell(self) -> None:
        """Pass every report to the listener. If it raises at one, that report is the first of the next call."""
        self._unreported.extend(self._machine.reports())
        while self._unreported:
            self._listener(*self._unreported[0])
            self._unreported.popleft()

    def _close(self) -> None:
        with self._lock:
            stream, self._stream = self._stream, None
        if stream is not None:
            stream.close()
