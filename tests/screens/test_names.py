"""What has a name can be pressed by it, without a finger."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from terminal.cabinet.commands import CallAttendant, ClearLast, PlaceWager, SetOption, Touch
from terminal.screens.window.opening import QML
from tests.screens.player import Player

PRESSED: tuple[tuple[str, Touch], ...] = (
    ("Field", PlaceWager("field", 1_00)),
    ("Pass Line", PlaceWager("pass_line", 1_00)),
    ("Lucky Shooter", PlaceWager("lucky_shooter", 1_00)),
    ("Call attendant", CallAttendant(on=True)),
)


@pytest.mark.parametrize(("name", "command"), PRESSED)
def test_what_is_named_can_be_pressed_by_that_name(player: Player, name: str, command: Touch) -> None:
    press(player, name)
    assert player.sent == [command]


def test_a_chip_a_tab_and_buttons_can_be_pressed_without_a_finger(player: Player) -> None:
    press(player, "Chip 5.00")
    press(player, "Hop Bets tab")
    press(player, "Hop 2-2")
    press(player, "Clear last")
    assert player.sent == [PlaceWager("hop@2-2", 5_00), ClearLast()]


def test_windows_can_be_opened_used_and_closed_without_a_finger(player: Player) -> None:
    press(player, "Options")
    press(player, "Show Hints")
    assert player.sent == [SetOption("show_hints", "yes")]
    press(player, "Close the options")
    assert not player.sees("Show Hints")
    press(player, "Help")
    press(player, "Next page")
    press(player, "Page 4: Odds")
    assert player.reads("Odds")
    press(player, "Close")
    assert player.screen.windows.property("open") == ""


def press(player: Player, name: str) -> None:
    """Do what a screen reader does when it is asked to press."""
    interface = QAccessible.queryAccessibleInterface(player.item(name))
    actions = interface.actionInterface()
    assert actions.pressAction() in actions.actionNames()
    actions.doAction(actions.pressAction())
    QTest.qWait(1)


def test_nothing_takes_a_tap_that_cannot_be_pressed_without_a_finger() -> None:
    """A handler of taps stands in a file that also says what a press does, once for each."""
    for path in sorted((QML / "Boxman" / "Player").glob("*.qml")):
        text = path.read_text(encoding="utf-8")
        handlers, presses = len(re.findall(r"\bTap(Handler)? {", text)), text.count("Accessible.onPressAction")
        assert handlers <= presses, path.name
