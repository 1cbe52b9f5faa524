"""A dealer's entry comes again after its throw is void, at a table of real programs: it is none of the next throw."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from drivers.ports.table_board import DealerVerb, read_board
from harness.torture.table.house import House
from harness.torture.table.server import wait_until
from terminal.screens.dealer.orders import order_text
from terminal.start.table_watching import opening_for
from terminal.table.exchange.stored import StoredExchange
from terminal.table.keys.parties import dealer
from terminal.table.link.worded import answer_of

MEANT_FOR_FIRST = "This order was meant for throw {meant} of round {number}, which is now at throw {throw}."


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table whose dealer throws by hand, with one station."""
    more = {"game.dealer_dice": "hand"}
    house = House(tmp_path_factory.mktemp("throws"), 1, mode="live", bet_seconds=60, rig_speed=8.0, more=more)
    try:
        house.ready()
        yield house
    finally:
        house.close()


class Console:
    """A dealer's line to the table."""

    def __init__(self, line: StoredExchange, name: str) -> None:
        self._line, self._name = line, name
        self._orders = 0

    @property
    def throw(self) -> int:
        """The throw that the console shows."""
        return read_board(self._line.board()).verbs.throw

    def order(self, verb: DealerVerb, number: int, throw: int, **more: object) -> str:
        """Put an order with a key of its own; the table's answer."""
        self._orders += 1
        key = f"{self._name} {self._orders}"
        put = self._line.put_order(self._name, key, order_text(verb, number, throw, self._name, **more))
        wait_until(lambda: self._line.answer_to(put, key) is not None)
        return answer_of(put, self._line.answer_to(put, key) or "").refused


@pytest.fixture
def consoles(house: House) -> Iterator[tuple[Console, Console]]:
    """Ann's and Bob's."""
    opening, number = opening_for(house.table.settings), house.table.settings.table_number
    with closing(opening(dealer(number, "Ann"))()) as ann, closing(opening(dealer(number, "Bob"))()) as bob:
        yield Console(ann, "Ann"), Console(bob, "Bob")


def test_an_entry_is_repeated_after_its_throw_was_void_by_two_people_and_only_the_next_throw_decides(
    house: House, consoles: tuple[Console, Console]
) -> None:
    ann, bob = consoles
    table, (station,) = house.table, house.stations
    assert ann.order("open_betting", 1, 1) == ""
    station.touch_when_open("place", bet="field", amount="5.00")
    table.wait_for("table_seals_seen")
    assert ann.order("no_more_bets", 1, 1) == ""
    table.wait_for("table_bets_fixed")
    assert ann.order("enter_dice", 1, ann.throw, dice=[2, 2]) == ""
    table.order("key", "attendant", "on")
    table.wait_for("inputs_changed")
    assert bob.order("void_throw", 1, 1, reason="touched") == ""
    table.order("key", "attendant", "off")
    wait_until(lambda: ann.throw == 2)
    assert ann.order("enter_dice", 1, 1, dice=[2, 2]) == MEANT_FOR_FIRST
    assert ann.order("confirm_dice", 1, 1, dice=[2, 2]) == MEANT_FOR_FIRST
    assert bob.order("void_throw", 1, 1, reason="touched") == MEANT_FOR_FIRST
    assert ann.order("enter_dice", 1, ann.throw, dice=[1, 4]) == ""
    assert bob.order("confirm_dice", 1, bob.throw, dice=[1, 4]) == ""
    settled = station.wait_for("dice_settled")
    assert settled["credit"] == "95.00", "5 loses on the field, and 4 would have won"
