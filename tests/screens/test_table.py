"""The table for the player (document 5.1): results, win condition, the puck, winnings, limits, hints, chips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import (
    CallAttendant,
    Double,
    FromDevice,
    PlaceWager,
    PuckOff,
    Repeat,
    SetBets,
    SetOption,
    Spread,
    Staff,
    TakeDown,
    Touch,
    Undo,
)
from terminal.cabinet.deciding import Deciding
from terminal.cabinet.state import State
from terminal.screens.player.card.bet_card import BetCard
from terminal.screens.player.table.controls import BUTTONS
from terminal.screens.shared.table.facts import NOT_YET
from terminal.screens.translating.languages import Languages
from tests.cabinet.pipeline import PROFILE
from tests.screens.seat import Seat

HOUSE = replace(PROFILE, puck_can_be_reset="2", history_rolls=4, languages=("en", "de"), denominations=("1.00", "0.25"))


@pytest.fixture
def seat(qapp: QGuiApplication) -> Iterator[Seat]:
    """A player with 200.00 at a table with every switch that a house can allow."""
    del qapp
    yield Seat(HOUSE)
    Languages.of_program().choose("en")


def test_the_winning_totals_of_the_next_roll_are_shown(seat: Seat) -> None:
    """Document 5.1: Win Condition displays the win condition for the next roll."""
    seat.give(PlaceWager("pass_line", 500))
    assert seat.screen.readout.property("winTotals") == [7, 11]
    seat.roll(4, 2)
    assert seat.screen.readout.property("winTotals") == [6]


def test_as_many_results_are_shown_as_the_parameter_says(seat: Seat) -> None:
    for _ in range(6):
        seat.give(PlaceWager("field", 500))
        seat.roll(5, 4)
    assert len(seat.history("throw")) == 4


def test_the_history_marks_where_the_puck_was_set_to_off_by_hand(seat: Seat) -> None:
    """Document 4.1.2: the special icon in the roll history bar indicates when the puck was set to off."""
    seat.give(PlaceWager("field", 500))
    seat.roll(6, 4)
    seat.give(PlaceWager("field", 500))
    seat.roll(5, 4)
    assert seat.history("puckMoved") == [False, False]
    seat.give(PuckOff())
    assert seat.history("puckMoved") == [True, False]
    seat.give(PlaceWager("field", 500))
    seat.roll(3, 3)
    assert seat.history("puckMoved") == [False, True, False]
    assert seat.history("puck") == ["off", "on", "off"]


def test_a_point_that_is_made_moves_the_puck_by_itself(seat: Seat) -> None:
    seat.give(PlaceWager("field", 500))
    seat.roll(6, 4)
    seat.give(PlaceWager("field", 500))
    seat.roll(5, 5)
    assert seat.history("puckMoved") == [False, False]


def test_show_winnings_shows_what_each_bet_would_win(seat: Seat) -> None:
    seat.give(PlaceWager("place@6", 1200))
    assert seat.field("place@6", "winnings") == ""
    seat.give(SetOption("show_winnings", "yes"))
    assert seat.field("place@6", "winnings") == "+14"
    assert seat.field("place@8", "winnings") == ""


def test_show_bet_limits_shows_the_limits_of_the_sheet(seat: Seat) -> None:
    assert seat.field("hard@8", "bounds") == ""
    seat.give(SetOption("show_limits", "yes"))
    assert seat.field("hard@8", "bounds") == "1\N{EN DASH}100"
    assert seat.field("pass_line", "bounds") == "1\N{EN DASH}500"


def test_hints_are_given_only_to_who_wants_them(seat: Seat) -> None:
    assert seat.screen.information.property("hint") == ""
    seat.give(SetOption("show_hints", "yes"))
    assert "Pass Line" in str(seat.screen.information.property("hint"))


def test_the_maximum_total_bet_is_that_of_the_sheet(seat: Seat) -> None:
    assert seat.screen.readout.property("maximum") == "$5,000.00"


def test_the_rail_follows_the_denomination(seat: Seat) -> None:
    """Document 5.1: values assigned to the chips are affected by the selected denomination."""
    assert seat.screen.rail.values_cents == (100, 500, 2500)
    seat.give(SetOption("denomination", "0.25"))
    assert seat.screen.rail.values_cents == (25, 125, 625)


def test_each_tab_shows_the_sum_that_lies_under_it(seat: Seat) -> None:
    """Document 2.9: the number on the tab is the sum of all currently placed wagers."""
    seat.give(PlaceWager("hard@4", 500))
    seat.give(PlaceWager("seven", 100))
    seat.give(PlaceWager("hop@1-3", 200))
    tabs = seat.screen.panel.tabs
    assert [tabs.value(row, "sum") for row in range(2)] == ["$6.00", "$2.00"]


def test_a_hard_way_shows_how_many_rolls_its_pair_has_not_come(seat: Seat) -> None:
    for dice in ((2, 2), (3, 1), (6, 5)):
        seat.give(PlaceWager("field", 500))
        seat.roll(*dice)
    assert seat.field("hard@4", "since") == 2
    assert seat.field("hard@8", "since") == NOT_YET
    assert seat.field("field", "since") == -1


def test_lucky_shooter_marks_its_point_and_the_points_hit(seat: Seat) -> None:
    """Document 6.1: the initial Point is colored red, all others are blue."""
    seat.give(PlaceWager("lucky_shooter", 500))
    seat.roll(4, 2)
    assert (seat.field("lucky_shooter", "marked"), seat.field("lucky_shooter", "hit")) == (6, [])
    seat.roll(5, 4)
    assert (seat.field("lucky_shooter", "marked"), seat.field("lucky_shooter", "hit")) == (6, [9])


def test_the_side_bets_mark_what_has_come_and_say_how_far_they_are(qapp: object) -> None:
    del qapp
    seat = Seat(sheet="craps-side-bets")
    seat.give(PlaceWager("fire", 500))
    seat.give(PlaceWager("repeater@6", 100))
    for dice in ((4, 2), (5, 1), (2, 2)):
        seat.roll(*dice)
    assert (seat.field("fire", "hit"), seat.field("fire", "marked")) == ([6], 4)
    assert (seat.field("repeater@6", "hit"), seat.field("repeater@6", "finished")) == ([6, 6], False)
    assert [seat.field(bet, "progress") for bet in ("fire", "repeater@6", "repeater@2")] == ["made: 6", "2 of 6", ""]
    assert [seat.field(bet, "locked") for bet in ("fire", "repeater@6")] == [True, True]
    tabs = seat.screen.panel.tabs
    assert [tabs.value(row, "sum") for row in range(3)] == ["$0.00", "$0.00", "$6.00"]


def test_lucky_roller_lights_what_has_come_and_stands_in_gold_once_complete(seat: Seat) -> None:
    """Document 6.2.1: the numbers on the special bet light up; the outline is golden once all have come."""
    seat.give(PlaceWager("lucky_low", 500))
    for dice in ((1, 1), (2, 1), (3, 1), (4, 1)):
        seat.roll(*dice)
    assert seat.field("lucky_low", "hit") == [2, 3, 4, 5]
    assert seat.field("lucky_low", "finished") is False
    seat.roll(5, 1)
    assert seat.field("lucky_low", "finished") is True


def test_a_lucky_roller_that_comes_too_late_has_the_puck_flash_green(seat: Seat) -> None:
    """Document 6.2.1, step 6: it cannot be placed as 7 has not been rolled yet. Puck flashes green."""
    seat.give(PlaceWager("field", 500))
    seat.roll(1, 1)
    seat.screen.touch("lucky_all")
    assert seat.screen.readout.property("puckBeckons") is True
    assert "7" in seat.screen.information.said[0]
    seat.screen.touch("field")
    assert seat.screen.readout.property("puckBeckons") is False


def test_the_button_of_the_attendant_is_lit_until_the_call_ends(seat: Seat) -> None:
    seat.screen.callAttendant()
    assert seat.pipeline.state.visit.attendant_called
    seat.screen.catch_up()
    assert seat.screen.controls.property("attendantCalled") is True
    seat.screen.callAttendant()
    assert not seat.pipeline.state.visit.attendant_called


def test_a_win_shows_how_it_came_about(seat: Seat) -> None:
    seat.give(PlaceWager("place@6", 1200))
    seat.roll(4, 2)
    assert seat.field("place@6", "winPay") == "12 \N{MULTIPLICATION SIGN} 7:6"
    steps = seat.field("place@6", "winSteps")
    assert isinstance(steps, list)
    assert steps[-1] == "+14"


@pytest.mark.parametrize(
    ("sheet", "names"),
    [
        ("craps-el601", ["set_bets_off", "press", "across", "inside", "outside", "favourites"]),
        ("crapless-el611", ["set_bets_off", "press", "across", "favourites"]),
        ("easy-el621", ["set_bets_off", "press", "across", "favourites"]),
        ("first-person", ["favourites"]),
    ],
)
def test_each_game_has_its_own_special_buttons(qapp: QGuiApplication, sheet: str, names: list[str]) -> None:
    """Document 3.1.1, and the rule book's table of chapter 1."""
    del qapp
    seat = Seat(sheet=sheet)
    seat.screen.catch_up()
    special = seat.screen.controls.special
    assert [special.value(row, "name") for row in range(len(special.rows))] == names


def test_the_button_of_the_puck_is_there_only_while_it_would_move_it(seat: Seat) -> None:
    """Document 4.1.2: this button will appear whenever there is no puck-related bet placed during the game cycle."""

    def offered() -> bool:
        seat.screen.catch_up()
        special = seat.screen.controls.special
        return "puck_off" in [special.value(row, "name") for row in range(len(special.rows))]

    assert not offered()
    seat.give(PlaceWager("field", 500))
    seat.roll(6, 4)
    assert offered()
    seat.give(PlaceWager("come", 500))
    assert not offered()


def test_only_contract_bets_bear_the_lock_whatever_else_keeps_bets_from_moving(seat: Seat) -> None:
    """Document 2.2: the lock icon is for the Pass Line once its Point is established; a door locks no bet."""
    seat.give(PlaceWager("pass_line", 500))
    seat.roll(4, 2)
    seat.give(PlaceWager("place@8", 600))
    for doors in ((), ("main",), ()):
        seat.give(FromDevice("board", ports.BoardInputs(doors, ())))
        seat.screen.catch_up()
        assert seat.field("pass_line", "locked") is True
        assert seat.field("place@8", "locked") is False


def test_everything_that_is_written_changes_with_the_language(seat: Seat) -> None:
    seat.give(PlaceWager("pass_line", 500))
    seat.roll(4, 2)
    line, credit = seat.screen.information.said[0], seat.screen.readout.property("credit")
    seat.give(SetOption("language", "de"))
    assert seat.screen.information.said[0] != line
    assert credit == "$200.00"
    assert seat.screen.readout.property("credit") == "200,00\N{NO-BREAK SPACE}$"
    assert seat.field("place@6", "pays") == "7 zu 6"


def test_the_last_bet_is_the_amount_of_the_bet_that_was_placed_last(seat: Seat) -> None:
    """Document 3: Last Bet displays the amount of the last placed bet; what is taken back or moved places none."""

    def last_bet() -> str:
        return str(seat.screen.readout.property("lastBet"))

    shown = []
    for command in (
        PlaceWager("field", 5_00),
        PlaceWager("place@6", 6_00),
        TakeDown("field"),
        Undo(),  # the chips come back, which is no new bet
        PlaceWager("place@6", 12_00),
        Double(),  # of Field and Place 6 together
    ):
        seat.give(command)
        shown.append(last_bet())
    assert shown == ["$5.00", "$6.00", "$6.00", "$6.00", "$12.00", "$23.00"]
    seat.roll(4, 4)
    assert last_bet() == "$23.00", "a roll places no bet"
    seat.give(Repeat())
    assert last_bet() == "$10.00", "the Field that was lost"


def test_a_bill_that_is_not_taken_says_why_in_the_language_of_the_screen(seat: Seat) -> None:
    inhibited = message("bill.not_taken", cause=message("bill.rejected.inhibited"))
    rejected = FromDevice("validator", ports.BillReturned(inhibited))
    seat.give(rejected)
    assert seat.screen.information.said[0] == "The bill was not taken: this denomination is not taken now."
    seat.give(SetOption("language", "de"))
    seat.give(rejected)
    said = seat.screen.information.said[0]
    assert said.startswith("Der Geldschein wurde nicht angenommen"), said


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Touch | Staff]:
    """The questions that the rules have been asked: what would be granted, in which state whatever."""
    questions: list[Touch | Staff] = []
    verify = Deciding.verify

    def counted(deciding: Deciding, state: State, command: Touch | Staff) -> None:
        questions.append(command)
        verify(deciding, state, command)

    monkeypatch.setattr(Deciding, "verify", counted)
    return questions


def buttons_of(asked: list[Touch | Staff]) -> list[Touch | Staff]:
    return [touch for touch in asked if not isinstance(touch, PlaceWager | TakeDown)]


def test_each_field_and_button_is_asked_once_for_a_change_of_the_table(seat: Seat, asked: list[Touch | Staff]) -> None:
    asked.clear()
    seat.give(PlaceWager("field", 500))
    seat.screen.catch_up()
    chip_cents = seat.screen.rail.chip_cents
    fields = [PlaceWager(bet, chip_cents) for bet in seat.pipeline.cabinet.game.fields()]
    assert len(asked) == len(set(asked)), "nothing is asked twice"
    assert {touch for touch in asked if isinstance(touch, PlaceWager | TakeDown)} == {*fields, TakeDown("field")}
    assert {*buttons_of(asked)} >= {asked_by(chip_cents) for asked_by in BUTTONS.values()} - {SetBets(on=True)}


def test_another_chip_asks_only_what_depends_on_the_chip(seat: Seat, asked: list[Touch | Staff]) -> None:
    seat.give(PlaceWager("field", 500))
    seat.screen.catch_up()
    asked.clear()
    seat.screen.selectChip(seat.screen.property("selectedChip") + 1)
    seat.screen.catch_up()
    chip_cents = seat.screen.rail.chip_cents
    fields = [PlaceWager(bet, chip_cents) for bet in seat.pipeline.cabinet.game.fields()]
    spreads = [Spread(button, chip_cents) for button in ("across", "inside", "outside")]
    assert {*asked} == {*fields, *spreads}
    assert len(asked) == len(set(asked))


def test_windows_read_the_answers_that_fields_and_buttons_have_had(seat: Seat, asked: list[Touch | Staff]) -> None:
    seat.give(PlaceWager("field", 500))
    seat.screen.catch_up()
    asked.clear()
    card = seat.screen.followers.models["card"]
    assert isinstance(card, BetCard)
    card.show("field")
    seat.screen.askCashOut()
    assert asked == [TakeDown("field", 100)], "one chip less is asked by the card alone"


def test_nothing_is_asked_again_for_what_changes_neither_table_nor_chip_nor_readiness(
    seat: Seat, asked: list[Touch | Staff]
) -> None:
    seat.screen.catch_up()
    asked.clear()
    seat.give(CallAttendant(on=True))
    seat.screen.catch_up()
    assert asked == []


def test_all_fields_are_grey_while_a_door_is_open_and_as_before_once_it_is_shut(seat: Seat) -> None:
    seat.screen.catch_up()
    before = {bet: seat.field(bet, "open") for bet in seat.pipeline.cabinet.game.fields()}
    assert True in before.values()
    seat.give(FromDevice("board", ports.BoardInputs(("main",), ())))
    seat.screen.catch_up()
    assert not any(seat.field(bet, "open") for bet in before)
    seat.give(FromDevice("board", ports.BoardInputs((), ())))
    seat.screen.catch_up()
    assert {bet: seat.field(bet, "open") for bet in before} == before
