"""A table and its players over lines in virtual time, as cabinets would have them, and what must be so at the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, TypeVar

from msgspec.structs import replace

from drivers.ports import Lost
from drivers.ports.table import (
    BetsFixed,
    ResultNoted,
    ResultsSeen,
    RoundSeen,
    SealAnswered,
    SealedBets,
    SeatResult,
    SeatTaken,
    ShownRound,
    StationOrder,
    TableOrder,
)
from harness.simulation.world import World
from harness.virtual_disk.forgetful import PowerCutError
from terminal.table.exchange.exchange import Place
from terminal.table.link.placed import PlacedOrder

AnyOrder = TypeVar("AnyOrder", StationOrder, TableOrder)

SHEET = "ab" * 32
ROUNDS = 12


class Player:
    """A station as its cabinet would have it: three versions of bets a round, and each result reported."""

    def __init__(self, seat: int, port: Any) -> None:
        self.port = port
        self.order = StationOrder(seat=seat, cabinet=100 + seat, life=1)
        self.sealed: dict[int, int] = {}
        """The highest version that was answered with `sealed`, by round."""
        self.late: set[tuple[int, int]] = set()
        self.applied: list[tuple[int, int | None, tuple[int, ...] | None]] = []
        """Each round with the version that counted, and the dice."""
        self.lost: list[str] = []

    def start(self) -> None:
        """Begin, or go on after a power cut with what the journal has."""
        self.port.start(self._take)
        self._want()

    def _take(self, number: int, report: Any) -> None:
        match report:
            case SeatTaken(_, applied_round):
                self._want(applied_round=max(self.order.applied_round, applied_round))
            case RoundSeen(shown):
                self._see(shown)
            case SealAnswered(round_number, version, answer):
                self._answered(round_number, version, answer)
            case ResultNoted(round_number) if self.order.result is not None and self.order.result.round == round_number:
                owes = round_number < self.order.applied_round
                self._want(result=self._result(round_number + 1) if owes else None)
            case Lost(reason):
                self.lost.append(reason.code)
        self.port.handled(number)

    def _see(self, shown: ShownRound) -> None:
        if shown.round <= self.order.applied_round:
            return
        if shown.phase == "decided":
            assert shown.accepted is not None
            version = shown.accepted.get(self.order.seat)
            self.applied.append((shown.round, version, shown.faces))
            result = self.order.result or self._result(shown.round)
            self._want(applied_round=shown.round, seal=None, result=result)
        elif shown.phase == "open" and self.order.seal is None and shown.round not in self.sealed:
            self._seal(shown.round, 1)

    def _answered(self, number: int, version: int, answer: str) -> None:
        if self.order.seal is None or (self.order.seal.round, self.order.seal.version) != (number, version):
            return
        if answer == "late":
            self.late.add((number, version))
            self._want(seal=None)
            return
        self.sealed[number] = version
        if version < 3:
            self._seal(number, version + 1)
        else:
            self._want(seal=None)

    def _seal(self, number: int, version: int) -> None:
        bets = {"pass_line": 100 * version}
        self._want(seal=SealedBets(number, self.order.seat, version, 100 * version, bets, final=version == 3))

    def _result(self, number: int) -> SeatResult:
        return SeatResult(number, self.order.seat, number, 0, 1_000)

    def _want(self, **changes: Any) -> None:
        self.order = replace(self.order, **changes)  # which the journal has before the port
        with suppress(PowerCutError):
            self.port.want(self.order)


class Dealer:
    """A table that plays rounds by the clock of the world."""

    def __init__(self, world: World, port: Any) -> None:
        self.world, self.port = world, port
        self.order = TableOrder()
        self.accepted: dict[int, dict[int, int]] = {}
        self.results: dict[int, set[int]] = defaultdict(set)
        self.lost: list[str] = []

    def start(self) -> None:
        """Begin, or go on after a power cut with what the journal has."""
        self.port.start(self._take)
        self._want()

    def open(self, number: int) -> None:
        """Open a round, and the next one when it is over."""
        self.world.after(3_000, lambda: self._close(number))
        self._show(number, "open")

    def _close(self, number: int) -> None:
        self.world.after(500, lambda: self._want(close=number))
        self._show(number, "closing")

    def _take(self, number: int, report: Any) -> None:
        match report:
            case BetsFixed(round_number, seals) if round_number not in self.accepted:
                self.accepted[round_number] = {seal.seat: seal.version for seal in seals}
                self._want(close=None)
                self._decide(round_number)
            case ResultsSeen(round_number, results):
                self.results[round_number] |= {result.seat for result in results}
            case Lost(reason):
                self.lost.append(reason.code)
        self.port.handled(number)

    def _decide(self, number: int) -> None:
        accepted = self.accepted[number]
        self._show(number, "closed", accepted=accepted)
        self._show(number, "rolling", accepted=accepted, throw=number)
        self._show(number, "decided", accepted=accepted, throw=number, faces=faces_of(number))
        if number < ROUNDS:
            self.world.after(1_000, lambda: self.open(number + 1))

    def _show(self, number: int, phase: Any, **more: Any) -> None:
        shown = self.order.shown
        before = shown if shown is not None and shown.round < number else self.order.before
        self._want(shown=ShownRound(number, phase, sheet=SHEET, **more), before=before)

    def _want(self, **changes: Any) -> None:
        self.order = replace(self.order, **changes)  # which the journal has before the port
        with suppress(PowerCutError):
            self.port.want(self.order)


PLACE = Place(1, b"c" * 32)


def placed(order: AnyOrder) -> PlacedOrder[AnyOrder]:
    """An order at the one event of each journal here."""
    return PlacedOrder(order, PLACE)


def has_place(place: Place) -> bool:
    """Whether it is that event."""
    return place == PLACE


def faces_of(number: int) -> tuple[int, int]:
    """The dice of this round."""
    return number % 6 + 1, (number * 5) % 6 + 1


def verify(dealer: Dealer, players: Iterable[Player]) -> None:
    """Each round was resolved once, in order, with the bets that the table accepted and its dice."""
    for player in players:
        seat = player.order.seat
        assert [number for number, _, _ in player.applied] == list(range(1, ROUNDS + 1)), f"seat {seat}"
        for number, version, faces in player.applied:
            assert version == dealer.accepted[number].get(seat), f"seat {seat}, round {number}"
            assert (version or 0) >= player.sealed.get(number, 0), "what was answered with sealed counts"
            assert (number, version) not in player.late, "what was late does not"
            assert faces == faces_of(number)
    for number in range(1, ROUNDS + 1):
        assert dealer.results[number] == {player.order.seat for player in players}, f"round {number}"
