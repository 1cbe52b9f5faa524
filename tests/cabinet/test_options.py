"""The options menu and the flags: every choice is journaled, and goes with the player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from terminal.cabinet.commands import CallDice, EndSession, Place, SetOption, Start
from terminal.cabinet.events import OptionSet
from tests.cabinet.street import PROFILE, Street

SWITCHES = ("show_winnings", "show_hints", "show_limits", "left_hand", "marked_chips", "keep_bets")
POLYGLOT = replace(PROFILE, languages=("en", "de", "sl"), language="de")


def test_a_new_player_has_the_defaults_and_nothing_is_kept_of_them(street: Street) -> None:
    assert {street.cabinet.option(street.state, name) for name in SWITCHES} == {"no"}
    assert street.cabinet.option(street.state, "volume") == "3"
    assert street.cabinet.option(street.state, "text_scale") == "100"
    assert street.state.visit.options == {}


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_set_and_set_back(street: Street, name: str) -> None:
    assert street.give(SetOption(name, "yes")) == (OptionSet(name, "yes"),)
    assert street.cabinet.option(street.state, name) == "yes"
    assert street.state.visit.options == {name: "yes"}
    assert street.give(SetOption(name, "no")) == (OptionSet(name, "no", default=True),)
    assert street.state.visit.options == {}


def test_setting_what_is_set_makes_nothing_happen(street: Street) -> None:
    assert street.give(SetOption("volume", "3")) == ()
    street.give(SetOption("volume", "0"))
    assert street.give(SetOption("volume", "0")) == ()


def test_choices_are_offered_in_order(street: Street) -> None:
    assert street.cabinet.option_choices("volume") == ("0", "1", "2", "3", "4", "5")
    assert street.cabinet.option_choices("text_scale") == ("100", "115", "130")
    assert street.cabinet.option_choices("show_hints") == ("no", "yes")


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
    street: Street, name: str, value: str, code: str
) -> None:
    before = street.state
    assert street.refused(SetOption(name, value)) == code
    assert street.state == before


def test_languages_are_those_of_the_parameter_beginning_with_the_houses() -> None:
    street = Street(profile=POLYGLOT).open_for_play()
    assert street.cabinet.option_choices("language") == ("en", "de", "sl")
    assert street.cabinet.option(street.state, "language") == "de"
    street.give(SetOption("language", "sl"))
    assert street.cabinet.option(street.state, "language") == "sl"
    assert street.refused(SetOption("language", "fr")) == "no_such_choice"


def test_a_language_that_the_house_no_longer_offers_falls_back_to_its_own() -> None:
    street = Street(profile=POLYGLOT).open_for_play()
    street.give(SetOption("language", "sl"))
    street.cabinet = Street(profile=replace(POLYGLOT, languages=("en", "de"))).cabinet
    assert street.cabinet.option(street.state, "language") == "de"


def test_options_are_set_while_the_dice_are_out_and_behind_open_doors(street: Street) -> None:
    street.feed(20).give(Place("field", 5_00))
    street.give(CallDice())
    street.give(SetOption("show_hints", "yes"))
    street.report("board", ports.BoardInputs(("main",), ()))
    street.give(SetOption("volume", "5"))
    assert street.state.visit.options == {"show_hints": "yes", "volume": "5"}


def test_a_house_may_leave_out_what_plays_by_itself_and_the_sound() -> None:
    street = Street(profile=replace(PROFILE, keep_bets=False, sound=False)).open_for_play()
    assert street.cabinet.option_choices("keep_bets") == ("no",)
    assert street.refused(SetOption("keep_bets", "yes")) == "no_such_choice"
    assert street.cabinet.option(street.state, "volume") == "0"
    assert street.refused(SetOption("volume", "3")) == "no_such_choice"


def test_options_outlive_a_restart_but_not_the_session(street: Street) -> None:
    street.give(SetOption("left_hand", "yes"))
    street.give(Start("again"))
    assert street.cabinet.option(street.state, "left_hand") == "yes"
    street.give(EndSession())
    assert street.cabinet.option(street.state, "left_hand") == "no"


def test_a_denomination_multiplies_every_chip_in_whole_cents() -> None:
    street = Street(profile=replace(PROFILE, denominations=("1.00", "0.25", "5"))).open_for_play()
    assert street.cabinet.option_choices("denomination") == ("1.00", "0.25", "5")
    assert street.cabinet.chips_of(street.state) == (1_00, 5_00, 25_00)
    street.give(SetOption("denomination", "0.25"))
    assert street.cabinet.chips_of(street.state) == (25, 1_25, 6_25)
    street.give(SetOption("denomination", "5"))
    assert street.cabinet.chips_of(street.state) == (5_00, 25_00, 125_00)
    assert street.cabinet.chips_cents == (1_00, 5_00, 25_00)


def test_the_first_denomination_is_a_new_players() -> None:
    street = Street(profile=replace(PROFILE, denominations=("0.50", "1.00"))).open_for_play()
    assert street.cabinet.chips_of(street.state) == street.cabinet.chips_cents == (50, 2_50, 12_50)
