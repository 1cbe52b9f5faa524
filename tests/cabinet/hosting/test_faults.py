"""The faults of a shared table: each is brought about, held against its row, and ended (regulation D4, D6, D9, G7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports import BoardOrder
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet.events import kind_of
from terminal.cabinet.faults import present
from terminal.cabinet.orders import RANK
from terminal.fairness.judging import WINDOW_THROWS
from terminal.fairness.watch import Watch, thrown
from tests.cabinet.faults_brought_about import BY_CODE, OF_TABLE
from tests.cabinet.hosting.house import ANN, LIVE, TABLE, House
from tests.cabinet.pipeline import PROFILE


def void_all(house: House) -> None:
    house.to_rolling()
    for _ in range(3):
        assert house.asked is not None
        house.report("dice", ports.ThrowVoid(house.asked, message("dice.cocked")))


def repeat(house: House) -> None:
    for number, order in enumerate(("pause", "resume", "pause"), start=1):
        house.dealer(number, f'{{"do": "{order}", "round": 1}}', key=order)


class Case(NamedTuple):
    profile: object
    arises: Callable[[House], object]
    ends: Callable[[House], object]


CASES = {
    "stations_lost": Case(TABLE, House.lose_exchange, lambda house: house.report("exchange", ports.Back("file"))),
    "thrown_in_vain": Case(TABLE, void_all, lambda house: house.dealer(1, '{"do": "resume", "round": 1}')),
    "table_dealer_silent": Case(
        LIVE, lambda house: house.time_passes(PROFILE.dealer_ms), lambda house: house.give(c.OpenBetting(1, ANN))
    ),
    "table_order_repeated": Case(
        TABLE, repeat, lambda house: house.report("board", ports.BoardInputs((), ("technician",)))
    ),
}


def table(code: str) -> House:
    """A table at which this fault can come about, in order."""
    house = House(CASES[code].profile).opened(1)  # type: ignore[arg-type]
    house.report("board", ports.BoardInputs((), ("attendant",)))
    house.report("board", ports.BoardInputs((), ()))
    return house


def codes(house: House) -> set[str]:
    return {fault.code for fault in present(house.state)}


def with_fault(code: str) -> House:
    house = table(code)
    assert codes(house) == set()
    CASES[code].arises(house)
    return house


def test_every_fault_of_a_table_is_brought_about() -> None:
    assert set(CASES) == OF_TABLE


@pytest.mark.parametrize("code", sorted(CASES))
def test_a_fault_of_a_table_is_in_the_journal_shown_by_the_lamp_and_ends_as_its_row_says(code: str) -> None:
    house = with_fault(code)
    assert codes(house) == {code}
    assert BY_CODE[code].event in {kind_of(event) for event in house.events}
    assert house.order("board") == BoardOrder(max((BY_CODE[code].lamp,), key=RANK.__getitem__))
    CASES[code].ends(house)
    assert codes(house) == set()


@pytest.mark.parametrize("code", sorted(CASES))
def test_a_fault_of_a_table_that_stood_when_the_power_went_stands_after_it(code: str) -> None:
    house = with_fault(code)
    house.give_start()
    assert code in codes(house)


@pytest.mark.parametrize("code", sorted(CASES))
def test_a_key_ends_no_fault_of_a_table_but_the_technicians_one_that_waits_for_it(code: str) -> None:
    house = with_fault(code)
    for key in ("attendant", "technician"):
        house.turn_keys(key)
        house.turn_keys()
        ended = (key, BY_CODE[code].who) == ("technician", "technician")
        assert (code not in codes(house)) == ended, key


def test_while_the_generator_is_at_fault_every_station_is_out_and_what_was_selected_is_kept() -> None:
    """AGCO 5.1.6 to 5.1.10: every terminal that relies on it is made unavailable; the selection is preserved (G7)."""
    house = House().opened(1, 2).to_rolling()
    throw = house.asked
    house.report("dice", ports.DiceFault("lid", message("dice.lid")))
    assert (house.shown.stopped, house.shown.phase, house.asked) == ("dice", "rolling", throw)
    assert codes(house) == {"dice_lost_in_roll", "dice_fault"}
    house.report("dice", ports.DiceReady())
    house.throw(2, 2)
    assert house.shown.faces == (2, 2)


def test_a_table_takes_part_in_no_sale_of_tickets_and_no_bills() -> None:
    house = House().opened(1)
    assert {fault.code for fault in present(house.state)} == set()
    assert house.refused(c.GiveCredit(1, 5_00)) == "table"
    assert house.refused(c.ReserveForPlayer(60_000)) == "table"


def locked(house: House) -> None:
    """The statistics of the dice give an alarm that stops them."""
    watch = Watch("twin")
    for _ in range(WINDOW_THROWS - 1):
        watch = thrown(watch, (6, 6))
    house.state = with_fields(house.state, dice=with_fields(house.state.dice, watch=watch))
    house.to_decided(6, 6)


STAFF: dict[str, tuple[Callable[[House], object], Callable[[House], object]]] = {
    "a door": (lambda house: house.report("board", ports.BoardInputs(("main",), ())), House.turn_keys),
    "a key": (lambda house: house.turn_keys("attendant"), House.turn_keys),
    "out of service": (
        lambda house: (house.turn_keys("attendant"), house.give(c.TakeOutOfService()), house.turn_keys()),
        lambda house: (house.turn_keys("attendant"), house.give(c.ReturnToService()), house.turn_keys()),
    ),
    "no room": (lambda house: house.give(c.DiskFound(100, 100)), lambda house: house.give(c.DiskFound(9_000, 9_000))),
    "the board": (
        lambda house: house.report("board", ports.Lost(message("device.unplugged"))),
        lambda house: (house.report("board", ports.Back("twin")), house.turn_keys()),
    ),
}


@pytest.mark.parametrize("what", STAFF)
def test_the_table_stands_while_its_staff_is_at_work_or_nothing_can_be_booked(what: str) -> None:
    arises, ends = STAFF[what]
    house = House(TABLE).opened(1).to_hurry()
    arises(house)
    assert (house.shown.stopped, house.left_ms) == ("staff", None)
    ends(house)
    assert (house.shown.stopped, house.left_ms) == ("", PROFILE.hurry_ms)


def test_an_alarm_of_the_dice_statistics_stops_every_station_until_a_technician_has_looked_at_them() -> None:
    house = House(replace(TABLE, dice_alarm_locks=True)).opened(1)
    locked(house)
    assert (house.shown.phase, house.shown.stopped) == ("decided", "dice")
    assert house.time_passes(60_000) == [], "no round is opened"
    house.turn_keys("technician")
    house.turn_keys()
    house.time_passes(1)
    assert (house.shown.phase, house.shown.stopped) == ("open", "")
