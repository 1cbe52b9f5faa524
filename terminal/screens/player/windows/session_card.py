"""The session card: how long the player has been here, what came in, went out, was won and lost. Facts only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import Instant
from terminal.cabinet.events import Event
from terminal.cabinet.session import Session
from terminal.cabinet.state import State
from terminal.cabinet.state.games import Results
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

SESSION_ROLES = ("title", "figure")
LOOK_MS = 1_000
"""How often the clock is read while the card is open, and only then."""


def clock_of(passed_ms: int) -> str:
    """``5400000`` is ``1:30``: elapsed hours and minutes, zero if the clock was set back."""
    hours, minutes = divmod(max(passed_ms, 0) // 60_000, 60)
    return f"{hours}:{minutes:02}"


def result_cents(session: Session, credit_cents: int) -> int:
    """The result of the visit so far: current credit and money taken out, less money put in."""
    return credit_cents + session.out_cents - session.in_cents


@view_model
class SessionCard(QObject):
    """The visit in figures."""

    changed = Signal()
    clockChanged = Signal()

    def __init__(
        self, touch_gateway: TouchGateway, windows: Windows, now: Callable[[], Instant], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._now = now
        self._state: State | None = None
        self._rows = Rows(SESSION_ROLES, self)
        self._begun = False
        self._result = ""
        self._clock = clock_of(0)
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._tell_time)
        windows.changed.connect(self._follow)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow the state; texts are made only while the card is open."""
        del events
        self._state = state
        if self._look.isActive():
            self._write()

    def retranslate(self) -> None:
        """Write all texts in the current language."""
        if self._look.isActive():
            self._write()

    rows = exposed(QObject, "_rows", changed)
    """Titles and figures."""

    begun = exposed(bool, "_begun", changed)
    """There is a session."""
    result = exposed(str, "_result", changed)
    """The session's result so far, with its sign."""
    clock = exposed(str, "_clock", clockChanged)
    """Its duration: ``1:30``."""

    @Slot()
    def _follow(self) -> None:
        is_open = self._windows.is_open("session")
        if is_open == self._look.isActive():
            return
        if is_open:
            self._look.start()
            self._write()
        else:
            self._look.stop()

    def _write(self) -> None:
        session = self._state.visit.session if self._state is not None else None
        credit_cents = self._state.credit_cents if self._state is not None else 0
        results = self._state.results if self._state is not None else Results()
        self._rows.show(self._figures(session, credit_cents, results) if session is not None else [])
        result = self._touch_gateway.signed(result_cents(session, credit_cents)) if session is not None else ""
        if (session is not None, result) != (self._begun, self._result):
            self._begun, self._result = session is not None, result
            self.changed.emit()
        self._tell_time()

    @Slot()
    def _tell_time(self) -> None:
        session = self._state.visit.session if self._state is not None else None
        clock = clock_of(self._now().at_ms - session.started_ms if session is not None else 0)
        if clock != self._clock:
            self._clock = clock
            self.clockChanged.emit()

    def _figures(self, session: Session, credit_cents: int, results: Results) -> list[Row]:
        rows = [
            (translate("Player", "Money in"), self._touch_gateway.amount(session.in_cents)),
            (translate("Player", "Money out"), self._touch_gateway.amount(session.out_cents)),
            (translate("Player", "Paid out last"), self._touch_gateway.amount(results.last_paid_cents)),
            (translate("Player", "Credit now"), self._touch_gateway.amount(credit_cents)),
            (translate("Player", "Bet on the last roll"), self._touch_gateway.amount(results.last_bet_cents)),
            (translate("Player", "Won"), self._touch_gateway.amount(session.won_cents)),
            (translate("Player", "Lost"), self._touch_gateway.amount(session.lost_cents)),
            (translate("Player", "Rolls"), str(session.rolls)),
        ]
        if session.commission_cents:
            paid = self._touch_gateway.amount(session.commission_cents)
            rows.insert(7, (translate("Player", "Commission paid"), paid))
        return rows
