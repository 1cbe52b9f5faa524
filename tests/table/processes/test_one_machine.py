"""A table and its stations on one machine: the real programs, their rigs, and the exchange in a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.processes.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A table with two stations, where the clock throws the dice."""
    house = House(tmp_path, 2, "auto", 5)
    yield house
    house.close()


def ready(house: House) -> None:
    """The table can throw 3 and 4, and at each station a player has fed a bill and has a seat."""
    house.table.wait_until(ready=["board", "dice", "exchange", "printer"])
    house.table.order("dice", "3", "4")
    for station in house.stations:
        station.wait_until(ready=["board", "printer", "validator"])
        station.order("bill", "20")
        station.wait_until(ready=["board", "dice", "printer", "validator"], credit="20.00")


def test_the_same_dice_settle_the_bets_of_both_stations(house: House) -> None:
    one, other = house.stations
    ready(house)
    one.program.touch("place", bet="pass_line", amount="5.00")
    other.program.touch("place", bet="dont_pass", amount="5.00")
    assert one.wait_for("dice_settled")["credit"] == "25.00"
    assert other.wait_for("dice_settled")["credit"] == "15.00"


def test_a_station_that_was_killed_after_sealing_has_the_result_when_it_is_back(house: House) -> None:
    one, other = house.stations
    ready(house)
    for station in house.stations:
        station.program.touch("place", bet="pass_line", amount="5.00")
        station.wait_for("seal_answered")
    one.kill()
    assert other.wait_for("dice_settled")["credit"] == "25.00"
    one.start_again()
    assert one.wait_for("dice_settled")["credit"] == "25.00"
    one.wait_for("result_reported")


def test_a_table_that_was_killed_goes_on_with_the_round_and_its_bets(house: House) -> None:
    one, other = house.stations
    ready(house)
    for station in house.stations:
        station.program.touch("place", bet="pass_line", amount="5.00")
        station.wait_for("seal_answered")
    house.table.kill()
    house.table.start_again()
    assert [station.wait_for("dice_settled")["credit"] for station in (one, other)] == ["25.00", "25.00"]
    assert house.table.wait_for("table_results_noted")["seq"] > 0
