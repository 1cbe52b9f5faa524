"""The link of a terminal to the exchange in virtual time: the real machine, on a bad line, without its thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from drivers.ports import Listener, Order, Report
from harness.simulation.supply import Supply
from harness.simulation.table.client import UNDER_WAY, Client
from harness.simulation.table.room import Room
from terminal.table.exchange.exchange import ExchangeError
from terminal.table.link.machine import ExchangeMachine, Request

TURN_MS = (0, 3)
"""How long its thread takes to see that it has something to do."""


class TimedLink:
    """A `drivers.ports.Port` for one life of a terminal."""

    def __init__(
        self,
        room: Room,
        machine: ExchangeMachine[Any, Any],
        client: Client,
        supply: Supply,
        wish: Callable[[Any], object] = lambda order: order,
    ) -> None:
        """`wish` turns an order into what the machine gets for it."""
        self._wish = wish
        self._room = room
        self._machine = machine
        self._client = client
        self._supply = supply
        self._listener: Listener[Report] | None = None
        self._asks = False
        self._is_turning = False
        self._turns = 0
        """The last wait that was begun: an earlier one ends without effect."""

    def start(self, listener: Listener[Report]) -> None:
        """Begin to talk."""
        self._listener = listener
        self._turn_soon()

    def want(self, order: Order) -> None:
        """Replace the order."""
        self._supply.step()
        self._machine.want(self._wish(order))
        self._turn_soon()

    def handled(self, number: int) -> None:
        """The effects of all reports up to this number are durable."""
        self._supply.step()
        self._machine.handled = number
        self._turn_soon()

    def stop(self) -> None:
        """The terminal is gone; what it has sent is on its way all the same."""
        self._listener = None

    def woken(self) -> None:
        """Something has changed at the exchange."""
        if self._listener is not None and not self._asks:
            self._machine.changed(self._room.now_ms)
            self._turn_soon()

    def _turn_soon(self) -> None:
        if not self._is_turning:
            self._is_turning = True
            self._room.within(*TURN_MS, self._turn)

    def _turn(self) -> None:
        """Ask one request after the other, or wait for a change."""
        self._is_turning = False
        if self._listener is None or self._asks:
            return
        now_ms = self._room.now_ms
        while (request := self._machine.next(now_ms)) is not None:
            if not self._is_done(request, now_ms):
                self._tell()
                return
        self._tell()
        self._turns += 1
        meant = self._turns
        self._room.after(max(1, self._machine.wait_ms(now_ms)), lambda: self._waited(meant))

    def _is_done(self, request: Request, now_ms: int) -> bool:
        """Ask it; whether it was answered at once."""
        self._asks = True
        answer = self._client.poll(request, lambda answer: self._room.happen(lambda: self._answered(request, answer)))
        if answer is UNDER_WAY:
            return False
        self._take(request, answer, now_ms)
        return True

    def _waited(self, meant: int) -> None:
        if meant == self._turns and not self._asks:
            self._turn()

    def _answered(self, request: Request, answer: Any) -> None:
        if self._listener is not None:
            self._machine.signed(self._client.signers)
            self._take(request, answer, self._room.now_ms)
            self._turn()

    def _take(self, request: Request, answer: Any, now_ms: int) -> None:
        self._asks = False
        if isinstance(answer, ExchangeError):
            self._machine.failed(request, answer, now_ms)
        else:
            self._machine.answered(request, answer, now_ms)

    def _tell(self) -> None:
        for number, report in self._machine.reports():
            if self._listener is not None:
                self._listener(number, report)
