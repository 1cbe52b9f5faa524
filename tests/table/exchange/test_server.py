"""The exchange on a PostgreSQL server: its locks, its settings, its roles, and its death."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest

from harness.torture.table.server import Server, new_folder, wait_until
from terminal.common.places import ROOT
from terminal.table.exchange.exchange import Applied, ExchangeRefused, LineGone
from terminal.table.exchange.postgresql_exchange import PostgresqlExchange, parts_of_schema, set_up
from terminal.table.exchange.postgresql_logins import set_up_logins
from terminal.table.exchange.stored import VERSION
from terminal.table.keys.parties import dealer, display, station, the_table
from tests.table.exchange.asking import asked_until_answered, refused
from tests.table.exchange.house import House, bet
from tests.table.keys.parties import EveryonesKeys

VERSION_1 = ROOT / "tests" / "data" / "exchange-version-1.sql"
"""The whole schema as version 1 made it."""


class Asked:
    """A request that is asked in a thread of its own."""

    def __init__(self, ask: Callable[[], object]) -> None:
        self.answer: object = None
        self._thread = threading.Thread(target=self._run, args=(ask,), daemon=True)
        self._thread.start()

    def _run(self, ask: Callable[[], object]) -> None:
        try:
            self.answer = ask()
        except (ExchangeRefused, LineGone) as error:
            self.answer = error

    @property
    def ended(self) -> bool:
        """Whether it has its answer."""
        return not self._thread.is_alive()

    def result(self) -> object:
        """Wait for the answer."""
        self._thread.join()
        return self.answer


def waits_for(owner: psycopg.Connection[Any], kind: str) -> bool:
    """Whether a request on the server waits for this kind of thing."""
    found = owner.execute("SELECT count(*) FROM pg_stat_activity WHERE %s IN (wait_event_type, wait_event)", (kind,))
    return found.fetchone() != (0,)


def in_line(house: House, ask: Callable[[PostgresqlExchange], object]) -> Callable[[], object]:
    """Ask on a line of its own, for a thread."""

    def on_own_line() -> object:
        line = house.thread_line()
        assert isinstance(line, PostgresqlExchange)
        try:
            return ask(line)
        finally:
            line.close()

    return on_own_line


def test_the_closing_waits_for_a_seal_that_is_under_way_and_counts_it(on_server: House, server: Server) -> None:
    on_server.seat(3)
    on_server.publish(1, "open")
    on_server.publish(1, "closing")
    with server.connect() as owner, server.begun() as station:
        assert _put_seal(on_server, station) == {"answer": "sealed"}
        closing = Asked(in_line(on_server, lambda line: line.close_round(1)))
        wait_until(lambda: closing.ended or waits_for(owner, "Lock"))
        assert not closing.ended, "the seal may still be lost"
        station.commit()
        assert closing.result() == {3: 1}


def test_not_even_by_hand_is_a_round_changed_past_a_seal_that_is_under_way(on_server: House, server: Server) -> None:
    """Whatever the closer locks the round with, the seal's own lock is enough."""
    on_server.seat(3)
    on_server.publish(1, "open")
    on_server.publish(1, "closing")
    change = f"UPDATE tab.round SET accepted = '{{}}' WHERE table_id = {on_server.number}"  # noqa: S608 - a number
    with server.connect() as owner, server.begun() as station, server.connect() as hand:
        _put_seal(on_server, station)
        by_hand = Asked(lambda: hand.execute(change.encode()))
        wait_until(lambda: by_hand.ended or waits_for(owner, "Lock"))
        assert not by_hand.ended
        station.rollback()
        by_hand.result()


def _put_seal(house: House, station: psycopg.Connection[Any]) -> object:
    """Put a seal in, in a transaction that stays open."""
    seal = bet(1, 3)
    start, proof = house.line._proving.start(3, house.cabinet(3)), house.line._proving.seal(house.cabinet(3), seal)
    values = (house.number, house.cabinet(3), 1, 3, 1, seal.stake_cents, seal.digest, seal.body, start, proof)
    ((answer,),) = station.execute(f"SELECT tab.put_seal({', '.join(['%s'] * len(values))})", values).fetchall()
    return answer


def test_a_seal_waits_for_a_closing_that_is_under_way_and_is_late(on_server: House, server: Server) -> None:
    on_server.seat(3)
    on_server.publish(1, "open")
    on_server.publish(1, "closing")
    with server.connect() as owner, server.begun() as table:
        table.execute("SELECT tab.close_round(%s, 1)", (on_server.number,))
        seal = Asked(in_line(on_server, lambda line: line.put_seal(on_server.cabinet(3), bet(1, 3))))
        wait_until(lambda: seal.ended or waits_for(owner, "Lock"))
        assert not seal.ended, "the closing may still be lost"
        table.commit()
        assert seal.result() == "late"


def test_a_seal_that_is_said_again_while_its_dead_line_still_works_is_in_once(on_server: House, server: Server) -> None:
    on_server.seat(3)
    on_server.publish(1, "open")
    with server.connect() as owner, server.begun() as dead:
        _put_seal(on_server, dead)
        again = Asked(in_line(on_server, lambda line: on_server.seal(1, 3, line=line)))
        wait_until(lambda: again.ended or waits_for(owner, "Lock"))
        assert not again.ended
        dead.commit()
        assert again.result() == "sealed"
    assert on_server.line.seals(1) == (bet(1, 3),)


def test_a_server_that_could_lose_bets_is_refused(on_server: House, server: Server) -> None:
    for options in ("-c synchronous_commit=off", "-c synchronous_commit=local", "-c default_transaction_read_only=on"):
        weak = PostgresqlExchange(server.conninfo(options=options), on_server.number, EveryonesKeys())
        assert refused(weak.newest) == "weak_server", options
    for name in ("fsync", "full_page_writes"):
        with server.connect() as owner:
            owner.execute(f"ALTER SYSTEM SET {name} = off".encode())
            _reload(owner, name, "off")
            other = PostgresqlExchange(server.conninfo(), on_server.number, EveryonesKeys())
            assert refused(other.newest) == "weak_server", name
            assert refused(lambda: set_up(server.conninfo())) == "weak_server", name
            owner.execute(f"ALTER SYSTEM RESET {name}".encode())
            _reload(owner, name, "on")


def _reload(owner: psycopg.Connection[Any], name: str, wanted: str) -> None:
    owner.execute("SELECT pg_reload_conf()")
    wait_until(lambda: owner.execute("SELECT current_setting(%s)", (name,)).fetchone() == (wanted,))


def test_the_schema_goes_forward_only(on_server: House, server: Server) -> None:
    set_up(server.conninfo())
    on_server.publish(1, "open")
    assert refused(PostgresqlExchange(server.conninfo(dbname="template1"), 1, EveryonesKeys()).newest) == "not_set_up"
    with server.connect() as owner:
        owner.execute("UPDATE tab.version SET version = %s", (VERSION + 1,))
        try:
            assert refused(lambda: set_up(server.conninfo())) == "other_version"
            assert refused(PostgresqlExchange(server.conninfo(), 1, EveryonesKeys()).newest) == "other_version"
        finally:
            owner.execute("UPDATE tab.version SET version = %s", (VERSION,))


def test_a_schema_of_an_earlier_version_is_brought_up_to_date_by_its_owner_alone(server: Server) -> None:
    with server.connect() as owner:
        owner.execute("CREATE DATABASE earlier")
    conninfo = server.conninfo(dbname="earlier")
    with psycopg.connect(conninfo) as owner:
        owner.execute(VERSION_1.read_bytes())
        owner.execute("INSERT INTO tab.start VALUES (1, 5, 105, %s, 1, 1)", (bytes(16),))
    assert refused(PostgresqlExchange(conninfo, 1, EveryonesKeys()).newest) == "other_version"
    set_up(conninfo)
    house = House(1, lambda keys: PostgresqlExchange(conninfo, 1, keys))
    house.seat(3)
    house.publish(1, "open")
    assert house.line.say(house.cabinet(3), 1, 3, "puck_off") == "said", "which version 1 did not have"
    assert refused(lambda: house.line.free_seat(5, 105, 1, 0, 0, 0)) == "station_back", "it has left"
    house.close()


def test_each_role_may_call_what_it_needs_and_reads_no_table(on_server: House, server: Server) -> None:
    on_server.seat(3)
    row = on_server.publish(1, "open")
    number, cabinet = on_server.number, on_server.cabinet(3)
    parties = (station(number, 3, cabinet), the_table(number), dealer(number, "Ann"), display(number))
    set_up_logins(server.conninfo(), parties)
    keys = EveryonesKeys()
    lines = {one.role: PostgresqlExchange(server.conninfo(user=one.login), number, keys) for one in parties}
    asks: dict[str, tuple[str, Callable[[PostgresqlExchange], object]]] = {
        "publish": ("table", lambda line: line.publish(row)),
        "close_round": ("table", lambda line: line.close_round(1)),
        "take_seat": ("station", lambda line: line.take_seat(3, cabinet, 1)),
        "put_seal": ("station", lambda line: line.put_seal(cabinet, bet(1, 3))),
        "seals": ("table dealer", lambda line: line.seals(1)),
        "newest_seals": ("table dealer", lambda line: line.newest_seals(1)),
        "put_order": ("dealer", lambda line: line.put_order("Ann", "a", "{}")),
        "answer_order": ("table", lambda line: line.answer_order(1, "a", "")),
        "orders_after": ("table dealer", lambda line: line.orders_after(0)),
        "answer_to": ("table dealer", lambda line: line.answer_to(1, "a")),
        "take_reports": ("table", lambda line: line.take_reports(1, (3,))),
        "untaken_reports": ("table", lambda line: line.untaken_reports()),
        "show_board": ("table", lambda line: line.show_board({"dice": "[]"})),
        "free_seat": ("table", lambda line: line.free_seat(9, 1, 1, 0)),
        "board": ("station table dealer display", lambda line: line.board()),
        "newest": ("station table dealer display", lambda line: line.newest()),
    }
    on_server.publish(1, "closing")
    on_server.line.close_round(1)
    for what, (may, ask) in asks.items():
        for role, line in lines.items():
            if role in may.split():
                ask(line)
            else:
                assert refused(lambda ask=ask, line=line: ask(line)) == "not_allowed", f"{what} by {role}"  # type: ignore[misc]
    for line in lines.values():
        line.close()
    for party in parties:
        with psycopg.connect(server.conninfo(user=party.login), autocommit=True) as direct:
            assert direct.execute("SHOW idle_in_transaction_session_timeout").fetchone() == ("1s",)
            for table in (
                "round",
                "seat",
                "start",
                "seal",
                "said",
                "applied",
                "dealer_order",
                "view",
                "board",
                "version",
                "shown",
            ):
                with pytest.raises(psycopg.errors.InsufficientPrivilege):
                    direct.execute(f"TABLE tab.{table}".encode())
            for inner in ("again()", "denied(1, 1, 1, 1)", "replaced(1, 1, 1, 1)", "must_be('x')"):
                with pytest.raises(psycopg.errors.InsufficientPrivilege):
                    direct.execute(f"SELECT tab.{inner}".encode())


def test_a_server_that_says_nothing_is_left_and_asked_again(on_server: House, server: Server) -> None:
    row = on_server.publish(1, "open")
    line = PostgresqlExchange(server.conninfo(), on_server.number, EveryonesKeys(), answer_s=0.3)
    assert asked_until_answered(line.newest) == row
    server.freeze()
    try:
        with pytest.raises(LineGone):
            line.newest()
    finally:
        server.thaw()
    assert asked_until_answered(line.newest) == row
    line.close()


def test_a_server_that_is_killed_under_sealing_stations_loses_no_seal_and_doubles_none(
    on_server: House, server: Server
) -> None:
    seats = range(1, 5)
    on_server.seat(*seats)
    on_server.publish(1, "open")
    sealed: dict[int, list[int]] = {seat: [] for seat in seats}
    gone = dict.fromkeys(seats, 0)
    stop = threading.Event()

    def station(seat: int) -> None:
        line = on_server.thread_line()
        version = 1
        while not stop.is_set():
            try:
                assert on_server.seal(1, seat, version, line) == "sealed"
                sealed[seat].append(version)
                version += 1
            except LineGone:
                gone[seat] += 1
                stop.wait(0.05)
        line.close()

    threads = [threading.Thread(target=station, args=(seat,), daemon=True) for seat in seats]
    for thread in threads:
        thread.start()
    for _ in range(2):
        more = {seat: len(sealed[seat]) + 20 for seat in seats}
        wait_until(lambda more=more: all(len(sealed[seat]) >= more[seat] for seat in seats))  # type: ignore[misc]
        server.kill()
        wait_until(lambda: all(gone.values()))
        server.start()
    acknowledged = {seat: len(sealed[seat]) for seat in seats}
    wait_until(lambda: all(len(sealed[seat]) > acknowledged[seat] for seat in seats))
    stop.set()
    for thread in threads:
        thread.join()
    on_server.line.close()
    kept: dict[int, list[int]] = {seat: [] for seat in seats}
    for seal in on_server.line.seals(1):
        kept[seal.seat].append(seal.version)
    for seat in seats:
        assert kept[seat][: len(sealed[seat])] == sealed[seat] == list(range(1, len(sealed[seat]) + 1)), f"seat {seat}"
        assert len(kept[seat]) - len(sealed[seat]) in (0, 1), "at most one had no answer"


def test_every_yes_writes(on_server: House, server: Server) -> None:
    """A request that finds its answer there writes as well: else a standby might not have what it is answered from."""
    house, line, cabinet = on_server, on_server.line, on_server.cabinet(3)
    report = Applied(seat=3, round=1, won_cents=0, lost_cents=5, credit_cents=0)
    steps: dict[str, Callable[[], object]] = {
        "take_seat": lambda: line.take_seat(3, cabinet, 1),
        "open": lambda: line.publish(house.row(1, "open")),
        "put_seal": lambda: line.put_seal(cabinet, bet(1, 3)),
        "say": lambda: line.say(cabinet, 1, 3, "ready"),
        "closing": lambda: line.publish(house.row(1, "closing")),
        "close_round": lambda: line.close_round(1),
        "decided": lambda: line.publish(house.row(1, "decided", {3: 1})),
        "applied": lambda: line.applied(cabinet, report),
        "take_reports": lambda: line.take_reports(1, (3,)),
        "put_order": lambda: line.put_order("Ann", "a", "{}"),
        "answer_order": lambda: line.answer_order(1, "a", ""),
        "leave_seat": lambda: line.leave_seat(3, cabinet, 1),
        "free_seat": lambda: line.free_seat(3, cabinet, 1, 1),
    }
    with server.connect() as owner:

        def written() -> object:
            """The number of the next transaction that writes."""
            return owner.execute("SELECT pg_snapshot_xmax(pg_current_snapshot())").fetchone()

        for name, ask in steps.items():
            answer, before = ask(), written()
            line.seats()
            assert written() == before, "reading writes nothing"
            assert ask() == answer, name
            assert written() != before, f"{name}, said again, writes nothing"


@contextlib.contextmanager
def frozen_standby(server: Server) -> Iterator[Server]:
    """A standby that every commit waits for, and that is stopped in its tracks."""
    with new_folder() as folder, server.connect() as owner:
        standby = Server(folder)
        standby.copy_of(server)
        standby.start()
        try:
            owner.execute("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (standby)'")
            _reload(owner, "synchronous_standby_names", "ANY 1 (standby)")
            states = "SELECT sync_state FROM pg_stat_replication"
            wait_until(lambda: owner.execute(states).fetchone() == ("quorum",))
            assert refused(PostgresqlExchange(standby.conninfo(), 1, EveryonesKeys()).newest) == "weak_server", (
                "it decides nothing"
            )
            standby.freeze()
            yield standby
        finally:
            standby.thaw()
            owner.execute("SET synchronous_commit = local")
            owner.execute("ALTER SYSTEM RESET synchronous_standby_names")
            _reload(owner, "synchronous_standby_names", "")
            standby.stop()


def test_a_seal_that_is_said_again_is_not_confirmed_before_a_standby_has_it(on_server: House, server: Server) -> None:
    """The retry trap. What is seen of a commit may be on no standby yet; so a repeated yes writes, and waits as well.

    The control leaves that write out, and must be caught saying yes while the standby sleeps.
    """
    on_server.seat(1, 3)
    on_server.publish(1, "open")
    whole = parts_of_schema(0)[-1]
    start = whole.index("CREATE FUNCTION put_seal")
    put_seal = whole[start : whole.index("END $$;", start) + len("END $$;")]
    put_seal = put_seal.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION tab.")
    put_seal = put_seal.replace("tab. put_seal", "tab.put_seal").replace("old seal;", "old tab.seal;")
    only_reads = put_seal.replace("PERFORM again();", "")
    assert only_reads != put_seal, "the control changes something"
    with frozen_standby(server) as standby, server.connect() as owner:
        owner.execute("SET synchronous_commit = local")
        for seat in (1, 3):
            first = Asked(in_line(on_server, lambda line, seat=seat: on_server.seal(1, seat, line=line)))  # type: ignore[misc]
            wait_until(lambda: waits_for(owner, "SyncRep"))
            owner.execute("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
            assert isinstance(first.result(), LineGone), "a cancelled wait is no yes"
        try:
            owner.execute(only_reads.encode())
            trapped = Asked(in_line(on_server, lambda line: on_server.seal(1, 1, line=line)))
            wait_until(lambda: trapped.ended or waits_for(owner, "SyncRep"))
            assert trapped.ended, "the control waits as well: the trap has to bite"
            assert trapped.result() == "sealed"
        finally:
            owner.execute(put_seal.encode())
        again = Asked(in_line(on_server, lambda line: on_server.seal(1, 3, line=line)))
        wait_until(lambda: again.ended or waits_for(owner, "SyncRep"))
        early = again.ended
        standby.thaw()
        assert again.result() == "sealed"
        assert not early, "it was confirmed while no standby had it"
