"""The felt in any state: of a recalled game, or of a first hand. It places no bets; only its tabs do anything."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.felts.all_felts import felt_of
from terminal.screens.shared.table.facts import Settled, fates_of
from terminal.screens.shared.table.fields import Fields
from terminal.screens.shared.table.panel import Panel
from terminal.screens.shared.table.readout import Readout


@view_model
class ShownFelt(QObject):
    """The felt of this cabinet in some state."""

    changed = Signal()

    def __init__(self, cabinet: Cabinet, parent: QObject, *, play_chips: bool = False) -> None:
        """`play_chips`: what is on it is no money, so that no amount has a currency."""
        super().__init__(parent)
        self._felt = felt = felt_of(cabinet)
        self._fields = Fields(cabinet, felt, self)
        self._panel = Panel(cabinet, felt, self, play_chips=play_chips)
        self._readout = Readout(cabinet, felt, self, play_chips=play_chips)
        self._tab: str = felt.tabs[0][0] if felt.tabs else ""
        self._tabs = {spot.bet: spot.tab for spot in felt.spots if spot.tab}

    def project(self, state: State, settled: Settled | None) -> None:
        """Show this state, and what the roll that led to it did, if there was one."""
        self._fields.project(state, fates_of(settled))
        self._lay_all()
        self._panel.project(state)
        self._readout.project(state)

    def open_tab_of(self, bets: Collection[str]) -> None:
        """Open a tab that contains one of these bets, which a closed tab would hide."""
        tabs = [self._tabs[bet] for bet in bets if bet in self._tabs]
        if tabs and self._tab not in tabs:
            self._tab = tabs[0]
            self.changed.emit()

    def retranslate(self) -> None:
        """Update the lettering."""
        self._fields.reprint()
        self._panel.reprint()

    @Slot(str)
    def openTab(self, tab: str) -> None:  # noqa: N802 - QML's spelling
        """Open another tab of the felt."""
        self._tab = tab
        self._lay_all()
        self.changed.emit()

    tabOpen = exposed(str, "_tab", changed)
    """The open tab of the felt."""
    width = exposed(int, "_felt.width", changed)
    """The felt's width, in units of its own."""
    height = exposed(int, "_felt.height", changed)
    """The felt's height, in units of its own."""
    fields = exposed(QObject, "_fields.rows", changed)
    """The spots of the felt."""
    prints = exposed(QObject, "_panel.prints", changed)
    """The lettering of the felt."""
    tabs = exposed(QObject, "_panel.tabs", changed)
    """The tabs of the felt."""
    readout = exposed(QObject, "_readout", changed)
    """The puck's place."""

    def _lay_all(self) -> None:
        self._fields.lay(len(self._felt.spots))
