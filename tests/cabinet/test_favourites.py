"""Felts that the player saves and puts up again by one touch, and named strategies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.favourite import Favourite
from terminal.rules.actions import PutUp
from terminal.rules.refusal import Refusal
from tests.cabinet.pipeline import Pipeline
from tests.maths.test_strategies import game_of


@pytest.fixture
def pipeline() -> Pipeline:
    return Pipeline().open_for_play().feed(100)


def bets(pipeline: Pipeline) -> dict[str, int]:
    return dict(pipeline.state.felt.bets)


def saved(pipeline: Pipeline, name: str = "Mine", **stakes: int) -> Pipeline:
    """Bets that are saved and taken down again; ``place_6`` is Place 6."""
    for bet, cents in stakes.items():
        pipeline.give(c.PlaceWager(bet.replace("place_", "place@"), cents))
    pipeline.give(c.SaveFavourite(name))
    pipeline.give(c.ClearAll())
    return pipeline


def test_a_felt_is_saved_as_it_lies_and_put_up_by_one_touch(pipeline: Pipeline) -> None:
    saved(pipeline, field=5_00, place_6=6_00)
    assert pipeline.state.visit.favourites == (Favourite("Mine", "craps", {"field": 5_00, "place@6": 6_00}),)
    put_up, moved = pipeline.give(c.PutUpFavourite("Mine"))
    assert put_up == e.FeltPutUp("favourite", "Mine")
    assert isinstance(moved, e.BetsMoved)
    assert bets(pipeline) == {"field": 5_00, "place@6": 6_00}
    pipeline.give(c.Undo())
    assert bets(pipeline) == {}, "one touch puts it up, one takes it back"


def test_it_is_put_up_as_repeat_does_it(pipeline: Pipeline) -> None:
    """Fields that hold as much stay; those that take no bets now are passed over; any other refusal refuses all."""
    saved(pipeline, pass_line=5_00, field=5_00)
    pipeline.give(c.PlaceWager("pass_line", 10_00))
    pipeline.give(c.PutUpFavourite("Mine"))
    assert bets(pipeline) == {"pass_line": 10_00, "field": 5_00}
    assert pipeline.refused(c.PutUpFavourite("Mine")) == "nothing_to_repeat"
    pipeline.roll(2, 2)
    pipeline.give(c.PutUpFavourite("Mine"))
    assert bets(pipeline) == {"pass_line": 10_00, "field": 5_00}, "the Pass Line takes no more once the Point is set"
    poor = saved(Pipeline().open_for_play().feed(100), field=5_00, place_6=60_00)
    poor.give(c.PlaceWager("place@8", 90_00))
    before = poor.state
    assert poor.refused(c.PutUpFavourite("Mine")) == "balance"
    assert poor.state == before


def test_what_cannot_be_saved_is_refused_in_one_sentence(pipeline: Pipeline) -> None:
    assert pipeline.refused(c.SaveFavourite("Mine")) == "no_bets"
    saved(pipeline, field=5_00)
    pipeline.give(c.PlaceWager("field", 5_00))
    names = {"": "name", "   ": "name", "x" * 17: "name", "a\nb": "name", "MINE": "name", " mine ": "name"}
    assert {name: pipeline.refused(c.SaveFavourite(name)) for name in names} == names
    for number in range(5):
        pipeline.give(c.SaveFavourite(f"Felt {number}"))
    assert pipeline.refused(c.SaveFavourite("One more")) == "favourites_full"
    pipeline.give(c.ForgetFavourite("Mine"))
    pipeline.give(c.SaveFavourite("One more"))
    assert [one.name for one in pipeline.state.visit.favourites][-1] == "One more"
    for command in (c.ForgetFavourite("Mine"), c.PutUpFavourite("Mine")):
        assert pipeline.refused(command) == "no_such_favourite"


def test_saved_felts_last_as_long_as_the_session(pipeline: Pipeline) -> None:
    saved(pipeline, field=5_00)
    pipeline.give(c.PlaceWager("field", 100_00))
    pipeline.roll(3, 4)
    pipeline.feed(20)
    assert pipeline.state.visit.favourites, "the last credit was lost, and the same player goes on"
    pipeline.give(c.CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    assert pipeline.state.visit.favourites, "until the session ends"
    pipeline.feed(20)
    assert pipeline.state.visit.favourites == (), "after a cash-out the next may be another player"
    saved(pipeline, field=5_00)
    pipeline.give(c.PlaceWager("field", 20_00))
    pipeline.roll(3, 4)
    pipeline.give(c.EndSession())
    assert pipeline.state.visit.favourites == ()


def test_the_house_says_how_many_felts_are_saved_and_whether_strategies_are_offered(pipeline: Pipeline) -> None:
    saved(pipeline, field=5_00)
    pipeline.give(c.PlaceWager("field", 5_00))
    profile = replace(pipeline.cabinet.profile, favourites_max=0, strategies=False)
    pipeline.cabinet = replace(pipeline.cabinet, profile=profile)
    pipeline.give(c.Start("test"))
    pipeline.open_for_play()
    for command in (c.SaveFavourite("More"), c.PutUpFavourite("Mine"), c.PutUpStrategy("inside", 1_00)):
        assert pipeline.refused(command) == "not_offered"


def test_a_strategy_is_put_up_in_units_of_the_chip_and_at_least_of_the_table(pipeline: Pipeline) -> None:
    assert pipeline.refused(c.PutUpStrategy("unheard-of", 1_00)) == "not_offered"
    pipeline.give(c.PutUpStrategy("iron-cross", 25))
    assert bets(pipeline) == {"field": 5_00, "place@5": 5_00, "place@6": 6_00, "place@8": 6_00}
    pipeline.give(c.PutUpStrategy("iron-cross", 2_00))
    assert bets(pipeline) == {"field": 10_00, "place@5": 10_00, "place@6": 12_00, "place@8": 12_00}


def test_the_three_point_molly_grows_with_the_come_bets_that_move(pipeline: Pipeline) -> None:
    molly = c.PutUpStrategy("three-point-molly", 5_00)
    up = []
    for dice in ((2, 2), (3, 3), (4, 4), (4, 5)):
        pipeline.give(molly)
        up.append(bets(pipeline))
        pipeline.roll(*dice)
    assert up == [
        {"pass_line": 5_00},
        {"pass_line": 5_00, "pass_odds": 5_00, "come": 5_00},
        {"pass_line": 5_00, "pass_odds": 5_00, "come@6": 5_00, "come_odds@6": 5_00, "come": 5_00},
        {
            "pass_line": 5_00,
            "pass_odds": 5_00,
            "come@6": 5_00,
            "come_odds@6": 5_00,
            "come@8": 5_00,
            "come_odds@8": 5_00,
        },
    ]
    assert pipeline.refused(molly) == "nothing_to_repeat"


def test_putting_up_ends_auto_repeat_as_any_bet_by_hand(pipeline: Pipeline) -> None:
    saved(pipeline, field=5_00)
    pipeline.give(c.PlaceWager("place@6", 6_00))
    pipeline.give(c.StartAutoRepeat())
    pipeline.give(c.PutUpFavourite("Mine"))
    assert not pipeline.state.visit.repeating.auto


def test_a_felt_is_put_up_at_another_game_of_the_same_kind_that_has_its_fields() -> None:
    pipeline = Pipeline()
    games = {name: game_of(name) for name in ("craps-el601", "crapless-el611", "big-shot-baden")}
    pipeline.cabinet = replace(pipeline.cabinet, games=games)
    saved(pipeline.open_for_play().feed(100), "Plain", field=5_00, place_6=6_00)
    saved(pipeline, "Against", dont_pass=5_00)
    pipeline.give(c.ChooseGame("crapless-el611"))
    pipeline.give(c.PutUpFavourite("Plain"))
    assert bets(pipeline) == {"field": 5_00, "place@6": 6_00}
    assert pipeline.refused(c.PutUpFavourite("Against")) == "not_in_variant"
    pipeline.give(c.ClearAll())
    pipeline.give(c.ChooseGame("big-shot-baden"))
    assert pipeline.refused(c.PutUpFavourite("Plain")) == "other_game"
    pipeline.give(c.PlaceWager("number@3", 5_00))
    saved(pipeline, "Threes", double=5_00)
    pipeline.give(c.PutUpFavourite("Threes"))
    assert bets(pipeline) == {"number@3": 5_00, "double": 5_00}


def test_a_stake_of_nothing_is_no_stake_in_any_game() -> None:
    for sheet, bet in (("craps-el601", "field"), ("big-shot-baden", "double")):
        game = game_of(sheet)
        table = game.open_table({"": 100_00})
        table = game.apply(table, game.do(table, c.PlaceWager(bet, 5_00)))
        for cents in (0, -5_00):
            with pytest.raises(Refusal) as caught:
                game.do(table, PutUp(((bet, cents),)))
            assert caught.value.code == "below_minimum", (sheet, cents)
