"""A machine in virtual time, before an exchange that answers from a script."""

from __future__ import annotations

from typing import Any

from drivers.ports.message import message
from terminal.table.exchange.exchange import ExchangeError, ExchangeRefused, LineGone
from terminal.table.link.machine import ExchangeMachine, Request

MAX_REQUESTS = 200
"""More in an instant mean that the machine asks for ever."""


GONE = LineGone(message("exchange.line_gone", error="cut"))
"""The line is gone before the answer."""


def refusal(code: str, **values: int | str) -> ExchangeRefused:
    """A refusal with this sentence."""
    return ExchangeRefused(message(code, **values))


class Talk:
    """Each request has the answer of its name: a value, a function of the request's values, or an error."""

    def __init__(self, machine: ExchangeMachine[Any, Any], **answers: Any) -> None:
        self.machine = machine
        self.answers: dict[str, Any] = answers
        self.now_ms = 1_000_000
        self.asked: list[Request] = []
        self.reports: list[Any] = []
        self.number = 0

    def run(self, ms: int = 0, **answers: Any) -> list[Any]:
        """Let the machine work for so long; returns its reports."""
        self.answers |= answers
        begun = len(self.reports)
        ends_ms = self.now_ms + ms
        while True:
            self._work()
            wait_ms = max(1, self.machine.wait_ms(self.now_ms))
            if self.now_ms + wait_ms > ends_ms:
                break
            self.now_ms += wait_ms
        self.now_ms = ends_ms
        self._work()
        return self.reports[begun:]

    def asks(self, name: str) -> list[tuple[Any, ...]]:
        """The values of each request of this name, from the first one on."""
        return [request.values for request in self.asked if request.name == name]

    def handle(self) -> None:
        """All reports have had their effect."""
        self.machine.handled = self.number

    def _work(self) -> None:
        for _ in range(MAX_REQUESTS):
            request = self.machine.next(self.now_ms)
            self._take()
            if request is None:
                return
            self.asked.append(request)
            answer = self._answer(request)
            if isinstance(answer, ExchangeError):
                self.machine.failed(request, answer, self.now_ms)
            else:
                self.machine.answered(request, answer, self.now_ms)
            self._take()
        raise AssertionError(f"the machine asks for ever: {self.asked[-5:]}")

    def _answer(self, request: Request) -> object:
        answer = self.answers[request.name]
        if callable(answer):
            answer = answer(*request.values)
        return answer

    def _take(self) -> None:
        for number, report in self.machine.reports():
            assert number == self.number + 1, "reports are numbered"
            self.number = number
            self.reports.append(report)
