"""A player who touches things at random: fields, chips, buttons, windows and dice, without end."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer

from harness.speed.finger import Finger
from harness.speed.full_felt import lacking
from terminal.cabinet import commands as c
from terminal.runtime.runtime import Runtime
from terminal.screens.player.screen import PlayerScreen

PAUSE_MS = (60, 260)
FILL_MS = 40
WINDOWS = ("help", "options", "statistics", "session", "languages", "clean", "reserve")
SHUNNED = ("Cash out", "Call attendant", "Call the attendant", "Roll", "Dice tray")
"""Actions that end the game, or are done at their own time."""
FIELDS_SHARE, WINDOWS_SHARE = 0.7, 0.76
"""Shares of the touches on an open table: fields, chips and buttons; windows; the rest is Roll."""


class Wanderer(QObject):
    """Lives in the window's own thread: its touches are queued with those of the display, and it looks nothing up."""

    def __init__(self, finger: Finger, screen: PlayerScreen, runtime: Runtime, seed: int) -> None:
        super().__init__()
        self._finger = finger
        self._screen = screen
        self._runtime = runtime
        self._chance = random.Random(seed)  # noqa: S311 - a script's chance, not the dice's
        self._names = tuple(name for name in finger.names if name not in SHUNNED)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def start(self) -> None:
        """Start touching."""
        self._timer.start(self._chance.randint(*PAUSE_MS))

    def stop(self) -> None:
        """Stop touching."""
        self._timer.stop()

    def _go_on(self) -> None:
        self.start()
        state = self._runtime.state
        open_window = str(self._screen.windows.property("open"))
        if open_window:
            self._leave(open_window)
        elif state.dice.throw is not None or self._screen.dice.doing != "rest":
            self._finger.touch(self._chance.choice(self._names))
        else:
            self._play(self._chance.random())

    def _play(self, chance: float) -> None:
        """One touch on an open table; before the roll, the felt is full."""
        if chance < FIELDS_SHARE:
            self._finger.touch(self._chance.choice(self._names))
        elif chance < WINDOWS_SHARE:
            self._screen.windows.show(self._chance.choice(WINDOWS))
        else:
            self._timer.stop()
            self._fill()

    def _fill(self) -> None:
        """Fill the felt bet by bet as a quick player does, as far as the bets that are up allow, and roll."""
        touch = lacking(self._runtime.state)
        if touch is not None and self._runtime.touch(touch) is None:
            QTimer.singleShot(FILL_MS, self, self._fill)
        else:
            self._finger.touch("Roll")
            self.start()

    def _leave(self, open_window: str) -> None:
        """Close a window as its close button does."""
        answers: dict[str, Callable[[], object]] = {
            "commission": lambda: self._runtime.touch(c.Answer(yes=self._chance.random() < 0.5)),
            "odds": lambda: self._call("odds", "decline"),
            "transfer": lambda: self._call("transfers", "keep"),
        }
        answers.get(open_window, self._screen.windows.close)()

    def _call(self, model: str, slot: str) -> None:
        QMetaObject.invokeMethod(self._screen.followers.models[model], slot, Qt.ConnectionType.DirectConnection)
