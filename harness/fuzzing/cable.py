"""The cable between a driver's machine and a twin in virtual time, which mangles what it carries on request."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from drivers.machine import AnyMachine
from drivers.ports.message import message
from drivers.simulated.twin import Twin
from harness.fuzzing.turns import Turn, Way

FLIGHT_MS = 10
MAX_LATE_MS = 10_000
STEPS_MOST_A_SECOND = 1_200
"""Each step takes at least a millisecond: more steps would be an endless loop of the machine."""


class Cable:
    """Steps machine and twin from one event to the next. `spoken` is called after each step of the machine."""

    def __init__(self, twin: Twin, spoken: Callable[[], None]) -> None:
        self.twin = twin
        self.now_ms = 0
        self.joined = True
        self.heard: list[bytes] = []
        """Everything that has reached the machine, in the pieces in which it arrived."""
        self.sent: list[bytes] = []
        """What the device has sent last, as a template for forgeries."""
        self._spoken = spoken
        self._machine: AnyMachine | None = None
        self._to_host: list[tuple[int, bytes]] = []
        self._to_device: list[tuple[int, bytes]] = []
        self._bends: deque[Turn] = deque()
        self._bends_back: deque[Turn] = deque()

    @property
    def machine(self) -> AnyMachine:
        """The current machine."""
        assert self._machine is not None, "a machine is connected first"
        return self._machine

    def connect(self, machine: AnyMachine) -> None:
        """A terminal starts with this machine: bytes on their way to the previous one are lost."""
        self._machine = machine
        self._to_host.clear()
        if self.joined:
            machine.opened(self.now_ms)
        else:
            machine.closed(message("device.not_plugged_in"))

    def cut(self) -> None:
        """Unplug it: bytes on their way are lost."""
        if self.joined:
            self.joined = False
            self._to_host.clear()
            self._to_device.clear()
            self.machine.closed(message("device.unplugged"))
            self._spoken()

    def join(self) -> None:
        """Plug it in."""
        if not self.joined:
            self.joined = True
            self.machine.opened(self.now_ms)

    def bend(self, turn: Turn, *, back: bool) -> None:
        """Mangle the next bytes from the device, or to it."""
        (self._bends_back if back else self._bends).extend([turn] * turn.times)

    def straighten(self) -> None:
        """Mangle nothing more; delayed bytes are lost."""
        for waiting in (self._bends, self._bends_back, self._to_host, self._to_device):
            waiting.clear()

    def say(self, data: bytes) -> None:
        """Let these bytes reach the machine now, as if the device had sent them."""
        if self.joined:
            self._to_host.append((self.now_ms, data))

    def tell(self, data: bytes) -> None:
        """Let these bytes reach the device now."""
        self._to_device.append((self.now_ms, data))

    def run(self, ms: int) -> None:
        """Let this much time pass."""
        end_ms = self.now_ms + ms
        while True:
            due = [self.twin.due_ms(), *(at_ms for at_ms, _ in self._to_host + self._to_device)]
            if self.joined:
                due.append(self.machine.due_ms())
            at_ms = max(self.now_ms + 1, min(due))
            if at_ms > end_ms:
                break
            self.step(at_ms)
        self.now_ms = end_ms

    def step(self, now_ms: int) -> None:
        """Let twin and machine receive and send at this instant."""
        self.now_ms = now_ms
        spoken = self.twin.step(now_ms, _landed(self._to_device, now_ms))
        if spoken:
            self.sent.append(spoken)
        if not self.joined:
            return
        self._send(self._to_host, spoken, self._bends)
        heard = _landed(self._to_host, now_ms)
        if heard:
            self.heard.append(heard)
        answer = self.machine.step(now_ms, heard)
        assert isinstance(answer, bytes), "a machine answers with bytes"
        self._send(self._to_device, answer, self._bends_back)
        self._spoken()

    def _send(self, flight: list[tuple[int, bytes]], data: bytes, bends: deque[Turn]) -> None:
        """Send in two pieces, so that everything can be interrupted midway; bytes keep their order unless delayed."""
        if not data:
            return
        late_ms = 0
        if bends:
            turn = bends.popleft()
            data, late_ms = bent(data, turn)
        middle = len(data) // 2
        ahead_ms = max((at_ms for at_ms, _ in flight), default=0) if not late_ms else 0
        for number, piece in enumerate((data[:middle], data[middle:]), start=1):
            if piece:
                flight.append((max(self.now_ms + number * FLIGHT_MS + late_ms, ahead_ms), piece))
        flight.sort(key=lambda one: one[0])


def bent(data: bytes, turn: Turn) -> tuple[bytes, int]:
    """What remains of these bytes, and how many milliseconds late it arrives."""
    where = int.from_bytes(turn.data[:2], "big")
    match turn.way:
        case Way.DROP:
            return b"", 0
        case Way.FLIP:
            place = where % (8 * len(data))
            return data[: place // 8] + bytes([data[place // 8] ^ 1 << place % 8]) + data[place // 8 + 1 :], 0
        case Way.CUT:
            return data[: where % len(data)], 0
        case Way.NOISE:
            place = where % (len(data) + 1)
            return data[:place] + turn.data[2:] + data[place:], 0
        case Way.LATE:
            return data, where % MAX_LATE_MS
        case Way.TWICE:
            return data * 2, 0
        case Way.INSTEAD:
            return turn.data, 0


def _landed(flight: list[tuple[int, bytes]], now_ms: int) -> bytes:
    landed = b"".join(piece for at_ms, piece in flight if at_ms <= now_ms)
    flight[:] = [one for one in flight if one[0] > now_ms]
    return landed
