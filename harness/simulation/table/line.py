"""A line to the exchange that delays, loses, doubles and reorders, passes one way only, or stands half open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from drivers.ports.message import message
from harness.simulation.table.host import Host, Wire
from harness.simulation.world import World
from terminal.table.exchange.exchange import ExchangeError, LineGone

SILENT = LineGone(message("exchange.line_gone", error="timed out"))
RESET = LineGone(message("exchange.line_gone", error="connection reset by peer"))
PATIENCE_MS = 2_000
"""After this time without an answer a client takes the line for gone."""
LATE_MS = (PATIENCE_MS, 4 * PATIENCE_MS)
"""What comes so late comes after its client has given it up, and after what it has sent since."""

Answered = Callable[[Any], None]


@dataclass(frozen=True)
class Net:
    """How good the lines are: the shares of what goes wrong with a request or an answer."""

    latency_ms: tuple[float, float] = (0.2, 3)
    slow_ms: tuple[float, float] = (20, 700)
    slow: float = 0.0
    lost: float = 0.0
    late: float = 0.0
    """The request arrives when its answer is no longer awaited."""
    doubled: float = 0.0
    """The request arrives twice, the second time late."""
    reset: float = 0.0
    """The line breaks at once; the request has arrived, or not."""

    @property
    def is_bad(self) -> bool:
        """Anything may go wrong."""
        return self.lost + self.late + self.doubled + self.reset > 0


class Line:
    """The line of one client: one request is under way at a time, as far as the client knows."""

    def __init__(self, world: World, host: Host, net: Net) -> None:
        self._world = world
        self._host = host
        self._net = net
        self.passes_there = True
        """Requests arrive."""
        self.passes_back = True
        """Answers and wake-ups arrive."""
        self.troubled_ms = 0
        """When something went wrong last."""

    def ask(self, wire: Wire, answered: Answered) -> None:
        """Send a message; `answered` is called once, with the answer or an ExchangeError."""
        net, chance = self._net, self._world.chance
        call = _Call(answered, self._world.now_ms)
        pick = chance.random() if net.is_bad else 1.0
        if (pick := pick - net.lost) < 0:
            self._given_up(call)
        elif (pick := pick - net.late) < 0:
            self._world.within(*LATE_MS, lambda: self._arrives(wire, None))
            self._given_up(call)
        elif (pick := pick - net.reset) < 0:
            if chance.random() < 0.5:
                self._travels(lambda: self._arrives(wire, None))
            self._travels(lambda: self._fails(call, RESET))
        else:
            if pick - net.doubled < 0:
                self._world.within(*LATE_MS, lambda: self._arrives(wire, None))
            self._travels(lambda: self._arrives(wire, call))

    def wake(self, woken: Callable[[], None]) -> None:
        """Tell the client of a change, if that arrives."""
        if self.passes_back and self._world.chance.random() >= self._net.lost:
            self._travels(woken)

    def _travels(self, arrives: Callable[[], None]) -> None:
        chance, net = self._world.chance, self._net
        is_slow = net.slow and chance.random() < net.slow
        self._world.within(*(net.slow_ms if is_slow else net.latency_ms), arrives)

    def _arrives(self, wire: Wire, call: _Call | None) -> None:
        """The request has arrived, if the line passes; its answer may no longer be awaited."""
        if self.passes_there:
            try:
                answer = self._host.carry_out(wire)
            except ExchangeError as error:
                answer = error
            if call is not None:
                self._travels(lambda: self._returns(call, answer))
        elif call is not None:
            self._given_up(call)

    def _returns(self, call: _Call, answer: Any) -> None:
        if not self.passes_back or (self._net.lost and self._world.happens(self._net.lost)):
            self._given_up(call)
            return
        if isinstance(answer, LineGone):
            self.troubled_ms = self._world.now_ms
        call.answered(answer)

    def _given_up(self, call: _Call) -> None:
        """No answer comes: the client waits until its patience is over."""
        left_ms = max(0, call.asked_ms + PATIENCE_MS - self._world.now_ms)
        self._world.after(left_ms, lambda: self._fails(call, SILENT))

    def _fails(self, call: _Call, error: LineGone) -> None:
        self.troubled_ms = self._world.now_ms
        call.answered(error)


@dataclass(frozen=True)
class _Call:
    """Whoever waits for an answer gets one, once."""

    answered: Answered
    asked_ms: int
