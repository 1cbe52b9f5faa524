"""The game that comes next at a shared table, for display only: the round says when it has begun."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from terminal.screens.translating.marked import translate

LOOK_MS = 1_000


class NextGame(QObject):
    """Reads its title now and then."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source: Callable[[], str] | None = None
        self._title = ""
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.look)

    def follow(self, source: Callable[[], str]) -> None:
        """Read it from here, which never waits."""
        self._source = source
        self._look.start()

    @Slot()
    def look(self) -> None:
        """Read it now."""
        assert self._source is not None, "there is something to look at"
        self.show(self._source())

    def show(self, title: str) -> None:
        """This game comes next; none if it is empty."""
        if title != self._title:
            self._title = title
            self.changed.emit()

    @property
    def sentence(self) -> str:
        """What the player reads, in the current language; empty while no other game comes next."""
        if not self._title:
            return ""
        return translate("Player", "Next at this table: {0}, as soon as no player has bets up").format(self._title)
