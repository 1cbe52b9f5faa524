"""Who speaks to the server is known from the login, and never from what is said (regulation V4, S4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import psycopg
import pytest

from harness.torture.table.server import Server
from terminal.table.exchange.exchange import Applied, LineGone, View
from terminal.table.exchange.postgresql_exchange import PostgresqlExchange
from terminal.table.exchange.postgresql_logins import set_up_logins
from terminal.table.keys.parties import Party, dealer, station, the_table
from tests.table.exchange.asking import refused
from tests.table.exchange.house import House, bet
from tests.table.keys.parties import EveryonesKeys

Open = Callable[[Party], PostgresqlExchange]


@pytest.fixture
def at(on_server: House, server: Server) -> Iterator[Open]:
    """Lines with the logins of parties, whose process has the keys of everyone: the login alone has to hold."""
    lines: list[PostgresqlExchange] = []
    keys = EveryonesKeys()

    def open_one(party: Party) -> PostgresqlExchange:
        lines.append(PostgresqlExchange(server.conninfo(user=party.login), on_server.number, keys))
        return lines[-1]

    yield open_one
    for line in lines:
        line.close()


def test_a_station_speaks_for_its_own_cabinet_at_its_own_seat_alone(on_server: House, server: Server, at: Open) -> None:
    house, number = on_server, on_server.number
    mine, other = house.cabinet(3), house.cabinet(4)
    parties = {seat: station(number, seat, house.cabinet(seat)) for seat in (3, 4)}
    strangers = (station(number, 4, mine), station(number, 3, other), station(number + 1, 3, mine), parties[4])
    set_up_logins(server.conninfo(), {*parties.values(), *strangers, the_table(number), dealer(number, "Ann")})
    own = at(parties[3])
    own.take_seat(3, mine, 1)
    house.publish(1, "open")
    report = Applied(seat=3, round=1, won_cents=0, lost_cents=0, credit_cents=0)
    asks: dict[str, Callable[[PostgresqlExchange], object]] = {
        "take_seat": lambda line: line.take_seat(3, mine, 1),
        "put_seal": lambda line: line.put_seal(mine, bet(1, 3)),
        "say": lambda line: line.say(mine, 1, 3, "ready"),
        "show_view": lambda line: line.show_view(mine, View(seat=3, said_ms=1, chips={})),
        "applied": lambda line: line.applied(mine, report),
        "leave_seat": lambda line: line.leave_seat(3, mine, 1),
    }
    for party in (*strangers, the_table(number), dealer(number, "Ann")):
        line = at(party)
        for what, ask in asks.items():
            if (party, what) != (strangers[0], "leave_seat"):  # the same cabinet, which was moved, leaves
                assert refused(lambda ask=ask, line=line: ask(line)) == "not_allowed", f"{what} by {party.login}"  # type: ignore[misc]
    assert own.put_seal(mine, bet(1, 3)) == "sealed"
    house.play(1)
    assert own.applied(mine, report) == "noted"
    at(strangers[0]).leave_seat(3, mine, 1)
    assert house.line.seats() == ()


def test_a_table_publishes_its_own_rounds_alone(on_server: House, server: Server, at: Open) -> None:
    number = on_server.number
    set_up_logins(server.conninfo(), {the_table(number), the_table(number + 1), dealer(number, "Ann")})
    asks: dict[str, Callable[[PostgresqlExchange], object]] = {
        "publish": lambda line: line.publish(on_server.row(1, "open")),
        "close_round": lambda line: line.close_round(1),
        "take_reports": lambda line: line.take_reports(1, (3,)),
        "answer_order": lambda line: line.answer_order(1, "a", ""),
        "show_board": lambda line: line.show_board({"dice": "[6,6]"}),
    }
    for party in (the_table(number + 1), dealer(number, "Ann")):
        line = at(party)
        for what, ask in asks.items():
            assert refused(lambda ask=ask, line=line: ask(line)) == "not_allowed", f"{what} by {party.login}"  # type: ignore[misc]
    own = at(the_table(number))
    assert own.publish(on_server.row(1, "open")) == "published"
    assert own.publish(on_server.row(1, "closing")) == "published"
    for what, ask in asks.items():
        if what != "publish":
            ask(own)


def test_a_dealer_orders_in_the_own_name_alone(on_server: House, server: Server, at: Open) -> None:
    number = on_server.number
    set_up_logins(server.conninfo(), {dealer(number, "Ann"), dealer(number, "Bob"), dealer(number + 1, "Ann")})
    for party in (dealer(number, "Bob"), dealer(number + 1, "Ann")):
        assert refused(lambda party=party: at(party).put_order("Ann", "a", '"open"')) == "not_allowed"  # type: ignore[misc]
    assert at(dealer(number, "Ann")).put_order("Ann", "a", '"open"') == 1


def test_who_lost_the_login_loses_the_line_and_has_no_password(on_server: House, server: Server, at: Open) -> None:
    number, cabinet = on_server.number, on_server.cabinet(3)
    seat_3, table = station(number, 3, cabinet), the_table(number)
    set_up_logins(server.conninfo(), {seat_3, table})
    line, other = at(seat_3), at(table)
    line.take_seat(3, cabinet, 1)
    other.newest()
    assert set_up_logins(server.conninfo(), {table}) == (seat_3.login,)
    assert set_up_logins(server.conninfo(), {table}) == ()
    for _ in range(2):
        with pytest.raises(LineGone, match="cannot be reached"):
            line.newest()
    other.newest()
    with server.connect() as owner:
        rows = owner.execute("SELECT count(*) FROM pg_authid WHERE rolcanlogin AND rolpassword IS NOT NULL")
        assert rows.fetchone() == (0,)
    set_up_logins(server.conninfo(), {seat_3, table})
    assert line.take_seat(3, cabinet, 1).seat == 3


def test_only_the_parties_of_tables_reach_the_database(on_server: House, server: Server) -> None:
    set_up_logins(server.conninfo(), {the_table(on_server.number)})
    with server.connect() as owner:
        owner.execute('CREATE ROLE "guest" LOGIN')
    try:
        with pytest.raises(psycopg.OperationalError, match="permission denied for database"):
            psycopg.connect(server.conninfo(user="guest"))
    finally:
        with server.connect() as owner:
            owner.execute('DROP ROLE "guest"')
