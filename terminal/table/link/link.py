"""A machine at the exchange as a port: one thread carries its requests, and opens the exchange when needed."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Generic

from msgspec.structs import replace

from drivers.link import monotonic_ms
from drivers.listening import Clock, ListeningClock
from drivers.ports import Back, DiceReport, Listener, Lost
from drivers.ports.message import message
from drivers.ports.table import StationOrder, StationReport, TableOrder, TableReport
from terminal.table.exchange.exchange import Exchange, ExchangeError, LineGone, Place
from terminal.table.link.machine import ExchangeMachine, OrderT, ReportT, Request
from terminal.table.link.placed import HasPlace, PlacedOrder, RecallRounds
from terminal.table.link.station_machine import Others, StationMachine
from terminal.table.link.table_machine import TableMachine, no_rounds

log = logging.getLogger(__name__)

MAX_STOP_S = 15.0
"""A server has five seconds for an answer, and as many for a new line; no other wait here is longer."""
MISTAKE_S = 1.0


class ExchangeLink(Generic[OrderT, ReportT]):
    """The thread owns the machine and the exchange. Subclasses are drivers.ports.Port."""

    def __init__(
        self,
        machine: ExchangeMachine[OrderT, ReportT],
        open_exchange: Callable[[], Exchange],
        clock: Clock = monotonic_ms,
    ) -> None:
        self._machine = machine
        self._open_exchange = open_exchange
        self._time = ListeningClock(clock)
        self._changed = threading.Condition()
        self._order: OrderT | None = None
        self._handled = 0
        self._has_news = False
        """There is an order, or something is handled, of which the machine does not know."""
        self._exchange: Exchange | None = None
        self._unreported: deque[tuple[int, ReportT | Lost | Back]] = deque()
        self._stopping = False
        self._thread: threading.Thread | None = None

    def start(self, listener: Listener[ReportT]) -> None:
        """Begin to communicate."""
        assert self._thread is None, "a link starts once"
        self._listener = listener
        self._thread = threading.Thread(target=self._run, name=type(self._machine).__name__, daemon=True)
        self._thread.start()

    def handled(self, number: int) -> None:
        """All reports up to this number are durable."""
        with self._changed:
            self._handled = max(self._handled, number)
            self._wake()

    def stop(self) -> None:
        """End the thread and wait for it. Bets and seats stay as they are."""
        with self._changed:
            self._stopping = True
            self._wake()
        if self._thread is not None:
            self._thread.join(MAX_STOP_S)
            assert not self._thread.is_alive(), "the link's thread did not end in time"

    def _want(self, order: OrderT) -> None:
        with self._changed:
            self._order = order
            self._wake()

    def _wake(self) -> None:
        """End the wait that is under way. Needs the lock, like whatever replaces the exchange."""
        self._has_news = True
        self._changed.notify()
        if self._exchange is not None:
            self._exchange.wake()

    def _run(self) -> None:
        while not self._stopping:
            try:
                self._step()
            except Exception:  # a port never raises into the terminal; it reports its bugs there
                log.exception("the link to the table has failed")
                self._machine.fail(message("device.driver_mistake"), self._time.now_ms)
                self._pause(MISTAKE_S)
        self._close()

    def _step(self) -> None:
        """Make one request, or wait."""
        self._tell()  # reports on which the listener failed come before new ones
        with self._changed:
            self._has_news = False
            if self._order is not None:
                self._machine.want(self._order)
            self._machine.handled = self._handled
        self._time.waited(0)
        now_ms = self._time.now_ms
        request = self._machine.next(now_ms)
        if request is not None:
            self._carry(request)
        self._tell()
        if request is None:
            self._wait(self._machine.wait_ms(now_ms), is_paused=self._machine.is_paused(now_ms))

    def _tell(self) -> None:
        """Pass every report to the listener. If it raises at one, that report is the first of the next call."""
        self._unreported.extend(self._machine.reports())
        while self._unreported:
            self._listener(*self._unreported[0])
            self._unreported.popleft()

    def _carry(self, request: Request) -> None:
        try:
            exchange = self._opened()
            answer = getattr(exchange, request.name)(*request.values)
        except ExchangeError as error:
            if isinstance(error, LineGone):
                self._close()
            self._time.waited(0)
            self._machine.failed(request, error, self._time.now_ms)
        else:
            self._time.waited(0)
            self._machine.signed(exchange.signers)
            self._machine.answered(request, answer, self._time.now_ms)

    def _wait(self, timeout_ms: int, *, is_paused: bool) -> None:
        if self._exchange is None or is_paused:
            self._pause(timeout_ms / 1000)
            self._time.waited(timeout_ms)
            return
        try:
            if not self._has_news:
                self._exchange.wait(timeout_ms)
        except ExchangeError as error:
            self._close()
            self._machine.failed(Request("wait"), error, self._time.now_ms)
        self._time.waited(timeout_ms)
        self._machine.changed(self._time.now_ms)

    def _pause(self, timeout_s: float) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._has_news or self._stopping, timeout_s)

    def _opened(self) -> Exchange:
        """The exchange, opened in this thread if it is not. May raise ExchangeError."""
        if self._exchange is None:
            exchange = self._open_exchange()
            with self._changed:
                self._exchange = exchange
        return self._exchange

    def _close(self) -> None:
        with self._changed:
            exchange, self._exchange = self._exchange, None
        if exchange is not None:
            with contextlib.suppress(ExchangeError):  # it is gone in any case
                exchange.close()


class StationLink(ExchangeLink[PlacedOrder[StationOrder], StationReport | DiceReport]):
    """The port of a station, where another cabinet has its dice generator."""

    def __init__(
        self,
        table: int,
        open_exchange: Callable[[], Exchange],
        place: Callable[[], Place],
        has_place: HasPlace,
        clock: Clock = monotonic_ms,
    ) -> None:
        """`place` is the journal's end, asked on the thread that gives orders; `has_place` reads on this one's."""
        self._station = StationMachine(table, has_place)
        super().__init__(self._station, open_exchange, clock)
        self._place = place

    def watch_others(self) -> Callable[[], Others]:
        """Read the chips of the other seats from now on. Any thread may ask for the newest ones."""
        self._station.watches = True
        return lambda: self._station.others

    def watch_games(self) -> Callable[[], str]:
        """Read which game comes next from now on. Any thread may ask for its title; empty for none."""
        self._station.watches_games = True
        return lambda: self._station.following

    def want(self, order: StationOrder) -> None:
        """Replace the order."""
        self._want(PlacedOrder(order, self._place()))

    def handled(self, number: int) -> None:
        """All reports up to this number are durable.

        The journal may have gone on without another order. A seat that is taken once more, because the line was lost,
        is seen to be: the end of the journal is then another one.
        """
        with self._changed:
            if self._order is not None:
                self._order = replace(self._order, place=self._place())
        super().handled(number)


class TableLink(ExchangeLink[PlacedOrder[TableOrder], TableReport]):
    """The port of a table, beside its dice generator."""

    def __init__(
        self,
        table: int,
        open_exchange: Callable[[], Exchange],
        place: Callable[[], Place],
        recall: RecallRounds = no_rounds,
        clock: Clock = monotonic_ms,
    ) -> None:
        """`place` is the end of the journal, asked on the thread that gives the order; `recall` reads on this one's."""
        super().__init__(TableMachine(table, recall), open_exchange, clock)
        self._place = place

    def want(self, order: TableOrder) -> None:
        """Replace the order."""
        self._want(PlacedOrder(order, self._place()))
