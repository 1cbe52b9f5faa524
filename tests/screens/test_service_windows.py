"""The windows round the game on the real screen, by mouse and by finger: nothing beneath a cover is ever touched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from drivers import ports
from harness.scripted_pins import reserve
from terminal.cabinet.commands import PlaceWager, Reserve, ReturnToStation, SetOption
from terminal.cabinet.events import SessionEnded
from terminal.screens.player.idling.idle import Idle
from terminal.screens.player.idling.wiping import CLEAN_S
from tests.screens.player import LEFT, Player

ATTRACT_MS = 60_000
NO_KEY = Qt.KeyboardModifier.NoModifier
_FINGERS = QTest.createTouchDevice()
"""One panel for all tests: Qt keeps it for ever."""


def tap_with_fingers(player: Player, *places: QPoint) -> None:
    """Put as many fingers down at once and lift them."""
    down = QTest.touchEvent(player.window, _FINGERS)
    for finger, place in enumerate(places):
        down.press(finger, place, player.window)
    down.commit()
    up = QTest.touchEvent(player.window, _FINGERS)
    for finger, place in enumerate(places):
        up.release(finger, place, player.window)
    up.commit()
    QTest.qWait(1)


def click(player: Player, place: QPoint) -> None:
    """Tap with the mouse on a place, whatever lies there."""
    QTest.mouseClick(player.window, LEFT, NO_KEY, place)
    QTest.qWait(1)


def idle_of(player: Player) -> Idle:
    """What knows the last touch."""
    idle = player.screen.followers.models["idle"]
    assert isinstance(idle, Idle)
    return idle


def phase(player: Player) -> str:
    return str(idle_of(player).property("phase"))


def open_window_of(player: Player) -> str:
    return str(player.screen.windows.property("open"))


@pytest.fixture
def passing(qapp: QGuiApplication) -> Iterator[Player]:
    """A table without a player."""
    player = Player(qapp, size=(1280, 720), bills=())
    assert QTest.qWaitForWindowExposed(player.window)
    yield player
    player.leave()


def test_options_are_set_by_mouse_and_by_finger(player: Player) -> None:
    player.tap("Options")
    player.tap("Show Hints")
    assert player.sent == [SetOption("show_hints", "yes")]
    tap_with_fingers(player, player.where("Marked Chips"))
    assert player.sent[-1] == SetOption("marked_chips", "yes")
    player.tap("Sound Volume: more")
    assert player.sent[-1] == SetOption("volume", "4")
    tap_with_fingers(player, player.where("Sound Volume: less"))
    assert player.sent[-1] == SetOption("volume", "3")


def test_a_switch_is_readable_without_seeing_whether_it_is_on(player: Player) -> None:
    player.tap("Options")
    interface = QAccessible.queryAccessibleInterface(player.item("Show Winnings"))
    assert interface is not None
    assert interface.state().checked == 0
    assert interface.text(QAccessible.Text.Description) == "Off"
    player.tap("Show Winnings")
    assert interface.state().checked == 1
    assert interface.text(QAccessible.Text.Description) == "On"


def test_the_last_step_goes_no_further(player: Player) -> None:
    player.tap("Options")
    player.tap("Text Size: less")
    assert player.sent == []


def test_the_options_close_by_their_button_and_by_a_tap_beside_them_but_not_on_them(player: Player) -> None:
    player.tap("Options")
    card = player.where("Show Hints")
    click(player, QPoint(card.x(), card.y() - player.item("Show Hints").property("height")))
    assert open_window_of(player) == "options"
    click(player, QPoint(8, 360))
    assert open_window_of(player) == ""
    player.tap("Options")
    player.tap("Close the options")
    assert open_window_of(player) == ""
    assert player.bets == {}


def test_larger_texts_still_fit_on_every_control(player: Player) -> None:
    player.tap("Options")
    player.tap("Text Size: more")
    player.tap("Text Size: more")
    QTest.qWait(1)
    for name in ("Show Winnings", "Sound Volume: more", "Reserve station", "Close the options"):
        item = player.item(name)
        corner = item.mapToScene(item.boundingRect().bottomRight())
        assert 0 < corner.x() <= 1280, name
        assert 0 < corner.y() <= 720, name


def test_a_station_is_reserved_and_returned_on_the_keypad(player: Player) -> None:
    player.tap("Options")
    player.tap("Reserve station")
    for _ in range(2):
        for digit in "2718":
            player.tap(f"Digit {digit}")
        assert player.sees("4 digits typed")
        player.tap("Confirm the PIN")
    assert [type(command) for command in player.sent] == [Reserve]
    assert open_window_of(player) == "reserved"
    for digit in "27189":
        tap_with_fingers(player, player.where(f"Digit {digit}"))
    player.tap("Erase the last digit")
    player.tap("Confirm the PIN")
    assert isinstance(player.sent[-1], ReturnToStation)
    assert player.pipeline.state.visit.reservation is None
    assert open_window_of(player) == ""


def test_no_digit_of_a_pin_is_ever_written_on_the_screen(player: Player) -> None:
    player.tap("Options")
    player.tap("Reserve station")
    for digit in "7777":
        player.tap(f"Digit {digit}")
    assert not player.reads("7777")
    assert len(player.items("Digit 7")) == 1


def test_a_reserved_station_takes_no_touch_of_the_table(player: Player) -> None:
    felt = player.where("Field")
    player.pipeline.give(reserve("2718"))
    player.screen.show(player.pipeline.state, ())
    QTest.qWait(1)
    click(player, felt)
    tap_with_fingers(player, felt)
    tap_with_fingers(player, QPoint(10, 10), felt)
    assert player.sent == []


def test_the_wiped_glass_takes_no_touch_and_then_gives_the_table_back(player: Player) -> None:
    felt, button = player.where("Field"), player.where("Roll")
    player.tap("Options")
    player.tap("Clean screen")
    click(player, felt)
    tap_with_fingers(player, felt)
    tap_with_fingers(player, QPoint(20, 20), felt, button)
    assert player.sent == []
    assert player.sees(f"{CLEAN_S} seconds left")
    for _ in range(CLEAN_S):
        idle_of(player).property("wiping").wipe()
    assert open_window_of(player) == ""
    player.tap("Field")
    assert player.sent == [PlaceWager("field", 1_00)]


@pytest.mark.parametrize("fingers", [0, 1, 2])
def test_the_first_touch_of_a_dimmed_table_only_wakes_it(player: Player, fingers: int) -> None:
    felt, other = player.where("Field"), player.where("Pass Line")
    player.leave_alone(3 * ATTRACT_MS)
    assert player.sees("Touch to continue")
    if fingers:
        tap_with_fingers(player, *(felt, other)[:fingers])
    else:
        click(player, felt)
    assert phase(player) == "play"
    assert player.sent == []
    assert player.bets == {}
    player.tap("Field")
    assert player.sent == [PlaceWager("field", 1_00)]


def test_the_first_touch_of_those_who_pass_by_only_uncovers_the_table(passing: Player) -> None:
    roll = passing.where("Roll")
    passing.leave_alone(ATTRACT_MS)
    assert passing.sees("Insert a bill to play")
    assert passing.reads("Craps")
    tap_with_fingers(passing, roll)
    assert phase(passing) == "play"
    assert passing.sent == []
    passing.tap("Roll")
    assert len(passing.sent) == 1


def test_a_finger_that_stays_on_the_covered_table_wakes_it_only_when_it_is_lifted(passing: Player) -> None:
    place = passing.where("Field")
    passing.leave_alone(ATTRACT_MS)
    QTest.mousePress(passing.window, LEFT, NO_KEY, place)
    assert phase(passing) == "attract"
    QTest.mouseRelease(passing.window, LEFT, NO_KEY, place)
    assert phase(passing) == "play"


def test_every_touch_of_the_table_counts_even_on_a_window(player: Player) -> None:
    player.leave_alone(3 * ATTRACT_MS - 1)
    click(player, QPoint(4, 4))
    player.leave_alone(3 * ATTRACT_MS - 1)
    player.tap("Options")
    player.leave_alone(3 * ATTRACT_MS - 1)
    player.tap("Show Hints")
    player.leave_alone(3 * ATTRACT_MS - 1)
    assert phase(player) == "play"
    player.leave_alone(1)
    assert phase(player) == "dim"


def test_a_bill_takes_the_cover_off(passing: Player) -> None:
    passing.leave_alone(ATTRACT_MS)
    passing.report("validator", ports.BillEscrowed(20_00))
    passing.report("validator", ports.BillStacked())
    assert phase(passing) == "play"
    assert not passing.sees("Insert a bill to play")


def test_the_next_player_finds_the_houses_language_and_options(passing: Player) -> None:
    passing.tap("Options")
    passing.tap("Left-Hand Layout")
    assert passing.pipeline.state.visit.options == {"left_hand": "yes"}
    passing.leave_alone(ATTRACT_MS)
    assert passing.pipeline.events[-1] == SessionEnded(untouched=True)
    assert passing.pipeline.state.visit.options == {}
    assert open_window_of(passing) == ""


def test_the_session_card_is_one_tap_from_the_options(player: Player) -> None:
    player.tap("Options")
    player.tap("Session")
    assert player.sees("Money in $200.00")
    assert player.sees("Net result now $0.00")
    player.tap("Close the session card")
    assert open_window_of(player) == ""


@pytest.mark.parametrize("window", ["options", "languages", "session", "reserve"])
def test_no_finger_reaches_the_felt_beneath_a_window(player: Player, window: str) -> None:
    felt, other = player.where("Field"), player.where("Pass Line")
    player.screen.windows.show(window)
    QTest.qWait(1)
    tap_with_fingers(player, QPoint(3, 300), felt, other)
    assert player.bets == {}
