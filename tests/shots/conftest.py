"""Qt without a display, set up as the command sets it up."""

from __future__ import annotations

import os

from terminal.places import FONTCONFIG

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("FONTCONFIG_FILE", str(FONTCONFIG))

import pytest
from PySide6.QtGui import QGuiApplication


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """A terminal has no widgets."""
    return QGuiApplication
