"""First Person Craps on its felt: the names of the One Roll numbers, both pays of C & E, and bets that come back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from terminal.cabinet.commands import CallAttendant, ChooseGame, FromDevice, PlaceWager
from terminal.ini.ini import IniError
from terminal.screens.player.helping.book import pages_of
from terminal.screens.shared.names import bet_name
from terminal.settings.reading import parse
from tests.cabinet.pipeline import PROFILE
from tests.screens.seat import Seat

CHIPS = "[game]\nchips = 0.50, 1.00, 5.00, 25.00\n"

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_one_roll_numbers_have_their_names_on_the_felt_and_for_a_reader() -> None:
    seat = Seat(sheet="first-person")
    for total, name in {2: "Crap 2", 3: "Crap 3", 11: "Eleven", 12: "Crap 12"}.items():
        assert seat.field(f"total@{total}", "title") == seat.field(f"total@{total}", "speech") == name
        assert (bet_name(f"total@{total}", "first_person"), bet_name(f"total@{total}", "craps")) == (
            name,
            f"Horn {total}",
        )


def test_c_and_e_shows_the_pay_on_craps_and_that_on_eleven_on_every_felt() -> None:
    """In its disc one under the other, and in figures beside the name of a field, where words have no room."""
    in_disc = "3 to 1\n7 to 1"
    for sheet, pays in (
        ("first-person", "3:1 \N{EN DASH} 7:1"),
        ("craps-el601", in_disc),
        ("crapless-el611", in_disc),
        ("easy-el621", in_disc),
    ):
        seat = Seat(sheet=sheet)
        assert seat.field("c_and_e", "pays") == pays, sheet
        assert seat.field("any_craps", "pays") == "7 to 1", sheet


def test_the_help_names_each_of_the_one_roll_numbers_beside_its_pay() -> None:
    pages = pages_of(Seat(sheet="first-person").screen.touch_gateway.cabinet)
    pays = {line.what: line.pay for page in pages for line in page.pays}
    assert (pays["Crap 2, Crap 12"], pays["Crap 3, Eleven"]) == ("30 to 1", "15 to 1")


def test_a_winner_comes_back_with_its_win_and_the_screen_says_so() -> None:
    """Where winners stay up, nothing of the sort is said."""
    for sheet, line, plate in (
        (
            "first-person",
            "Eight: you win $14.00, and your bet of $12.00 comes back",
            "12 \N{MULTIPLICATION SIGN} 7:6, 12 back",
        ),
        ("craps-el601", "Eight: you win $14.00", "12 \N{MULTIPLICATION SIGN} 7:6"),
    ):
        seat = Seat(sheet=sheet)
        seat.give(PlaceWager("pass_line", 5_00))
        seat.roll(2, 4)
        seat.give(PlaceWager("place@8", 12_00))
        seat.roll(5, 3)
        assert seat.screen.information.said.text == line, sheet
        assert seat.field("place@8", "winPay") == plate, sheet


def test_a_call_for_the_attendant_is_answered_in_words() -> None:
    seat = Seat()
    seat.give(CallAttendant(on=True))
    assert seat.screen.information.said.text == "An attendant is on the way to you"
    seat.give(CallAttendant(on=False))
    assert seat.screen.information.said.text == "Your call for the attendant is cancelled"
    seat.give(CallAttendant(on=True))
    seat.give(FromDevice("board", ports.BoardInputs((), ("attendant",))))
    assert seat.screen.information.said.text == "An attendant has answered your call"


def test_the_least_bet_of_half_a_unit_is_bet_with_a_chip_of_that_value() -> None:
    """`game.chips` may begin below the least bet of another game, where that chip is refused by name."""
    for sheet, bets, line in (
        ("first-person", {"pass_line": 50}, ""),
        ("craps-el601", {}, "The least on Pass Line is $1.00; this would make $0.50."),
    ):
        seat = Seat(sheet=sheet, profile=replace(PROFILE, chips_cents=parse(CHIPS, "Param.ini").chips_cents))
        assert seat.screen.rail.rows.value(0, "speech") == "Chip 0.50"
        seat.screen.touch("pass_line")
        assert seat.pipeline.state.felt.bets == bets, sheet
        assert (seat.screen.information.said.text == line) == bool(line), sheet


def test_a_game_has_chips_of_its_own_where_the_parameters_say_so() -> None:
    """The selected chip stays in the hand as far as the other game has one; the felt shows stakes in its own chips."""
    parameters = "[game]\nchips = 1.00, 5.00, 25.00\nchips_by_sheet = first-person 0.50 1.00 5.00 10.00\n"
    chips = parse(parameters, "Param.ini")
    assert chips.as_written()["game.chips_by_sheet"] == "first-person 0.50 1.00 5.00 10.00"
    profile = replace(PROFILE, chips_cents=chips.chips_cents, chips_by_sheet=chips.chips_by_sheet)
    seat = Seat(profile, others=("first-person",))
    seat.screen.selectChip(2)
    hands = []
    for sheet in ("first-person", "craps-el601"):
        seat.give(ChooseGame(sheet))
        hands.append((seat.screen.rail.values_cents, seat.screen.rail.chip_cents))
    assert hands == [((50, 1_00, 5_00, 10_00), 10_00), ((1_00, 5_00, 25_00), 5_00)]
    assert seat.screen.property("selectedChip") == 1


def test_a_denomination_that_would_break_a_chip_of_one_game_is_refused() -> None:
    with pytest.raises(IniError, match=r"0\.25"):
        parse("[game]\nchips_by_sheet = first-person 0.50 1.01 5.00\ndenominations = 1.00, 0.25\n", "Param.ini")
