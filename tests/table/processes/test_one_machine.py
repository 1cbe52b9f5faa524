"""A table and its stations on one machine: the real programs, their rigs, and the exchange in a file."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import pytest

from harness.torture.table.house import House, Part


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table with two stations, where the clock throws; at each a player has fed a bill and has a seat."""
    house = House(tmp_path_factory.mktemp("house"), 2, mode="auto", rig_speed=8.0)
    try:
        house.ready()
        yield house
    finally:
        house.close()


def put_up(house: House, *bets: str) -> list[Decimal]:
    """Put up a bet of 5.00 at each station, for a throw of 3 and 4, until the table has it; the credits before."""
    house.table.order("dice", "3", "4")
    before = [Decimal(station.program.state()["credit"]) for station in house.stations]
    for station, bet in zip(house.stations, bets, strict=True):
        station.touch_when_open("place", bet=bet, amount="5.00")
    for station in house.stations:
        station.wait_for("seal_answered")
    return before


def settled(station: Part) -> Decimal:
    """The credit after the next dice."""
    return Decimal(station.wait_for("dice_settled")["credit"])


def test_the_same_dice_settle_the_bets_of_both_stations(house: House) -> None:
    one, other = put_up(house, "pass_line", "dont_pass")
    assert [settled(station) for station in house.stations] == [one + 5, other - 5]


def test_a_station_killed_after_its_bets_were_sealed_has_the_result_when_it_is_back(house: House) -> None:
    before = put_up(house, "pass_line", "pass_line")
    house.stations[0].kill()
    assert settled(house.stations[1]) == before[1] + 5
    house.stations[0].start_again()
    assert settled(house.stations[0]) == before[0] + 5
    house.stations[0].wait_for("result_reported")


def test_a_table_killed_while_bets_are_open_goes_on_with_the_round_and_its_bets(house: House) -> None:
    before = put_up(house, "pass_line", "pass_line")
    house.table.kill()
    house.table.start_again()
    assert [settled(station) for station in house.stations] == [credit + 5 for credit in before]
    house.table.wait_for("table_results_noted")
