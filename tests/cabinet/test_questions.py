"""What a screen may ask of the cabinet, held against the par sheets and the table of special buttons (3.1.1)."""

from __future__ import annotations

import pytest

from harness.scripted_pins import reserve
from terminal.cabinet.commands import CallDice, PlaceWager, SetOption
from terminal.rules.refusal import Refusal
from tests.cabinet.pipeline import NOON, Pipeline
from tests.cabinet.test_any_game import game_of

EVERY_POINT = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


def at(sheet: str) -> Pipeline:
    """An open table under this sheet, with 100.00 in credit."""
    return Pipeline(game=game_of(sheet)).open_for_play().feed(100)


@pytest.mark.parametrize(
    ("sheet", "name", "points", "buttons", "switches"),
    [
        ("craps-el601", "craps", (4, 5, 6, 8, 9, 10), {"press", "across", "inside", "outside"}, True),
        ("crapless-el611", "crapless", EVERY_POINT, {"press", "across"}, True),
        ("easy-el621", "easy", EVERY_POINT, {"press", "across"}, True),
        ("first-person", "first_person", (4, 5, 6, 8, 9, 10), set(), False),
        ("hazard", "hazard", (), set(), False),
        ("big-shot-baden", "big_shot", (), set(), False),
    ],
)
def test_points_buttons_and_switches_are_those_of_the_variant(
    sheet: str, name: str, points: tuple[int, ...], buttons: set[str], switches: bool
) -> None:
    cabinet = at(sheet).cabinet
    assert cabinet.game.name == name
    assert cabinet.game.points == points
    assert set(cabinet.game.buttons) == buttons
    assert cabinet.game.has_switches == switches
    assert cabinet.game.max_total_bet_cents == 5_000_00


def test_buttons_name_the_numbers_that_they_cover(pipeline: Pipeline) -> None:
    buttons = pipeline.cabinet.game.buttons
    assert (buttons["inside"], buttons["outside"], buttons["press"]) == ((5, 6, 8, 9), (4, 5, 9, 10), ())


@pytest.mark.parametrize("bet", ["pass_line", "pass_odds", "come@4", "come_odds@4"])
def test_odds_are_taken_in_the_multiples_of_the_sheet(pipeline: Pipeline, bet: str) -> None:
    assert pipeline.cabinet.game.odds_multiples(bet) == (1, 2, 3, 4, 5)


@pytest.mark.parametrize("bet", ["dont_pass", "dont_pass_odds", "dont_come@4", "dont_come_odds@4"])
def test_odds_are_laid_in_the_multiples_of_the_sheet(pipeline: Pipeline, bet: str) -> None:
    assert pipeline.cabinet.game.odds_multiples(bet) == (1, 2, 3, 4, 6)


@pytest.mark.parametrize("bet", ["come", "field", "place@6", "hard@8"])
def test_other_bets_have_no_odds(pipeline: Pipeline, bet: str) -> None:
    assert pipeline.cabinet.game.odds_multiples(bet) == ()


def test_no_field_has_neither_odds_nor_limits(pipeline: Pipeline) -> None:
    with pytest.raises(Refusal):
        pipeline.cabinet.game.odds_multiples("moon")
    with pytest.raises(Refusal):
        pipeline.cabinet.limits(pipeline.state, "moon")


def test_limits_are_the_sheets_and_those_of_odds_follow_their_base_bet(pipeline: Pipeline) -> None:
    pipeline.feed(100).give(PlaceWager("pass_line", 5_00))
    assert pipeline.cabinet.limits(pipeline.state, "hard@8") == (1_00, 100_00)
    assert pipeline.cabinet.limits(pipeline.state, "pass_odds") == (1_00, 0)
    pipeline.roll(1, 3)
    assert pipeline.cabinet.limits(pipeline.state, "pass_odds") == (1_00, 25_00)


def test_winning_totals_are_those_of_the_bets_that_are_up(pipeline: Pipeline) -> None:
    assert pipeline.cabinet.win_totals(pipeline.feed(20).state) == ()
    pipeline.give(PlaceWager("pass_line", 5_00))
    assert pipeline.cabinet.win_totals(pipeline.state) == (7, 11)


def test_house_rules_stand_as_in_the_sheet(pipeline: Pipeline) -> None:
    assert pipeline.cabinet.game.house()["winners"] == "stay"


def test_asking_whether_something_would_be_refused_changes_nothing(pipeline: Pipeline) -> None:
    before = pipeline.feed(20).state
    assert pipeline.cabinet.refusal(before, reserve("4711")) is None
    assert pipeline.cabinet.refusal(before, SetOption("show_hints", "yes")) is None
    assert pipeline.cabinet.refusal(before, CallDice()) is not None
    assert pipeline.state == before
    assert pipeline.now == NOON
