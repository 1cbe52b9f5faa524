"""The statistics drawer on the screen: it opens beside the table, counts what has happened and says so truly."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtTest import QTest

from terminal.cabinet.commands import PlaceWager
from terminal.screens.player.windows.statistics_drawer import NOTHING
from terminal.screens.translating.languages import Languages
from tests.screens.player import LEFT, Player


def test_before_the_first_roll_it_says_that_there_is_none(player: Player) -> None:
    player.tap("Statistics")
    assert player.reads("No rolls yet")
    assert player.reads("No bet has been decided in this session yet.")
    assert player.sees("Rolls since the last 7: \N{EN DASH}")
    assert player.sees("Total 7: 0 times, expected 0")


def test_it_counts_the_rolls_by_total_and_since_the_last_seven(player: Player) -> None:
    for dice in ((3, 4), (3, 3), (2, 4)):
        player.screen.touch_gateway.ask(PlaceWager("field", 5_00))
        player.roll(*dice)
    player.tap("Statistics")
    assert player.sees("Total 6: 2 times, expected 0.41")
    assert player.sees("Total 7: 1 times, expected 0.50")
    assert player.sees("Rolls since the last 7: 2")
    assert player.sees("Rolls in this shooter's hand: 3")
    assert player.sees("Points made in this hand: 1")
    assert player.sees("Rolls since hard 6: 1")
    assert player.sees(f"Rolls since hard 8: {NOTHING}"), "it has not come yet"


def test_it_names_what_each_bet_has_brought(player: Player) -> None:
    player.screen.touch_gateway.ask(PlaceWager("field", 5_00))
    player.screen.touch_gateway.ask(PlaceWager("seven", 2_00))
    player.roll(3, 4)
    player.tap("Statistics")
    assert player.sees("Seven: +$8.00")
    assert player.sees("Field: \N{MINUS SIGN}$5.00")
    assert player.reads("Result now: +$3.00")


def test_bets_that_have_come_out_even_are_said_to_have_done_so(player: Player) -> None:
    for dice in ((3, 4), (3, 6)):
        player.screen.touch_gateway.ask(PlaceWager("field", 5_00))
        player.roll(*dice)
    player.tap("Statistics")
    assert player.reads("Every bet of this session has come out even.")


CHART = b"""
import QtQuick
import Boxman.Player
ProfitChart {
    zero: 0; hint: ""
    profits: ListModel {
        ListElement { title: "Any Craps"; amount: "-$5.00"; start: 0; span: 1000; won: false; speech: "" }
    }
}
"""


@pytest.mark.own_window  # its QML is loaded by a thread, which a copy of the process does not have
def test_bets_that_are_drawn_before_there_is_any_room_for_them_are_no_trouble(player: Player) -> None:
    """So it may be with a window that is made in a quiet moment, a piece at a time. Any word of Qt fails the test."""
    component = QQmlComponent(player.engine)
    component.setData(CHART, QUrl("file:///Chart.qml"))
    chart = component.create()
    assert (chart.property("height"), chart.property("letters")) == (0, 1)
    chart.deleteLater()


def test_it_says_that_dice_have_no_memory(player: Player) -> None:
    player.tap("Statistics")
    assert player.reads("Dice have no memory: whatever has come before, every roll is as likely as ever.")


def test_it_leaves_the_left_of_the_table_in_sight_and_a_tap_there_closes_it(player: Player) -> None:
    player.tap("Statistics")
    QTest.mouseClick(player.window, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(40, 400))
    assert not player.sees("Close")
    assert player.bets == {}


def test_a_touch_on_the_drawer_itself_does_nothing(player: Player) -> None:
    player.tap("Statistics")
    device = QTest.createTouchDevice()
    where = QPoint(900, 500)
    QTest.touchEvent(player.window, device).press(0, where).commit()
    QTest.touchEvent(player.window, device).release(0, where).commit()
    assert player.sees("Close")
    assert player.bets == {}


def test_its_cross_closes_it(player: Player) -> None:
    player.tap("Statistics")
    QTest.qWait(300)  # the drawer slides in
    player.tap("Close")
    assert not player.sees("Close")


def test_a_closed_drawer_is_not_drawn_and_an_opened_one_is_up_to_date(player: Player) -> None:
    drawer = player.screen.followers.models["statistics"]
    player.screen.touch_gateway.ask(PlaceWager("field", 5_00))
    player.roll(1, 1)
    assert drawer.property("sessionRolls") == 0
    player.tap("Statistics")
    assert drawer.property("sessionRolls") == 1


def test_amounts_are_written_as_the_language_writes_them(player: Player, spoken: Languages) -> None:
    player.screen.touch_gateway.ask(PlaceWager("field", 5_00))
    player.roll(1, 1)
    player.tap("Statistics")
    spoken.choose("de")
    player.screen.followers.retranslate()
    rows = player.screen.followers.models["statistics"].property("profits").rows
    assert [row[1] for row in rows] == ["+10,00\N{NO-BREAK SPACE}$"]
