"""Wiping the glass: for twenty seconds touches are ignored, while a window over the table says so."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import view_model

CLEAN_S = 20
"""How long touches are ignored."""


@view_model
class Wiping(QObject):
    """How much time is left for wiping."""

    changed = Signal()

    def __init__(self, windows: Windows, parent: QObject) -> None:
        super().__init__(parent)
        self._windows = windows
        self._wiped_s = 0
        self._second = QTimer(self, interval=1_000)
        self._second.timeout.connect(self.wipe)
        windows.changed.connect(self._follow_windows)

    @Slot()
    def wipe(self) -> None:
        """One more second of wiping; the last one ends it."""
        self._wiped_s += 1
        if self._wiped_s == CLEAN_S:
            self._windows.close()
        self.changed.emit()

    @Property(int, notify=changed)
    def seconds(self) -> int:
        """The time for wiping the glass in seconds."""
        return CLEAN_S

    @Property(int, notify=changed)
    def left(self) -> int:
        """How many seconds are left."""
        return CLEAN_S - self._wiped_s

    @Slot()
    def _follow_windows(self) -> None:
        """Count from when the window opens until it closes."""
        is_open = self._windows.is_open("clean")
        if is_open == self._second.isActive():
            return
        self._wiped_s = 0
        self._second.start() if is_open else self._second.stop()
        self.changed.emit()
