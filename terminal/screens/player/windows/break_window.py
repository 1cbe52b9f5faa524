"""The window of a break in play: how long it still lasts, and what the player can do meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import CashOut, Instant
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.cabinet.state.visits import PlayBreak
from terminal.screens.player.windows.reserve_window import LOOK_MS, clock_of
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import view_model
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


@view_model
class BreakNotice(QObject):
    """The break. The player may put the window aside, to take bets down."""

    changed = Signal()

    def __init__(
        self, touch_gateway: TouchGateway, windows: Windows, now: Callable[[], Instant], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._now = now
        self._state: State | None = None
        self._is_aside = False
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.changed)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Open while play has a break."""
        del events
        had_break, self._state = self._break is not None, state
        has_break = self._break is not None
        if has_break != self._look.isActive():
            self._look.start() if has_break else self._look.stop()
        if not has_break:
            self._is_aside = False
        self._want()
        if had_break or has_break:
            self.changed.emit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.changed.emit()

    @Slot()
    def put_aside(self) -> None:
        """Show the table; no bet is taken all the same."""
        self._is_aside = True
        self._want()

    @Slot()
    def cash_out(self) -> None:
        """Cash out."""
        self._touch_gateway.ask(CashOut())

    @Property(str, notify=changed)
    def why(self) -> str:
        """Why there is a break."""
        if self._break is not None and self._break.by == "player":
            return translate("Player", "You have taken a break.")
        return translate("Player", "You have played for a while: it is time for a break.")

    @Property(str, notify=changed)
    def left(self) -> str:
        """The remaining time: ``9:59``. It rests while a staff key is turned."""
        if self._state is None or self._break is None:
            return clock_of(0)
        stopped_ms = self._state.machine.clocks_stopped_ms
        return clock_of(self._break.until_ms - (self._now().at_ms if stopped_ms is None else stopped_ms))

    @Property(str, notify=changed)
    def until(self) -> str:
        """``Bets are taken again at 21:45``."""
        until_ms = self._break.until_ms if self._break is not None else 0
        when = languages.time(until_ms, self._now().offset_minutes)
        return translate("Player", "Bets are taken again at {0}").format(when)

    @Property(str, notify=changed)
    def noCashOut(self) -> str:  # noqa: N802 - QML's spelling
        """Why the credit cannot be cashed out now; empty if it can."""
        return self._touch_gateway.why_not(CashOut()) if self._break is not None else ""

    @property
    def _break(self) -> PlayBreak | None:
        return self._state.visit.play_break if self._state is not None else None

    def _want(self) -> None:
        self._windows.want("break", wanted=self._break is not None and not self._is_aside)
