"""One process at the exchange: what it calls becomes messages on its line, exactly as it sends them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from harness.simulation.table.host import Wire
from harness.simulation.table.line import Line
from harness.simulation.table.plain_keys import PlainKeys
from terminal.table.exchange.exchange import ExchangeError
from terminal.table.exchange.refusals import Answer
from terminal.table.exchange.stored import Row, StoredExchange
from terminal.table.link.machine import Request

PROCESS_BYTES = 16

Answered = Callable[[Any], None]


class Client:
    """The exchange as a process calls it, from its start to its end."""

    def __init__(self, table: int, line: Line, process: bytes) -> None:
        """`process` tells it from all others."""
        self._exchange = _Unfolding(table, PlainKeys(process))
        self._line = line

    def call(self, request: Request, answered: Answered) -> None:
        """Call a method; `answered` is called once, with its result or an ExchangeError."""
        self._go_on(request, [], answered)

    def _go_on(self, request: Request, answers: list[Any], answered: Answered) -> None:
        """Call it with the answers so far: it returns, or has something to send."""
        try:
            result = self._exchange.attempt(request, answers)
        except _Sends as sends:
            self._line.ask(sends.wire, lambda answer: self._go_on(request, [*answers, answer], answered))
        except ExchangeError as error:
            answered(error)
        else:
            answered(result)


class _Sends(Exception):  # noqa: N818 - what happens next, not a mistake
    """There is something to send."""

    def __init__(self, wire: Wire) -> None:
        super().__init__(wire)
        self.wire = wire


class _Unfolding(StoredExchange):
    """The real verbs, which are called again with each answer until they need no more."""

    def __init__(self, table: int, keys: PlainKeys) -> None:
        super().__init__(table, keys)
        self._answers: list[Any] = []

    def attempt(self, request: Request, answers: Sequence[Any]) -> Any:
        """Call a method, with these answers. Raises _Sends, ExchangeError."""
        self._answers = list(answers)
        return getattr(self, request.name)(*request.values)

    def ask(self, request: str, *values: object) -> Answer:
        """Have a request carried out."""
        answer: Answer = self._next(Wire("ask", request, values))
        return answer

    def read(self, what: str, *values: object) -> Sequence[Row]:
        """Read rows."""
        rows: Sequence[Row] = self._next(Wire("read", what, values))
        return rows

    def _next(self, wire: Wire) -> Any:
        if not self._answers:
            raise _Sends(wire)
        answer = self._answers.pop(0)
        if isinstance(answer, ExchangeError):
            raise answer
        return answer

    def wait(self, timeout_ms: int) -> None:
        """The caller has its own way to wait."""

    def wake(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing is open."""
