"""A connection that a test leaves to the collector is told, and closed where that is safe."""

from __future__ import annotations

import gc
import sqlite3
import threading
from collections.abc import Iterator

import pytest

from tests import connections

HERE = "test_connections.py"


@pytest.fixture(autouse=True)
def _nothing_else_is_left() -> Iterator[None]:
    """What these tests leave is theirs to tell of."""
    gc.collect()
    assert connections.take_left() == []
    yield
    assert (connections.left, connections.to_close) == ([], [])


def leave_in_a_cycle() -> None:
    """Open a connection, use it, and lose it in a cycle, as a failing test's traceback does."""
    connection = sqlite3.connect(":memory:")
    rows = connection.execute("SELECT 1 UNION SELECT 2")
    cycle: list[object] = [connection, rows, next(rows)]
    cycle.append(cycle)


def test_a_connection_in_a_cycle_is_reported_with_the_line_that_has_opened_it() -> None:
    leave_in_a_cycle()
    [told] = connections.take_left()
    assert HERE in told.split()[0]


def test_the_collector_closes_nothing_it_finds_and_the_end_of_the_test_does() -> None:
    leave_in_a_cycle()
    gc.collect()
    [kept] = connections.to_close
    assert kept.execute("SELECT 3").fetchone() == (3,)
    assert len(connections.take_left()) == 1
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        kept.execute("SELECT 3")


def test_a_connection_that_is_dropped_without_a_cycle_is_reported_too() -> None:
    sqlite3.connect(":memory:")
    assert len(connections.take_left()) == 1


def test_a_connection_of_another_thread_is_reported_and_left_unclosed() -> None:
    thread = threading.Thread(target=leave_in_a_cycle)
    thread.start()
    thread.join()
    assert len(connections.take_left()) == 1


def test_a_closed_connection_is_not_reported() -> None:
    sqlite3.connect(":memory:").close()
    assert connections.take_left() == []
