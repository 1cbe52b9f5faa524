"""Betting against the clock (document 1.4): what the timer shows, when it hurries, what happens without a bet."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import FromDevice, PlaceWager, TimePasses
from terminal.screens.player.table.betting_clock import phase_of
from tests.cabinet.pipeline import PROFILE
from tests.screens.seat import Seat

AUTO = replace(PROFILE, mode="auto", bet_ms=25_000, hurry_ms=5_000)


@pytest.fixture
def seat(qapp: QGuiApplication) -> Seat:
    """A player with 200.00 at a table where the clock closes the bets; a betting time has just begun."""
    del qapp
    return Seat(AUTO)


@pytest.mark.parametrize(
    ("left_ms", "closed", "phase"),
    [
        (25_000, False, "open"),
        (5_001, False, "open"),
        (5_000, False, "hurry"),
        (0, False, "closed"),
        (None, True, "closed"),
        (None, False, ""),
    ],
)
def test_the_ground_changes_when_little_time_is_left(left_ms: int | None, closed: bool, phase: str) -> None:
    assert phase_of(left_ms, 5_000, closed=closed) == phase


def test_the_seconds_count_down(seat: Seat) -> None:
    clock = seat.screen.betting_clock
    assert (clock.property("seconds"), clock.property("phase")) == (25, "open")
    seat.pipeline.wait(10_500)
    clock.look()
    assert (clock.property("seconds"), clock.property("share")) == (15, 580)


def test_the_last_seconds_urge_to_hurry_once(seat: Seat) -> None:
    clock = seat.screen.betting_clock
    heard: list[str] = []
    clock.hurried.connect(lambda: heard.append("hurry"))
    for _ in range(3):
        seat.pipeline.wait(7_000)
        clock.look()
    assert clock.property("phase") == "hurry"
    assert heard == ["hurry"]
    assert seat.screen.information.said == ("Last seconds: place your bets", "hurry")


def test_without_a_bet_the_time_restarts_and_the_banner_calls_for_one(seat: Seat) -> None:
    """Document 3.2: if the conditions are not met, the message will be displayed across the History Bar."""
    seat.pipeline.wait(25_000)
    seat.give(TimePasses())
    assert seat.screen.information.property("banner") == "BETS ARE NOT VALID YET!"
    assert seat.screen.betting_clock.property("seconds") == 25
    seat.give(PlaceWager("pass_line", 500))
    assert seat.screen.information.property("banner") == ""


def test_with_a_bet_the_clock_calls_the_dice(seat: Seat) -> None:
    seat.give(PlaceWager("pass_line", 500))
    seat.pipeline.wait(25_000)
    seat.give(TimePasses())
    assert seat.pipeline.state.dice.throw is not None
    assert seat.screen.dice.doing == "shake"
    assert seat.screen.betting_clock.property("phase") == "closed"


def test_while_bets_are_closed_before_the_throw_the_line_and_the_clock_say_so(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat(replace(AUTO, closed_ms=4_000))
    seat.give(PlaceWager("pass_line", 500))
    seat.pipeline.wait(25_000)
    seat.give(TimePasses())
    assert seat.pipeline.state.dice.throw is None
    assert seat.screen.betting_clock.property("phase") == "closed"
    assert seat.screen.information.said == ("No more bets: the dice are thrown in a moment", "prompt")
    seat.pipeline.wait(4_000)
    seat.give(TimePasses())
    assert seat.screen.dice.doing == "shake"
    assert seat.screen.information.said == ("No more bets: the dice are out", "prompt")


def test_while_a_result_is_shown_the_clock_is_closed_and_then_a_new_time_runs(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat(replace(AUTO, show_ms=6_000))
    seat.give(PlaceWager("pass_line", 500))
    seat.roll(1, 3)
    assert seat.screen.betting_clock.property("phase") == "closed"
    seat.pipeline.wait(6_000)
    seat.give(TimePasses())
    assert (seat.screen.betting_clock.property("phase"), seat.screen.betting_clock.property("seconds")) == ("open", 25)


def test_where_the_player_rolls_no_clock_is_shown(qapp: QGuiApplication) -> None:
    del qapp
    clock = Seat().screen.betting_clock
    assert clock.property("timed") is False
    assert clock.property("phase") == ""


def test_the_seconds_rest_while_a_staff_key_is_turned(seat: Seat) -> None:
    clock = seat.screen.betting_clock
    seat.pipeline.wait(10_000)
    seat.give(FromDevice("board", ports.BoardInputs((), ("attendant",))))
    seat.pipeline.wait(600_000)
    clock.look()
    assert (clock.property("seconds"), clock.property("phase")) == (15, "open")
    seat.give(FromDevice("board", ports.BoardInputs((), ())))
    assert (clock.property("seconds"), clock.property("phase")) == (15, "open")


def test_a_player_who_has_less_than_the_smallest_chip_is_not_called_on_to_bet(seat: Seat) -> None:
    seat.give(PlaceWager("seven", 199_50))
    seat.roll(1, 2)
    assert 0 < seat.pipeline.state.credit_cents < min(seat.pipeline.cabinet.chips_of(seat.pipeline.state))
    seat.pipeline.wait(25_000)
    seat.give(TimePasses())
    assert seat.screen.information.property("banner") == ""


def test_the_banner_comes_down_with_the_last_bet_that_could_be_made(seat: Seat) -> None:
    seat.pipeline.wait(25_000)
    seat.give(TimePasses())
    assert seat.screen.information.property("banner") == "BETS ARE NOT VALID YET!"
    seat.give(PlaceWager("seven", 199_50))
    seat.roll(1, 2)
    assert seat.screen.information.property("banner") == ""
