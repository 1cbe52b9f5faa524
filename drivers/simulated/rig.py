"""The rig: hosts the simulated devices, each on a port of its own, and takes orders from hands.

One thread, the one in `Rig.run`, owns twins, ports and control socket; other threads reach it by `submit`, `watch` and
`stop` alone.
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
"""On the wake pipe: something waits for the loop. Any other byte is a signal's number and ends it."""


class Rig:
    """Devices by name, in one directory: ``<directory>/<name>`` is each port, ``<directory>/control`` the socket.

    Use it as a context: entering takes the directory and plugs every device in, leaving unplugs them.
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
        """Raises RigError when another rig works in the directory, OrderError when the system has no more ports."""
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
        """Unplug everything and free the directory."""
        self._resources.close()

    def end_with(self, until_fd: int) -> None:
        """End when this pipe is at its end, that is, when its writer is gone. To be called before `run`."""
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
        """Have an order carried out; `reply` gets the answer, as a rule on the rig's thread."""
        try:
            self._submitted.put_nowait((words, reply))
        except queue.Full:
            reply(Answer(False, "The rig has too many orders waiting."))
        self._wake()

    def watch(self, watcher: Callable[[Picture], None]) -> None:
        """Show `watcher` the picture now and when it has changed, on the rig's thread, five times a second at most."""
        self._watcher = watcher
        self._wake()

    def _wake(self) -> None:
        with contextlib.suppress(BlockingIOError):  # a full pipe wakes as well
            os.write(self.wake_fd, WAKE)

    # The loop ---------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Serve until `stop`, until a signal's number comes over `wake_fd`, or until the file of `end_with` ends."""
        while not self._stopping:
            self._carry_submitted()
            for device in self.bench.devices.values():
                device.step_if_due()
            self._server.drop_the_slow()
            self._show()
            for key, _ in self._selector.select(self._wait_s()):
                key.data()

    def _wait_s(self) -> float:
        """Until something is due; never so long that slow clients and the ports are not looked after."""
        waits = [self._clock.wait_s(device.due_ms()) for device in self.bench.devices.values()]
        until_watch_s = self._watch_due_s - time.monotonic()
        if self._watcher is not None and until_watch_s > 0:
            waits.append(until_watch_s)
        return min([MAX_WAIT_S, *waits])

    def _show(self) -> None:
        """Give the watcher the picture if there is news and it is time; if too early, the loop comes back in time."""
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
