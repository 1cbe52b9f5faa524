"""Another game at a table of real programs: the staff chooses it, and its stations play it once their bets are gone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harness.torture.table.house import House


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table of two games with two stations, where the clock throws; at each a player has fed a bill."""
    more = {"game.sheet": "craps-el601, crapless-el611"}
    house = House(tmp_path_factory.mktemp("games"), 2, mode="auto", rig_speed=8.0, more=more)
    try:
        house.ready()
        yield house
    finally:
        house.close()


def test_the_staff_chooses_another_game_and_the_stations_follow_when_no_bets_are_up(house: House) -> None:
    house.table.order("key", "attendant", "on")
    house.table.touch_when_open("next_game", round=1, sheet="crapless-el611")
    house.table.order("key", "attendant", "off")
    house.table.order("dice", "1", "1")
    for station in house.stations:
        station.touch_when_open("place", bet="pass_line", amount="5.00")
    for part in (house.table, *house.stations):
        part.wait_for("game_chosen")
    house.table.order("dice", "1", "1")
    house.stations[0].touch_when_open("place", bet="pass_line", amount="5.00")
    settled = house.stations[0].wait_for("dice_settled")
    assert settled["point"] == 2, "in crapless 2 is a Point"
    for station in house.stations:
        assert "table_disagreed" not in str(station.program.output)
