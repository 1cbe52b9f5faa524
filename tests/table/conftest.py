"""One server for all tests of a session, and the exchange on each engine."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.simulation.exchange import MemoryFile
from harness.torture.table.server import Server, new_folder
from terminal.table.exchange.postgresql_exchange import PostgresqlExchange, set_up
from terminal.table.exchange.sqlite_exchange import SqliteExchange
from terminal.table.exchange.stored import StoredExchange
from terminal.table.keys.proofs import Keys
from tests.table.exchange.house import House

_tables = itertools.count(1)

NEVER_S = 3600.0
"""However slow the machine is, a line that is not cut has its answer."""


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server with the schema."""
    with new_folder() as folder:
        server = Server(folder)
        server.make()
        server.start()
        try:
            set_up(server.conninfo())
            yield server
        finally:
            server.stop()


@pytest.fixture(params=["sqlite", "postgresql", "memory"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A table of its own on each engine."""
    yield from _house(request, tmp_path, request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def threaded_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A table of its own on each engine that threads and processes share."""
    yield from _house(request, tmp_path, request.param)


@pytest.fixture
def on_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A table of its own on the server."""
    yield from _house(request, tmp_path, "postgresql")


def _house(request: pytest.FixtureRequest, tmp_path: Path, engine: str) -> Iterator[House]:
    number = next(_tables)
    conninfo = request.getfixturevalue("server").conninfo() if engine == "postgresql" else ""

    memory = MemoryFile(lambda: 0) if engine == "memory" else None

    def open_one(keys: Keys) -> StoredExchange:
        if memory is not None:
            return memory.open(number, keys)
        if conninfo:
            return PostgresqlExchange(conninfo, number, keys, NEVER_S)
        return SqliteExchange(tmp_path / "exchange.sqlite", number, keys)

    house = House(number, open_one)
    yield house
    house.close()
    if memory is not None:
        memory.close()
