"""What takes a touch says what it is, in the language that is spoken, and can be pressed without a finger."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from harness.qml_type import class_name, qml_type
from harness.shots.states import STATES
from harness.shots.steps import Scene
from terminal.cabinet.commands import CallAttendant, ClearLast, PlaceWager, SetOption, Touch
from terminal.screens.translating.languages import LANGUAGES
from terminal.screens.window.opening import QML
from tests.screens.player import Player
from tests.screens.reading import name_of, tree
from tests.screens.reading_room import PSEUDO, Reader, ReadingRoom

TOUCHED = ("QQuickTapHandler", "Tap", "QQuickDragHandler")
AREAS = ("QQuickMouseArea", "QQuickMultiPointTouchArea")
SILENT = (QAccessible.Role.NoRole, QAccessible.Role.Client)
STATES_HEARD = (  # heard in `test_targets.py`, which reaches the same states
    "attract",
    "come-out",
    "bets",
    "point",
    "odds",
    "commission",
    "transfer",
    "auto-repeat",
    "card",
    "options",
    "options-set",
    "languages",
    "session",
    "statistics",
    "help",
    "help-hop",
    "cash-out-question",
    "reserve",
    "reserved",
    "clean",
    "dimmed",
    "bill-panel",
    "ticket-panel",
    "technician",
    "staff-games",
    "staff-game",
    "staff-bills",
    "staff-events",
    "staff-clock",
    "staff-clock-refused",
    "staff-devices",
    "staff-test-bill",
    "staff-switches",
    "staff-sounds",
    "staff-screen",
    "staff-touch-targets",
    "parameters",
    "parameter-text",
    "parameter-dated",
    "parameter-draft",
    "crapless-bets",
    "crapless-hop",
    "easy-bets",
    "first-person-bets",
)
SHEETS = {"crapless": "crapless-el611", "easy": "easy-el621", "first": "first-person"}


@pytest.fixture(scope="module")
def room(qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where states are listened to."""
    room = ReadingRoom((1280, 720), qapp)
    yield room
    room.close()


def heard(reader: Reader) -> tuple[int, list[str]]:
    """How many things take touches, and what is wrong with their names: in English, and in one that marks its texts."""
    items = touchable(reader)
    wrong, english = unheard(items), {name_of(item) for item in items}
    next(reader.guarded((PSEUDO,)))
    items = touchable(reader)
    wrong += unheard(items)
    left = (english & {name_of(item) for item in items}) - set(LANGUAGES.values())
    wrong += [f"{name!r} is not translated" for name in sorted(left) if re.search(r"[^\W\d_]{3}", name)]
    return len(english), wrong


def unheard(items: list[QQuickItem]) -> list[str]:
    """All of these that have no role, or no name, or the name of something else."""
    wrong = [f"{qml_type(item)} in {qml_type(item.parentItem())} is nothing" for item in items if not role_of(item)]
    wrong += [f"{qml_type(item)} in {qml_type(item.parentItem())} is not named" for item in items if not name_of(item)]
    counted = Counter(name_of(item) for item in items)
    return wrong + [f"{number} things are called {name!r}" for name, number in counted.items() if number > 1]


def touchable(reader: Reader) -> list[QQuickItem]:
    """What a finger can do something with: not what only keeps it off from what lies beneath."""
    return [item for item in tree(reader.window.contentItem()) if item.isEnabled() and takes_touches(item)]


def takes_touches(item: QQuickItem) -> bool:
    """Whether something in it waits for a finger."""
    handlers = (thing for thing in item.children() if qml_type(thing) in TOUCHED)
    return any(handler.property("enabled") for handler in handlers) and qml_type(item) != "Card"


def role_of(item: QQuickItem) -> bool:
    """Whether it says what it is."""
    interface = QAccessible.queryAccessibleInterface(item)
    return interface is not None and interface.role() not in SILENT


def test_whatever_keeps_fingers_off_says_what_it_is(room: ReadingRoom) -> None:
    for name in ("odds", "commission", "clean", "dimmed", "reserved", "bill-panel", "help"):
        scene = STATES[name]
        assert isinstance(scene, Scene)
        assert room.read(scene, unnamed_covers) == [], name


def unnamed_covers(reader: Reader) -> list[str]:
    """Areas that take touches whose window has no name."""
    areas = [item for item in tree(reader.window.contentItem()) if class_name(item) in AREAS]
    return [qml_type(area) for area in areas if not any(name_of(around) for around in upwards(area))]


def upwards(item: QQuickItem | None) -> Iterator[QQuickItem]:
    """The item and all that it lies in."""
    while item is not None:
        yield item
        item = item.parentItem()


# Pressing without a finger --------------------------------------------------------------------------------------------

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
