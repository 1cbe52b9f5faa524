"""How the window is opened: what the command line asks, and who watches it at work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtQuick import QQuickWindow

from terminal.common.places import PARAM
from terminal.runtime.runtime import Runtime
from terminal.screens.player.screen import PlayerScreen


@dataclass(frozen=True)
class Options:
    """What the command line asks of the window."""

    windowed: bool
    size: tuple[int, int] | None
    rig: bool
    touches: bool
    param: Path = PARAM
    """The parameters, for what is opened where play cannot be."""


Visitor = Callable[[QQuickWindow, PlayerScreen, Runtime], object]
"""Called once the window is there, to watch it at work; what it returns is kept as long as the window."""
