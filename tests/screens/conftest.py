"""The player's screen before a real cabinet, drawn off screen as on a machine without a graphics chip."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # so that copies of the process can go on drawing

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from terminal.screens.translating.languages import Languages
from tests.screens.player import Player


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """A terminal has no widgets."""
    return QGuiApplication


@pytest.fixture
def player(qapp: QGuiApplication) -> Iterator[Player]:
    """A player with 200.00 before an open table, at the smallest size that is promised."""
    player = Player(qapp, size=(1280, 720))
    assert QTest.qWaitForWindowExposed(player.window)
    yield player
    player.leave()


@pytest.fixture
def spoken(qapp: QGuiApplication) -> Iterator[Languages]:
    """The languages of the program; English is spoken before and after."""
    assert qapp
    spoken = Languages.of_program()
    spoken.choose("en")
    yield spoken
    spoken.choose("en")
