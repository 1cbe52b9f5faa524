"""A station in a window, in its own process: ``python -m harness.speed.drawn_station --param FILE``.

It takes touches and prints durable events as `./kiosk run --touches` does, and besides a line with the time of day for
the first frame that shows what a throw has decided.
"""

from __future__ import annotations

# Before anything else of Qt, as in the program: PySide would keep the source of every module in memory.
import terminal.screens.window  # noqa: F401

# isort: split
import argparse
import json
import sys
import time
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtQuick import QQuickWindow

from terminal.cabinet.events import DiceSettled, Event
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window.options import Options
from terminal.screens.window.run import run
from terminal.start.app import try_open

SIZE = (1280, 720)


class FrameOfDice(QObject):
    """Says when the first frame after each result was drawn."""

    def __init__(self, window: QQuickWindow, screen: PlayerScreen, runtime: Runtime) -> None:
        super().__init__(window)
        del screen
        self._settled = False
        runtime.watch(self)
        # The software renderer draws and swaps in this thread.
        window.frameSwapped.connect(self._swapped, Qt.ConnectionType.DirectConnection)

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Wait for the frame that shows this result."""
        del state, seq
        self._settled = self._settled or any(isinstance(event, DiceSettled) for event in events)

    def locked(self, lock: Lock) -> None:
        """Nothing to do: a measurement notices a lock by what then does not happen."""

    def released(self) -> None:
        """As with the lock."""

    def _swapped(self) -> None:
        if self._settled:
            self._settled = False
            sys.stdout.write(json.dumps({"dice_drawn_ms": time.time_ns() // 1_000_000}) + "\n")
            sys.stdout.flush()


def main() -> int:
    """Open the station with these parameters."""
    parser = argparse.ArgumentParser(description="Play at a shared table in a window, and say when results are drawn.")
    parser.add_argument("--param", type=Path, required=True)
    param = parser.parse_args().param
    options = Options(windowed=True, size=SIZE, rig=False, touches=True, param=param)
    return run(try_open(param, None), options, FrameOfDice)


if __name__ == "__main__":
    sys.exit(main())
