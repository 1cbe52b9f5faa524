"""Somebody writes a dealer's old order into the exchange of a running table once more: it is refused in a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from harness.torture.table.house import House
from harness.torture.table.server import wait_until
from terminal.cabinet import events as e
from terminal.journal.reading import read
from terminal.recall.describe import describe
from terminal.start.table_watching import opening_for
from terminal.table.exchange.stored import StoredExchange
from terminal.table.keys.parties import dealer

REPEATED = "This order was answered before: it was put in again, and is not carried out."
PAUSE, RESUME = '{"do": "pause", "round": 1}', '{"do": "resume", "round": 1}'


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table with one station, at which nobody bets: round 1 stays open."""
    house = House(tmp_path_factory.mktemp("repeated"), 1, mode="auto", rig_speed=8.0)
    try:
        house.ready()
        yield house
    finally:
        house.close()


@pytest.fixture
def console(house: House) -> Iterator[StoredExchange]:
    """Ann's line to the table."""
    settings = house.table.settings
    with closing(opening_for(settings)(dealer(settings.table_number, "Ann"))()) as line:
        yield line


def put_in_again(house: House, key: str, number: int) -> None:
    """Write past the program: the order that has this key stands under a new number, as one without an answer."""
    with closing(sqlite3.connect(house.table.settings.table_exchange, isolation_level=None)) as file:
        change = "UPDATE dealer_order SET number = ?, answered = 0, refused = '', answer_proof = x'' WHERE key = ?"
        assert file.execute(change, (number, key)).rowcount == 1


def answered(house: House, count: int) -> list[e.TableDealerAnswered]:
    """So many orders, which the table's journal has as answered."""
    found: list[e.TableDealerAnswered] = []
    while len(found) < count:
        house.table.wait_for("table_dealer_answered")
        events = [e.from_bytes(row.body) for row in read(house.table.journal)]
        found = [one for one in events if isinstance(one, e.TableDealerAnswered)]
    return found


def test_an_old_order_that_is_put_in_again_is_refused_and_the_real_one_beside_it_is_not(
    house: House, console: StoredExchange
) -> None:
    for number, (key, order) in enumerate((("a", PAUSE), ("b", RESUME)), start=1):
        assert console.put_order("Ann", key, order) == number
        house.table.wait_for("table_paused" if order == PAUSE else "table_resumed")
    put_in_again(house, "a", 3)
    assert [one.refused for one in answered(house, 3)] == ["", "", REPEATED]
    wait_until(lambda: console.answer_to(3, "a") is not None)
    assert [console.answer_to(number, key) for number, key in ((2, "b"), (3, "a"))] == ["", REPEATED]
    assert console.put_order("Ann", "c", PAUSE) == 4
    house.table.wait_for("table_paused")
    assert console.put_order("Ann", "d", RESUME) == 5
    house.table.wait_for("table_resumed")
    house.table.kill()
    put_in_again(house, "a", 6)
    house.table.start_again()
    *_, last = answered(house, 6)
    assert describe(last).phrase.say == f"Order 6 of dealer Ann is refused: {REPEATED}"
    assert (last.key, last.repeated) == ("a", True)
    assert console.put_order("Ann", "e", PAUSE) == 7
    house.table.wait_for("table_paused")
