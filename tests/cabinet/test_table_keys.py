"""The journals of a station and of its table name the keys with which each was heard (regulation V4, S4)."""

from __future__ import annotations

from drivers.ports import KeySeen
from terminal.cabinet import events as e
from terminal.cabinet.state.machine import EXCHANGE
from terminal.recall.describe import describe
from tests.cabinet.at_table.station import Station
from tests.cabinet.hosting.house import House


def test_a_station_journals_the_key_of_the_table_once_and_each_new_one() -> None:
    station = Station()
    for key, known in (("00aa", False), ("00aa", True), ("00bb", False), ("00aa", False)):
        events = station.report("dice", KeySeen("table-1", key))
        assert [one for one in events if isinstance(one, e.TableKeySeen)] == (
            [] if known else [e.TableKeySeen("table-1", key, station.now.at_ms)]
        )
    assert station.state.machine.table_keys == {"table-1": "00aa"}


def test_the_table_journals_the_keys_of_its_stations_and_dealers() -> None:
    table = House()
    for party in ("station-1-3-17", "dealer-1-Ana", "table-1"):
        (seen,) = table.report(EXCHANGE, KeySeen(party, "00aa"))
        assert seen == e.TableKeySeen(party, "00aa", table.now.at_ms)
        assert describe(seen).phrase.say == f"{party} is heard with the key 00aa"
        assert table.report(EXCHANGE, KeySeen(party, "00aa")) == ()
    assert set(table.state.machine.table_keys) == {"station-1-3-17", "dealer-1-Ana", "table-1"}
