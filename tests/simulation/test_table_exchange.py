"""The exchange in memory, cut between every two writes, and its lines in virtual time over a net that loses much."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from drivers.ports import Lost
from drivers.ports.table import (
    BetsFixed,
    BetsSeen,
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
from harness.simulation.exchange import MemoryFile
from harness.simulation.table_line import LinkInTime, Net
from harness.simulation.world import World
from terminal.table.exchange.exchange import Applied
from terminal.table.link.placed import Place, PlacedOrder
from terminal.table.link.station_machine import StationMachine
from terminal.table.link.table_machine import TableMachine
from tests.table.exchange.house import House
from tests.table.keys.parties import EveryonesKeys

SHEET = "ab" * 32
ROUNDS = 12


class CutError(BaseException):
    """The power has failed."""


class Cutter:
    """Cuts the power before one of the writes, or after the end of a transaction."""

    def __init__(self) -> None:
        self.steps = 0
        self.cuts_at = 0

    def step(self) -> None:
        """One more write."""
        self.steps += 1
        if self.steps == self.cuts_at:
            raise CutError


def test_a_transaction_that_is_cut_between_any_two_writes_is_done_or_not_done() -> None:
    """And what is asked again has the answer that it would have had."""
    whole = _played(0)
    assert whole.steps > 40, "there is much to cut"
    for cut in range(1, whole.steps + 1):
        assert _played(cut).answers == whole.answers, f"cut at write {cut}"


class _Played:
    """A round, with each request asked again after a cut."""

    def __init__(self, cut: int) -> None:
        self.answers: list[object] = []
        self._cutter = Cutter()
        file = MemoryFile(lambda: 0)
        house = House(1, lambda keys: file.open(1, keys, self._cutter.step))
        self._cutter.steps, self._cutter.cuts_at = 0, cut
        line, cabinet = house.line, house.cabinet(3)
        report = Applied(seat=3, round=1, won_cents=0, lost_cents=500, credit_cents=0)
        self._ask(lambda: line.take_seat(3, cabinet, 1))
        self._ask(lambda: line.publish(house.row(1, "open")))
        for version in (1, 2):
            self._ask(lambda version=version: house.seal(1, 3, version))  # type: ignore[misc]
        self._ask(lambda: line.say(cabinet, 1, 3, "ready"))
        self._ask(lambda: line.publish(house.row(1, "closing")))
        self._ask(lambda: line.close_round(1))
        self._ask(lambda: house.seal(1, 3, 3))
        for phase in ("closed", "rolling", "decided"):
            self._ask(lambda phase=phase: line.publish(house.row(1, phase, {3: 2})))  # type: ignore[misc]
        self._ask(lambda: line.applied(cabinet, report))
        self._ask(lambda: line.take_reports(1, (3,)))
        self._ask(lambda: line.put_order("ann", "a", "{}"))
        self._ask(lambda: line.answer_order(1, ""))
        self._ask(lambda: line.show_board({"dice": "[]"}))
        self._ask(lambda: line.leave_seat(3, cabinet))
        self.answers += [line.newest(), line.newest_seals(1), line.said(1), line.applied_reports(1), line.seats()]
        self.steps = self._cutter.steps
        file.close()

    def _ask(self, ask: Callable[[], object]) -> None:
        try:
            self.answers.append(ask())
        except CutError:
            self.answers.append(ask())


def _played(cut: int) -> _Played:
    return _Played(cut)


# A lossy net
# ----------------------------------------------------------------------------------------------------------------------


class NoCut:
    """A process whose power does not fail."""

    def step(self) -> None:
        """Nothing happens."""

    def evidence(self, device: str) -> None:
        """Nothing happens."""


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
        """Begin."""
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
        self.order = replace(self.order, **changes)
        self.port.want(self.order)


class Dealer:
    """A table that plays rounds by the clock of the world."""

    def __init__(self, world: World, port: Any, seats: int) -> None:
        self.world, self.port, self.seats = world, port, seats
        self.order = TableOrder()
        self.accepted: dict[int, dict[int, int]] = {}
        self.results: dict[int, set[int]] = defaultdict(set)
        self.finals = 0
        self.lost: list[str] = []

    def start(self) -> None:
        """Begin."""
        self.port.start(self._take)
        self._show(1, "open")
        self.world.after(3_000, lambda: self._close(1))

    def _close(self, number: int) -> None:
        self._show(number, "closing")
        self.world.after(500, lambda: self._want(close=number))

    def _take(self, number: int, report: Any) -> None:
        match report:
            case BetsFixed(round_number, seals) if round_number not in self.accepted:
                self.accepted[round_number] = {seal.seat: seal.version for seal in seals}
                self._want(close=None)
                self._decide(round_number)
            case BetsSeen(_, seals):
                self.finals = sum(seal.final for seal in seals)
            case ResultsSeen(round_number, results):
                self.results[round_number] |= {result.seat for result in results}
            case Lost(reason):
                self.lost.append(reason.code)
        self.port.handled(number)

    def _decide(self, number: int) -> None:
        accepted = self.accepted[number]
        self._show(number, "closed", accepted=accepted)
        self._show(number, "rolling", accepted=accepted, throw=number)
        faces = (number % 6 + 1, (number * 5) % 6 + 1)
        self._show(number, "decided", accepted=accepted, throw=number, faces=faces)
        if number < ROUNDS:
            self.world.after(1_000, lambda: self._show(number + 1, "open"))
            self.world.after(4_000, lambda: self._close(number + 1))

    def _show(self, number: int, phase: Any, **more: Any) -> None:
        shown = self.order.shown
        before = shown if shown is not None and shown.round < number else self.order.before
        self._want(shown=ShownRound(number, phase, sheet=SHEET, **more), before=before)

    def _want(self, **changes: Any) -> None:
        self.order = replace(self.order, **changes)
        self.port.want(self.order)


def placed(order: TableOrder) -> PlacedOrder:
    """An order at an event of the journal."""
    return PlacedOrder(order, Place(1, b"c" * 32))


NETS = {
    "good": Net(),
    "lossy": Net(delay_ms=(1, 200), lost=0.1, again=0.0, unnoticed=0.5),
    "repeating": Net(delay_ms=(1, 50), lost=0.02, again=0.1),
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", NETS)
def test_each_round_is_resolved_once_with_the_bets_that_the_table_accepted_whatever_the_net_does(
    kind: str, seed: int
) -> None:
    world, file, net = World(f"{kind} {seed}"), MemoryFile(lambda: 0), NETS[kind]
    seats = range(1, 5)
    table_line = file.open(1, EveryonesKeys())
    dealer = Dealer(world, LinkInTime(world, TableMachine(1), table_line, file, NoCut(), net, placed), len(seats))
    players = [
        Player(seat, LinkInTime(world, StationMachine(1), file.open(1, EveryonesKeys()), file, NoCut(), net))
        for seat in seats
    ]
    for player in players:
        player.start()
    world.run(world.now_ms + 2_000, lambda: None)
    dealer.start()
    begun_ms = world.now_ms
    while len(dealer.results[ROUNDS]) < len(seats):
        world.run(world.now_ms + 1_000, lambda: None)
        assert world.now_ms - begun_ms < 3_600_000, f"stuck: {dealer.order.shown}, {dealer.lost[-3:]}"
    for player in players:
        seat = player.order.seat
        assert [number for number, _, _ in player.applied] == list(range(1, ROUNDS + 1)), f"seat {seat}"
        for number, version, faces in player.applied:
            assert version == dealer.accepted[number].get(seat), f"seat {seat}, round {number}"
            assert (version or 0) >= player.sealed.get(number, 0), "what was answered with sealed counts"
            assert (number, version) not in player.late, "what was late does not"
            assert faces == (number % 6 + 1, (number * 5) % 6 + 1)
    for number in range(1, ROUNDS + 1):
        assert dealer.results[number] == set(seats), f"round {number}"
    if kind == "good":
        assert not dealer.lost
        assert not any(player.lost for player in players)
        assert all(version == 3 for player in players for _, version, _ in player.applied), "there was time for all"
    file.close()
