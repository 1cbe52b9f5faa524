"""The options menu and the flags: every choice is journaled, and goes with the player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from terminal.cabinet.commands import CallDice, EndSession, PlaceWager, SetOption, Start
from terminal.cabinet.events import OptionSet
from tests.cabinet.pipeline import PROFILE, Pipeline

SWITCHES = ("show_winnings", "show_hints", "show_limits", "left_hand", "marked_chips", "keep_bets")
POLYGLOT = replace(PROFILE, languages=("en", "de", "sl"), language="de")


def test_a_new_player_has_the_defaults_and_nothing_is_kept_of_them(pipeline: Pipeline) -> None:
    assert {pipeline.cabinet.option(pipeline.state, name) for name in SWITCHES} == {"no"}
    assert pipeline.cabinet.option(pipeline.state, "volume") == "3"
    assert pipeline.cabinet.option(pipeline.state, "text_scale") == "100"
    assert pipeline.state.visit.options == {}


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_set_and_set_back(pipeline: Pipeline, name: str) -> None:
    assert pipeline.give(SetOption(name, "yes")) == (OptionSet(name, "yes"),)
    assert pipeline.cabinet.option(pipeline.state, name) == "yes"
    assert pipeline.state.visit.options == {name: "yes"}
    assert pipeline.give(SetOption(name, "no")) == (OptionSet(name, "no", default=True),)
    assert pipeline.state.visit.options == {}


def test_setting_what_is_set_makes_nothing_happen(pipeline: Pipeline) -> None:
    assert pipeline.give(SetOption("volume", "3")) == ()
    pipeline.give(SetOption("volume", "0"))
    assert pipeline.give(SetOption("volume", "0")) == ()


def test_choices_are_offered_in_order(pipeline: Pipeline) -> None:
    assert pipeline.cabinet.option_choices("volume") == ("0", "1", "2", "3", "4", "5")
    assert pipeline.cabinet.option_choices("text_scale") == ("100", "115", "130")
    assert pipeline.cabinet.option_choices("show_hints") == ("no", "yes")


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("fortune", "yes", "no_such_option"),
        ("volume", "6", "no_such_choice"),
        ("volume", "", "no_such_choice"),
        ("language", "xx", "no_such_choice"),
        ("show_hints", "true", "no_such_choice"),
    ],
)
def test_an_unknown_option_or_choice_is_refused_in_one_sentence(
    pipeline: Pipeline, name: str, value: str, code: str
) -> None:
    before = pipeline.state
    assert pipeline.refused(SetOption(name, value)) == code
    assert pipeline.state == before


def test_languages_are_those_of_the_parameter_beginning_with_the_houses() -> None:
    pipeline = Pipeline(profile=POLYGLOT).open_for_play()
    assert pipeline.cabinet.option_choices("language") == ("en", "de", "sl")
    assert pipeline.cabinet.option(pipeline.state, "language") == "de"
    pipeline.give(SetOption("language", "sl"))
    assert pipeline.cabinet.option(pipeline.state, "language") == "sl"
    assert pipeline.refused(SetOption("language", "fr")) == "no_such_choice"


def test_a_language_that_the_house_no_longer_offers_falls_back_to_its_own() -> None:
    pipeline = Pipeline(profile=POLYGLOT).open_for_play()
    pipeline.give(SetOption("language", "sl"))
    pipeline.cabinet = Pipeline(profile=replace(POLYGLOT, languages=("en", "de"))).cabinet
    assert pipeline.cabinet.option(pipeline.state, "language") == "de"


def test_options_are_set_while_the_dice_are_out_and_behind_open_doors(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    pipeline.give(SetOption("show_hints", "yes"))
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    pipeline.give(SetOption("volume", "5"))
    assert pipeline.state.visit.options == {"show_hints": "yes", "volume": "5"}


def test_a_house_may_leave_out_what_plays_by_itself_and_the_sound() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, keep_bets=False, sound=False)).open_for_play()
    assert pipeline.cabinet.option_choices("keep_bets") == ("no",)
    assert pipeline.refused(SetOption("keep_bets", "yes")) == "no_such_choice"
    assert pipeline.cabinet.option(pipeline.state, "volume") == "0"
    assert pipeline.refused(SetOption("volume", "3")) == "no_such_choice"


def test_options_outlive_a_restart_but_not_the_session(pipeline: Pipeline) -> None:
    pipeline.give(SetOption("left_hand", "yes"))
    pipeline.give(Start("again"))
    assert pipeline.cabinet.option(pipeline.state, "left_hand") == "yes"
    pipeline.give(EndSession())
    assert pipeline.cabinet.option(pipeline.state, "left_hand") == "no"


def test_a_denomination_multiplies_every_chip_in_whole_cents() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, denominations=("1.00", "0.25", "5"))).open_for_play()
    assert pipeline.cabinet.option_choices("denomination") == ("1.00", "0.25", "5")
    assert pipeline.cabinet.chips_of(pipeline.state) == (1_00, 5_00, 25_00)
    pipeline.give(SetOption("denomination", "0.25"))
    assert pipeline.cabinet.chips_of(pipeline.state) == (25, 1_25, 6_25)
    pipeline.give(SetOption("denomination", "5"))
    assert pipeline.cabinet.chips_of(pipeline.state) == (5_00, 25_00, 125_00)
    assert pipeline.cabinet.chips_of(pipeline.cabinet.new_state()) == (1_00, 5_00, 25_00)


def test_the_first_denomination_is_a_new_players() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, denominations=("0.50", "1.00"))).open_for_play()
    assert pipeline.cabinet.chips_of(pipeline.state) == (50, 2_50, 12_50)
