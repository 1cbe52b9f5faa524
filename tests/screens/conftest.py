"""The player's screen before a real cabinet, drawn off screen as on a machine without a graphics chip."""

from __future__ import annotations

import gc
import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # so that copies of the process can go on drawing

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from terminal.screens.translating.languages import SOURCE, Languages, spoken_language
from tests.screens.copied import COPIES, SIZE, window_of
from tests.screens.player import Player

NO_WINDOW = ("~", "")
"""After all windows."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests with a window that is copied together: it is made once for all of them."""
    places = [place for place, item in enumerate(items) if item.path.is_relative_to(Path(__file__).parent)]
    tests = sorted((items[place] for place in places), key=lambda item: window_of(item) or NO_WINDOW)
    for place, item in zip(places, tests, strict=True):
        items[place] = item


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test with a window in a copy of this process."""
    window = window_of(item)
    if window is not None:
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        for report in COPIES.reports(item):
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        item.session._setupstate.teardown_exact(nextitem)
        if nextitem is None or window_of(nextitem) != window:
            COPIES.over()
    return window is not None or None


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """A terminal has no widgets."""
    return QGuiApplication


@pytest.fixture(scope="package", autouse=True)
def _collected() -> Iterator[None]:
    """What closed windows leave over goes here: on the thread of a later test, Qt would crash over it."""
    yield
    gc.collect()


@pytest.fixture(autouse=True)
def _english() -> None:
    """English is spoken when a test begins, whatever the one before it has left."""
    if spoken_language() != SOURCE:
        Languages.of_program().choose(SOURCE)


@pytest.fixture
def player(qapp: QGuiApplication, request: pytest.FixtureRequest) -> Iterator[Player]:
    """A player with 200.00 before an open table, at the smallest size that is promised."""
    fresh = COPIES.of(request.node)
    if isinstance(fresh, Player):
        yield fresh
        return
    player = Player(qapp, SIZE)
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
