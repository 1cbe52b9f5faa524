"""The window in which it is said what a log is to show: words or a number, or a date and a time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.common.local_time import DAY_MS, MINUTE_MS
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant_of
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

WORDS_MAX = 40
WIDTHS = {"year": 4, "month": 2, "day": 2}
DATE_DIGITS = 8
TIME_DIGITS = 4
WORDS, TIME = "words", "time"


@view_model
class Finding(QObject):
    """A window over the log. What was typed is still there when it is opened again."""

    changed = Signal()

    def __init__(self, desk: Desk, find: Callable[[str], None], go_to: Callable[[int], None], parent: QObject) -> None:
        """`find` shows what has these words, `go_to` the page of an instant (milliseconds since 1970 in UTC)."""
        super().__init__(parent)
        self._desk, self._find, self._go_to = desk, find, go_to
        self._shown = False
        self._way = WORDS
        self._ways = Rows(("name", "title", "chosen"), self)
        self._words = TypedText(WORDS_MAX, self)
        self._digits = TypedText(DATE_DIGITS + TIME_DIGITS, self)
        for typed in (self._words, self._digits):
            typed.changed.connect(self.changed)

    def retranslate(self) -> None:
        """Update every text."""
        self._show_ways()
        self.changed.emit()

    def step_back(self) -> bool:
        """Close the window; False if it is closed."""
        was_shown = self._shown
        self.close()
        return was_shown

    # For QML ---------------------------------------------------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Open the window."""
        self._shown = True
        self._show_ways()
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Close the window; the log is as it was."""
        self._shown = False
        self.changed.emit()

    @Slot(str)
    def choose(self, way: str) -> None:
        """Look for words, or go to an instant."""
        self._way = way
        self._show_ways()
        self.changed.emit()

    @Slot(str)
    def type(self, letters: str) -> None:
        """Append what a key types."""
        self._typed.type(letters)

    @Slot()
    def erase(self) -> None:
        """Remove the last character."""
        self._typed.erase()

    @Slot()
    def clear(self) -> None:
        """Remove everything."""
        self._typed.clear()

    @Slot()
    def done(self) -> None:
        """Show what is looked for."""
        if not self._is_whole:
            return
        self.close()
        if self._way == WORDS:
            self._find(_text(self._words))
            return
        at_ms = self._at_ms()
        assert at_ms is not None, "it is whole"
        self._go_to(at_ms)

    shown = exposed(bool, "_shown", changed)
    """The window is open."""
    ways = exposed(QObject, "_ways", changed)
    """Words or an instant: their names, titles, and which is chosen."""
    way = exposed(str, "_way", changed)
    """``words`` or ``time``."""
    whole = exposed(bool, "_is_whole", changed)
    """What is typed can be looked for."""

    @Property(str, notify=changed)
    def typed(self) -> str:
        """What is typed; the places of a date's digits that are still missing are lines."""
        return _text(self._words) if self._way == WORDS else _laid_out(_text(self._digits))

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Why the date or the time cannot be gone to."""
        digits = _text(self._digits)
        if self._way == WORDS or len(digits) not in (DATE_DIGITS, DATE_DIGITS + TIME_DIGITS) or self._is_whole:
            return ""
        return translate("Operator", "There is no such date or time.")

    @Property(str, notify=changed)
    def help(self) -> str:
        """What can be typed."""
        if self._way == WORDS:
            return translate("Operator", "Words, an amount, or a number of any ticket, game or event")
        return translate("Operator", "The time, in 24 hours, may be left out: then the day is shown from its end.")

    @property
    def _typed(self) -> TypedText:
        return self._words if self._way == WORDS else self._digits

    @property
    def _is_whole(self) -> bool:
        return bool(_text(self._words).strip()) if self._way == WORDS else self._at_ms() is not None

    def _at_ms(self) -> int | None:
        """The last millisecond of the minute, or of the day without a time; None if there is no such instant."""
        digits = _text(self._digits)
        if len(digits) not in (DATE_DIGITS, DATE_DIGITS + TIME_DIGITS):
            return None
        fields, rest = {}, digits
        for name in languages.date_fields():
            fields[name], rest = int(rest[: WIDTHS[name]]), rest[WIDTHS[name] :]
        hour, minute = (int(rest[:2]), int(rest[2:])) if rest else (0, 0)
        try:
            local = datetime(fields["year"], fields["month"], fields["day"], hour, minute, tzinfo=UTC)
        except ValueError:
            return None
        return instant_of(self._desk, round(local.timestamp() * 1000) + (MINUTE_MS if rest else DAY_MS) - 1)

    def _show_ways(self) -> None:
        titles = ((WORDS, translate("Operator", "Words or number")), (TIME, translate("Operator", "Date and time")))
        self._ways.show([(name, title, name == self._way) for name, title in titles])


def _text(typed: TypedText) -> str:
    return str(typed.property("text"))


def _laid_out(digits: str) -> str:
    """The digits of a date and a time in their places."""
    padded = digits.ljust(DATE_DIGITS + TIME_DIGITS, "_")
    fields, rest = {}, padded
    for name in languages.date_fields():
        fields[name], rest = rest[: WIDTHS[name]], rest[WIDTHS[name] :]
    return f"{languages.date_of(**fields)}   {rest[:2]}:{rest[2:]}"
