"""An exchange in a file that an earlier version of the program has made is taken on with what is in it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from terminal.table.exchange.exchange import Place
from terminal.table.exchange.sqlite_exchange import SqliteExchange
from tests.table.exchange.asking import refused
from tests.table.exchange.house import House

SAID_1 = """CREATE TABLE said (
    nr INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, round INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 14),
    cabinet INTEGER NOT NULL, proof BLOB NOT NULL CHECK (length(proof) <= 4096),
    verb TEXT NOT NULL CHECK (verb IN ('ready', 'roll', 'pass_dice', 'take_dice', 'chosen')),
    UNIQUE (table_id, round, seat, verb), FOREIGN KEY (table_id, round) REFERENCES round) STRICT"""
"""As version 1 had it."""


def test_version_1_is_brought_up_to_date_with_what_stations_have_said(tmp_path: Path) -> None:
    path = tmp_path / "exchange.sqlite"
    house = House(1, lambda keys: SqliteExchange(path, 1, keys))
    house.seat(3)
    house.publish(1, "open")
    assert house.line.say(house.cabinet(3), 1, 3, "ready") == "said"
    house.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("ALTER TABLE said RENAME TO newer")
        db.execute(SAID_1)
        db.execute("INSERT INTO said SELECT * FROM newer")
        db.execute("DROP TABLE newer")
        db.execute("ALTER TABLE round DROP COLUMN terms")
        db.execute("DROP TABLE journal")
        db.execute("ALTER TABLE applied DROP COLUMN standing_cents")
        db.execute("PRAGMA user_version = 1")
    house = House(1, lambda keys: SqliteExchange(path, 1, keys))
    house.seat(3)
    newest = house.line.newest()
    assert newest is not None
    assert newest.terms is None, "its table had not said them"
    house.publish(1, "hurry", terms={"game.mode": "auto"})
    assert [one.verb for one in house.line.said(1)] == ["ready"]
    assert house.line.say(house.cabinet(3), 1, 3, "puck_off") == "said"
    house.close()


def test_a_station_that_version_4_has_had_and_that_has_left_was_there(tmp_path: Path) -> None:
    """What it was owed was printed before, and the table is to free a seat that is not what it was any more."""
    path = tmp_path / "exchange.sqlite"
    house = House(1, lambda keys: SqliteExchange(path, 1, keys))
    house.seat(3)
    house.line.leave_seat(3, house.cabinet(3), 1)
    house.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("DROP TABLE journal")
        db.execute("ALTER TABLE start ADD COLUMN life INTEGER NOT NULL DEFAULT 0")
        db.execute("ALTER TABLE start ADD COLUMN starts INTEGER NOT NULL DEFAULT 0")
        db.execute("PRAGMA user_version = 4")
    house = House(1, lambda keys: SqliteExchange(path, 1, keys))
    line, cabinet = house.line, house.cabinet(3)
    assert refused(lambda: line.free_seat(3, cabinet, 1, 0, 0, 0)) == "station_back"
    assert line.journal_end(cabinet, 1) is None, "where its journal ended is not known"
    assert line.take_seat(3, cabinet, 1, end=Place(5, bytes(32))).seq == 5
    house.close()
