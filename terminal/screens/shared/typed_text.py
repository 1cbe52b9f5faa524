"""A line of text that is typed on the screen's keyboard or number pad."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.screens.shared.exposed import view_model


@view_model
class TypedText(QObject):
    """What has been typed so far. Characters beyond the longest length are not taken."""

    changed = Signal()

    def __init__(self, length_max: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._length_max = length_max
        self._text = ""

    def set(self, text: str) -> None:
        """Begin with this text."""
        self._text = text
        self.changed.emit()

    @Property(str, notify=changed)
    def text(self) -> str:
        """What is typed."""
        return self._text

    @Slot(str)
    def type(self, letters: str) -> None:
        """Append what a key types."""
        if len(self._text) + len(letters) <= self._length_max:
            self.set(self._text + letters)

    @Slot()
    def erase(self) -> None:
        """Remove the last character."""
        self.set(self._text[:-1])

    @Slot()
    def clear(self) -> None:
        """Remove everything."""
        self.set("")
