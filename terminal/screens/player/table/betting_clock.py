"""The remaining time for bets, in the modes in which a clock or a dealer closes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.at_table.seats import phase_left_ms
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import TAKES_BETS
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.translating.marked import translate

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
    word: str = ""
    """Where neither seconds nor the end of the bets are to be shown."""


def of_round(cabinet: Cabinet, state: State, now_ms: int) -> Left:
    """What the clock of a station shows: the round of the shared table, whose clock alone counts."""
    at, shown, left_ms = state.at_table, state.at_table.shown, phase_left_ms(state, now_ms)
    if at.disagreed is not None:
        return Left(phase="away", word=translate("Player", "Stopped"))
    if not at.seat and not state.credit_cents:
        return Left()  # an empty seat: the table is not of interest to anybody here
    if not state.machine.devices["dice"].ready or not at.seat or shown is None:
        return Left(phase="away", word=translate("Player", "Waiting"))
    if shown.stopped:
        paused, moment = translate("Player", "Paused"), translate("Player", "One moment")
        return Left(phase="stopped", word=paused if shown.stopped == "paused" else moment)
    match shown.phase:
        case "decided":
            return Left(phase="over", word=translate("Player", "Result"))
        case "choice":
            return Left(*_counted(left_ms or 0, shown.remaining_ms, "open")) if left_ms else Left(phase="closed")
        case phase if phase not in TAKES_BETS or at.over or at.final:
            seconds, _, share = _counted(left_ms or 0, shown.remaining_ms, "closed")
            return Left(seconds, "closed", share if phase == "closed" else 0)
        case phase:
            return _betting(cabinet, phase, left_ms, shown.remaining_ms)


def _betting(cabinet: Cabinet, phase: str, left_ms: int | None, phase_ms: int) -> Left:
    """The whole time for bets: the last seconds, which the table shows as a phase of their own, belong to it."""
    if left_ms is None:
        return Left(phase="hurry" if phase == "hurry" else "", word="")
    profile = cabinet.profile
    whole_ms = profile.roll_wait_ms if profile.mode == "roll" else profile.bet_ms
    more_ms = 0 if phase == "hurry" else profile.hurry_ms
    return Left(*_counted(left_ms + more_ms, max(whole_ms, phase_ms + more_ms), phase))


def _counted(left_ms: int, whole_ms: int, phase: str) -> tuple[int, str, int]:
    """Seconds, rounded up, the phase, and the remaining share in steps that can be seen."""
    share = 1000 * left_ms // whole_ms if whole_ms else 0
    return -(-left_ms // 1000), phase, share // 10 * 10


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
        self._cabinet, self._left = cabinet, Left()
        self.changed.emit()

    def project(self, state: State) -> None:
        """Follow this state's betting time."""
        self._state = state
        closes_ms = state.at_table.closes_ms if self._is_station else state.visit.betting_closes_ms
        running = self._is_timed and closes_ms is not None
        if running != self._look.isActive():
            self._look.start() if running else self._look.stop()
        self.look()

    @Slot()
    def look(self) -> None:
        """Read the clock."""
        state = self._state
        if state is None or not self._is_timed:
            return
        now_ms = self._now_ms()
        self._show(of_round(self._cabinet, state, now_ms) if self._is_station else self._alone(state, now_ms))

    def _alone(self, state: State, now_ms: int) -> Left:
        left_ms = self._cabinet.betting_left_ms(state, now_ms)
        closed = state.dice.throw is not None or state.visit.pause is not None
        phase = phase_of(left_ms, self._cabinet.profile.hurry_ms, closed=closed)
        return Left(*_counted(left_ms or 0, self._cabinet.profile.bet_ms, phase))

    def _show(self, fresh: Left) -> None:
        if fresh != self._left:
            was, self._left = self._left, fresh
            self.changed.emit()
            if fresh.phase == "hurry" and was.phase != "hurry":
                self.hurried.emit()

    @property
    def _is_station(self) -> bool:
        return self._cabinet.profile.is_station

    @property
    def _is_timed(self) -> bool:
        """There is a clock: of this cabinet's bets, or of the table's rounds."""
        return self._is_station or self._cabinet.profile.mode != "roll"

    @Property(bool, notify=changed)
    def timed(self) -> bool:
        """Bets are timed."""
        return self._is_timed

    seconds = exposed(int, "_left.seconds", changed)
    """The remaining seconds, rounded up."""
    phase = exposed(str, "_left.phase", changed)
    """``open``, ``hurry`` or ``closed``; empty while no time is running.

    At a station also ``over`` while a result is shown, ``stopped``, and ``away`` without the table.
    """
    word = exposed(str, "_left.word", changed)
    """What is shown instead of seconds; empty where these, or the phase, say it."""
    share = exposed(int, "_left.share", changed)
    """The remaining fraction of the time, in thousandths."""
