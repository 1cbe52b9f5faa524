"""The buttons beside the felt: what each asks for, and whether it would be granted."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from terminal.cabinet.commands import CallDice, CashOut, ClearAll, ClearLast, Double, Repeat, SetBets, Touch, Undo
from terminal.cabinet.state import State
from terminal.screens.player.view import CabinetView

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1

BUTTONS: dict[str, Touch] = {
    "roll": CallDice(),
    "undo": Undo(),
    "clear_last": ClearLast(),
    "clear_all": ClearAll(),
    "double": Double(),
    "repeat": Repeat(),
    "set_bets_off": SetBets(on=False),
    "set_bets_on": SetBets(on=True),
    "cash_out": CashOut(),
}


@QmlElement
class Controls(QObject):
    """Which buttons are lit. A dark one may still be pressed: the information line then says why not."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open = dict.fromkeys(BUTTONS, False)
        self._bets_off = False

    def ask(self, cabinet: CabinetView, state: State) -> None:
        """Find out which buttons would be granted in this state, and which way the switch of the bets stands."""
        fresh = {name: cabinet.refusal(state, command) is None for name, command in BUTTONS.items()}
        bets_off = bool(state.craps.marks.off)
        if (fresh, bets_off) != (self._open, self._bets_off):
            self._open, self._bets_off = fresh, bets_off
            self.changed.emit()

    @Property(bool, notify=changed)
    def rollOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """The dice may be called."""
        return self._open["roll"]

    @Property(bool, notify=changed)
    def undoOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """A change of the felt can be taken back."""
        return self._open["undo"]

    @Property(bool, notify=changed)
    def clearLastOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """A last bet can be taken down."""
        return self._open["clear_last"]

    @Property(bool, notify=changed)
    def clearAllOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """Bets can be taken down."""
        return self._open["clear_all"]

    @Property(bool, notify=changed)
    def doubleOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """Every bet can be doubled."""
        return self._open["double"]

    @Property(bool, notify=changed)
    def repeatOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """The last bets can be placed again."""
        return self._open["repeat"]

    @Property(bool, notify=changed)
    def betsOff(self) -> bool:  # noqa: N802 - QML's spelling
        """The bets are switched off, if only some of them: a tap switches them on."""
        return self._bets_off

    @Property(str, notify=changed)
    def setBets(self) -> str:  # noqa: N802 - QML's spelling
        """The button that the switch of the bets is now."""
        return "set_bets_on" if self._bets_off else "set_bets_off"

    @Property(bool, notify=changed)
    def setBetsOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """The bets can be switched on, or off."""
        return self._open["set_bets_on" if self._bets_off else "set_bets_off"]

    @Property(bool, notify=changed)
    def cashOutOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """The credit can go on a ticket."""
        return self._open["cash_out"]
