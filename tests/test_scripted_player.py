"""A player without a person: tries what the game has, feeds when poor, answers when asked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from harness.scripted_player import LIKED, Feed, Habits, Leave, bets_of, move
from terminal.cabinet import commands as c
from terminal.common.places import SHEETS
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from tests.cabinet.pipeline import Pipeline


@pytest.fixture
def pipeline() -> Pipeline:
    """A cabinet with every device ready."""
    return Pipeline().open_for_play()


HABITS = Habits(feed=0.1, place=0.4, roll=0.2, change=0.1, leave=0.1, poor_cents=10_00)
LANGUAGES = ("en", "de")


def moves(pipeline: Pipeline, times: int = 400) -> Counter[str]:
    chance = random.Random(3)  # noqa: S311
    bets = bets_of(pipeline.cabinet.game)
    tried = (move(pipeline.state, chance, HABITS, bets, LANGUAGES) for _ in range(times))
    return Counter(type(one).__name__ for one in tried)


def test_without_credit_a_player_feeds_the_cabinet_and_does_nothing_else(pipeline: Pipeline) -> None:
    assert set(moves(pipeline)) == {Feed.__name__}


def test_with_credit_a_player_does_everything_that_a_touch_can(pipeline: Pipeline) -> None:
    tried = moves(pipeline.feed(100))
    wanted = {Feed, Leave, c.PlaceWager, c.CallDice, c.Undo, c.Spread, c.SetOption, c.CallAttendant, c.Reserve}
    assert {one.__name__ for one in wanted} <= set(tried)
    assert tried[c.PlaceWager.__name__] > tried[c.CallDice.__name__] > tried[Leave.__name__]


def test_every_field_of_every_felt_is_tried_and_the_liked_ones_more_often() -> None:
    for name in ("craps-el601", "crapless-el611", "easy-el621", "first-person"):
        game = open_game(Sheet.parse((SHEETS / f"{name}.ini").read_text(), f"{name}.ini"))
        bets = Counter(bets_of(game))
        assert set(bets) == set(game.fields())
        assert all(times > 1 for bet, times in bets.items() if bet in LIKED)
