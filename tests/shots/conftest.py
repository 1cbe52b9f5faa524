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
