"""The exchange in memory, cut between every two writes, and its lines in virtual time over a net that loses much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from drivers.ports.table import SealedBets
from harness.simulation.exchange import MemoryFile
from harness.simulation.table.client import UNDER_WAY
from harness.simulation.table.line import Net
from harness.simulation.world import World
from terminal.table.exchange.digests import make_seal
from terminal.table.exchange.exchange import Applied, ExchangeRefused
from terminal.table.link.machine import Request
from terminal.table.link.station_machine import StationMachine
from terminal.table.link.table_machine import TableMachine
from tests.simulation.table_people import ROUNDS, Dealer, Player, has_place, placed, verify
from tests.simulation.timed_lines import TimedLines
from tests.table.exchange.house import House


class CutError(BaseException):
    """The power has failed."""


class Cutter:
    """Cuts the power before one of the writes, or after the end of a transaction."""

    def __init__(self) -> None:
        self.steps = 0
        self.cuts_at = 0
        self.is_in_transaction: Callable[[], bool] = lambda: False
        self.was_done = False

    def step(self) -> None:
        """One more write."""
        self.steps += 1
        if self.steps == self.cuts_at:
            self.was_done = not self.is_in_transaction()
            raise CutError


def test_a_transaction_that_is_cut_between_any_two_writes_is_done_or_not_done() -> None:
    """And what is asked again has the answer that it would have had."""
    whole = _played(0)
    assert whole.steps > 40, "there is much to cut"
    cuts = [_played(cut) for cut in range(1, whole.steps + 1)]
    for number, cut in enumerate(cuts, 1):
        assert cut.answers == whole.answers, f"cut at write {number}"
    assert {cut.was_done for cut in cuts} == {True, False}, "the cuts came before the end of transactions and after it"


class _Played:
    """A round, with each request asked again after a cut."""

    def __init__(self, cut: int) -> None:
        self.answers: list[object] = []
        self.was_done = False
        """The transaction was over when the power failed."""
        self._cutter = Cutter()
        file = MemoryFile(lambda: 0)
        self._cutter.is_in_transaction = lambda: file._db.in_transaction
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
        self._ask(lambda: line.answer_order(1, "a", ""))
        self._ask(lambda: line.show_board({"dice": "[]"}))
        self._ask(lambda: line.leave_seat(3, cabinet, 1))
        self._ask(lambda: line.take_seat(4, house.cabinet(4), 1))
        self._ask(lambda: line.publish(house.row(2, "open")))
        self._ask(lambda: line.put_seal(house.cabinet(4), make_seal(SealedBets(2, 4, 1, 0, {}))))
        self._ask(lambda: line.free_seat(4, house.cabinet(4), 1, 1))
        self.answers += [line.newest_seals(2)]
        self.answers += [line.newest(), line.newest_seals(1), line.said(1), line.applied_reports(1), line.seats()]
        self.steps = self._cutter.steps
        file.close()

    def _ask(self, ask: Callable[[], object]) -> None:
        try:
            self.answers.append(ask())
        except CutError:
            self.was_done = self._cutter.was_done
            self.answers.append(ask())


def _played(cut: int) -> _Played:
    return _Played(cut)


@pytest.mark.parametrize(("end", "seats"), [("ROLLBACK", [3]), ("COMMIT", [])])
def test_what_a_transaction_has_read_of_itself_is_found_later_only_if_it_was_carried_out(
    end: str, seats: list[int]
) -> None:
    file = MemoryFile(lambda: 0)
    house = House(1, lambda keys: file.open(1, keys))
    house.seat(3)
    line: Any = house.line
    connection, looks = line._db, "SELECT seat FROM seat WHERE table_id=?"
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("DELETE FROM seat")
    assert connection.execute(looks, (1,)).fetchone() is None
    connection.execute(end)
    assert [seat for (seat,) in connection.execute(looks, (1,)).fetchall()] == seats
    assert [one.seat for one in house.line.seats()] == seats
    file.close()


def test_every_look_finds_the_same_rows_until_somebody_writes_in_their_table() -> None:
    file = MemoryFile(lambda: 0)
    house = House(1, lambda keys: file.open(1, keys))
    house.seat(3)
    first = house.line.read("seats")
    house.line.publish(house.row(1, "open"))
    assert house.new_line().read("seats") is first
    house.seat(4)
    assert len(house.line.read("seats")) == 2
    file.close()


# What several stations read
# ----------------------------------------------------------------------------------------------------------------------


def test_what_the_first_station_has_verified_is_heard_by_the_others_with_its_signers() -> None:
    lines = TimedLines(World("several"), Net())
    writer, *readers = [lines.client() for _ in range(3)]
    assert writer.poll(Request("show_board", ({"dice": "[]"},)), lambda _: None) is UNDER_WAY
    lines.settle()
    looks = [reader.poll(Request("board_text", ("dice",)), lambda _: None) for reader in readers]
    assert looks == ["[]", "[]"]
    assert [dict(reader.signers) for reader in readers] == [{"table-1": "table-1"}] * 2
    lines.close()


def test_what_was_altered_at_the_exchange_is_refused_by_every_station() -> None:
    lines = TimedLines(World("altered"), Net())
    writer, *readers = [lines.client() for _ in range(3)]
    writer.poll(Request("show_board", ({"dice": "[]"},)), lambda _: None)
    lines.settle()
    lines.exchange._db.execute("UPDATE board SET body='[1]'")
    for reader in readers:
        answer = reader.poll(Request("board_text", ("dice",)), lambda _: None)
        assert isinstance(answer, ExchangeRefused)
        assert reader.signers == {}
    lines.close()


# A lossy net
# ----------------------------------------------------------------------------------------------------------------------


NETS = {
    "good": Net(),
    "lossy": Net(latency_ms=(1, 200), lost=0.1, unnoticed=0.5),
    "repeating": Net(latency_ms=(1, 50), lost=0.02, late=0.05, doubled=0.1),
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", NETS)
def test_each_round_is_resolved_once_with_the_bets_that_the_table_accepted_whatever_the_net_does(
    kind: str, seed: int
) -> None:
    world = World(f"{kind} {seed}")
    lines, seats = TimedLines(world, NETS[kind]), range(1, 5)
    dealer = Dealer(world, lines.link(TableMachine(1), placed))
    players = [Player(seat, lines.link(StationMachine(1, has_place), placed)) for seat in seats]
    for player in players:
        player.start()
    world.run(world.now_ms + 2_000, lambda: None)
    dealer.start()
    dealer.open(1)
    begun_ms = world.now_ms
    while len(dealer.results[ROUNDS]) < len(seats):
        world.run(world.now_ms + 1_000, lambda: None)
        assert world.now_ms - begun_ms < 3_600_000, f"stuck: {dealer.order.shown}, {dealer.lost[-3:]}"
    verify(dealer, players)
    if kind == "good":
        assert not dealer.lost
        assert not any(player.lost for player in players)
        assert all(version == 3 for player in players for _, version, _ in player.applied), "there was time for all"
    lines.close()
