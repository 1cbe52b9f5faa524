"""The buttons beside the felt: what each asks for, and whether it would be granted."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from terminal.cabinet.commands import CallDice, CashOut, ClearAll, ClearLast, Double, Repeat, Touch, Undo
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
    "cash_out": CashOut(),
}


@QmlElement
class Controls(QObject):
    """Which buttons are lit. A dark one may still be pressed: the information line then says why not."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open = dict.fromkeys(BUTTONS, False)

    def ask(self, cabinet: CabinetView, state: State) -> None:
        """Find out which buttons would be granted in this state."""
        fresh = {name: cabinet.refusal(state, command) is None for name, command in BUTTONS.items()}
        if fresh != self._open:
            self._open = fresh
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
    def cashOutOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """The credit can go on a ticket."""
        return self._open["cash_out"]
