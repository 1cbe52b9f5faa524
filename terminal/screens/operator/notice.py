"""What happens while a staff page is open: the last bill, ticket, door or fault, in one line over the page."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.events import (
    Event,
    LampTested,
    SoundTested,
    TouchCalibrated,
    TouchCalibrationKept,
    TouchCalibrationUndone,
    kind_named,
)
from terminal.recall.describe import Matter, describe, kinds
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.timers import once
from terminal.screens.translating import languages

ANNOUNCED: tuple[Matter, ...] = ("money", "doors", "devices", "memory")
"""The matters that an attendant wants to know of whichever page is open."""
TESTS: tuple[type[Event], ...] = (
    LampTested,
    SoundTested,
    TouchCalibrated,
    TouchCalibrationKept,
    TouchCalibrationUndone,
)
SHOWN_ON_ITS_PAGE = frozenset(kind_named(kind) for kind in TESTS)
"""The page of a test shows what is tested."""
KINDS = frozenset(kind for matter in ANNOUNCED for kind in kinds(matter)) - SHOWN_ON_ITS_PAGE
SHOWN_MS = 12_000


@view_model
class Notice(QObject):
    """The sentence about the last event that the open page might not show; empty again after a while."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._text = ""
        self._passing = once(self, SHOWN_MS, self.clear)

    text = exposed(str, "_text", changed)
    """One sentence, in the current language."""

    def announce(self, events: tuple[Event, ...], currency: str) -> None:
        """Show the last of these events that is announced."""
        announced = [event for event in events if str(type(event).__struct_config__.tag) in KINDS]
        if announced:
            self._show(languages.sentence(describe(announced[-1]).phrase, currency))
            self._passing.start()

    @Slot()
    def clear(self) -> None:
        """Show nothing."""
        self._passing.stop()
        self._show("")

    def _show(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.changed.emit()
