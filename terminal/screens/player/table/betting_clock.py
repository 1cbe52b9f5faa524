"""The remaining time for bets, in the modes in which a clock or a dealer closes them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1

LOOK_MS = 200
"""How often the clock is read while it runs."""


def phase_of(left_ms: int | None, hurry_ms: int, *, throwing: bool) -> str:
    """``open``, ``hurry`` or ``closed``; empty while no time is running."""
    if throwing or left_ms == 0:
        return "closed"
    if left_ms is None:
        return ""
    return "hurry" if left_ms <= hurry_ms else "open"


@QmlElement
class BettingClock(QObject):
    """The remaining seconds, and their meaning. It reads the clock only while a time runs."""

    changed = Signal()
    hurried = Signal()
    """The last seconds have begun."""

    def __init__(self, cabinet: Cabinet, now_ms: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cabinet = cabinet
        self._now_ms = now_ms
        self._state: State | None = None
        self._shown = (0, "", 0)
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.look)

    def project(self, state: State) -> None:
        """Follow this state's betting time."""
        self._state = state
        running = self._cabinet.mode != "roll" and state.visit.betting_closes_ms is not None
        if running != self._look.isActive():
            self._look.start() if running else self._look.stop()
        self.look()

    def look(self) -> None:
        """Read the clock."""
        state = self._state
        if state is None or self._cabinet.mode == "roll":
            return
        left_ms = self._cabinet.betting_left_ms(state, self._now_ms())
        phase = phase_of(left_ms, self._cabinet.hurry_ms, throwing=state.dice.throw is not None)
        share = 0 if left_ms is None else 1000 * left_ms // self._cabinet.bet_ms
        fresh = (-(-(left_ms or 0) // 1000), phase, share // 10 * 10)
        if fresh != self._shown:
            was, self._shown = self._shown, fresh
            self.changed.emit()
            if phase == "hurry" and was[1] != "hurry":
                self.hurried.emit()

    @Property(bool, notify=changed)
    def timed(self) -> bool:
        """Bets are timed."""
        return self._cabinet.mode != "roll"

    @Property(int, notify=changed)
    def seconds(self) -> int:
        """The remaining seconds, rounded up."""
        return self._shown[0]

    @Property(str, notify=changed)
    def phase(self) -> str:
        """``open``, ``hurry`` or ``closed``; empty while no time is running."""
        return self._shown[1]

    @Property(int, notify=changed)
    def share(self) -> int:
        """The remaining fraction of the time, in thousandths."""
        return self._shown[2]
