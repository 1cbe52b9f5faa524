"""The real program with fingers on its glass: ``python -m tests.end_to_end.glass PARAM WIDTH HEIGHT SOCKET``.

It is the terminal as it is started on a display, with touches by script as ever. A client of the socket also
says which thing a finger taps, and in which language that is to be found: ``de Pass Line``. The answer is ``done``, or
why it was not.
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QSocketNotifier
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from harness.shots.finger import Finger
from terminal.runtime.runtime import Runtime
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window.options import Options
from terminal.screens.window.run import run
from terminal.start.app import try_open

MAX_LINE = 1_000


class Glass(QObject):
    """Taps at given places, with the events of a touch screen."""

    def __init__(self, window: QQuickWindow, path: Path) -> None:
        super().__init__()
        self._window = window
        self._device = QTest.createTouchDevice()
        self._listening = _listening(path)
        self._calls = QSocketNotifier(self._listening.fileno(), QSocketNotifier.Type.Read, self)
        self._calls.activated.connect(self._answer_call)

    def _answer_call(self) -> None:
        """One call, one tap."""
        call, _ = self._listening.accept()
        with call:
            language, _, name = call.recv(MAX_LINE).decode().strip().partition(" ")
            try:
                self._tap(Finger(self._window, language).place(name))
            except AssertionError as missing:
                call.sendall(f"{missing}\n".encode())
            else:
                call.sendall(b"done\n")

    def _tap(self, at: QPoint) -> None:
        QTest.touchEvent(self._window, self._device).press(0, at).commit()
        QTest.touchEvent(self._window, self._device).release(0, at).commit()


def _listening(path: Path) -> socket.socket:
    """A socket that exists at `path` only once it listens, so that every client is answered."""
    unheard = path.with_suffix(".unheard")
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(unheard))
    listening.listen(1)
    unheard.rename(path)
    return listening


def main(words: list[str]) -> int:
    """Open the terminal and let itself be touched until it is ended."""
    param, width, height, path = words

    def visit(window: QQuickWindow, screen: PlayerScreen, runtime: Runtime) -> Glass:
        del runtime
        screen.windows.expect_second_taps(within_ms=0)
        return Glass(window, Path(path))

    options = Options(windowed=True, size=(int(width), int(height)), rig=False, touches=True)
    return run(try_open(Path(param), None), options, visit)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
