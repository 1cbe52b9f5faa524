"""The terminal with its screen: Qt's loop owns the runtime, and a queued signal wakes it."""

from __future__ import annotations

import sys
from contextlib import ExitStack

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from terminal.screens.window.environment import set_environment
from terminal.screens.window.loop import TIDY_AFTER_MS, EndOnSignals, tidy
from terminal.screens.window.no_play import show_no_play
from terminal.screens.window.options import Options, Visitor
from terminal.screens.window.play import play
from terminal.start.app import Opened
from terminal.start.no_play import NoPlayError

SWITCH_INTERVAL_S = 0.0005
"""How long a device's thread may hold the interpreter while a touch waits."""

REFUSED = 2
"""The exit code of a terminal that did not open at all."""


def run(opened: Opened | NoPlayError, options: Options, visitor: Visitor | None = None) -> int:
    """Show the terminal, or why there is none, until its window is closed. Returns the exit code."""
    set_environment()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    app = QGuiApplication([])
    app.setApplicationName("Boxman")
    signals = EndOnSignals(app)
    QTimer.singleShot(TIDY_AFTER_MS, tidy)
    try:
        return _run(app, opened, options, visitor)
    finally:
        signals.close()


def _run(app: QGuiApplication, opened: Opened | NoPlayError, options: Options, visitor: Visitor | None) -> int:
    if isinstance(opened, Opened):
        with ExitStack() as held:
            return play(app, opened, options, visitor, held)
    sys.stderr.write(f"kiosk: {opened}\n")
    if opened.in_use:
        return REFUSED
    with ExitStack() as held:
        return show_no_play(app, opened, options, held)
