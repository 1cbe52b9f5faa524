"""A table and its stations behind their ports, as a test plays them: each does what a cabinet would, and no more."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from drivers.ports import AnyPort
from drivers.ports.table import (
    BetsFixed,
    ResultNoted,
    RoundSeen,
    SealAnswered,
    SealedBets,
    SeatResult,
    SeatTaken,
    ShownRound,
    StationOrder,
    StationVerb,
    TableOrder,
)

SHEET = "ab" * 32
Kind = TypeVar("Kind")


class Heard:
    """What a port has reported; each report is handled at once, as long as its owner wants that."""

    def __init__(self, port: AnyPort) -> None:
        self.port = port
        self.reports: list[Any] = []
        self._changed = threading.Condition()
        self.takes: Callable[[Any], None] = lambda _: None
        """What the owner does with a report before it is handled."""

    def start(self) -> None:
        """Start the port."""
        self.port.start(self._listen)

    def wait_for(self, kind: type[Kind], fits: Callable[[Kind], bool] = lambda _: True, after: int = 0) -> Kind:
        """Wait for such a report among those after so many."""

        def found() -> Kind | None:
            return next((one for one in self.reports[after:] if isinstance(one, kind) and fits(one)), None)

        with self._changed:
            self._changed.wait_for(lambda: found() is not None)
            report = found()
        assert report is not None
        return report

    def of(self, kind: type[Kind]) -> list[Kind]:
        """All reports of this kind."""
        return [one for one in self.reports if isinstance(one, kind)]

    def _listen(self, number: int, report: Any) -> None:
        self.takes(report)
        with self._changed:
            self.reports.append(report)
            assert number == len(self.reports), "reports are numbered"
            self._changed.notify_all()
        self.port.handled(number)


class Station:
    """A station: it seals what it is told to, and wins nothing."""

    def __init__(self, port: AnyPort, seat: int, cabinet: int) -> None:
        self.seat = seat
        self.heard = Heard(port)
        self.heard.takes = self._take
        self.order = StationOrder(seat=seat, cabinet=cabinet, life=1)
        self.applied: list[int] = []
        """The rounds that it has applied, in the order in which they came."""

    def start(self) -> None:
        """Begin, with the order of its journal."""
        self._want()
        self.heard.start()

    def seal(self, number: int, version: int, cents: int = 500, *, final: bool = False) -> SealAnswered:
        """Seal a bet, and wait for the answer."""
        self.wants_seal(number, version, cents, final=final)
        return self.answer_of(number, version)

    def wants_seal(self, number: int, version: int, cents: int = 500, *, final: bool = False) -> None:
        """Order that a bet is sealed."""
        bets = SealedBets(number, self.seat, version, cents, {"pass_line": cents}, final=final)
        self._want(seal=bets)

    def answer_of(self, number: int, version: int) -> SealAnswered:
        """Wait for the answer to a seal."""
        answer = self.heard.wait_for(SealAnswered, lambda one: (one.round, one.version) == (number, version))
        self._want(seal=None)
        return answer

    def bets(self, **chips: int) -> None:
        """Show these chips to the others."""
        self._want(view=chips)

    def say(self, number: int, *verbs: StationVerb) -> None:
        """Say this in the round."""
        self._want(say=verbs, say_round=number)

    def sees(self, number: int, phase: str) -> RoundSeen:
        """Wait until it has seen the round in this phase."""
        return self.heard.wait_for(RoundSeen, lambda one: (one.shown.round, one.shown.phase) == (number, phase))

    def _take(self, report: Any) -> None:
        match report:
            case SeatTaken(_, applied_round):
                self._want(applied_round=max(self.order.applied_round, applied_round))
            case RoundSeen(shown) if shown.phase == "decided" and shown.round > self.order.applied_round:
                self.applied.append(shown.round)
                result = SeatResult(shown.round, self.seat, 0, 500, 1_000)
                self._want(applied_round=shown.round, result=self.order.result or result)
            case ResultNoted(number) if self.order.result is not None and self.order.result.round == number:
                self._want(result=self._owed(number + 1))

    def _owed(self, number: int) -> SeatResult | None:
        return SeatResult(number, self.seat, 0, 500, 1_000) if number <= self.order.applied_round else None

    def _want(self, **changes: Any) -> None:
        self.order = replace(self.order, **changes)
        self.heard.port.want(self.order)


class Table:
    """A table: it shows what it is told to."""

    def __init__(self, port: AnyPort) -> None:
        self.heard = Heard(port)
        self.order = TableOrder()

    def start(self) -> None:
        """Begin."""
        self.want()
        self.heard.start()

    def show(self, number: int, phase: Any, **more: Any) -> None:
        """Show this phase."""
        decided = self.order.shown if self.order.shown is not None and self.order.shown.phase == "decided" else None
        before = decided if decided is not None and decided.round < number else self.order.before
        self.want(shown=ShownRound(number, phase, sheet=SHEET, **more), before=before)

    def fix(self, number: int) -> BetsFixed:
        """Close the round, and wait for its bets."""
        if self.order.shown is None or self.order.shown.phase != "closing":
            self.show(number, "closing")
        self.want(close=number)
        fixed = self.heard.wait_for(BetsFixed, lambda one: one.round == number)
        self.want(close=None)
        return fixed

    def decide(self, number: int, fixed: BetsFixed) -> None:
        """Roll the dice of a round whose bets are fixed."""
        accepted = {seal.seat: seal.version for seal in fixed.seals}
        self.show(number, "closed", accepted=accepted)
        self.show(number, "rolling", accepted=accepted, throw=number)
        self.show(number, "decided", accepted=accepted, throw=number, faces=(3, 4))

    def want(self, **changes: Any) -> None:
        """Change the order."""
        self.order = replace(self.order, **changes)
        self.heard.port.want(self.order)
