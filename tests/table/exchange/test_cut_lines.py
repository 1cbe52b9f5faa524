"""A line to the server that is cut at each message of a request: what is asked again is answered by what is so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from harness.torture.table.proxy import Proxy
from harness.torture.table.server import Server, new_folder
from terminal.table.exchange.exchange import Accepted, Applied, LineGone, View
from terminal.table.exchange.postgresql_exchange import PostgresqlExchange
from tests.table.exchange.house import House, bet


@pytest.fixture
def line(on_server: House, server: Server) -> Iterator[tuple[PostgresqlExchange, Proxy]]:
    """A station's line through a proxy."""
    with new_folder() as folder:
        proxy = Proxy.of_sockets(folder, server.folder)
        line = PostgresqlExchange(
            Server.conninfo_of(folder, sslmode="disable", gssencmode="disable"), on_server.number, on_server.keys
        )
        yield line, proxy
        line.close()
        proxy.close()


def cut_at_each_message(line: PostgresqlExchange, proxy: Proxy, ask: Callable[[], object]) -> Iterator[bool]:
    """Ask with the line cut after no message, after one, and so on, until there is an answer: yields whether."""
    for messages in range(50):
        line.newest()
        proxy.cut_after(messages)
        try:
            ask()
            answered = True
        except LineGone:
            answered = False
        proxy.pass_on()
        yield answered
        if answered:
            assert "<D" in proxy.passed, "an answer is a row"
            return
    pytest.fail("never answered")


def test_a_seal_whose_line_is_cut_at_any_message_is_in_the_list_or_late(
    on_server: House, line: tuple[PostgresqlExchange, Proxy]
) -> None:
    station, proxy = line
    on_server.seat(3)
    number, truths = 1, set[str]()
    on_server.publish(number, "open")

    def seal() -> str:
        return on_server.seal(number, 3, line=station)

    for answered in cut_at_each_message(station, proxy, seal):
        on_server.publish(number, "closing")
        accepted = on_server.line.close_round(number)
        again = seal()
        assert (again, accepted) in (("sealed", {3: 1}), ("late", {})), f"cut after {proxy.passed}"
        assert not answered or again == "sealed", "what was answered stays so"
        assert len(on_server.line.seals(number)) == len(accepted)
        truths.add(again)
        for phase in ("closed", "rolling", "decided"):
            on_server.publish(number, phase, accepted)
        number += 1
        on_server.publish(number, "open")
    assert truths == {"sealed", "late"}, "the cuts came before the request and after it"


def test_a_closing_whose_line_is_cut_at_any_message_has_one_list(
    on_server: House, line: tuple[PostgresqlExchange, Proxy]
) -> None:
    table, proxy = line
    on_server.seat(3, 4)
    number, before, after = 1, 0, 0
    on_server.publish(number, "open")
    on_server.seal(number, 3)
    on_server.publish(number, "closing")

    def close() -> Accepted:
        return table.close_round(number)

    for _ in cut_at_each_message(table, proxy, close):
        answer = on_server.seal(number, 4)
        accepted = close()
        assert accepted == ({3: 1, 4: 1} if answer == "sealed" else {3: 1}), f"cut after {proxy.passed}"
        assert close() == accepted
        before, after = before + (answer == "sealed"), after + (answer == "late")
        for phase in ("closed", "rolling", "decided"):
            on_server.publish(number, phase, accepted)
        number += 1
        on_server.publish(number, "open")
        on_server.seal(number, 3)
        on_server.publish(number, "closing")
    assert before, "the closing was lost at least once"
    assert after, "and carried out at least once"


def test_every_request_is_asked_again_after_its_line_was_cut(on_server: House, server: Server) -> None:
    house, line, cabinet = on_server, on_server.line, on_server.cabinet(3)
    assert isinstance(line, PostgresqlExchange)
    steps: list[tuple[str, Callable[[], object]]] = [
        ("take_seat", lambda: line.take_seat(3, cabinet, 1)),
        ("open", lambda: line.publish(house.row(1, "open"))),
        ("put_seal", lambda: line.put_seal(cabinet, bet(1, 3))),
        ("say", lambda: line.say(cabinet, 1, 3, "ready")),
        ("show_view", lambda: line.show_view(cabinet, View(seat=3, said_ms=1, chips={}))),
        ("closing", lambda: line.publish(house.row(1, "closing"))),
        ("close_round", lambda: line.close_round(1)),
        ("closed", lambda: line.publish(house.row(1, "closed", {3: 1}))),
        ("rolling", lambda: line.publish(house.row(1, "rolling", {3: 1}))),
        ("decided", lambda: line.publish(house.row(1, "decided", {3: 1}))),
        ("applied", lambda: line.applied(cabinet, Applied(seat=3, round=1, won_cents=0, lost_cents=5, credit_cents=0))),
        ("take_reports", lambda: line.take_reports(1, (3,))),
        ("put_order", lambda: line.put_order("Ann", "a", "{}")),
        ("answer_order", lambda: line.answer_order(1, "a", "")),
        ("show_board", lambda: line.show_board({"dice": "[]"})),
        ("leave_seat", lambda: line.leave_seat(3, cabinet, 1)),
        ("free_seat", lambda: line.free_seat(3, cabinet, 1, 1)),
    ]
    line.newest()
    with server.connect() as owner:
        for name, ask in steps:
            first = ask()
            assert line._line is not None
            backend = line._line.info.backend_pid
            assert owner.execute("SELECT pg_terminate_backend(%s, 10000)", (backend,)).fetchone() == (True,), name
            with pytest.raises(LineGone):
                ask()
            assert ask() == first, f"{name}, said again"
    assert line.seats() == ()
    assert line.newest() == house.row(1, "decided", {3: 1})
