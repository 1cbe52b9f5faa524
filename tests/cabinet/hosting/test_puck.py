"""The shooter of a shared table moves the puck to OFF: between two rounds, and never over a bet that goes by it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from tests.cabinet.hosting.house import ANN, LIVE, TABLE, House, kinds

FIELD = {"field": 5_00}
COME = {"come": 5_00}
MAY = replace(TABLE, puck_can_be_reset="2", shooter_needs="any_bet")


def at_point(profile: object = MAY, *seats: int) -> House:
    """The point is 4, seat 1 shoots with a bet on the Field, and the next round is open."""
    house = House(profile).opened(*(seats or (1, 2)))  # type: ignore[arg-type]
    house.to_next(2, 2, bets=FIELD)
    assert (house.shown.point, house.shown.shooter) == (4, 1)
    return house


def asked(house: House) -> House:
    """The shooter wants the puck moved, and all stations have sealed for the last time."""
    house.say(1, "puck_off")
    assert house.shown.phase == "closing"
    house.seal_all()
    house.fix()
    return house


def test_the_round_ends_without_dice_and_the_next_one_is_a_come_out_with_the_same_shooter() -> None:
    house = at_point()
    number, throws = house.number, house.state.dice.throws
    house.seal(1, FIELD)
    asked(house)
    assert (house.shown.round, house.shown.phase, house.shown.point) == (number + 1, "open", 0)
    assert house.shown.shooter == 1
    assert house.state.felt.point is None
    assert house.state.dice.throws == throws, "nothing was thrown"
    before = house.table_order.before
    assert before is not None
    assert (before.round, before.faces, before.throw) == (number, (), None)


def test_the_puck_stays_where_another_seat_has_sealed_a_bet_that_goes_by_it_in_the_last_moment() -> None:
    house = at_point()
    house.say(1, "puck_off")
    house.seal(2, COME)
    house.seal_all()
    house.fix()
    assert (house.shown.phase, house.shown.point) == ("open", 4)
    house.say(1, "puck_off")
    assert house.shown.phase == "open", "the others bet on undisturbed until the next dice"
    house.to_next(5, 4, bets=FIELD)
    assert e.TableBetsClosing in kinds(house.say(1, "puck_off")), "dice have lain since"


def test_the_puck_stays_over_what_rides_at_a_seat_that_was_cut_off() -> None:
    house = at_point()
    house.seal(2, FIELD)
    house.to_next(5, 4, bets=FIELD)
    house.seated(1, 2, silent=(2,))
    asked(house)
    assert house.shown.point == 4, "what is up at seat 2 is not known"


def test_a_bet_that_the_game_does_not_have_holds_the_puck() -> None:
    house = at_point()
    house.seal(2, {"bogus": 5_00})
    assert (asked(house).shown.phase, house.shown.point) == ("open", 4)


def test_a_seat_that_was_left_with_a_win_holds_no_puck() -> None:
    house = at_point()
    house.seal(2, FIELD)
    house.to_next(5, 4, bets=FIELD)
    house.seated(1)
    asked(house)
    assert house.shown.point == 0, "its station has left it with an empty felt"


def test_what_rides_at_a_seat_holds_the_puck_again_once_a_new_exchange_knows_of_the_seat() -> None:
    house = at_point()
    house.seal(2, FIELD)
    house.to_next(5, 4, bets=FIELD)
    house.seated(1)
    house.to_next(5, 4, bets=FIELD)
    house.seated(1, 2, silent=(2,))
    asked(house)
    assert house.shown.point == 4


def test_the_puck_is_moved_in_the_last_seconds_as_well() -> None:
    house = at_point()
    house.to_hurry(bets=FIELD)
    asked(house)
    assert house.shown.point == 0


@pytest.mark.parametrize("phase", ["closing", "closed"])
def test_once_bets_are_closed_the_word_comes_too_late_and_the_dice_are_thrown(phase: str) -> None:
    house = at_point()
    (house.to_closing if phase == "closing" else house.to_closed)(bets=FIELD)
    assert house.say(1, "puck_off") == ()
    if phase == "closing":
        house.seal_all()
        house.fix()
    house.say(1, "roll")
    assert house.shown.phase == "rolling"


def test_only_the_shooter_moves_the_puck_and_only_where_the_parameters_of_the_table_allow_it() -> None:
    assert at_point().say(2, "puck_off") == ()
    assert at_point(replace(MAY, puck_can_be_reset="0")).say(1, "puck_off") == ()


def test_a_puck_that_is_off_is_not_moved() -> None:
    house = House(MAY).opened(1, 2)
    house.to_next(6, 5, bets=FIELD)
    assert house.say(1, "puck_off") == ()


def test_a_table_that_is_cut_off_before_the_bets_are_fixed_moves_the_puck_once_it_is_back() -> None:
    house = at_point()
    house.seal(1, FIELD)
    house.say(1, "puck_off")
    house.restart()
    house.seal_all()
    happened = house.fix()
    assert kinds(happened)[:3] == [e.TableBetsFixed, e.BetsMoved, e.TableRoundNotThrown]
    assert house.shown.point == 0


def test_a_dealer_does_not_have_to_open_the_bets_again() -> None:
    house = House(replace(LIVE, puck_can_be_reset="2", shooter_needs="any_bet")).opened(1, 2)
    house.give(c.OpenBetting(1, ANN))
    house.seal(1, FIELD)
    house.give(c.NoMoreBets(1, ANN))
    house.seal_all()
    house.fix()
    house.give(c.OrderThrow(1, ANN))
    house.throw(2, 2)
    house.give(c.ConfirmDice(1, (2, 2), ANN))
    house.give(c.OpenBetting(2, ANN))
    house.seal(1, FIELD)
    asked(house)
    assert (house.shown.round, house.shown.phase, house.shown.point) == (3, "open", 0)
