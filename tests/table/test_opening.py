"""A process reaches the exchange of its table with the keys that the parameters name."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from terminal.messages.english import sentence
from terminal.table.exchange.exchange import ExchangeRefused, LineGone, View
from terminal.table.exchange.postgresql_exchange import PostgresqlExchange
from terminal.table.keys.authority import for_days
from terminal.table.keys.folders import AUTHORITY_FOLDER, PRIVATE, AuthorityFolder
from terminal.table.keys.parties import Party, station, the_table
from terminal.table.opening import Opening
from tests.table.exchange.asking import refused
from tests.table.exchange.house import House, bet
from tests.table.keys.parties import NOW, VALID

TABLE, SEAT_3 = the_table(1), station(1, 3, 17)


def opening(root: Path, party: Party, address: str = "var/table/exchange.sqlite", now: datetime = NOW) -> Opening:
    return Opening(address, party, Path("var/table/keys"), lambda: now, root=root, house="Casino Bled")


def test_table_and_station_on_one_machine_meet_without_any_preparation(tmp_path: Path) -> None:
    house = House(1, lambda _keys: opening(tmp_path, TABLE)())
    row = house.publish(1, "open")
    line = opening(tmp_path, SEAT_3)()
    assert line.newest() == row
    line.take_seat(3, 17, 1)
    assert line.put_seal(17, bet(1, 3)) == "sealed"
    assert house.line.seals(1) == (bet(1, 3),)
    line.close()
    house.close()


def test_a_station_that_opens_it_again_is_the_same_start(tmp_path: Path) -> None:
    opens = opening(tmp_path, SEAT_3)
    line = opens()
    line.take_seat(3, 17, 1)
    line.close()
    again = opens()
    again.show_view(17, View(seat=3, said_ms=1, chips={}))
    copy = opening(tmp_path, SEAT_3)()
    copy.take_seat(3, 17, 1)
    assert refused(lambda: again.take_seat(3, 17, 1)) == "replaced"
    for one in (again, copy):
        one.close()


def test_keys_that_a_machine_makes_itself_are_valid_whatever_its_clock_says(tmp_path: Path) -> None:
    for year in (2001, 2026, 2099):
        opening(tmp_path, SEAT_3, now=datetime(year, 1, 1, tzinfo=UTC))().close()


def test_keys_of_the_house_are_used_where_they_are(tmp_path: Path) -> None:
    house = AuthorityFolder.make(tmp_path / "authority", "Casino Bled", VALID)
    house.give(SEAT_3, tmp_path / "var" / "table" / "keys", VALID)
    opening(tmp_path, SEAT_3)().close()
    assert not (tmp_path / "var" / "table" / "keys" / AUTHORITY_FOLDER).exists()


def test_keys_that_a_machine_makes_itself_never_end_soon(tmp_path: Path) -> None:
    for year in (2026, 2099):
        opens = opening(tmp_path, SEAT_3, now=datetime(year, 1, 1, tzinfo=UTC))
        opens().close()
        assert opens.ends() is not None
        assert opens.ending_soon() == ()


def test_keys_of_the_house_that_end_soon_are_told(tmp_path: Path) -> None:
    house = AuthorityFolder.make(tmp_path / "authority", "Casino Bled", VALID)
    keys = tmp_path / "var" / "table" / "keys"
    house.give(SEAT_3, keys, for_days(NOW, 100))
    opens = [opening(tmp_path, SEAT_3, now=NOW + timedelta(days=days)) for days in (39, 40, 101)]
    own = ["The certificate of station-1-3-17 ends on 2027-03-06.", "Have the house's authority issue a new one."]
    assert [[sentence(one) for one in each.ending_soon()] for each in opens] == [[], own, own]
    shutil.rmtree(keys / SEAT_3.login)
    house.give(SEAT_3, keys, VALID)
    assert opens[1].ending_soon() == (), "a new one is in place of the old one"
    late = opening(tmp_path, SEAT_3, now=NOW + timedelta(days=330)).ending_soon()
    assert [one.code for one in late] == ["keys.authority_ends", "keys.renew_authority"]


def test_a_machine_without_keys_has_none_that_end(tmp_path: Path) -> None:
    opens = opening(tmp_path, SEAT_3)
    assert opens.ends() is None
    assert opens.ending_soon() == ()
    assert not (tmp_path / "var").exists()


def test_a_station_of_a_server_makes_no_keys_itself(tmp_path: Path) -> None:
    with pytest.raises(ExchangeRefused, match="is missing"):
        opening(tmp_path, SEAT_3, "postgresql://table-1.casino.example/table")()
    assert not (tmp_path / "var").exists()


def test_a_server_is_reached_with_the_certificate_of_the_party_and_has_to_prove_itself(tmp_path: Path) -> None:
    house = AuthorityFolder.make(tmp_path / "authority", "Casino Bled", VALID)
    own = house.give(SEAT_3, tmp_path / "var" / "table" / "keys", VALID)
    line = opening(tmp_path, SEAT_3, "postgresql://table-1.casino.example:5433/table?connect_timeout=1")()
    assert isinstance(line, PostgresqlExchange)
    said = dict(word.split("=", 1) for word in line._conninfo.split())
    assert (said["user"], said["sslmode"], said["sslkey"]) == (SEAT_3.login, "verify-full", str(own / PRIVATE))
    assert (said["host"], said["port"], said["dbname"]) == ("table-1.casino.example", "5433", "table")


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    opening(tmp_path, SEAT_3)().close()
    (tmp_path / "file").write_text("")
    with pytest.raises(LineGone, match="cannot be reached"):
        opening(tmp_path, SEAT_3, "file/exchange.sqlite")()
