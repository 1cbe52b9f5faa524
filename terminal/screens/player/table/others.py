"""The bets of the other players at a shared table, for display only: they are on no journal and decide nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from terminal.screens.shared.table.others import NOBODY, Marks, marks_of

Source = Callable[[], Mapping[int, Mapping[str, int]]]
"""The newest cents on each field, by seat. It never waits."""

LOOK_MS = 250
"""How often they are read. What came and went meanwhile is not shown."""


class Others(QObject):
    """Reads them now and then, where the house shows them."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source: Source | None = None
        self._style = "off"
        self._seen: Mapping[int, Mapping[str, int]] = {}
        self.marks: Marks = NOBODY
        """What is on each field, as QML draws it."""
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.look)

    def follow(self, source: Source, style: str) -> None:
        """Show these, as ``sums`` or as ``chips`` by seat; ``off`` shows none."""
        self._source, self._style = source, style
        if style != "off":
            self._look.start()

    @Slot()
    def look(self) -> None:
        """Read what is shown now."""
        assert self._source is not None, "there is something to look at"
        self.show(self._source(), self._style)

    def show(self, seen: Mapping[int, Mapping[str, int]], style: str) -> None:
        """Show these bets of others in this style."""
        if (seen, style) != (self._seen, self._style):
            self._seen, self._style = seen, style
            self.marks = marks_of(seen, style)
            self.changed.emit()

    def reprint(self) -> None:
        """Write the amounts in the current language."""
        self.marks = marks_of(self._seen, self._style)
