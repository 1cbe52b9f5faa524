"""How the window is opened: the options of the command line, and a visitor that watches it at work."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtQuick import QQuickWindow

from terminal.common.places import PARAM, RIG
from terminal.runtime.runtime import Runtime
from terminal.screens.player.screen import PlayerScreen


class Options(msgspec.Struct, frozen=True):
    """The command line's options for the window."""

    windowed: bool
    size: tuple[int, int] | None
    rig: bool
    touches: bool
    param: Path = PARAM
    """The parameter file."""
    rig_directory: Path = RIG
    """The folder of the simulated devices."""
    practice: bool = False
    """The window is of a cabinet for practice, and says so."""


Visitor = Callable[[QQuickWindow, PlayerScreen, Runtime], object]
"""Called once the window exists, to watch it at work; the result is kept as long as the window."""
