"""How the windows open: whole or not at all, over the whole display, at every promised size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest

from drivers.ports.message import Message
from terminal.runtime.lockup import Lock
from terminal.screens.window.lock_window import LockScreenModel, open_lock_window
from terminal.screens.window.opening import ScreenBrokenError, load_window, place_of, place_window
from tests.screens.player import Player
from tests.screens.reading import tree


def test_windows_of_several_stations_lie_side_by_side_then_in_rows_and_then_over_each_other() -> None:
    display = QRect(10, 20, 2600, 1500)
    places = [place_of(number, (1280, 720), display).toTuple() for number in range(1, 6)]
    assert places == [(10, 20), (1290, 20), (10, 740), (1290, 740), (58, 68)]


@pytest.mark.qt_log_ignore("LockScreen.qml", "LockWindow.qml", "failed to create component")
def test_a_screen_that_does_not_load_is_refused_with_the_reason(qapp: QGuiApplication) -> None:
    del qapp
    with pytest.raises(ScreenBrokenError, match="Required property"):
        load_window("LockWindow", {})


def test_full_screen_covers_the_display(player: Player, qapp: QGuiApplication) -> None:
    place_window(player.window, size=None, windowed=False, app=qapp)
    assert player.window.visibility() == QWindow.Visibility.FullScreen
    assert player.window.geometry() == qapp.primaryScreen().geometry()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (1280, 1024)])
def test_the_whole_scene_fits_into_every_size(player: Player, size: tuple[int, int]) -> None:
    player.window.resize(*size)
    QTest.qWait(1)
    for name in ("Roll", "Cash out", "Place 4", "Place 10", "Chip 25.00", "Pass Line"):
        point = player.where(name)
        assert 0 < point.x() < size[0], name
        assert 0 < point.y() < size[1], name


@pytest.mark.parametrize("name", ["Roll", "Double", "Place 6", "Chip 5.00", "Hop Bets tab"])
def test_nothing_under_a_page_of_the_help_is_touched_through_it(player: Player, name: str) -> None:
    player.tap("Field")
    under, chip, tab = player.where(name), player.screen.property("selectedChip"), player.screen.property("tabOpen")
    player.tap("Help")
    player.tap_at(under)
    assert player.pipeline.state.dice.throw is None
    assert player.bets == {"field": 1_00}
    assert (player.screen.property("selectedChip"), player.screen.property("tabOpen")) == (chip, tab)


def test_a_finger_on_the_title_of_a_window_is_not_beside_it(player: Player) -> None:
    player.tap("Pass Line")
    player.roll_and_look(2, 4)
    title = next(item for item in tree(player.window.contentItem()) if item.property("text") == "Odds")
    player.tap_at(title.mapToScene(QPointF(title.width() / 2, title.height() / 2)).toPoint())
    assert player.sees("No odds")


def test_a_terminal_that_cannot_play_says_why(qapp: QGuiApplication) -> None:
    model = LockScreenModel(Lock(Message("No play"), Message("The par sheet is damaged.")), qapp)
    engine, window = open_lock_window(model, size=(1280, 720), windowed=True, app=qapp)
    assert QTest.qWaitForWindowExposed(window)
    assert window.isVisible()
    window.close()
    del window
    engine.deleteLater()
    QTest.qWait(1)
