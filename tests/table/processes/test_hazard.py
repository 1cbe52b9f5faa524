"""Hazard at a table of real programs: a whole hand, and the dice that pass from seat to seat."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import pytest

from harness.torture.table.house import House, Part


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table of Hazard with two stations, where the clock throws; at each a player has fed a bill and has a seat."""
    more = {"game.sheet": "hazard"}
    house = House(tmp_path_factory.mktemp("hazard"), 2, mode="auto", bet_seconds=6, rig_speed=8.0, more=more)
    try:
        house.ready()
        yield house
    finally:
        house.close()


def accepted(station: Part, do: str, **fields: object) -> bool:
    """Whether the station takes this touch."""
    station.program.touch(do, **fields)
    return bool(station.program.wait_for(lambda line: "accepted" in line)["accepted"])


def with_the_dice(house: House) -> tuple[Part, Part]:
    """The station of the caster, whose bank of 5.00 lies, and the other one."""
    while True:
        for caster, fader in (house.stations, house.stations[::-1]):
            if accepted(caster, "place", bet="bank", amount="5.00"):
                return caster, fader
            caster.program.listen(0.1)


def credits_after(house: House, *dice: str) -> dict[int, Decimal]:
    """The credit of each station after these dice."""
    house.table.order("dice", *dice)
    return {one.settings.table_seat: Decimal(one.wait_for("dice_settled")["credit"]) for one in house.stations}


def test_a_hand_is_played_for_a_bank_and_a_cover_and_the_dice_pass_to_the_other_seat(house: House) -> None:
    caster, fader = with_the_dice(house)
    assert accepted(caster, "call_main", main=7)
    assert not accepted(fader, "place", bet="bank", amount="5.00")
    fader.touch_when_open("place", bet="cover", amount="5.00")
    one, other = caster.settings.table_seat, fader.settings.table_seat
    assert credits_after(house, "2", "2") == {one: 100, other: 100}, "four is the chance"
    assert credits_after(house, "3", "4") == {one: 95, other: Decimal("104.75")}, "the main comes before it"
    fader.touch_when_open("place", bet="bank", amount="10.00")
    caster.touch_when_open("place", bet="cover", amount="10.00")
    assert accepted(fader, "call_main", main=6)
    assert credits_after(house, "6", "6") == {one: 85, other: Decimal("114.75")}, "twelve is a nick of six"
    fader.wait_for("choice_made")
    caster.touch_when_open("place", bet="bank", amount="5.00")
    for station in house.stations:
        assert "table_disagreed" not in str(station.program.output)
