"""How the windows open: whole or not at all, over the whole display, at every promised size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest

from terminal.screens.lock_window import LockScreenModel, open_lock_window
from terminal.screens.window import ScreenBrokenError, load_window, place_window
from tests.screens.player import Player


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


def test_a_terminal_that_cannot_play_says_why(qapp: QGuiApplication) -> None:
    model = LockScreenModel("No play", "The par sheet is damaged.", qapp)
    engine, window = open_lock_window(model, size=(1280, 720), windowed=True, app=qapp)
    assert QTest.qWaitForWindowExposed(window)
    assert window.isVisible()
    window.close()
    del window
    engine.deleteLater()
    QTest.qWait(1)
