"""The remaining time for bets, in the modes in which a clock or a dealer closes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.screens.shared.exposed import exposed, view_model

LOOK_MS = 200
"""How often the clock is read while it runs."""


def phase_of(left_ms: int | None, hurry_ms: int, *, closed: bool) -> str:
    """``open``, ``hurry`` or ``closed``; empty while no time is running."""
    if closed or left_ms == 0:
        return "closed"
    if left_ms is None:
        return ""
    return "hurry" if left_ms <= hurry_ms else "open"


class Left(NamedTuple):
    """The remaining time: seconds, rounded up, what they mean, and the fraction in thousandths."""

    seconds: int = 0
    phase: str = ""
    share: int = 0


@view_model
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
        self._left = Left()
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.look)

    def play(self, cabinet: Cabinet) -> None:
        """Count by these parameters."""
        self._cabinet = cabinet

    def project(self, state: State) -> None:
        """Follow this state's betting time."""
        self._state = state
        running = self._cabinet.profile.mode != "roll" and state.visit.betting_closes_ms is not None
        if running != self._look.isActive():
            self._look.start() if running else self._look.stop()
        self.look()

    @Slot()
    def look(self) -> None:
        """Read the clock."""
        state = self._state
        if state is None or self._cabinet.profile.mode == "roll":
            return
        left_ms = self._cabinet.betting_left_ms(state, self._now_ms())
        closed = state.dice.throw is not None or state.visit.pause is not None
        phase = phase_of(left_ms, self._cabinet.profile.hurry_ms, closed=closed)
        share = 0 if left_ms is None else 1000 * left_ms // self._cabinet.profile.bet_ms
        fresh = Left(-(-(left_ms or 0) // 1000), phase, share // 10 * 10)
        if fresh != self._left:
            was, self._left = self._left, fresh
            self.changed.emit()
            if phase == "hurry" and was.phase != "hurry":
                self.hurried.emit()

    @Property(bool, notify=changed)
    def timed(self) -> bool:
        """Bets are timed."""
        return self._cabinet.profile.mode != "roll"

    seconds = exposed(int, "_left.seconds", changed)
    """The remaining seconds, rounded up."""
    phase = exposed(str, "_left.phase", changed)
    """``open``, ``hurry`` or ``closed``; empty while no time is running."""
    share = exposed(int, "_left.share", changed)
    """The remaining fraction of the time, in thousandths."""
