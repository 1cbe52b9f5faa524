"""Set Bets On/Off and the marker puck at the cabinet (rule book 1.8): what screens show, what parameters allow."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from terminal.cabinet.commands import CallDice, Place, PuckOff, SetBets, Start
from terminal.cabinet.events import BetsMoved
from terminal.common.places import SHEETS
from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from tests.cabinet.street import PROFILE, Street


def roll(street: Street, *dice: int) -> None:
    """Call the dice and let them fall."""
    street.give(CallDice())
    street.throw(*dice)


def point_without_line_bets(street: Street) -> Street:
    """The Point is four, and only a Place bet is up."""
    street.feed(50).give(Place("place@6", 6_00))
    roll(street, 1, 3)
    return street


def refused(street: Street, touch: PuckOff | CallDice) -> str:
    """The code with which the touch is refused."""
    with pytest.raises(Refusal) as caught:
        street.give(touch)
    return caught.value.code


def test_the_bets_that_are_off_are_those_of_the_switchable_groups(street: Street) -> None:
    street.feed(50)
    for bet in ("pass_line", "place@6", "hard@8", "field"):
        street.give(Place(bet, 5_00))
    assert street.cabinet.bets_off(street.state) == frozenset()
    street.give(SetBets(on=False))
    assert street.cabinet.bets_off(street.state) == {"place@6", "hard@8"}
    street.give(SetBets(on=True))
    assert street.cabinet.bets_off(street.state) == frozenset()


def test_a_switch_without_a_bet_under_it_switches_none_off(street: Street) -> None:
    street.feed(50).give(Place("field", 5_00))
    street.give(SetBets(on=False))
    assert street.cabinet.bets_off(street.state) == frozenset()


@pytest.mark.parametrize("path", sorted(SHEETS.glob("*.ini")), ids=lambda path: path.stem)
def test_no_game_begins_with_a_bet_that_is_off(path: Path) -> None:
    game = open_game(Sheet.parse(path.read_text(encoding="utf-8"), path.name))
    assert game.off(game.open_table({"one": 100_00})) == ()


def test_the_switch_is_journaled_and_outlives_a_restart(street: Street) -> None:
    street.feed(50).give(Place("place@6", 6_00))
    (event,) = street.give(SetBets(on=False))
    assert isinstance(event, BetsMoved)
    street.give(Start("again"))
    assert street.cabinet.bets_off(street.state) == {"place@6"}


def test_the_switch_cannot_be_moved_while_the_dice_are_out(street: Street) -> None:
    street.feed(50).give(Place("field", 5_00))
    street.give(CallDice())
    refusal = street.cabinet.refusal(street.state, SetBets(on=False))
    assert refusal is not None
    assert refusal.say == "No more bets: the dice are out."


def test_bets_are_valid_as_soon_as_one_is_up_that_a_roll_can_decide(street: Street) -> None:
    street.feed(50)
    assert not street.cabinet.bets_valid(street.state)
    street.give(Place("place@6", 6_00))
    assert street.cabinet.bets_valid(street.state)
    street.give(SetBets(on=False))
    assert not street.cabinet.bets_valid(street.state)
    assert refused(street, CallDice()) == "bets_not_valid"
    street.give(Place("field", 5_00))
    assert street.cabinet.bets_valid(street.state)


def test_a_commission_that_is_asked_for_makes_no_bet_invalid(street: Street) -> None:
    street.feed(50).give(Place("field", 5_00))
    street.give(Place("buy@4", 20_00))
    assert refused(street, CallDice()) == "decision_open"
    assert street.cabinet.bets_valid(street.state)


def test_the_puck_is_moved_by_the_dice_alone_unless_the_parameter_allows_a_hand(street: Street) -> None:
    point_without_line_bets(street)
    before = street.state
    assert refused(street, PuckOff()) == "puck_reset"
    assert street.state == before


def test_where_the_parameter_allows_it_the_puck_goes_off_and_the_switchable_bets_with_it() -> None:
    street = Street(profile=replace(PROFILE, puck_can_be_reset=True)).open_for_play()
    point_without_line_bets(street).give(PuckOff())
    assert street.state.felt.point is None
    assert street.cabinet.bets_off(street.state) == {"place@6"}


def test_no_parameter_moves_the_puck_under_a_bet_that_goes_by_it() -> None:
    street = Street(profile=replace(PROFILE, puck_can_be_reset=True)).open_for_play()
    street.feed(50).give(Place("pass_line", 5_00))
    roll(street, 1, 3)
    assert refused(street, PuckOff()) == "puck_related_bet"


def test_no_parameter_moves_the_puck_while_the_dice_are_out() -> None:
    street = Street(profile=replace(PROFILE, puck_can_be_reset=True)).open_for_play()
    point_without_line_bets(street).give(CallDice())
    assert refused(street, PuckOff()) == "bets_closed"
