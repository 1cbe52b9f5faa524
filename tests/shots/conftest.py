"""Qt without a display, set up as the command sets it up."""

from __future__ import annotations

import os

from terminal.common.places import FONTCONFIG

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("FONTCONFIG_FILE", str(FONTCONFIG))
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from harness.shots.accepted import SIZE
from harness.shots.album import Album
from tests.shots import drawn_before

PICTURE_TEST = "::test_the_screen_shows_the_picture_that_was_accepted"
"""How the names of these tests begin, before the picture in brackets."""
found: dict[str, bool] = {}
"""Whether each picture that was drawn is good, by all that its test says, the log's rule too."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note what becomes of each picture."""
    _, of_a_picture, named = report.nodeid.partition(PICTURE_TEST)
    if of_a_picture and not report.skipped:
        key = named.partition("[")[2].removesuffix("]")
        found[key] = report.passed and found.get(key, True)


def pytest_sessionfinish() -> None:
    """Remember the good pictures, unless something that they are made of has changed meanwhile."""
    if drawn_before.ASKED not in os.environ or not found:
        return
    made_of = drawn_before.made_of_at_start()
    if drawn_before.digest() == made_of:
        drawn = {key for key, good in found.items() if good}
        drawn_before.keep(made_of, drawn)


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """A terminal has no widgets."""
    return QGuiApplication


@pytest.fixture(scope="module")
def album(qapp: QGuiApplication) -> Iterator[Album]:
    """What takes pictures of the size in which they are accepted."""
    album = Album(SIZE, qapp)
    yield album
    album.close()
