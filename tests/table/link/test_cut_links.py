"""A link whose line to the server is cut at each message: the bets that were answered count, and each round once.

The rows of floor.md 7.1 for a station and for a table that lose their line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from drivers.ports.table import BetsFixed, ResultNoted, SealAnswered
from harness.torture.table.proxy import Proxy
from harness.torture.table.server import Server, new_folder, wait_until
from terminal.table.exchange.postgresql_exchange import PostgresqlExchange
from terminal.table.exchange.stored import StoredExchange
from terminal.table.link import machine
from tests.table.exchange.house import House
from tests.table.link.floor import Floor

CUTS = 30
"""After so many messages a round is over on a line that is not cut."""


Cut = tuple[Floor, Proxy, Callable[[], StoredExchange]]


@pytest.fixture
def cut(on_server: House, server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cut]:
    """A floor, and a line to its server that can be cut."""
    monkeypatch.setattr(machine, "MAX_PAUSE_MS", 20)  # the pauses between many cuts are not what is tested
    with ExitStack() as held:
        folder = held.enter_context(new_folder())
        proxy = Proxy.of_sockets(folder, server.folder)
        held.callback(proxy.close)
        floor = Floor(on_server)
        held.callback(floor.stop)
        where = Server.conninfo_of(folder, sslmode="disable", gssencmode="disable")
        yield floor, proxy, lambda: PostgresqlExchange(where, on_server.number, on_server.keys)


def test_station_to_table_cut_while_chips_move(cut: Cut) -> None:
    floor, proxy, through_proxy = cut
    table, station = floor.table(), floor.station(3, through_proxy)
    answers: list[str] = []
    for number in range(1, CUTS + 1):
        table.show(number, "open")
        station.sees(number, "open")
        proxy.cut_after(number - 1)
        station.wants_seal(number, 1)
        answered = SealAnswered(number, 1, "sealed")
        wait_until(lambda answered=answered: proxy.has_cut or answered in station.heard.reports)  # type: ignore[misc]
        if number % 2:  # the table closes while the line is cut, or when it is back
            fixed = table.fix(number)
            proxy.pass_on()
            answer = station.answer_of(number, 1).answer
        else:
            proxy.pass_on()
            answer = station.answer_of(number, 1).answer
            fixed = table.fix(number)
        answers.append(answer)
        assert [(seal.seat, seal.version) for seal in fixed.seals] == ([(3, 1)] if answer == "sealed" else [])
        table.decide(number, fixed)
        station.heard.wait_for(ResultNoted, lambda one, number=number: one.round == number)  # type: ignore[misc]
    assert station.applied == list(range(1, CUTS + 1))
    assert set(answers) == {"sealed", "late"}, "the cuts came before the seal and after it"
    assert len(station.heard.of(SealAnswered)) == CUTS, "each is answered once"


def test_station_to_table_cut_between_closed_and_decided(
    cut: Cut,
) -> None:
    floor, proxy, through_proxy = cut
    table, station = floor.table(), floor.station(3, through_proxy)
    for number in range(1, CUTS + 1):
        table.show(number, "open")
        station.sees(number, "open")
        assert station.seal(number, 1).answer == "sealed"
        fixed = table.fix(number)
        proxy.cut_after(number - 1)
        table.decide(number, fixed)
        noted = ResultNoted(number)
        wait_until(lambda noted=noted: proxy.has_cut or noted in station.heard.reports)  # type: ignore[misc]
        proxy.pass_on()
        station.heard.wait_for(ResultNoted, noted.__eq__)
    assert station.applied == list(range(1, CUTS + 1)), "each once, in order"
    for number in range(1, CUTS + 1):
        (report,) = floor.house.line.applied_reports(number)
        assert (report.seat, report.lost_cents) == (3, 500)


def test_a_table_whose_line_is_cut_at_any_message_fixes_one_list(
    cut: Cut,
) -> None:
    floor, proxy, through_proxy = cut
    table, station = floor.table(through_proxy), floor.station(3)
    for number in range(1, CUTS + 1):
        table.show(number, "open")
        station.sees(number, "open")
        assert station.seal(number, 1).answer == "sealed"
        proxy.cut_after(number - 1)
        table.show(number, "closing")
        table.want(close=number)
        wait_until(lambda number=number: proxy.has_cut or any(one.round == number for one in table.heard.of(BetsFixed)))  # type: ignore[misc]
        second = station.seal(number, 2).answer
        proxy.pass_on()
        fixed = table.fix(number)
        expected = {"sealed": 2, "late": 1}[second]
        assert [(seal.seat, seal.version) for seal in fixed.seals] == [(3, expected)], f"cut after {proxy.passed}"
        table.decide(number, fixed)
        station.heard.wait_for(ResultNoted, lambda one, number=number: one.round == number)  # type: ignore[misc]
    assert len(table.heard.of(BetsFixed)) == CUTS, "each is told once"
    assert station.applied == list(range(1, CUTS + 1))
