"""The rig: hosts the simulated devices, each on a port of its own, and takes orders from hands.

One thread, the one in `Rig.run`, owns twins, ports and control socket; other threads use only `submit`, `watch` and
`stop`.
"""

from __future__ import annotations

import contextlib
import os
import queue
import selectors
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType

from drivers.simulated.bench import Bench
from drivers.simulated.control import Answer, ControlServer, RigError, sole_rig
from drivers.simulated.hosted import Clock, Picture
from drivers.simulated.twin import Twin

MAX_WAIT_S = 1.0
WATCH_INTERVAL_S = 0.2
MAX_SUBMITTED = 64
WAKE = b"\0"
"""On the wake pipe: the loop has work. Any other byte is a signal's number and ends the loop."""


class Rig:
    """Devices by name, in one directory: ``<directory>/<name>`` is each port, ``<directory>/control`` the socket.

    Use it as a context manager: entering takes the directory and plugs every device in, leaving unplugs them.
    """

    def __init__(self, directory: Path, twins: Mapping[str, Twin], clock: Clock) -> None:
        self.directory = directory.absolute()
        self._clock = clock
        self._twins = twins
        self._submitted: queue.Queue[tuple[Sequence[str], Callable[[Answer], None]]] = queue.Queue(MAX_SUBMITTED)
        self._watcher: Callable[[Picture], None] | None = None
        self._watched: Picture = {}
        self._watch_due_s = 0.0
        self._stopping = False
        self._resources = contextlib.ExitStack()

    def __enter__(self) -> Rig:
        """Raises RigError if another rig uses the directory, OrderError if the system has no more pseudo-terminals."""
        with contextlib.ExitStack() as resources:
            resources.enter_context(sole_rig(self.directory))
            self._selector = resources.enter_context(selectors.DefaultSelector())
            self._open_wake_pipe(resources)
            self.bench = Bench(self.directory, self._twins, self._clock, self._selector)
            self._server = ControlServer(self.directory, self._selector, self.bench.answer)
            resources.callback(self._server.close)
            resources.callback(self.bench.unplug_all)
            self.bench.plug_all()
            self._resources = resources.pop_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Unplug everything and release the directory."""
        self._resources.close()

    def end_with(self, until_fd: int) -> None:
        """End when the other end of this pipe is closed, that is, when its writer has ended. Call it before `run`."""
        try:
            self._selector.register(until_fd, selectors.EVENT_READ, lambda: self._parent_spoke(until_fd))
        except (OSError, ValueError):
            raise RigError(f"The rig cannot watch file {until_fd}: it is no pipe that its parent left open.") from None

    # From any thread --------------------------------------------------------------------------------------------------

    def stop(self) -> None:
        """Let `run` return soon."""
        self._stopping = True
        self._wake()

    def submit(self, words: Sequence[str], reply: Callable[[Answer], None]) -> None:
        """Have an order carried out; `reply` gets the answer, normally on the rig's thread."""
        try:
            self._submitted.put_nowait((words, reply))
        except queue.Full:
            reply(Answer(False, "The rig has too many orders waiting."))
        self._wake()

    def watch(self, watcher: Callable[[Picture], None]) -> None:
        """Send `watcher` the picture now and after each change, on the rig's thread, at most five times a second."""
        self._watcher = watcher
        self._wake()

    def _wake(self) -> None:
        with contextlib.suppress(BlockingIOError):  # a full pipe also wakes the loop
            os.write(self.wake_fd, WAKE)

    # The loop ---------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Serve until `stop`, a signal's number on `wake_fd`, or the end of the pipe of `end_with`."""
        while not self._stopping:
            self._carry_submitted()
            for device in self.bench.devices.values():
                device.step_if_due()
            self._server.drop_the_slow()
            self._show()
            for key, _ in self._selector.select(self._wait_s()):
                key.data()

    def _wait_s(self) -> float:
        """Until something is due; limited, so that slow clients and the ports are checked regularly."""
        waits = [self._clock.wait_s(device.due_ms()) for device in self.bench.devices.values()]
        until_watch_s = self._watch_due_s - time.monotonic()
        if self._watcher is not None and until_watch_s > 0:
            waits.append(until_watch_s)
        return min([MAX_WAIT_S, *waits])

    def _show(self) -> None:
        """Send the watcher a changed picture when it is time; if it is too early, the loop returns here in time."""
        if self._watcher is None or time.monotonic() < self._watch_due_s:
            return
        picture = self.bench.picture()
        if picture != self._watched:
            self._watched = picture
            self._watch_due_s = time.monotonic() + WATCH_INTERVAL_S
            self._watcher(picture)

    def _carry_submitted(self) -> None:
        for _ in range(MAX_SUBMITTED):
            try:
                words, reply = self._submitted.get_nowait()
            except queue.Empty:
                return
            reply(self.bench.answer(words))

    def _open_wake_pipe(self, resources: contextlib.ExitStack) -> None:
        reader, self.wake_fd = os.pipe()
        for end in (reader, self.wake_fd):
            os.set_blocking(end, False)
            resources.callback(os.close, end)
        self._selector.register(reader, selectors.EVENT_READ, lambda: self._woken(reader))

    def _woken(self, reader: int) -> None:
        signals = os.read(reader, 4096).strip(WAKE)
        self._stopping = self._stopping or bool(signals)

    def _parent_spoke(self, until_fd: int) -> None:
        self._stopping = self._stopping or not os.read(until_fd, 4096)
