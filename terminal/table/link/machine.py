"""What the machines of a station and of a table have in common: reports, and the exchange lost and found again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar, cast

from drivers.ports import Back, Lost
from drivers.ports.message import Message
from drivers.ports.table import KeySeen
from terminal.table.exchange.exchange import ExchangeError, LineGone

OrderT = TypeVar("OrderT")
ReportT = TypeVar("ReportT")

FIRST_PAUSE_MS = 250
MAX_PAUSE_MS = 2_000
MAX_WAIT_MS = 1_000


class Request(NamedTuple):
    """A call of a method of `Exchange`."""

    name: str
    values: tuple[Any, ...] = ()


class ExchangeMachine(ABC, Generic[OrderT, ReportT]):
    """Asks one request after the other, and turns answers into reports. Time is the argument `now_ms`.

    The link passes on orders and what is handled, asks for the `next` request, and returns its answer or its error.
    Without a request it waits for a change, at most `wait_ms`. A request may always be repeated, so that everything is
    asked again when the exchange was out of reach.
    """

    def __init__(self) -> None:
        self.order: OrderT | None = None
        self.handled = 0
        """The number of the last report whose effect is durable. Set by the link."""
        self._reported = 0
        self._untaken: list[tuple[int, ReportT | Lost | Back]] = []
        self._signers: dict[str, str] = {}
        self._is_back = False
        self._lost_code = ""
        self._again = False
        """The line was gone once: the request is repeated before anybody is told."""
        self._pause_ms = 0
        self._paused_until_ms = 0

    def want(self, order: OrderT) -> None:
        """Replace the order."""
        self.order = order

    def next(self, now_ms: int) -> Request | None:
        """The request to make now; None if there is nothing to ask."""
        if self.order is None or now_ms < self._paused_until_ms:
            return None
        request = self._next(self.order, now_ms)
        if request is None and not self.is_paused(now_ms):
            self._rest(now_ms)
        return request

    def wait_ms(self, now_ms: int) -> int:
        """How long to wait for a change if there was nothing to ask."""
        due_ms = self._paused_until_ms if now_ms < self._paused_until_ms else self._due_ms(now_ms)
        return max(0, min(due_ms - now_ms, MAX_WAIT_MS))

    def is_paused(self, now_ms: int) -> bool:
        """The exchange was out of reach: nothing is asked until the pause is over."""
        return now_ms < self._paused_until_ms

    def changed(self, now_ms: int) -> None:
        """A wait has ended: there may be news."""

    def answered(self, request: Request, answer: Any, now_ms: int) -> None:
        """The exchange has answered."""
        self._answered(request, answer, now_ms)

    def signed(self, signers: Mapping[str, str]) -> None:
        """The keys of those who have signed what was read, by the names of the parties: report what is new of them."""
        for party, key in signers.items():
            if self._signers.get(party) != key:
                self._signers[party] = key
                self._report(cast("ReportT", KeySeen(party, key)))  # a report of stations and tables alike

    def failed(self, request: Request, error: ExchangeError, now_ms: int) -> None:
        """The exchange has refused the request, or there is no answer."""
        if self._is_expected(request, error, now_ms):
            return
        if isinstance(error, LineGone) and not self._again:
            self._again = True
            self._forget()
        else:
            self.fail(error.say, now_ms)

    def reports(self) -> list[tuple[int, ReportT | Lost | Back]]:
        """Take the reports since the last call, each with its number."""
        taken, self._untaken = self._untaken, []
        return taken

    @abstractmethod
    def _next(self, order: OrderT, now_ms: int) -> Request | None:
        """The request to make now."""

    @abstractmethod
    def _due_ms(self, now_ms: int) -> int:
        """When there is something to ask at the latest."""

    @abstractmethod
    def _answered(self, request: Request, answer: Any, now_ms: int) -> None:
        """Take an answer."""

    @abstractmethod
    def _forget(self) -> None:
        """The line is new: everything is asked again."""

    @abstractmethod
    def _return(self) -> None:
        """Report that the exchange is back."""

    def _is_ready(self, now_ms: int) -> bool:
        """All that was to be asked is answered: is the exchange back?"""
        del now_ms
        return True

    def _is_expected(self, request: Request, error: ExchangeError, now_ms: int) -> bool:
        """Whether this error is an answer like any other."""
        del request, error, now_ms
        return False

    def _report(self, report: ReportT | Lost | Back) -> int:
        self._reported += 1
        self._untaken.append((self._reported, report))
        return self._reported

    def fail(self, say: Message, now_ms: int) -> None:
        """Say what is wrong, pause, and begin again."""
        self._forget()
        self._lose(say)
        self._pause_ms = min(max(FIRST_PAUSE_MS, 2 * self._pause_ms), MAX_PAUSE_MS)
        self._paused_until_ms = now_ms + self._pause_ms

    def _rest(self, now_ms: int) -> None:
        """Everything has been asked and answered: only now is a line that was gone a good one again."""
        self._again, self._pause_ms = False, 0
        if not self._is_back and self._is_ready(now_ms):
            self._is_back, self._lost_code = True, ""
            self._return()

    def _lose(self, say: Message) -> None:
        """Report once that the exchange is lost, and once more if the reason is another one."""
        self._is_back = False
        if say.code != self._lost_code:
            self._lost_code = say.code
            self._report(Lost(say))
