"""SQL past the exchange, as no program of ours executes it."""

from __future__ import annotations

import sqlite3

import psycopg

from terminal.table.exchange.postgresql_exchange import PostgresqlExchange
from terminal.table.exchange.sqlite_exchange import SqliteExchange
from tests.table.exchange.house import House

ImpossibleError = (sqlite3.IntegrityError, psycopg.IntegrityError, psycopg.DataError)
"""What an engine raises when a constraint, or a type, does not allow something."""


def execute(house: House, statement: str) -> None:
    """Execute this on the engine of the house."""
    if isinstance(house.line, SqliteExchange):
        house.line._db.execute(statement.replace("tab.", ""))
        return
    assert isinstance(house.line, PostgresqlExchange)
    with psycopg.connect(house.line._conninfo, autocommit=True) as owner:
        owner.execute(statement.encode())


def dice(house: House, *faces: int) -> str:
    """A list of faces in the engine's own form."""
    written = ",".join(map(str, faces))
    return f"'[{written}]'" if isinstance(house.line, SqliteExchange) else f"'{{{written}}}'"


def bytes_of(house: House, value: bytes) -> str:
    """Bytes in the engine's own form."""
    return f"x'{value.hex()}'" if isinstance(house.line, SqliteExchange) else f"'\\x{value.hex()}'"
