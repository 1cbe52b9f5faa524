"""The real terminal with a player, in its own process: ``python -m harness.speed.subject --help``.

At its end it prints, as one line of JSON, how long each tap and each frame took and how much memory it has.
"""

from __future__ import annotations

# Before anything else of Qt, as in the program: PySide would keep the source of every module in memory.
import terminal.screens.window  # noqa: F401

# isort: split
import argparse
import json
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtQuick import QQuickWindow

from harness.speed.children import SIZE
from harness.speed.eyes import Eyes
from harness.speed.finger import Finger
from harness.speed.player import Player
from harness.speed.process import rss_mb
from harness.speed.wanderer import Wanderer
from terminal.runtime.runtime import Runtime
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window.options import Options
from terminal.screens.window.run import run
from terminal.start.app import try_open


class Visit(QObject):
    """Starts the player with the first frame, and ends the program with the last throw."""

    def __init__(self, window: QQuickWindow, screen: PlayerScreen, runtime: Runtime, asked: argparse.Namespace) -> None:
        super().__init__()
        self._window = window
        self._runtime = runtime
        self._asked = asked
        self._eyes = Eyes(window, screen, runtime)
        self._begun = False
        self._player: Player | None = None
        self._wanderer: Wanderer | None = None
        window.frameSwapped.connect(self._begin, Qt.ConnectionType.QueuedConnection)

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            finger = Finger(self._window, self._eyes)
            self._wander(finger) if self._asked.seconds else self._play(finger)

    def _play(self, finger: Finger) -> None:
        player = self._player = Player(self._eyes, finger, self._runtime, self._asked.seed)
        player.done.connect(self._end, Qt.ConnectionType.QueuedConnection)
        threading.Thread(target=player.play, args=(self._asked.throws,), name="player", daemon=True).start()

    def _wander(self, finger: Finger) -> None:
        self._wanderer = Wanderer(finger, self._eyes.screen, self._runtime, self._asked.seed)
        self._eyes.keep_drawing()
        self._wanderer.start()
        QTimer.singleShot(self._asked.seconds * 1_000, self, self._end)

    def _end(self) -> None:
        seen: dict[str, object] = {"failure": "", "rss_mb": rss_mb("self"), "games": self._eyes.state.meters.games}
        if self._wanderer is not None:
            self._wanderer.stop()
            seen["frames_ms"] = list(self._eyes.all_frames_ms())
        if self._player is not None:
            frames_ms = list(self._eyes.flight_frames_ms())
            seen |= {"failure": self._player.failure, "taps_ms": self._player.taps_ms, "frames_ms": frames_ms}
        sys.stdout.write(json.dumps(seen) + "\n")
        sys.stdout.flush()
        QCoreApplication.quit()


def main() -> int:
    """Open the terminal with these parameters and let the player play."""
    parser = argparse.ArgumentParser(description="Play on the real terminal and say how long everything took.")
    parser.add_argument("--param", type=Path, required=True)
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--throws", type=int, help="bet and throw so often, tapping meanwhile")
    length.add_argument("--seconds", type=int, help="touch whatever there is for so long, at random")
    parser.add_argument("--seed", type=int, required=True, help="decides when and what the player taps")
    parser.add_argument("--full", action="store_true", help="fill the display")
    asked = parser.parse_args()
    size = None if asked.full else SIZE
    options = Options(not asked.full, size, rig=False, touches=False)
    return run(
        try_open(asked.param, None), options, lambda window, screen, runtime: Visit(window, screen, runtime, asked)
    )


if __name__ == "__main__":
    sys.exit(main())
