"""The window that says that the player's limit is reached: no further bets, and what the player can still do."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.commands import CashOut
from terminal.cabinet.events import Event
from terminal.cabinet.session_limits import result_cents
from terminal.cabinet.state import State
from terminal.cabinet.state.visits import Stay
from terminal.screens.player.windows.limit_choices import loss_words, time_words
from terminal.screens.player.windows.reality_check_window import result_title
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate


class Texts(NamedTuple):
    """The limit, the result so far, and why the credit cannot be cashed out now."""

    title: str = ""
    caption: str = ""
    limit: str = ""
    result_title: str = ""
    result: str = ""
    no_cash_out: str = ""


@view_model
class LimitNotice(QObject):
    """The limit that is reached. The player may put the window aside, to take bets down or see them decided."""

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._state: State | None = None
        self._is_aside = False
        self._texts = Texts()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Open once the limit is reached."""
        del events
        self._state = state
        if self._reached is None:
            self._is_aside = False
        self._read()
        self._want()

    def retranslate(self) -> None:
        """Update every text."""
        self._read()

    @Slot()
    def put_aside(self) -> None:
        """Show the table; no further bet is taken all the same."""
        self._is_aside = True
        self._want()

    @Slot()
    def cash_out(self) -> None:
        """Cash out."""
        self._touch_gateway.ask(CashOut())

    title = exposed(str, "_texts.title", changed)
    """Which limit is reached."""
    caption = exposed(str, "_texts.caption", changed)
    """What the limit is of."""
    limit = exposed(str, "_texts.limit", changed)
    """The limit."""
    resultTitle = exposed(str, "_texts.result_title", changed)
    """Whether the player has won or lost."""
    result = exposed(str, "_texts.result", changed)
    """How much."""
    noCashOut = exposed(str, "_texts.no_cash_out", changed)
    """Why the credit cannot be cashed out now; empty if it can."""

    @property
    def _reached(self) -> Stay | None:
        """The stay, if its limit is reached."""
        stay = self._state.visit.stay if self._state is not None else None
        return stay if stay is not None and stay.reached is not None else None

    def _want(self) -> None:
        self._windows.want("limit", wanted=self._reached is not None and not self._is_aside)

    def _next_session(self) -> str:
        """Without credit there is nothing to cash out: when the next player can begin."""
        say = translate("Player", "The next session can begin after {0} seconds without a touch.")
        return say.format(self._touch_gateway.cabinet.profile.attract_ms // 1_000)

    def _read(self) -> None:
        state, stay = self._state, self._reached
        if state is None or stay is None:
            return
        won_cents = result_cents(state, stay)
        of_time = stay.reached == "time"
        texts = Texts(
            translate("Player", "Your time limit is reached")
            if of_time
            else translate("Player", "Your loss limit is reached"),
            translate("Player", "Time limit (h:mm)") if of_time else translate("Player", "Loss limit"),
            time_words(stay.time_limit_ms)
            if of_time
            else loss_words(stay.loss_limit_cents, self._touch_gateway.cabinet.profile.currency),
            result_title(won_cents),
            self._touch_gateway.amount(abs(won_cents)),
            self._touch_gateway.why_not(CashOut()) if state.credit_cents else self._next_session(),
        )
        if texts != self._texts:
            self._texts = texts
            self.changed.emit()
