"""The meters of a shared table (regulation M5): rounds, throws, stakes and wins by seat, lifetime and period."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import ResultsSeen, SeatResult
from terminal.cabinet import commands as c
from terminal.cabinet import meter_sheet
from tests.cabinet.hosting.house import LINE, TABLE, House
from tests.cabinet.pipeline import Pipeline


def figures(house: Pipeline, *, period: bool = False) -> dict[str, int]:
    """What the table counts of its rounds and seats, but for what is nothing."""
    lines = [one for one in meter_sheet.lines(house.state) if one.key.startswith(("table_", "seat_"))]
    found = {one.key: one.period if period else one.lifetime for one in lines}
    return {key: value for key, value in found.items() if value}


def played() -> House:
    """A round with a void throw: seat 1 has 5.00 up and loses it, seat 2 wins 7.00 with 10.00."""
    house = House(replace(TABLE, show_ms=0)).opened(1, 2)
    house.seal(2, {"field": 10_00})
    house.to_rolling(1, LINE)
    assert house.asked is not None
    house.report("dice", ports.ThrowVoid(house.asked, message("dice.cocked")))
    house.throw(6, 6)
    stakes_cents = {"seat_stakes_cents_all": 15_00, "seat_stakes_cents_1": 5_00, "seat_stakes_cents_2": 10_00}
    counted = {"table_rounds": 1, "table_throws": 2, "table_voids": 1}
    assert figures(house) == counted | stakes_cents, "before any station has reported"
    results = (SeatResult(1, 1, 0, 5_00, 0), SeatResult(1, 2, 7_00, 0, 0))
    house.report("exchange", ResultsSeen(1, results))
    return house


def test_m5_the_table_counts_its_rounds_its_throws_and_the_money_of_each_seat() -> None:
    house = played()
    assert figures(house) == {
        "table_rounds": 1,
        "table_throws": 2,
        "table_voids": 1,
        "seat_stakes_cents_all": 15_00,
        "seat_won_cents_all": 7_00,
        "seat_lost_cents_all": 5_00,
        "seat_stakes_cents_1": 5_00,
        "seat_lost_cents_1": 5_00,
        "seat_stakes_cents_2": 10_00,
        "seat_won_cents_2": 7_00,
    }
    text = meter_sheet.as_text(house.state)
    assert "Seat 2: won on top of stakes" in text
    assert "Void throws" in text
    house.report("exchange", ResultsSeen(1, (SeatResult(1, 2, 7_00, 0, 0),)))
    assert figures(house)["seat_won_cents_2"] == 7_00, "a report that comes twice counts once"


def test_m7_a_round_whose_bets_rode_without_a_seal_is_in_the_book_once_its_station_reports_it() -> None:
    house = House().opened(1, 2)
    house.seal(2, LINE)
    house.to_rolling(1, LINE)
    house.seated(1, 2, silent=(2,))
    house.throw(2, 2)
    house.result(2, stake_cents=5_00)
    assert book(house, 2) == (1, 5_00), "a stake that was sealed was in the book before"
    for dice, stake_cents, then in (((5, 5), 5_00, (2, 10_00)), ((5, 4), 5_00, (3, 15_00)), ((3, 6), 0, (3, 15_00))):
        before = book(house, 2)
        house.time_passes(1)
        house.to_rolling(1, LINE).throw(*dice)
        assert book(house, 2) == before, "the table does not know what rides"
        for _ in range(2):
            house.result(2, stake_cents=stake_cents)
        assert book(house, 2) == then
    assert book(house, 1) == (4, 20_00), "no result of seat 1 has come yet"
    for number in range(1, 5):
        house.result(1, number=number, stake_cents=5_00)
    assert book(house, 1) == (4, 20_00)


def book(house: House, seat: int) -> tuple[int, int]:
    """The rounds and the stakes of a seat."""
    return next((one.rounds, one.stakes_cents) for one in house.hosting.book if one.seat == seat)


def test_m5_the_period_of_a_table_counts_from_its_beginning() -> None:
    house = played()
    house.turn_keys("attendant")
    house.give(c.EndPeriod(1))
    house.turn_keys()
    assert figures(house, period=True) == {}
    before = figures(house)
    house.result(1, won_cents=3_00, number=2)
    assert figures(house, period=True) == {"seat_won_cents_all": 3_00, "seat_won_cents_1": 3_00}
    assert figures(house)["seat_won_cents_all"] == before["seat_won_cents_all"] + 3_00


def test_another_cabinet_has_no_meters_of_a_table() -> None:
    assert not any(one.key.startswith(("table_", "seat_")) for one in meter_sheet.lines(Pipeline().state))
