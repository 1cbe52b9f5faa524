"""Every screen of practice says that nothing counts, in the language in use; no other cabinet says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from drivers.ports import BoardInputs
from drivers.ports.message import Message
from terminal.runtime.lockup import Lock
from terminal.screens.translating.languages import Languages
from terminal.screens.window.lock_window import LockScreenModel, open_lock_window
from tests.cabinet.pipeline import Pipeline
from tests.screens.player import Player

BAND = "Practice: nothing here counts"


@pytest.fixture
def practising(qapp: QGuiApplication) -> Iterator[Player]:
    """A player at a cabinet for practice."""
    player = Player(qapp, size=(1280, 720), pipeline=Pipeline(practice=True).open_for_play())
    assert QTest.qWaitForWindowExposed(player.window)
    yield player
    player.leave()


def is_on_top(player: Player) -> bool:
    """The band is drawn over everything else: the picture has its colour where nothing is written on it."""
    colour = player.window.grabWindow().pixelColor(40, 6).name()
    return player.sees(BAND) and colour == "#ffb84a"


def on_display(item: QQuickItem) -> QRectF:
    """Where the item is on the display."""
    return item.mapRectToScene(QRectF(QPointF(), item.size()))


def test_the_band_is_over_the_table_over_windows_over_covers_and_over_staff_pages(practising: Player) -> None:
    assert is_on_top(practising)
    practising.tap("Options")
    assert is_on_top(practising)
    practising.screen.lock(Lock(Message("The journal cannot be used"), Message("It is broken.")))
    assert is_on_top(practising)
    practising.screen.unlock()
    practising.report("board", BoardInputs((), ("attendant",)))
    practising.menu.show("bills")
    QTest.qWait(1)
    assert is_on_top(practising)


def test_the_band_covers_nothing_that_can_be_touched(practising: Player) -> None:
    band = on_display(practising.item(BAND))
    for name in ("Options", "Help", "Languages", "Call the attendant"):
        for item in practising.items(name):
            assert on_display(item).top() >= band.bottom(), name
    practising.report("board", BoardInputs((), ("attendant",)))
    practising.menu.show("bills")
    QTest.qWait(1)
    assert on_display(practising.item("Back")).top() >= band.bottom()


def test_the_band_follows_the_language(practising: Player, spoken: Languages) -> None:
    spoken.choose("de")
    practising.screen.languageChanged.emit()
    QTest.qWait(1)
    assert practising.sees("Übung: Hier zählt nichts")


def test_a_cabinet_that_is_not_for_practice_has_no_band(player: Player) -> None:
    assert not player.sees(BAND)


def test_a_practice_that_cannot_play_says_so_as_well(qapp: QGuiApplication) -> None:
    model = LockScreenModel(Lock(Message("The journal cannot be used"), Message("It is broken.")), qapp)
    engine, window = open_lock_window(model, size=(1280, 720), windowed=True, app=qapp, practice=True)
    assert QTest.qWaitForWindowExposed(window)
    assert window.grabWindow().pixelColor(40, 6).name() == "#ffb84a"
    window.close()
    del window
    engine.deleteLater()
    QTest.qWait(1)
