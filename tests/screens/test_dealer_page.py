"""A dealer's round on the screens: what the page of the staff orders, and what the player sees of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.screens.operator.dealer_page import VOID, DealerPage
from tests.cabinet.pipeline import PROFILE
from tests.screens.seat import Seat

LIVE = replace(PROFILE, mode="live", dealer_dice="hand")
ANN = "Ann"


@pytest.fixture
def seat(qapp: QGuiApplication) -> Seat:
    """A player with 200.00 at a table with a dealer, and 5.00 on the field."""
    del qapp
    seat = Seat(LIVE)
    seat.screen.touch_gateway.ask(c.PlaceWager("field", 5_00))
    return seat


def turn(seat: Seat, *keys: str) -> None:
    seat.give(c.FromDevice("board", ports.BoardInputs((), keys)))


def page_of(seat: Seat) -> DealerPage:
    seat.menu.show("dealer")
    page = seat.menu.model
    assert isinstance(page, DealerPage)
    return page


def phase(seat: Seat) -> str:
    return seat.pipeline.state.rounds.phase


def buttons(page: DealerPage) -> list[str]:
    return [one.title for one in page.actions()]


def test_a_whole_round_is_dealt_at_the_staffs_page(seat: Seat) -> None:
    turn(seat, ATTENDANT)
    page = page_of(seat)
    for orders in (["Open betting"], ["Last call", "No more bets"], ["No more bets"]):
        assert buttons(page) == orders
        page.act(0)
    assert (buttons(page), page.property("entering")) == ([], True)
    page.pick(0, 3)
    assert buttons(page) == [], "one die is not enough"
    page.pick(1, 4)
    page.pick(1, 1)
    assert buttons(page) == ["Enter 3 - 1"]
    page.act(0)
    assert seat.pipeline.state.bet_cents == 5_00, "what is entered is not yet confirmed"
    assert buttons(page) == ["Confirm 3 - 1"]
    page.act(0)
    assert (seat.pipeline.state.credit_cents, buttons(page)) == (205_00, ["Open betting"])


def test_a_throw_is_voided_by_reason_two_touches_and_two_keys(seat: Seat) -> None:
    for order in (c.OpenBetting(1, ANN), c.NoMoreBets(1, ANN), c.EnterDice(1, (3, 1), ANN)):
        seat.give(order)
    turn(seat, ATTENDANT)
    page = page_of(seat)
    page.choose(VOID)
    assert len(buttons(page)) == 6
    page.act(0)
    assert (page.property("refused"), phase(seat)) == (True, "shown")
    turn(seat, ATTENDANT, TECHNICIAN)
    page = page_of(seat)
    page.choose(VOID)
    page.act(0)
    assert phase(seat) == "shown", "the first touch only asks for the second"
    page.act(0)
    assert phase(seat) == "void"


def test_a_round_under_way_is_ended_on_the_page_where_an_edited_param_ini_has_no_dealer_any_more(seat: Seat) -> None:
    for order in (c.OpenBetting(1, ANN), c.NoMoreBets(1, ANN)):
        seat.give(order)
    seat.pipeline.cabinet = Cabinet(seat.pipeline.cabinet.games, PROFILE)
    seat.give(c.Start("test"))
    turn(seat, ATTENDANT)
    page = page_of(seat)
    assert not page.desk.touch_gateway.cabinet.profile.has_dealer
    page.pick(0, 3)
    page.pick(1, 1)
    assert (buttons(page), page.property("said")) == (["Enter 3 - 1"], "")
    page.act(0)
    page.act(0)
    assert (seat.pipeline.state.credit_cents, buttons(page)) == (205_00, [])
    assert page.property("said") == "No dealer works at this table: game.mode is not live."


def test_where_no_dealer_works_the_page_says_so(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat()
    turn(seat, ATTENDANT)
    page = page_of(seat)
    assert (buttons(page), page.property("said")) == ([], "No dealer works at this table: game.mode is not live.")


def test_the_player_reads_what_the_dealer_does_and_sees_the_dice_before_they_count(seat: Seat) -> None:
    line, clock, dice = seat.screen.information, seat.screen.betting_clock, seat.screen.dice
    assert line.said.text == "Place your bets: the dealer opens the betting time"
    seat.give(c.OpenBetting(1, ANN))
    assert (line.said.text, clock.property("phase")) == ("Come-out roll: place your bets", "open")
    seat.give(c.LastCall(1, ANN))
    assert (clock.property("phase"), line.said.tone) == ("hurry", "hurry")
    seat.give(c.NoMoreBets(1, ANN))
    assert line.said.text == "No more bets: the dealer throws the dice"
    assert (clock.property("phase"), dice.doing, dice.faces) == ("closed", "rest", ())
    seat.give(c.EnterDice(1, (3, 1), ANN))
    assert line.said.text == "The dice show 3 - 1: the dealer confirms them"
    assert (dice.doing, dice.faces) == ("rest", (3, 1))
    seat.give(c.ConfirmDice(1, (3, 1), ANN))
    assert (dice.doing, dice.faces) == ("rest", (3, 1)), "they fall no second time"
    assert (line.said.tone, line.said.text) == ("win", "Four, mark it: you win $5.00")
    assert clock.property("phase") == "", "no clock runs before the next round"


def test_the_player_learns_that_the_dealer_is_away(seat: Seat) -> None:
    seat.pipeline.wait(LIVE.dealer_ms)
    seat.give(c.TimePasses())
    expected = "The dealer does not answer: you may take your bets down and cash out"
    assert seat.screen.information.said.text == expected
    for order in (c.OpenBetting(1, ANN), c.NoMoreBets(1, ANN), c.VoidThrow(1, "cocked", ANN)):
        seat.give(order)
    expected = "The throw does not count: a die lies cocked. You may take your bets down"
    assert seat.screen.information.said.text == expected
