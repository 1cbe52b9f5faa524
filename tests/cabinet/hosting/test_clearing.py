"""A RAM clear of a shared table, and changes of its parameters: never while stations have bets in its round."""

from __future__ import annotations

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.clearing import cleared
from terminal.cabinet.events import ClearConfirmed
from terminal.cabinet.fold import fold
from terminal.rules.games import kind_of
from tests.cabinet.hosting.house import LINE, House
from tests.cabinet.hosting.test_choice import OTHERS, table

INSIDE = ports.BoardInputs(("logic",), ("attendant", "technician"))


def test_nothing_is_cleared_or_changed_while_stations_have_bets_in_the_round() -> None:
    for way in (lambda house: house.seal(1, LINE), House.to_closing, House.to_closed):
        house = House().opened(1)
        way(house)
        house.report("board", INSIDE)
        assert house.refused(c.CallClear()) == "clear_open"
        assert house.refused(c.ChangeParameters({"table.grace_milliseconds": "900"})) == "bets_up"
    house = House().opened(1)
    house.report("board", INSIDE)
    house.give(c.ChangeParameters({"table.grace_milliseconds": "900"}))
    house.give(c.CallClear())


def test_nothing_is_cleared_or_changed_while_bets_ride_after_a_decided_round() -> None:
    """The table stands there for as long as a key is turned, and would not know of them afterwards."""
    house = House().opened(1, 2).to_decided(2, 2)
    house.report("board", INSIDE)
    assert (house.shown.phase, house.shown.stopped) == ("decided", "staff")
    assert house.refused(c.CallClear()) == "clear_open"
    assert house.refused(c.ChangeParameters({"table.grace_milliseconds": "900"})) == "bets_up"


def test_nothing_is_cleared_while_bets_ride_at_a_station_that_is_cut_off() -> None:
    house = House().opened(1, 2)
    house.seal(2, LINE)
    house.to_next(2, 2).seated(1, 2, silent=(2,))
    house.to_decided(2, 1)
    house.result(1, lost_cents=5_00, number=2)
    house.report("board", INSIDE)
    assert house.hosting.bare == (1,)
    assert house.refused(c.CallClear()) == "clear_open"


def test_after_a_round_that_was_lost_everywhere_the_table_can_be_cleared() -> None:
    house = House().opened(1, 2).to_decided(1, 1)
    house.result(1, lost_cents=5_00)
    house.report("board", INSIDE)
    house.give(c.ChangeParameters({"table.grace_milliseconds": "900"}))
    house.give(c.CallClear())


def test_a_seat_whose_bets_have_all_won_holds_the_table_no_longer_once_it_has_said_so() -> None:
    house = House().opened(1)
    house.to_next(2, 2, bets={"field": 5_00})
    house.report("board", INSIDE)
    assert house.refused(c.CallClear()) == "clear_open", "what the dice have left there is not known yet"
    house.result(1, won_cents=5_00, number=1, standing_cents=0)
    house.give(c.ChangeParameters({"table.grace_milliseconds": "900"}))
    house.give(c.CallClear())


def test_a_seat_that_has_won_and_lost_as_much_as_it_had_up_holds_the_table_while_some_of_it_lies() -> None:
    house = House().opened(1)
    house.to_next(2, 2, bets={"field": 5_00, "pass_line": 5_00})
    house.report("board", INSIDE)
    house.result(1, lost_cents=10_00, number=1, standing_cents=5_00)
    assert house.refused(c.CallClear()) == "clear_open"


def test_a_seat_that_was_left_with_a_win_has_no_bets_that_could_hold_the_table() -> None:
    house = House().opened(1)
    house.to_next(2, 2, bets={"field": 5_00})
    house.report("board", INSIDE)
    assert house.refused(c.CallClear()) == "clear_open", "what the dice have left there is not known yet"
    house.seated()
    house.give(c.ChangeParameters({"table.grace_milliseconds": "900"}))
    house.give(c.CallClear())


def test_nothing_is_cleared_or_changed_while_a_choice_of_players_is_open() -> None:
    house = table().to_rolling(1, OTHERS)
    house.throw(3, 3, 3)
    assert house.shown.phase == "choice"
    house.report("board", INSIDE)
    assert house.refused(c.CallClear()) == "clear_open"
    assert house.refused(c.ChangeParameters({"table.grace_milliseconds": "900"})) == "bets_up"


def test_rounds_orders_and_the_puck_go_on_after_a_ram_clear() -> None:
    house = House().opened(1, 2)
    house.dealer(1, '{"do": "pause", "round": 1}')
    house.dealer(2, '{"do": "resume", "round": 1}')
    house.to_decided(2, 2)
    before = house.state
    house.report("board", INSIDE)
    house.seated()
    event = cleared(ClearConfirmed(house.now.at_ms, ("attendant", "technician")), house.state, "cleared/1", (9, "00"))
    after = House()
    after.state = fold(after.cabinet.new_state(), event)
    after.events, after.at_ms = [event], [after.now.at_ms]
    after.give_start().opened(1, 2)
    assert after.hosting.orders == 2
    assert after.state.felt.point == before.felt.point == 4
    shown, earlier = after.shown, after.table_order.before
    assert (shown.round, shown.phase, shown.point) == (2, "open", 4)
    assert earlier is not None
    assert (earlier.round, earlier.faces, earlier.accepted) == (1, (2, 2), {1: 2, 2: 1})
    assert shown.marks == kind_of(before.table).marks(before.table) != {}
