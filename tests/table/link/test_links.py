"""Stations and a table over their links, on each engine: whole rounds, and what is left when one of them is gone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from drivers.ports import Back, DiceReady, Lost
from drivers.ports.message import message
from drivers.ports.table import (
    BetsFixed,
    BetsSeen,
    DealerAnswer,
    DealerOrdered,
    KeySeen,
    ResultNoted,
    ResultsSeen,
    SealAnswered,
    SeatsSeen,
    SeatTaken,
    StationsSaid,
)
from harness.torture.table.server import Server, wait_until
from terminal.table.exchange.exchange import Exchange, LineGone, Place
from terminal.table.exchange.postgresql_exchange import PostgresqlExchange
from terminal.table.keys.parties import station as station_of
from terminal.table.keys.parties import the_table
from terminal.table.link.link import StationLink
from terminal.table.link.placed import PlacedRound
from tests.table.exchange.house import House
from tests.table.exchange.raw_sql import execute
from tests.table.link.floor import Floor, station_link
from tests.table.link.people import Station


@pytest.fixture
def floor(threaded_house: House) -> Iterator[Floor]:
    """A floor on each engine."""
    floor = Floor(threaded_house)
    yield floor
    floor.stop()


@pytest.fixture
def server_floor(on_server: House) -> Iterator[Floor]:
    """A floor on the server."""
    floor = Floor(on_server)
    yield floor
    floor.stop()


def rounds_of(seen: ResultsSeen) -> set[tuple[int, int]]:
    """Round and seat of these results."""
    return {(one.round, one.seat) for one in seen.results}


def test_whole_rounds_are_played_over_the_links(floor: Floor) -> None:
    table, stations = floor.table(), [floor.station(seat) for seat in (3, 5, 7)]
    for station in stations:
        station.heard.wait_for(DiceReady)
    table.heard.wait_for(SeatsSeen, lambda one: [seat.seat for seat in one.seats] == [3, 5, 7])
    for number in (1, 2, 3):
        table.show(number, "open", remaining_ms=20_000)
        for station in stations:
            station.sees(number, "open")
            assert station.seal(number, 1).answer == "sealed"
        stations[0].say(number, "ready")
        table.heard.wait_for(StationsSaid, StationsSaid(number, ((3, "ready"),)).__eq__)
        table.show(number, "closing", remaining_ms=500)
        for station in stations:
            assert station.seal(number, 2, 700, final=True).answer == "sealed"
        table.heard.wait_for(
            BetsSeen,
            lambda one, number=number: one.round == number and len(one.seals) == 3 and all(s.final for s in one.seals),  # type: ignore[misc]
        )
        fixed = table.fix(number)
        assert {seal.seat: (seal.version, seal.stake_cents) for seal in fixed.seals} == dict.fromkeys(
            (3, 5, 7), (2, 700)
        )
        assert stations[1].seal(number, 3).answer == "late"
        table.decide(number, fixed)
        for station in stations:
            station.heard.wait_for(ResultNoted, lambda one, number=number: one.round == number)  # type: ignore[misc]
        for seat in (3, 5, 7):  # what was read before the others had reported has come alone
            table.heard.wait_for(ResultsSeen, lambda one, of=(number, seat): of in rounds_of(one))  # type: ignore[misc]
    assert [station.applied for station in stations] == [[1, 2, 3]] * 3
    wait_until(lambda: not floor.house.line.untaken_reports())
    for heard in (table.heard, *(station.heard for station in stations)):
        assert heard.of(Lost) == []


def test_each_side_hears_with_which_keys_the_others_and_itself_have_signed(floor: Floor) -> None:
    house = floor.house
    parties = (the_table(house.number), station_of(house.number, 3, house.cabinet(3)))
    for party in parties:
        house.keys.sign(party, "before", b"")  # a process has its keys before it opens the exchange
    table, station = floor.table(), floor.station(3)
    table.show(1, "open")
    station.sees(1, "open")
    assert station.seal(1, 1).answer == "sealed"
    for heard in (table.heard, station.heard):
        for party in parties:
            heard.wait_for(KeySeen, KeySeen(party.login, house.keys.numbers[party.login]).__eq__)
        assert len(heard.of(KeySeen)) == len(parties), "each is reported once"


def test_a_station_that_takes_its_seat_again_says_where_its_journal_ends_by_now(floor: Floor) -> None:
    """Bills and tickets change no order of it; a table that would free its seat sees by the end that it was back."""
    is_cut, journal = threading.Event(), [Place(1, b"a" * 32)]
    house = floor.house
    link = StationLink(
        house.number, lambda: Line(house.thread_line(), is_cut), lambda: journal[-1], journal.__contains__
    )
    station = Station(link, 3, house.cabinet(3))
    floor.starts(station, link)
    station.heard.wait_for(SeatTaken)
    station.heard.takes = lambda report: journal.append(Place(9, b"b" * 32)) if isinstance(report, Lost) else None
    is_cut.set()
    station.heard.wait_for(Lost)
    assert [one.seq for one in house.line.seats()] == [1]
    is_cut.clear()
    wait_until(lambda: [one.seq for one in house.line.seats()] == [9])


class Line:
    """An exchange that is out of reach while its line is cut."""

    def __init__(self, exchange: Exchange, is_cut: threading.Event) -> None:
        self._exchange = exchange
        self._is_cut = is_cut

    def __getattr__(self, name: str) -> Any:
        if self._is_cut.is_set() and name not in ("signers", "wake", "close"):
            raise LineGone(message("exchange.line_gone", error="cut"))
        return getattr(self._exchange, name)


def test_a_dealers_order_reaches_the_table_and_its_answer_the_console(floor: Floor) -> None:
    table, console = floor.table(), floor.house.new_line()
    for number in (1, 2):
        assert console.put_order("Ann", f"key {number}", f'"{number}"') == number
    for number in (1, 2):
        ordered = table.heard.wait_for(DealerOrdered, lambda one, number=number: one.number == number)  # type: ignore[misc]
        assert ordered == DealerOrdered(number, "Ann", f'"{number}"', f"key {number}")
        table.want(answer=DealerAnswer(number, "It is too late.", key=ordered.key))
    wait_until(lambda: all(order.answered for order in console.orders_after(0)))


def test_a_station_that_was_away_for_rounds_takes_them_one_by_one(floor: Floor) -> None:
    table, station = floor.table(), floor.station(3)
    table.show(1, "open")
    station.sees(1, "open")
    assert station.seal(1, 1).answer == "sealed"
    station.heard.port.stop()
    for number in (1, 2, 3):
        table.decide(number, table.fix(number))
        floor.house.line.newest()
        table.show(number + 1, "open")
        wait_until(lambda number=number: (row := floor.house.line.newest()) is not None and row.round == number + 1)  # type: ignore[misc]
    again = floor.station_again(station)
    again.heard.wait_for(ResultNoted, lambda one: one.round == 3)
    again.sees(4, "open")
    assert again.applied == [1, 2, 3]


@pytest.mark.expects_log("the link to the table has failed")
def test_a_report_on_which_its_listener_failed_comes_again(floor: Floor) -> None:
    table = floor.table()
    fails = [True]

    def take(report: object) -> None:
        if isinstance(report, BetsFixed) and fails:
            fails.pop()
            raise RuntimeError("the inbox is full")

    table.heard.takes = take
    table.show(1, "open")
    assert table.fix(1) == BetsFixed(1, ())
    assert not fails, "it has failed"


def test_its_disk_lost(floor: Floor) -> None:
    """A new exchange is filled from the table's journal, and a station takes the rounds that it has missed."""
    journal: list[PlacedRound] = []

    def recall(after: int) -> list[PlacedRound]:
        return [one for one in journal if one.shown.round > after]

    table, away, stays = floor.table(recall=recall), floor.station(3), floor.station(4)
    for number in (1, 2, 3, 4):
        table.show(number, "open")
        stays.sees(number, "open")
        if number == 2:
            away.sees(2, "open")
            assert away.seal(2, 1).answer == "sealed"
            away.heard.wait_for(ResultNoted, ResultNoted(1).__eq__)
            away.heard.port.stop()
        assert stays.seal(number, 1).answer == "sealed"
        table.decide(number, table.fix(number))
        stays.heard.wait_for(ResultNoted, ResultNoted(number).__eq__)
        assert table.order.shown is not None
        journal.append(PlacedRound(table.order.shown, Place(number, b"c" * 32)))
    stays.heard.port.stop()
    table.heard.port.stop()
    for name in ("seal", "said", "applied", "start", "seat", "view", "board", "dealer_order", "round"):
        execute(floor.house, f"DELETE FROM tab.{name} WHERE table_id = {floor.house.number}")  # noqa: S608 - our names

    again = floor.table(recall=recall)
    again.show(4, "decided", throw=4, faces=(3, 4), accepted=journal[-1].shown.accepted)
    back = [floor.station_again(station) for station in (away, stays)]
    again.show(5, "open")
    for station in back:
        station.sees(5, "open")
        assert station.seal(5, 1).answer == "sealed"
    assert [station.applied for station in back] == [[2, 3, 4], []], "each round once"


def test_a_silent_station_is_seen_as_such_and_a_table_whose_process_ends_is_lost(floor: Floor) -> None:
    table, station = floor.table(), floor.station(3)
    other = floor.station(4)
    other.heard.wait_for(Back)
    station.heard.port.stop()
    table.heard.wait_for(SeatsSeen, lambda one: [seat.heard for seat in one.seats] == [False, True])
    table.heard.port.stop()
    lost = other.heard.wait_for(Lost)
    assert lost.reason.code == "exchange.table_silent"


# The rows of the table of cuts: floor.md 7.1
# ----------------------------------------------------------------------------------------------------------------------


def test_two_stations_claim_one_seat(floor: Floor) -> None:
    floor.table()
    floor.station(3)
    link = station_link(floor.house.number, floor.house.thread_line)
    second = Station(link, 3, floor.house.cabinet(4))
    second.start()
    lost = second.heard.wait_for(Lost)
    link.stop()
    assert (lost.reason.code, lost.reason.values) == (
        "exchange.seat_taken",
        {"seat": 3, "cabinet": floor.house.cabinet(3)},
    )


def test_table_process_killed_in_closing_after_the_bets_were_fixed(floor: Floor) -> None:
    table, station = floor.table(), floor.station(3)
    table.show(1, "open")
    station.sees(1, "open")
    assert station.seal(1, 1).answer == "sealed"
    fixed = table.fix(1)
    table.heard.port.stop()
    again = floor.table()
    again.show(1, "closing", revision=1, remaining_ms=500)
    assert again.fix(1) == fixed, "the list is taken into the journal, then the dice"
    assert station.seal(1, 2).answer == "late"


def test_postgresql_on_the_dice_host_killed(server_floor: Floor, server: Server) -> None:
    table, station = server_floor.table(), server_floor.station(3)
    table.show(1, "open")
    station.sees(1, "open")
    station.heard.wait_for(Back)
    assert station.seal(1, 1).answer == "sealed"
    server.kill()
    station.heard.wait_for(Lost)
    table.heard.wait_for(Lost)
    server.start()
    reported = len(table.heard.reports), len(station.heard.reports)
    table.heard.wait_for(Back, after=reported[0])
    station.heard.wait_for(Back, after=reported[1])
    assert station.seal(1, 2).answer == "sealed"
    fixed = table.fix(1)
    assert [(seal.seat, seal.version) for seal in fixed.seals] == [(3, 2)]
    table.decide(1, fixed)
    station.heard.wait_for(ResultNoted)
    assert station.applied == [1]


def test_a_server_that_is_frozen_is_lost_and_found_again(server_floor: Floor, server: Server) -> None:
    def impatient() -> Exchange:
        return PostgresqlExchange(server.conninfo(), server_floor.house.number, server_floor.house.keys, answer_s=0.3)

    table, station = server_floor.table(), server_floor.station(3, impatient)
    table.show(1, "open")
    station.sees(1, "open")
    station.heard.wait_for(Back)
    server.freeze()
    try:
        station.heard.wait_for(Lost)
    finally:
        server.thaw()
    station.heard.wait_for(Back, after=len(station.heard.reports) - 1)
    assert station.seal(1, 1).answer == "sealed"
    assert SealAnswered(1, 1, "sealed") in station.heard.reports


def test_a_station_with_a_screen_sees_the_chips_of_the_others_while_they_are_heard(floor: Floor) -> None:
    floor.table()
    link = station_link(floor.house.number, floor.house.thread_line)
    others = link.watch_others()
    watching = Station(link, 3, floor.house.cabinet(3))
    floor.starts(watching, link)
    other = floor.station(5)
    assert others() == {}
    other.bets(field=500)
    wait_until(lambda: others() == {5: {"field": 500}})
    other.heard.port.stop()
    wait_until(lambda: others() == {})
