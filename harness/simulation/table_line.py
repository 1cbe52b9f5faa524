"""A link to the exchange in virtual time: a net that delays, loses and repeats, and lines that are cut on either side.

The machines are the product's own; only the thread that carries their requests is replaced (`terminal/table/link`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

import msgspec

from drivers.ports import Listener
from drivers.ports.message import message
from harness.simulation.device import Power
from harness.simulation.exchange import Publications
from harness.simulation.world import World
from terminal.table.exchange.exchange import Exchange, ExchangeError, LineGone
from terminal.table.link.machine import ExchangeMachine, OrderT, ReportT, Request

NO_ANSWER_MS = 2_000
"""How long a line waits for an answer."""
AGAIN_MS = (1, 10_000)
"""When a request whose line was thought dead is carried out all the same."""


class Net(msgspec.Struct, frozen=True):
    """What a net does to the messages on a line: shares of them, and times."""

    delay_ms: tuple[float, float] = (0.2, 3.0)
    lost: float = 0.0
    """Requests that do not arrive, and as many answers."""
    again: float = 0.0
    """Requests that are carried out once more, after their answer or without one."""
    unnoticed: float = 0.0
    """Changes of which a line is not told."""


class LinkInTime(Generic[OrderT, ReportT]):
    """A drivers.ports.Port for one life of a process; `wish` turns its order into what the machine wants."""

    def __init__(
        self,
        world: World,
        machine: ExchangeMachine[OrderT, ReportT],
        exchange: Exchange,
        file: Publications,
        power: Power,
        net: Net,
        wish: Callable[[Any], OrderT] = lambda order: order,
    ) -> None:
        """The exchange is a line to the file; its `step` cuts the power of the side that carries transactions out."""
        self._world = world
        self._machine = machine
        self._exchange = exchange
        self._file = file
        self._power = power
        self._net = net
        self._wish = wish
        self._listener: Listener[ReportT] | None = None
        self._deaf: Callable[[], None] = lambda: None
        self._asked = 0
        """The number of the request whose answer is waited for, or of the last one."""
        self._waits_for_answer = False
        self._turn = 0
        self.is_cut = False
        """Nothing passes, in either direction."""

    def start(self, listener: Listener[ReportT]) -> None:
        """Begin to communicate."""
        self._listener = listener
        self._deaf = self._file.listen(self._publication)
        self._later(0)

    def want(self, order: Any) -> None:
        """Replace the order."""
        self._power.step()
        self._machine.want(self._wish(order))
        self._later(0)

    def handled(self, number: int) -> None:
        """The effects of all reports up to this number are durable."""
        self._power.step()
        self._machine.handled = max(self._machine.handled, number)
        self._later(0)

    def stop(self) -> None:
        """The process is gone; what is on its way may still arrive."""
        self._listener = None
        self._deaf()
        self._deaf = lambda: None

    def _publication(self) -> None:
        if not self.is_cut and not self._world.happens(self._net.unnoticed):
            self._world.within(*self._net.delay_ms, self._look)

    def _look(self) -> None:
        if self._listener is not None:
            self._machine.changed(self._world.now_ms)
            self._later(0)

    def _later(self, ms: float) -> None:
        """Step the machine then; what was planned before is replaced."""
        self._turn += 1
        turn = self._turn
        self._world.after(ms, lambda: self._step(turn))

    def _step(self, turn: int) -> None:
        if turn != self._turn or self._waits_for_answer or self._listener is None:
            return
        now_ms = self._world.now_ms
        request = self._machine.next(now_ms)
        self._report()
        if request is not None:
            self._send(request)
        else:
            self._later(max(1, self._machine.wait_ms(now_ms)))

    def _report(self) -> None:
        for number, report in self._machine.reports():
            if self._listener is not None:
                self._listener(number, report)

    def _send(self, request: Request) -> None:
        self._asked += 1
        self._waits_for_answer = True
        number = self._asked
        self._world.after(NO_ANSWER_MS, lambda: self._answer(number, request, _gone()))
        if self.is_cut:
            return
        if not self._world.happens(self._net.lost):
            self._world.within(*self._net.delay_ms, lambda: self._arrive(number, request))
        if self._world.happens(self._net.again):
            self._world.within(*AGAIN_MS, lambda: self._arrive(0, request))

    def _arrive(self, number: int, request: Request) -> None:
        """The request is carried out; 0: for a line that does not wait for it any more."""
        answer = self._carried_out(request)
        if not self.is_cut and not self._world.happens(self._net.lost):
            self._world.within(*self._net.delay_ms, lambda: self._answer(number, request, answer))

    def _carried_out(self, request: Request) -> object:
        answer: object
        try:
            answer = getattr(self._exchange, request.name)(*request.values)
        except ExchangeError as error:
            answer = error
        self._power.step()  # what a disk without power has answered counts for nothing
        if request.name == "publish":
            self._file.notify()
        return answer

    def _answer(self, number: int, request: Request, answer: object) -> None:
        if number != self._asked or not self._waits_for_answer or self._listener is None:
            return
        self._waits_for_answer = False
        if isinstance(answer, ExchangeError):
            self._machine.failed(request, answer, self._world.now_ms)
        else:
            self._machine.signed(self._exchange.signers)
            self._machine.answered(request, answer, self._world.now_ms)
        self._report()
        self._later(0)


def _gone() -> LineGone:
    return LineGone(message("exchange.line_gone", error="timeout"))
