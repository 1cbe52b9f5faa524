"""An exchange in a file that an earlier version of the program has made is taken on with what is in it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from terminal.table.exchange.sqlite_exchange import SqliteExchange
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
