"""How a player bets with the finger (design: a chip is chosen, then a field is touched; a chip can be carried too)."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtTest import QTest

from harness.qml_type import qml_type
from terminal.cabinet.commands import ClearAll, ClearLast, Double, PlaceWager, Redo, SetOption, TakeDown, Undo
from terminal.screens.player.touching import TWICE_MS
from tests.screens.player import Player
from tests.screens.reading import texts, tree
from tests.screens.timers import AN_HOUR_MS, HOLD_MS, running_timer

LONG_PRESS_MS = 900
"""From 800 on Qt takes a tap for a long press, unless it is told otherwise."""
LIMITS = re.compile("\\d+\N{EN DASH}[\\d,]+")


def clearing_of(player: Player) -> QTimer:
    """Runs while a second press of Clear means all bets."""
    timer = player.screen.findChild(QTimer, "clearing")
    assert isinstance(timer, QTimer)
    assert timer.interval() == TWICE_MS
    return timer


def test_a_chip_and_then_a_field_place_a_bet(player: Player) -> None:
    player.tap("Chip 25.00")
    player.tap("Place 6")
    assert player.sent == [PlaceWager("place@6", 2500)]
    assert player.field("place@6", "stake") == "25"


def test_a_band_takes_chips_on_its_lower_arm(player: Player) -> None:
    player.tap("Pass Line")
    assert player.sent == [PlaceWager("pass_line", 100)]


def test_every_field_of_the_come_out_roll_can_be_touched(player: Player) -> None:
    names = ["Place 4", "Place 5", "Place 6", "Place 8", "Place 9", "Place 10", "Field"]
    names += ["Hard 4", "Hard 6", "Hard 8", "Hard 10", "Pass Line"]
    for name in names:
        player.tap(name)
    assert len(player.bets) == len(names)


def test_a_chip_is_carried_from_the_rail_to_a_field(player: Player) -> None:
    player.carry("Chip 5.00", player.where("Field"))
    assert player.sent == [PlaceWager("field", 500)]


def test_a_chip_that_is_dropped_beside_the_felt_stays_on_the_rail(player: Player) -> None:
    player.carry("Chip 5.00", player.where("Roll"))
    assert player.sent == []


def test_a_bet_that_is_carried_off_the_felt_is_taken_down(player: Player) -> None:
    player.tap("Place 8")
    player.carry("Place 8", QPoint(640, 560))
    assert player.sent[-1] == TakeDown("place@8")
    assert player.bets == {}


def test_a_refused_touch_says_why_and_changes_nothing(player: Player) -> None:
    player.tap("Pass Line")
    player.tap("Don't Pass")
    assert "dont_pass" not in player.bets
    assert player.screen.information.said[1] == "refusal"
    assert "Pass" in player.line


def test_the_line_returns_to_its_prompt_after_the_next_bet(player: Player) -> None:
    player.tap("Pass Line")
    player.tap("Don't Pass")
    player.tap("Field")
    assert player.screen.information.said[1] == "prompt"


def test_a_finger_that_drifts_or_stays_long_still_taps(player: Player) -> None:
    device = QTest.createTouchDevice()
    start = player.where("Place 5")
    for drift in (QPoint(15, 0), QPoint(0, 25)):
        QTest.touchEvent(player.window, device).press(0, start).commit()
        QTest.touchEvent(player.window, device).move(0, start + drift).commit()
        QTest.touchEvent(player.window, device).release(0, start + drift).commit()
    QTest.touchEvent(player.window, device).press(0, start).commit()
    running_timer(player.window, "hold", HOLD_MS)  # however long that takes here, the card does not open
    QTest.qWait(LONG_PRESS_MS)
    QTest.touchEvent(player.window, device).release(0, start).commit()
    assert player.bets == {"place@5": 300}


def test_two_fingers_bet_on_two_fields_at_once(player: Player) -> None:
    device = QTest.createTouchDevice()
    left, right = player.where("Place 4"), player.where("Place 10")
    QTest.touchEvent(player.window, device).press(0, left).press(1, right).commit()
    QTest.touchEvent(player.window, device).release(0, left).release(1, right).commit()
    assert player.bets == {"place@4": 100, "place@10": 100}


def test_the_buttons_ask_for_what_they_say(player: Player) -> None:
    player.tap("Field")
    player.tap("Undo")
    player.tap("Field")
    player.tap("Undo")
    player.tap("Redo")
    player.tap("Double")
    assert player.sent[1:] == [Undo(), PlaceWager("field", 100), Undo(), Redo(), Double()]
    assert player.bets == {"field": 200}


def test_clear_takes_the_last_bet_down_and_pressed_twice_all_of_them(player: Player) -> None:
    """Document 5.1: Clear last bet; if pressed twice, all bets."""
    clearing_of(player).setInterval(AN_HOUR_MS)
    for name in ("Field", "Place 6", "Place 8"):
        player.tap(name)
    player.tap("Clear last")
    assert player.bets == {"field": 100, "place@6": 100}
    player.tap("Clear last")
    assert player.sent[-2:] == [ClearLast(), ClearAll()]
    assert player.bets == {}


def test_a_second_press_that_comes_late_clears_the_next_bet_only(player: Player) -> None:
    for name in ("Field", "Place 6", "Place 8"):
        player.tap(name)
    player.tap("Clear last")
    clearing_of(player).stop()
    player.tap("Clear last")
    assert player.bets == {"field": 100}


def test_odds_appear_beside_the_line_once_the_point_is_set(player: Player) -> None:
    player.tap("Pass Line")
    assert not player.sees("Pass Line Odds")
    player.roll(4, 2)
    QTest.qWait(300)
    player.tap("Pass Line Odds")
    assert player.bets["pass_odds"] == 100
    assert player.field("pass_odds", "pays") == "6 to 5"


def test_a_pass_line_bet_shows_its_lock_once_the_point_is_set(player: Player) -> None:
    player.tap("Pass Line")
    QTest.qWait(1)
    assert player.field("pass_line", "locked") is False
    player.roll(5, 4)
    assert player.field("pass_line", "locked") is True


def test_fields_that_would_refuse_the_chip_are_greyed_out(player: Player) -> None:
    player.tap("Pass Line")
    QTest.qWait(1)
    assert player.field("dont_pass", "open") is False
    assert player.field("field", "open") is True


def test_no_bet_limit_lies_over_what_is_bet(player: Player) -> None:
    player.screen.touch_gateway.ask(SetOption("show_limits", "yes"))
    player.tap("Chip 25.00")
    for name in ("Pass Line", "Place 6", "Place 8", "Field", "Hard 6", "Big 8", "C"):
        player.tap(name)
    stacks = [item for item in tree(player.window.contentItem()) if qml_type(item) == "ChipStack"]
    stakes = [one for one in texts(player.window) if one.text == "25" and one.item.parentItem().parentItem() in stacks]
    limits = [one for one in texts(player.window) if LIMITS.fullmatch(one.text)]
    assert len(stakes) == 7
    assert limits
    assert not [limit.inked for limit in limits for stake in stakes if limit.inked.intersects(stake.inked)]
