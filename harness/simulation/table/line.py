"""A line to the exchange that delays, loses, doubles and reorders, passes one way only, or stands half open."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

from harness.simulation.table.host import Host, Wire, line_gone
from harness.simulation.world import World
from terminal.table.exchange.exchange import ExchangeError, LineGone

SILENT = "timed out"
RESET = "connection reset by peer"
PATIENCE_MS = 2_000
"""After this time without an answer a client takes the line for gone."""
LATE_MS = (PATIENCE_MS, 4 * PATIENCE_MS)
"""What comes so late comes after its client has given it up, and after what it has sent since."""

ROUNDED = 1e-9
"""More than sums of shares are rounded by."""

Answered = Callable[[Any], None]
OfRequest = Literal["passes", "lost", "late", "doubled", "reset"]


class Fate(NamedTuple):
    """What becomes of a request and its answer on the way."""

    of_request: OfRequest = "passes"
    slow_there: bool = False
    slow_back: bool = False
    lost_back: bool = False


GOOD = Fate()


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
    unnoticed: float = 0.0
    """Changes of which a client is not told."""

    @cached_property
    def good(self) -> float:
        """The share of requests that arrive in time, once, and whose answers do."""
        passes = 1 - self.lost - self.late - self.doubled - self.reset
        return passes * (1 - self.slow) ** 2 * (1 - self.lost)

    @cached_property
    def is_good(self) -> bool:
        """Nothing ever goes wrong."""
        return self.good == 1.0

    @cached_property
    def _may_fail(self) -> float:
        """A request for which more than this is drawn passes."""
        return self.lost + self.late + self.reset + self.doubled + ROUNDED

    def trouble(self, chance: random.Random) -> Fate:
        """Draw what becomes of a request and its answer until something goes wrong with them."""
        draw, slow, lost, may_fail = chance.random, self.slow, self.lost, self._may_fail
        while True:
            pick, slow_there, slow_back, lost_back = draw(), draw() < slow, draw() < slow, draw() < lost
            if pick < may_fail or slow_there or slow_back or lost_back:
                fate = Fate(self._of_request(pick), slow_there, slow_back, lost_back)
                if fate != GOOD:
                    return fate

    def _of_request(self, pick: float) -> OfRequest:
        if (pick := pick - self.lost) < 0:
            return "lost"
        if (pick := pick - self.late) < 0:
            return "late"
        if (pick := pick - self.reset) < 0:
            return "reset"
        return "doubled" if pick - self.doubled < 0 else "passes"


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

    def fate(self) -> Fate:
        """What becomes of the next request, as far as the net decides it."""
        net, chance = self._net, self._world.chance
        if net.is_good or chance.random() < net.good:
            return GOOD
        return net.trouble(chance)

    @property
    def passes(self) -> bool:
        """Requests arrive, and answers."""
        return self.passes_there and self.passes_back

    def cut(self, between_ms: tuple[int, int], *, there: bool = False, back: bool = False) -> None:
        """Nothing passes for some time, or only `there` or `back`: a line that stands half open."""
        self.passes_there, self.passes_back = there, back
        self._world.within(*between_ms, self.heal)

    def heal(self) -> None:
        """All passes again."""
        self.passes_there = self.passes_back = True

    def shows(self, rows: object) -> bool:
        """Whether a look would find these very rows again."""
        return self._host.shows(rows)

    def carry_out(self, wire: Wire) -> Any:
        """Have it carried out at once. Raises ExchangeError."""
        try:
            return self._host.carry_out(wire)
        except LineGone:
            self.troubled_ms = self._world.now_ms
            raise

    def ask(self, wire: Wire, fate: Fate, answered: Answered) -> None:
        """Send a message; `answered` is called once, with the answer or an ExchangeError."""
        call = _Call(answered, fate, self._world.now_ms)
        match fate.of_request:
            case "lost":
                self._given_up(call)
            case "late":
                self._arrives_late(wire)
                self._given_up(call)
            case "reset":
                if self._world.happens(0.5):
                    self._travels(lambda: self._arrives(wire, None), slow=fate.slow_there)
                self._travels(lambda: self._fails(call, line_gone(RESET)), slow=fate.slow_back)
            case _:
                if fate.of_request == "doubled":
                    self._arrives_late(wire)
                self._travels(lambda: self._arrives(wire, call), slow=fate.slow_there)

    def wake(self, woken: Callable[[], None]) -> None:
        """Tell the client of a change, if that arrives."""
        if self.passes_back and not self._world.happens(max(self._net.lost, self._net.unnoticed)):
            self._travels(woken, slow=bool(self._net.slow) and self._world.happens(self._net.slow))

    def _arrives_late(self, wire: Wire) -> None:
        """Its answer is no longer awaited: a look that comes so late changes nothing."""
        if wire.verb != "read":
            self._world.within(*LATE_MS, lambda: self._arrives(wire, None))

    def _travels(self, arrives: Callable[[], None], *, slow: bool) -> None:
        self._world.within(*(self._net.slow_ms if slow else self._net.latency_ms), arrives)

    def _arrives(self, wire: Wire, call: _Call | None) -> None:
        """The request has arrived, if the line passes; its answer may no longer be awaited."""
        if self.passes_there:
            try:
                answer = self._host.carry_out(wire)
            except ExchangeError as error:
                answer = error
            if call is not None:
                self._travels(lambda: self._returns(call, answer), slow=call.fate.slow_back)
        elif call is not None:
            self._given_up(call)

    def _returns(self, call: _Call, answer: Any) -> None:
        if not self.passes_back or call.fate.lost_back:
            self._given_up(call)
            return
        if isinstance(answer, LineGone):
            self.troubled_ms = self._world.now_ms
        call.answered(answer)

    def _given_up(self, call: _Call) -> None:
        """No answer comes: the client waits until its patience is over."""
        left_ms = max(0, call.asked_ms + PATIENCE_MS - self._world.now_ms)
        self._world.after(left_ms, lambda: self._fails(call, line_gone(SILENT)))

    def _fails(self, call: _Call, error: LineGone) -> None:
        self.troubled_ms = self._world.now_ms
        call.answered(error)


class _Call(NamedTuple):
    """Whoever waits for an answer gets one, once."""

    answered: Answered
    fate: Fate
    asked_ms: int
