"""The window offers the orders of the table, shows the rig's picture, and decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQml import QQmlProperty, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from drivers.simulated.control import Answer
from drivers.simulated.hosted import Picture
from drivers.simulated.orders import DEVICES, ORDERS, help_of
from drivers.simulated.window.look import look_of
from drivers.simulated.window.panel import Panel
from drivers.simulated.window.show import make_engine
from tests.waiting import until

NOT_BUTTONS = {
    "status",
    "picture",
    "dice version 1|2",
    "dice load 1|2|3|4|5|6",
    "bill hold",
    "bill release",
    "ticket in NUMBER",
}
"""Orders for what the window always shows, those for tests by script, and one that needs a number."""


class Hand:
    """Records the orders given, and answers them."""

    def __init__(self) -> None:
        self.given: list[str] = []

    def submit(self, words: Sequence[str], reply: Callable[[Answer], None]) -> None:
        self.given.append(" ".join(words))
        reply(Answer(words[0] != "printer", f"Said: {' '.join(words)}."))


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def panel(qapp: object, hand: Hand) -> Panel:
    del qapp
    return Panel(hand.submit)


@pytest.fixture
def window(panel: Panel, tmp_path: Path, qtbot: QtBot) -> Iterator[QQuickWindow]:
    engine = make_engine(panel, tmp_path / "ticket.png")
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.close()
    del window
    engine.deleteLater()
    qtbot.wait(1)


def items(root: QQuickItem) -> Iterator[QQuickItem]:
    yield root
    for child in root.childItems():
        yield from items(child)


def buttons(window: QQuickWindow) -> list[QQuickItem]:
    return [item for item in items(window.contentItem()) if item.inherits("QQuickAbstractButton")]


def accessible_name(item: QQuickItem) -> str:
    context = qmlContext(item)
    assert context is not None
    return str(QQmlProperty(item, "Accessible.name", context).read() or "")


def button(window: QQuickWindow, name: str) -> QQuickItem:
    [found] = [item for item in buttons(window) if accessible_name(item) == name]
    return found


def click(window: QQuickWindow, name: str) -> None:
    item = button(window, name)
    centre = item.mapToScene(QPoint(int(item.width()) // 2, int(item.height()) // 2))
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre.toPoint())


def top(window: QQuickWindow, name: str) -> float:
    """The position of the button; 0 if there is none."""
    return max(
        (item.mapToScene(QPoint(0, 0)).y() for item in buttons(window) if accessible_name(item) == name), default=0
    )


def orders_of(item: QQuickItem) -> list[str]:
    offered = [item.property(name) for name in ("order", "orderOn", "orderOff")]
    return [order for order in offered if order]


def picture(**devices: Picture) -> Picture:
    return {name: {"plugged": True, "powered": True, "port": name, "device": devices.get(name, {})} for name in DEVICES}


def test_every_order_of_the_table_has_its_button(window: QQuickWindow) -> None:
    offered = {help_of(order.split()) for item in buttons(window) for order in orders_of(item)}
    assert offered == {order.help for order in ORDERS if order.pattern not in NOT_BUTTONS}


def test_every_button_has_an_accessible_name_of_its_own(window: QQuickWindow) -> None:
    names = [accessible_name(item) for item in buttons(window)]
    assert len(names) > 50
    assert all(names)
    assert len(set(names)) == len(names)


def test_all_of_it_fits_without_scrolling_and_nothing_is_cut(window: QQuickWindow) -> None:
    assert (window.width(), window.height()) == (460, 1030)
    for item in buttons(window):
        corner = item.mapToScene(QPoint(0, 0))
        assert corner.x() >= 0
        assert corner.x() + item.width() <= 460
        assert corner.y() + item.height() <= 990
    shown = [item for item in items(window.contentItem()) if item.isVisible()]
    cut = [item.property("text") for item in shown if item.property("truncated")]
    assert cut == []


def test_a_bill_is_fed_by_a_click_and_the_answer_shown(
    window: QQuickWindow, panel: Panel, hand: Hand, qtbot: QtBot
) -> None:
    click(window, "Feed a bill of 20")
    assert hand.given == ["bill 20"]
    until(qtbot, lambda: panel.property("answer") == "Said: bill 20.")
    assert panel.property("refused") is False


def test_a_refused_order_is_marked(window: QQuickWindow, panel: Panel, qtbot: QtBot) -> None:
    click(window, "Paper out")
    until(qtbot, lambda: panel.property("refused") is True)


def test_faces_are_chosen_die_by_die_and_then_forced(window: QQuickWindow, hand: Hand) -> None:
    click(window, "Die 1 shows 3")
    assert not button(window, "Choose faces").isEnabled()
    click(window, "Die 2 shows 4")
    click(window, "Force 3-4")
    assert hand.given == ["dice 3 4"]


def test_one_to_four_dice_are_forced_each_die_that_has_a_face(
    window: QQuickWindow, panel: Panel, hand: Hand, qtbot: QtBot
) -> None:
    panel.show_picture(picture(dice={"dice_counts": [1, 2, 3, 4]}))
    until(qtbot, lambda: top(window, "Die 4 shows 1") == top(window, "Die 3 shows 1") > top(window, "Die 1 shows 1"))
    for die, face in ((1, 6), (2, 5), (3, 1), (4, 2)):
        click(window, f"Die {die} shows {face}")
    click(window, "Force 6-5-1-2")
    click(window, "Die 2 shows 5")
    click(window, "Force 6-1-2")
    click(window, "Die 1 shows 6")
    click(window, "Die 4 shows 2")
    click(window, "Force 1")
    assert hand.given == ["dice 6 5 1 2", "dice 6 1 2", "dice 1"]


def test_a_generator_that_throws_three_dice_or_one_offers_three_dice(
    window: QQuickWindow, panel: Panel, qtbot: QtBot
) -> None:
    panel.show_picture(picture(dice={"dice_counts": [1, 3]}))
    until(qtbot, lambda: top(window, "Die 3 shows 1") > top(window, "Die 1 shows 1"))
    click(window, "Die 1 shows 3")
    assert button(window, "Force 3").isEnabled()
    click(window, "Die 2 shows 4")
    assert not button(window, "Choose faces").isEnabled()


def test_a_switch_shows_how_it_stands_and_orders_the_other(
    window: QQuickWindow, panel: Panel, hand: Hand, qtbot: QtBot
) -> None:
    panel.show_picture(picture(board={"doors": {"main": True}}))
    until(qtbot, lambda: button(window, "Main door").property("on") is True)
    click(window, "Main door")
    click(window, "Logic door")
    click(window, "Cable of the dice")
    assert hand.given == ["door main close", "door logic open", "unplug dice"]


def test_the_last_ticket_is_shown_and_enlarged(
    window: QQuickWindow, panel: Panel, tmp_path: Path, qtbot: QtBot
) -> None:
    from PIL import Image

    Image.new("RGB", (1248, 520), "white").save(tmp_path / "ticket.png")
    panel.show_picture(picture(printer={"last_ticket_png": str(tmp_path / "ticket.png")}))
    until(qtbot, lambda: button(window, "Show the last ticket large").isEnabled())
    click(window, "Show the last ticket large")
    assert window.grabWindow().pixelColor(230, 450).lightness() > 240
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.grabWindow().pixelColor(230, 450).lightness() < 240


def test_the_picture_is_boiled_down_to_words() -> None:
    seen = look_of(
        picture(
            dice={"state": "self_test", "last": [3, 4], "forced": [[6, 6], [1, 2]]},
            printer={"printed": [{}, {}], "chute": True},
        )
    )
    assert seen["dice"] == {"says": "self test, showing 3-4, next 6-6 and 1 more", "counts": [2], "lidOpen": False}
    assert isinstance(seen["printer"], dict)
    assert seen["printer"]["says"] == "2 printed, ticket in the slot"


def test_a_device_without_cable_or_power_is_named_so() -> None:
    cables = look_of({"dice": {"plugged": False, "powered": True}, "board": {"plugged": True, "powered": False}})[
        "cables"
    ]
    assert isinstance(cables, dict)
    assert (cables["dice"]["says"], cables["board"]["says"]) == ("unplugged", "no power")
