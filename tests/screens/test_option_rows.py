"""What the options window offers: only what this house leaves to the player, and all of it in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from terminal.cabinet.commands import CallDice, PlaceWager, SetOption
from terminal.cabinet.options import options_of
from terminal.screens.player.windows.languages_window import LanguageChoice
from terminal.screens.player.windows.option_rows import OPTIONS
from terminal.screens.player.windows.options_window import Options
from tests.screens.sitting import HOUSE, Sitting

ELSEWHERE = {"language"}
"""What is chosen by flag."""


class Chooser(Sitting):
    """A sitting with its options."""

    def __init__(self, **changes: object) -> None:
        super().__init__(replace(HOUSE, **changes))  # type: ignore[arg-type]
        self.options = Options(self.touch_gateway, self.windows, self.root)
        self.join(self.options)

    def row(self, name: str) -> dict[str, object]:
        """A row of the window by its roles."""
        rows = self.options.property("rows")
        found = next(number for number in range(len(rows.rows)) if rows.value(number, "name") == name)
        return {role: rows.value(found, role) for role in ("title", "sentence", "choices", "speeches", "chosen")}

    def value(self, name: str) -> str:
        """What it is set to."""
        assert self.touch_gateway.state is not None
        return self.touch_gateway.cabinet.option(self.touch_gateway.state, name)

    def offers(self, name: str) -> bool:
        """Whether there is a row for it."""
        rows = self.options.property("rows")
        return any(rows.value(number, "name") == name for number in range(len(rows.rows)))


@pytest.fixture
def chooser(qapp: object) -> Chooser:
    del qapp
    return Chooser()


def test_every_option_of_the_cabinet_has_its_place() -> None:
    assert {text.name for text in OPTIONS} | ELSEWHERE == set(options_of(HOUSE))


def test_what_the_house_does_not_leave_to_the_player_is_not_offered(qapp: object) -> None:
    del qapp
    chooser = Chooser(denominations=("1.00",), keep_bets=False, sound=False)
    for name in ("denomination", "keep_bets", "volume"):
        assert not chooser.offers(name), name
    assert chooser.offers("text_scale")
    assert chooser.value("volume") == "0"


def test_a_switch_sets_its_option_and_the_screen_follows(chooser: Chooser) -> None:
    for name, followed in (("left_hand", "leftHand"), ("marked_chips", "markedChips")):
        assert chooser.options.property(followed) is False
        chooser.options.choose(name, 1)
        assert chooser.sent[-1] == SetOption(name, "yes")
        assert chooser.options.property(followed) is True
        assert chooser.row(name)["chosen"] == 1


def test_text_size_and_volume_go_by_steps(chooser: Chooser) -> None:
    assert chooser.row("text_scale")["choices"] == ["100%", "115%", "130%"]
    chooser.options.choose("text_scale", 2)
    assert chooser.options.property("textScale") == 1.3
    chooser.options.choose("volume", 0)
    assert chooser.value("volume") == "0"
    assert chooser.row("volume")["speeches"][0] == "Sound Volume: Mute"  # type: ignore[index]


def test_denominations_are_written_as_amounts(chooser: Chooser) -> None:
    assert chooser.row("denomination")["choices"] == ["$1.00", "$0.25"]
    chooser.options.choose("denomination", 1)
    assert chooser.pipeline.cabinet.chips_of(chooser.pipeline.state)[0] == 25


def test_options_can_be_set_while_the_dice_are_out(chooser: Chooser) -> None:
    chooser.give(PlaceWager("field", 1_00))
    chooser.give(CallDice())
    chooser.options.choose("show_winnings", 1)
    assert chooser.row("show_winnings")["chosen"] == 1


def test_reserving_goes_on_to_the_pin_or_says_why_not(chooser: Chooser) -> None:
    chooser.windows.show("options")
    chooser.options.reserve()
    assert chooser.open == "reserve"
    chooser.give(PlaceWager("field", 1_00))
    chooser.give(CallDice())
    chooser.windows.show("options")
    chooser.options.reserve()
    assert chooser.open == ""
    assert chooser.information.said[0] == "The station can be reserved once the dice lie."


def test_no_reservation_is_offered_where_none_is_allowed(qapp: object) -> None:
    del qapp
    assert Chooser().options.property("reservable") is True
    assert Chooser(reserve_ms=0).options.property("reservable") is False


def test_every_language_of_the_house_calls_itself_by_its_own_name(chooser: Chooser) -> None:
    languages = LanguageChoice(chooser.touch_gateway, chooser.windows, chooser.root)
    chooser.join(languages)
    rows = languages.property("rows")
    assert [rows.value(number, "name") for number in range(6)] == [
        "English",
        "Deutsch",
        "Español",
        "Français",
        "Italiano",
        "Slovenščina",
    ]
    assert languages.property("flag") == "flags/en.png"
    chooser.windows.show("languages")
    languages.choose("sl")
    assert chooser.sent == [SetOption("language", "sl")]
    assert languages.property("flag") == "flags/sl.png"
    assert [rows.value(number, "isChosen") for number in range(6)] == [False] * 5 + [True]
    assert chooser.open == ""


def test_a_house_of_one_language_offers_no_choice(qapp: object) -> None:
    del qapp
    house = Sitting(replace(HOUSE, languages=("de",), language="de"))
    assert LanguageChoice(house.touch_gateway, house.windows, house.root).property("offered") is False
