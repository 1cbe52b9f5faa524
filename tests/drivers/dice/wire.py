"""A cable in virtual time between a line machine and its twin: bytes take a while, and can be lost on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from drivers.machine import AnyMachine
from drivers.ports import Order, Report
from drivers.ports.message import message
from drivers.simulated.twin import Twin

HALF_MS = 10
"""The delay of each half of what is sent."""


@dataclass
class Flight:
    """Bytes on their way, each with its arrival."""

    bytes_at: list[tuple[int, bytes]] = field(default_factory=list)

    def send(self, now_ms: int, data: bytes) -> None:
        """Send in two pieces, so that a line can be broken in the middle; the order of bytes is kept."""
        start_ms = max([now_ms, *(at_ms for at_ms, _ in self.bytes_at)])
        middle = len(data) // 2
        halves = ((start_ms + HALF_MS, data[:middle]), (start_ms + 2 * HALF_MS, data[middle:]))
        self.bytes_at += [(at_ms, half) for at_ms, half in halves if half]

    def land(self, now_ms: int) -> bytes:
        """Take what has arrived."""
        landed = [data for at_ms, data in self.bytes_at if at_ms <= now_ms]
        self.bytes_at = [(at_ms, data) for at_ms, data in self.bytes_at if at_ms > now_ms]
        return b"".join(landed)


class Wire:
    """Steps machine and twin from one event to the next. `lives` has the reports of each machine so far."""

    def __init__(self, make_machine: Callable[[], AnyMachine], twin: Twin, order: Order | None = None) -> None:
        self._make_machine = make_machine
        self.twin = twin
        self.now_ms = 0
        self.joined = True
        self.to_host = Flight()
        self.to_device = Flight()
        self.lives: list[list[Report]] = []
        self.machine = make_machine()
        self.restart(order or self.machine.order)

    def restart(self, order: Order | None = None) -> None:
        """The terminal is killed and restarted with its current order; what was under way to it is lost."""
        wanted = order or self.machine.order
        self.machine = self._make_machine()
        self.machine.order = wanted
        self.to_host = Flight()
        self.lives.append([])
        if self.joined:
            self.machine.opened(self.now_ms)

    def cut(self) -> None:
        """Pull the cable: what is on the way is lost."""
        if self.joined:
            self.joined = False
            self.to_host, self.to_device = Flight(), Flight()
            self.machine.closed(message("device.unplugged"))
            self._collect()

    def join(self) -> None:
        """Plug the cable in."""
        if not self.joined:
            self.joined = True
            self.machine.opened(self.now_ms)

    def step(self) -> None:
        """Go on to the next event."""
        arrivals = [at_ms for at_ms, _ in self.to_host.bytes_at + self.to_device.bytes_at]
        due = [self.machine.due_ms()] if self.joined else []
        self._at(max(self.now_ms + 1, min([self.twin.due_ms(), *due, *arrivals])))

    def run(self, ms: int) -> None:
        """Let this much time pass."""
        end_ms = self.now_ms + ms
        while self.now_ms < end_ms:
            self.step()

    def until(self, true: Callable[[], bool], max_ms: int = 30_000) -> None:
        """Let time pass until this is so; fail if it does not come."""
        end_ms = self.now_ms + max_ms
        while not true():
            assert self.now_ms < end_ms, self.lives
            self.step()

    def want(self, order: Order) -> None:
        """Order something now."""
        self.machine.order = order
        self._at(self.now_ms)

    @property
    def reports(self) -> list[Report]:
        """What the machine now alive has reported."""
        return self.lives[-1]

    def _at(self, now_ms: int) -> None:
        self.now_ms = now_ms
        spoken = self.twin.step(now_ms, self.to_device.land(now_ms))
        if self.joined:
            self.to_host.send(now_ms, spoken)
            self.to_device.send(now_ms, self.machine.step(now_ms, self.to_host.land(now_ms)))
            self._collect()

    def _collect(self) -> None:
        self.reports.extend(report for _, report in self.machine.reports())
