"""Fingers, not a mouse: every deed of a player by touch events, and each thing found by the name that it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from harness.qml_type import qml_type
from terminal.cabinet.commands import CallDice, ClearAll, ClearLast, PlaceWager, Repeat, StartAutoRepeat, TakeDown
from tests.screens.player import LEFT, Player
from tests.screens.reading import tree
from tests.screens.timers import AN_HOUR_MS, HOLD_MS, REPEAT_MS, changes_of, run_out, running_timer

STEPS = 10
SOON_TURNS, TURN_MS = 100, 10
BESIDE = QPoint(12, 360)
"""On the rail, left of every window and of the felt."""


class Fingers:
    """Fingers on the player's glass, each with its number."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self._device = screen_of_touches()

    def down(self, name: str, finger: int = 0) -> QPoint:
        """Put a finger on a thing."""
        at = self.player.where(name)
        self.down_at(at, finger)
        return at

    def down_at(self, at: QPoint, finger: int = 0) -> None:
        """Put a finger on the glass."""
        QTest.touchEvent(self.player.window, self._device).press(finger, at).commit()

    def move(self, start: QPoint, to: QPoint) -> None:
        """Move the first finger along a line."""
        for step in range(1, STEPS + 1):
            QTest.touchEvent(self.player.window, self._device).move(0, start + (to - start) * step / STEPS).commit()
            QTest.qWait(1)

    def up(self, at: QPoint, finger: int = 0) -> None:
        """Lift a finger."""
        QTest.touchEvent(self.player.window, self._device).release(finger, at).commit()
        QTest.qWait(1)

    def tap(self, name: str) -> None:
        """Tap on a thing."""
        self.up(self.down(name))

    def tap_at(self, at: QPoint) -> None:
        """Tap on the glass."""
        self.down_at(at)
        self.up(at)

    def rests(self, ms: int) -> None:
        """The finger that is down has rested for so long."""
        timer = running_timer(self.player.window, "hold", ms)
        run_out(timer)


_screens: list[QPointingDevice] = []


def screen_of_touches() -> QPointingDevice:
    """The touch screen of all tests here: Qt keeps every one that is made."""
    if not _screens:
        _screens.append(QTest.createTouchDevice())
    return _screens[0]


@pytest.fixture
def fingers(player: Player) -> Fingers:
    """The fingers of the player."""
    return Fingers(player)


def ghost(player: Player) -> QQuickItem | None:
    """The chip that is carried, if one is."""
    return next((item for item in tree(player.window.contentItem()) if qml_type(item) == "GhostChip"), None)


def soon(what: Callable[[], object]) -> bool:
    """Whether it comes about with the next frames: Qt hands moves on once a frame."""
    for _ in range(SOON_TURNS):
        if what():
            return True
        QTest.qWait(TURN_MS)
    return False


# Taps -----------------------------------------------------------------------------------------------------------------


def test_a_tap_chooses_a_chip_and_another_bets_it(fingers: Fingers) -> None:
    fingers.tap("Chip 25.00")
    fingers.tap("Place 6")
    assert fingers.player.sent == [PlaceWager("place@6", 25_00)]


@pytest.mark.parametrize("drift", [QPoint(12, 0), QPoint(0, -12), QPoint(10, 12)])
def test_a_finger_that_drifts_within_the_field_still_taps(fingers: Fingers, drift: QPoint) -> None:
    start = fingers.down("Field")
    fingers.move(start, start + drift)
    fingers.up(start + drift)
    assert fingers.player.sent == [PlaceWager("field", 1_00)]


def test_a_finger_that_leaves_a_button_before_it_is_lifted_has_not_pressed_it(fingers: Fingers) -> None:
    fingers.tap("Field")
    start = fingers.down("Double")
    away = start - QPoint(0, 200)
    fingers.move(start, away)
    fingers.up(away)
    assert fingers.player.sent == [PlaceWager("field", 1_00)]


def test_two_fingers_on_two_fields_bet_on_both(fingers: Fingers) -> None:
    first, second = fingers.player.where("Place 4"), fingers.player.where("Place 10")
    both = QTest.touchEvent(fingers.player.window, screen_of_touches())
    both.press(0, first).press(1, second).commit()
    both.release(0, first).release(1, second).commit()
    QTest.qWait(1)
    assert fingers.player.bets == {"place@4": 1_00, "place@10": 1_00}


def test_a_palm_beside_the_finger_does_not_swallow_its_tap(fingers: Fingers) -> None:
    fingers.down_at(BESIDE, 1)
    fingers.tap("Field")
    fingers.up(BESIDE, 1)
    assert fingers.player.bets == {"field": 1_00}


def test_ten_rapid_taps_are_ten_chips(fingers: Fingers) -> None:
    for _ in range(10):
        fingers.tap("Field")
    assert fingers.player.bets == {"field": 10_00}


def test_a_second_press_of_clear_takes_all_bets_down(fingers: Fingers) -> None:
    for name in ("Field", "Place 6", "Place 8"):
        fingers.tap(name)
    fingers.tap("Clear last")
    fingers.tap("Clear last")
    assert fingers.player.sent[-2:] == [ClearLast(), ClearAll()]
    assert fingers.player.bets == {}


def test_a_tap_on_the_tray_ends_the_fall_of_the_dice(fingers: Fingers) -> None:
    player = fingers.player
    fingers.tap("Field")
    fingers.tap("Roll")
    assert player.sent[-1] == CallDice()
    player.dice_fall(3, 6)
    assert player.screen.dice.property("phase") == "land"
    fingers.tap("Dice tray")
    assert player.screen.dice.property("phase") == "rest"
    assert player.reads("$1.00"), "the win is shown"


# Carrying -------------------------------------------------------------------------------------------------------------


def test_a_chip_is_carried_to_a_field_above_the_finger(fingers: Fingers) -> None:
    player = fingers.player
    start, field = fingers.down("Chip 5.00"), player.where("Field")
    fingers.move(start, field)
    assert soon(lambda: player.item("Field").property("aimedAt")), "the field shows that it would take it"
    carried = ghost(player)
    assert carried is not None, "the chip goes with the finger"
    assert carried.property("chip") == "500:5"
    assert carried.y() + carried.height() < field.y(), "the finger does not cover it"
    assert soon(lambda: abs(carried.x() + carried.width() / 2 - field.x()) <= 1), "it is over the finger"
    fingers.up(field)
    assert ghost(player) is None
    assert player.sent == [PlaceWager("field", 5_00)]


def test_a_chip_that_is_let_go_beside_the_felt_is_no_bet(fingers: Fingers) -> None:
    start, roll = fingers.down("Chip 5.00"), fingers.player.where("Roll")
    fingers.move(start, roll)
    fingers.up(roll)
    assert ghost(fingers.player) is None
    assert fingers.player.sent == []


def test_a_bet_that_is_carried_off_the_felt_is_taken_down(fingers: Fingers) -> None:
    player = fingers.player
    fingers.tap("Place 8")
    start, rail = fingers.down("Place 8"), player.where("Chip 5.00")
    fingers.move(start, rail)
    assert soon(lambda: ghost(player) is not None)
    fingers.up(rail)
    assert player.sent[-1] == TakeDown("place@8")
    assert player.bets == {}


def test_a_bet_that_is_carried_and_put_back_on_its_field_stays_and_grows_by_nothing(fingers: Fingers) -> None:
    player = fingers.player
    fingers.tap("Place 8")
    start, away = fingers.down("Place 8"), player.where("Come")
    fingers.move(start, away)
    fingers.move(away, start)
    fingers.up(start)
    assert player.bets == {"place@8": 1_00}


def test_a_locked_bet_that_is_carried_off_stays_and_the_line_says_why(fingers: Fingers) -> None:
    player = fingers.player
    fingers.tap("Pass Line")
    player.roll(2, 4)
    start, rail = player.where("Pass Line"), player.where("Chip 5.00")
    fingers.down_at(start)
    fingers.move(start, rail)
    assert ghost(player) is None, "nothing goes with the finger"
    fingers.up(rail)
    assert player.bets == {"pass_line": 1_00}
    assert player.line == "Pass Line of $1.00 is locked until the dice decide it."


def test_a_window_that_opens_takes_the_chip_off_the_finger(fingers: Fingers) -> None:
    player = fingers.player
    fingers.tap("Pass Line")
    fingers.tap("Roll")
    start, field = player.where("Chip 5.00"), player.where("Field")
    fingers.down_at(start)
    fingers.move(start, field)
    assert soon(lambda: ghost(player) is not None)
    player.dice_fall(2, 4)
    player.screen.skip()
    player.screen.catch_up()
    assert player.sees("No odds")
    assert ghost(player) is None
    fingers.up(field)
    assert player.bets == {"pass_line": 1_00}


def test_a_bet_that_is_held_until_its_card_opens_is_not_carried_off_under_it(fingers: Fingers) -> None:
    player = fingers.player
    fingers.tap("Place 8")
    start, rail = fingers.down("Place 8"), player.where("Chip 5.00")
    fingers.rests(HOLD_MS)
    fingers.move(start, rail)
    assert ghost(player) is None
    fingers.up(rail)
    assert player.bets == {"place@8": 1_00}


# Holding --------------------------------------------------------------------------------------------------------------


def test_a_finger_that_rests_on_a_field_asks_for_its_card_and_bets_nothing(fingers: Fingers) -> None:
    at = fingers.down("Place 8")
    fingers.rests(HOLD_MS)
    fingers.up(at)
    assert fingers.player.screen.windows.is_open("card")
    assert fingers.player.sent == []
    fingers.tap_at(BESIDE)
    assert not fingers.player.screen.windows.is_open("card")


def test_a_finger_that_has_left_the_field_asks_for_no_card(fingers: Fingers) -> None:
    start = fingers.down("Come")
    away = fingers.player.where("Dice tray")
    timer = running_timer(fingers.player.window, "hold", HOLD_MS)
    fingers.move(start, away)
    assert soon(lambda: not timer.property("running"))
    fingers.up(away)
    assert not fingers.player.screen.windows.is_open("card")
    assert fingers.player.sent == []


def test_each_field_counts_from_when_its_own_finger_came_down(fingers: Fingers) -> None:
    first = fingers.down("Place 4", 0)
    timer = running_timer(fingers.player.window, "hold", HOLD_MS)
    changes = changes_of(timer)
    second = fingers.down("Place 10", 1)
    assert changes == [False, True], "its time begins anew"
    run_out(timer)
    assert fingers.player.sees("About Place 10")
    fingers.up(second, 1)
    fingers.up(first, 0)


def test_a_finger_that_is_lifted_before_bets(fingers: Fingers) -> None:
    at = fingers.down("Place 8")
    timer = running_timer(fingers.player.window, "hold", HOLD_MS)
    fingers.up(at)
    assert not timer.property("running")
    assert fingers.player.sent == [PlaceWager("place@8", 1_00)]


def test_repeat_asks_to_go_on_by_itself_after_three_seconds_and_not_before(fingers: Fingers) -> None:
    player = fingers.player
    fingers.tap("Field")
    player.roll(4, 4)
    at = fingers.down("Repeat")
    timer = running_timer(player.window, "hold", REPEAT_MS)
    assert not player.screen.windows.is_open("auto_repeat")
    run_out(timer)
    assert player.screen.windows.is_open("auto_repeat")
    fingers.up(at)
    assert Repeat() not in player.sent, "the finger that was held has pressed nothing"
    fingers.tap("Yes")
    assert StartAutoRepeat() in player.sent


# Windows --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("button", "window"),
    [("Options", "options"), ("Help", "help"), ("Statistics", "statistics"), ("Session clock", "session")],
)
def test_a_tap_beside_a_window_closes_it_and_touches_nothing_beneath(
    fingers: Fingers, button: str, window: str
) -> None:
    fingers.tap(button)
    assert fingers.player.screen.windows.is_open(window)
    fingers.tap_at(BESIDE)
    assert fingers.player.screen.windows.property("open") == ""
    assert fingers.player.sent == []


def test_a_tap_beside_the_odds_declines_them(fingers: Fingers) -> None:
    player = fingers.player
    fingers.tap("Pass Line")
    player.roll_and_look(4, 2)
    assert player.screen.windows.is_open("odds")
    fingers.tap_at(BESIDE)
    assert not player.screen.windows.is_open("odds")
    assert player.bets == {"pass_line": 1_00}


def test_nothing_but_its_answer_closes_a_commission(fingers: Fingers) -> None:
    player = fingers.player
    fingers.tap("Chip 25.00")
    fingers.tap("Buy 4")
    assert player.screen.windows.is_open("commission")
    fingers.tap_at(BESIDE)
    fingers.tap_at(player.where("Roll"))
    assert player.screen.windows.is_open("commission")
    assert CallDice() not in player.sent
    fingers.tap("Yes")
    assert player.bets == {"buy@4": 25_00}


def test_the_second_tap_on_an_answer_reaches_nothing_beneath(fingers: Fingers) -> None:
    player = fingers.player
    player.screen.windows.expect_second_taps(AN_HOUR_MS)
    fingers.tap("Pass Line")
    player.roll_and_look(4, 2)
    answer = player.where("1x")
    fingers.tap_at(answer)
    fingers.tap_at(answer)
    assert player.bets == {"pass_line": 1_00, "pass_odds": 1_00}


def test_the_second_tap_on_an_answer_does_not_answer_the_next_question(fingers: Fingers) -> None:
    player = fingers.player
    player.screen.windows.expect_second_taps(AN_HOUR_MS)
    fingers.tap("Pass Line")
    fingers.tap("Place 6")
    player.roll_and_look(4, 2)
    answer = player.where("5x")
    fingers.tap_at(answer)
    assert player.screen.windows.is_open("transfer")
    fingers.tap_at(answer)
    assert player.screen.windows.is_open("transfer")
    QTest.mouseClick(player.window, LEFT, Qt.KeyboardModifier.NoModifier, answer)
    assert player.screen.windows.is_open("transfer"), "nor does the mouse's"


def test_a_tap_elsewhere_follows_an_answer_at_once(fingers: Fingers) -> None:
    player = fingers.player
    player.screen.windows.expect_second_taps(AN_HOUR_MS)
    fingers.tap("Pass Line")
    player.roll_and_look(4, 2)
    fingers.tap("No odds")
    fingers.tap("Place 4")
    assert player.bets == {"pass_line": 1_00, "place@4": 1_00}


def test_a_second_finger_reaches_nothing_beneath_a_window(fingers: Fingers) -> None:
    player = fingers.player
    field = player.where("Field")
    fingers.tap("Options")
    fingers.down_at(player.where("Show Hints"), 0)
    fingers.down_at(field, 1)
    fingers.up(field, 1)
    fingers.up(player.where("Show Hints"), 0)
    assert not any(isinstance(command, PlaceWager) for command in player.sent)
