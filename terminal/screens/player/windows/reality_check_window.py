"""The reality check: how long the session has run and what it has won or lost. Nothing else works until the answer."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.commands import AnswerRealityCheck
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.cabinet.state.visits import RealityCheck as Figures
from terminal.screens.player.windows.session_card import clock_of
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate


class Texts(NamedTuple):
    """The figures, and why the credit cannot be cashed out now."""

    played: str = ""
    title: str = ""
    result: str = ""
    no_cash_out: str = ""


@view_model
class RealityCheck(QObject):
    """The question while the state has one."""

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._figures: Figures | None = None
        self._texts = Texts()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Ask while the state waits for the answer."""
        del events
        self._figures = state.visit.reality_check
        self._read()
        self._windows.want("reality_check", wanted=self._figures is not None)

    def retranslate(self) -> None:
        """Update every text."""
        self._read()

    @Slot(bool)
    def answer(self, cash_out: bool) -> None:
        """Go on playing, or cash out."""
        self._touch_gateway.ask(AnswerRealityCheck(cash_out))

    played = exposed(str, "_texts.played", changed)
    """For how long the session has run: ``1:30``."""
    title = exposed(str, "_texts.title", changed)
    """Whether the session has won or lost."""
    result = exposed(str, "_texts.result", changed)
    """How much it has won or lost."""
    noCashOut = exposed(str, "_texts.no_cash_out", changed)
    """Why the credit cannot be cashed out now; empty if it can."""

    def _read(self) -> None:
        figures = self._figures
        if figures is None:
            return
        texts = Texts(
            clock_of(figures.played_ms),
            result_title(figures.result_cents),
            self._touch_gateway.amount(abs(figures.result_cents)),
            self._touch_gateway.why_not(AnswerRealityCheck(cash_out=True)),
        )
        if texts != self._texts:
            self._texts = texts
            self.changed.emit()


def result_title(result_cents: int) -> str:
    """Whether this is won or lost."""
    if result_cents > 0:
        return translate("Player", "You have won so far")
    return translate("Player", "You have lost so far") if result_cents else translate("Player", "Neither won nor lost")
