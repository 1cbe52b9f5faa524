"""One process at the exchange: what it calls becomes messages on its line, exactly as it sends them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from harness.simulation.exchange import Rows, Verified
from harness.simulation.table.host import Wire
from harness.simulation.table.line import GOOD, Fate, Line
from harness.simulation.table.plain_keys import PlainKeys
from terminal.table.exchange.exchange import ExchangeError
from terminal.table.exchange.refusals import Answer
from terminal.table.exchange.stored import Row, StoredExchange
from terminal.table.link.machine import Request

PROCESS_BYTES = 16
READS = frozenset(
    (
        "newest",
        "rows_after",
        "shown_ago_ms",
        "seals",
        "newest_seals",
        "said",
        "applied_reports",
        "untaken_reports",
        "seats",
        "views",
        "orders_after",
        "journal_end",
        "board",
        "board_text",
    )
)
"""The verbs that are one message each, with the values of the call: a look."""

DISPLAYED = frozenset(("show_view", "views", "board_text", "board"))
"""What others only look at, and signs of life: nothing depends on the order in which these messages pass others."""

Answered = Callable[[Any], None]

UNDER_WAY: Final = object()
"""The answer is not there yet."""


class Client:
    """The exchange as a process calls it, from its start to its end."""

    def __init__(self, table: int, line: Line, process: bytes) -> None:
        """`process` tells it from all others."""
        self._exchange = _Unfolding(table, PlainKeys(process))
        self._line = line
        self._seen: dict[str, _Seen] = {}
        """The last look of each kind."""

    @property
    def signers(self) -> Mapping[str, str]:
        """The keys of the parties that were heard."""
        return self._exchange.signers

    def call(self, request: Request, answered: Answered) -> None:
        """Call a method; `answered` is called once, with its result or an ExchangeError."""
        self._send(request, self._line.fate(), answered)

    def poll(self, request: Request, answered: Answered) -> Any:
        """The same, but with nothing in its way, what needs no time is done at once: its result is returned.

        That is a look that finds nothing new, and what is for display only. Anything else returns UNDER_WAY.
        """
        fate, seen = self._line.fate(), self._seen.get(request.name)
        if fate is GOOD and self._line.passes:
            if seen is not None and seen.values == request.values and self._line.shows(seen.rows):
                return seen.result
            if request.name in DISPLAYED:
                return self._at_once(request)
        self._send(request, fate, answered)
        return UNDER_WAY

    def _at_once(self, request: Request) -> Any:
        try:
            if request.name in READS:
                return self._verified(request, self._line.carry_out(_look(request)))
            return self._exchange.attempt(request, [], self._line.carry_out)
        except ExchangeError as error:
            return error

    def _send(self, request: Request, fate: Fate, answered: Answered) -> None:
        if request.name in READS:
            self._line.ask(_look(request), fate, lambda rows: self._looked(request, rows, answered))
        else:
            self._go_on(request, [], answered, fate)

    def _looked(self, request: Request, rows: Any, answered: Answered) -> None:
        """Verify what was read, unless it is what was verified last."""
        seen = self._seen.get(request.name)
        if seen is not None and seen.rows is rows and seen.values == request.values:
            answered(seen.result)
            return
        try:
            result = self._verified(request, rows)
        except ExchangeError as error:
            answered(error)
        else:
            answered(result)

    def _verified(self, request: Request, rows: Any) -> Any:
        """What was read. All stations read the same rows, by the same keys: the first of them verifies it for all."""
        known = rows.verified.get(request.name) if isinstance(rows, Rows) else None
        if known is None:
            known = self._exchange.verified(request, rows)
            if isinstance(rows, Rows):
                rows.verified[request.name] = known
        else:
            self._exchange.hear(known)
        self._seen[request.name] = _Seen(request.values, rows, known.result)
        return known.result

    def _go_on(self, request: Request, answers: list[Any], answered: Answered, fate: Fate) -> None:
        """Call it with the answers so far: it returns, or has something to send."""
        try:
            result = self._exchange.attempt(request, answers)
        except _Sends as sends:
            self._line.ask(
                sends.wire,
                fate,
                lambda answer: self._go_on(request, [*answers, answer], answered, self._line.fate()),
            )
        except ExchangeError as error:
            answered(error)
        else:
            answered(result)


class _Seen(NamedTuple):
    """A look, and what it has found."""

    values: tuple[Any, ...]
    rows: Sequence[Row]
    result: Any


def _look(request: Request) -> Wire:
    return Wire("read", request.name, request.values)


class _Sends(Exception):  # noqa: N818 - what happens next, not a mistake
    """There is something to send."""

    def __init__(self, wire: Wire) -> None:
        super().__init__(wire)
        self.wire = wire


def _send(wire: Wire) -> Any:
    raise _Sends(wire)


class _Unfolding(StoredExchange):
    """The real verbs, which are called again with each answer until they need no more."""

    def __init__(self, table: int, keys: PlainKeys) -> None:
        super().__init__(table, keys)
        self._answers: list[Any] = []
        self._otherwise: Callable[[Wire], Any] = _send

    def attempt(self, request: Request, answers: Sequence[Any], otherwise: Callable[[Wire], Any] = _send) -> Any:
        """Call a method, with these answers, and then those that `otherwise` gives. Raises _Sends, ExchangeError."""
        self._answers, self._otherwise = list(answers), otherwise
        return getattr(self, request.name)(*request.values)

    def verified(self, request: Request, rows: Sequence[Row]) -> Verified:
        """What these rows say, and who has signed them. Raises ExchangeError."""
        heard, self._proving.signers = self._proving.signers, {}
        try:
            return Verified(self.attempt(request, [rows]), self._proving.signers)
        finally:
            heard.update(self._proving.signers)
            self._proving.signers = heard

    def hear(self, verified: Verified) -> None:
        """It was heard who has signed this."""
        self._proving.signers.update(verified.signers)

    def ask(self, request: str, *values: object) -> Answer:
        """Have a request carried out."""
        answer: Answer = self._next(Wire("ask", request, values))
        return answer

    def read(self, what: str, *values: object) -> Sequence[Row]:
        """Read rows."""
        rows: Sequence[Row] = self._next(Wire("read", what, values))
        return rows

    def _next(self, wire: Wire) -> Any:
        answer = self._answers.pop(0) if self._answers else self._otherwise(wire)
        if isinstance(answer, ExchangeError):
            raise answer
        return answer

    def wait(self, timeout_ms: int) -> None:
        """The caller has its own way to wait."""

    def wake(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing is open."""
