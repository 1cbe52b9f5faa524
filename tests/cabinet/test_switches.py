"""Set Bets On/Off and the marker puck at the cabinet (rule book 1.8): what screens show, what parameters allow."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from terminal.cabinet.commands import CallDice, PlaceWager, PuckOff, SetBets, Start
from terminal.cabinet.events import BetsMoved
from terminal.common.places import SHEETS
from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from tests.cabinet.pipeline import PROFILE, Pipeline


def roll(pipeline: Pipeline, *dice: int) -> None:
    """Call the dice and let them fall."""
    pipeline.give(CallDice())
    pipeline.throw(*dice)


def point_without_line_bets(pipeline: Pipeline) -> Pipeline:
    """The Point is four, and only a Place bet is up."""
    pipeline.feed(50).give(PlaceWager("place@6", 6_00))
    roll(pipeline, 1, 3)
    return pipeline


def refused(pipeline: Pipeline, touch: PuckOff | CallDice) -> str:
    """The code with which the touch is refused."""
    with pytest.raises(Refusal) as caught:
        pipeline.give(touch)
    return caught.value.code


def test_the_bets_that_are_off_are_those_of_the_switchable_groups(pipeline: Pipeline) -> None:
    pipeline.feed(50)
    for bet in ("pass_line", "place@6", "hard@8", "field"):
        pipeline.give(PlaceWager(bet, 5_00))
    assert pipeline.cabinet.bets_off(pipeline.state) == frozenset()
    pipeline.give(SetBets(on=False))
    assert pipeline.cabinet.bets_off(pipeline.state) == {"place@6", "hard@8"}
    pipeline.give(SetBets(on=True))
    assert pipeline.cabinet.bets_off(pipeline.state) == frozenset()


def test_a_switch_without_a_bet_under_it_switches_none_off(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("field", 5_00))
    pipeline.give(SetBets(on=False))
    assert pipeline.cabinet.bets_off(pipeline.state) == frozenset()


@pytest.mark.parametrize("path", sorted(SHEETS.glob("*.ini")), ids=lambda path: path.stem)
def test_no_game_begins_with_a_bet_that_is_off(path: Path) -> None:
    game = open_game(Sheet.parse(path.read_text(encoding="utf-8"), path.name))
    assert game.off(game.open_table({"one": 100_00})) == ()


def test_the_switch_is_journaled_and_outlives_a_restart(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("place@6", 6_00))
    (event,) = pipeline.give(SetBets(on=False))
    assert isinstance(event, BetsMoved)
    pipeline.give(Start("again"))
    assert pipeline.cabinet.bets_off(pipeline.state) == {"place@6"}


def test_the_switch_cannot_be_moved_while_the_dice_are_out(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    refusal = pipeline.cabinet.refusal(pipeline.state, SetBets(on=False))
    assert refusal is not None
    assert refusal.say == "No more bets: the dice are out."


def test_bets_are_valid_as_soon_as_one_is_up_that_a_roll_can_decide(pipeline: Pipeline) -> None:
    pipeline.feed(50)
    assert not pipeline.cabinet.bets_valid(pipeline.state)
    pipeline.give(PlaceWager("place@6", 6_00))
    assert pipeline.cabinet.bets_valid(pipeline.state)
    pipeline.give(SetBets(on=False))
    assert not pipeline.cabinet.bets_valid(pipeline.state)
    assert refused(pipeline, CallDice()) == "bets_not_valid"
    pipeline.give(PlaceWager("field", 5_00))
    assert pipeline.cabinet.bets_valid(pipeline.state)


def test_a_commission_that_is_asked_for_makes_no_bet_invalid(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("field", 5_00))
    pipeline.give(PlaceWager("buy@4", 20_00))
    assert refused(pipeline, CallDice()) == "decision_open"
    assert pipeline.cabinet.bets_valid(pipeline.state)


def test_the_puck_is_moved_by_the_dice_alone_unless_the_parameter_allows_a_hand(pipeline: Pipeline) -> None:
    point_without_line_bets(pipeline)
    before = pipeline.state
    assert refused(pipeline, PuckOff()) == "puck_reset"
    assert pipeline.state == before


def test_where_the_parameter_allows_it_the_puck_goes_off_and_the_switchable_bets_with_it() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, puck_can_be_reset="2")).open_for_play()
    point_without_line_bets(pipeline).give(PuckOff())
    assert pipeline.state.felt.point is None
    assert pipeline.cabinet.bets_off(pipeline.state) == {"place@6"}


def test_no_parameter_moves_the_puck_under_a_bet_that_goes_by_it() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, puck_can_be_reset="2")).open_for_play()
    pipeline.feed(50).give(PlaceWager("pass_line", 5_00))
    roll(pipeline, 1, 3)
    assert refused(pipeline, PuckOff()) == "puck_related_bet"


def test_no_parameter_moves_the_puck_while_the_dice_are_out() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, puck_can_be_reset="2")).open_for_play()
    point_without_line_bets(pipeline).give(CallDice())
    assert refused(pipeline, PuckOff()) == "bets_closed"
