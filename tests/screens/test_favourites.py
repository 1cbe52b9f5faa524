"""The window of favourites: felts that the player saves, and strategies with their edge and cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from terminal.cabinet import commands as c
from terminal.screens.player.favourites.favourites import STRATEGY_ROLES, Favourites
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.screens.player import Player
from tests.screens.seat import Seat
from tests.screens.test_lobby import described
from tests.screens.test_touch import Fingers
from tests.screens.waiting import once_computed


@pytest.fixture
def player(qapp: QGuiApplication) -> Iterator[Player]:
    player = Player(qapp, size=(1280, 720), pipeline=Pipeline().open_for_play().feed(100))
    assert QTest.qWaitForWindowExposed(player.window)
    yield player
    player.leave()


def test_a_finger_saves_a_felt_puts_it_up_and_forgets_it_and_puts_a_strategy_up(player: Player) -> None:
    fingers = Fingers(player)
    player.screen.touch_gateway.ask(c.PlaceWager("field", 5_00))
    fingers.tap("Favourites")
    fingers.tap("Save this felt")
    for key in ("Key m", "Key e"):
        fingers.tap(key)
    fingers.tap("Save")
    assert player.sent[-1] == c.SaveFavourite("me")
    fingers.tap("Save this felt")
    fingers.tap("Felt 1")
    assert player.sent[-1] == c.SaveFavourite("Felt 1")
    assert described(player.item("Put up me")) == "$5.00. Field $5.00. Every bet of it that can be put up now is up."
    fingers.tap("Put up me")
    assert player.sees("Every bet of it that can be put up now is up.")
    fingers.tap("Forget a felt")
    fingers.tap("Forget Felt 1")
    assert [one.name for one in player.pipeline.state.visit.favourites] == ["me"]
    player.screen.touch_gateway.ask(c.ClearAll())
    fingers.tap("Forget a felt")
    assert described(player.item("Forget me")) == "$5.00. Field $5.00"
    fingers.tap("Keep them all")
    fingers.tap("Put up me")
    assert player.bets == {"field": 5_00}
    assert player.screen.windows.property("open") == ""
    fingers.tap("Favourites")
    assert once_computed(lambda: "…" not in described(player.item("Put up Iron Cross")))
    assert described(player.item("Put up Iron Cross")) == (
        "The Field with Place 5, 6 and 8: every roll but a 7 wins something. House edge 3.87% (7/181). "
        "On average $0.39 a roll, in units of $1.00. Now $17.00"
    )
    fingers.tap("Put up Iron Cross")
    assert player.bets == {"field": 5_00, "place@5": 5_00, "place@6": 6_00, "place@8": 6_00}


def favourites_of(seat: Seat) -> Favourites:
    found = seat.screen.followers.models["favourites"]
    assert isinstance(found, Favourites)
    return found


def buttons(seat: Seat) -> list[object]:
    seat.screen.catch_up()
    return [row[0] for row in seat.screen.controls.special.rows]


def test_the_button_is_there_where_there_is_something_to_put_up(qapp: QGuiApplication) -> None:
    del qapp
    offered = {
        ("craps-el601", 6, True): True,
        ("easy-el621", 0, True): True,
        ("craps-el601", 0, False): False,
    }
    for (sheet, favourites_max, strategies), shown in offered.items():
        seat = Seat(replace(PROFILE, favourites_max=favourites_max, strategies=strategies), sheet)
        assert ("favourites" in buttons(seat)) == shown, (sheet, favourites_max, strategies)
        assert favourites_of(seat).property("keepsFelts") == bool(favourites_max)


def test_a_strategy_follows_the_selected_chip_and_the_language(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat(replace(PROFILE, languages=("en", "de")), "easy-el621")
    shown = favourites_of(seat)
    seat.screen.windows.show("favourites")
    assert [row[STRATEGY_ROLES.index("title")] for row in shown.property("strategies").rows] == [
        "Across",
        "Inside",
        "Iron Cross",
    ], "Easy Craps has no Come"
    seat.screen.selectChip(1)
    seat.give(c.SetOption("language", "de"))
    rows = shown.property("strategies").rows
    inside = dict(zip(STRATEGY_ROLES, rows[1], strict=True))
    assert inside["cost"] == "Jetzt 110,00\N{NO-BREAK SPACE}$"
    assert inside["about"] == "Place 5, 6, 8 und 9: die vier Zahlen, die nach der 7 am häufigsten fallen."
