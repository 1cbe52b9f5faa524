"""The page of the clock: what it shows, setting it by date and time, and confirming one that has jumped (L8)."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import ConfirmClock, SetClock
from terminal.cabinet.events import ClockConfirmed, ClockNotSet, ClockSet, Event
from terminal.cabinet.people.authority import SECOND_PERSON
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.runtime.clock import local_instant
from terminal.screens.operator.faults_page import clock_text
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

MASK = "YYYY-MM-DD HH:MM"
DIGITS = len("YYYYMMDDHHMM")
SECOND_MS = 1_000


@view_model
class ClockDesk(QObject):
    """The time now, the digits that are typed, and what came of the last touch."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._typed = TypedText(DIGITS, self)
        self._touched = ""
        """The button that was touched once: ``set`` or ``confirm``."""
        self._said, self._good = "", False
        self._time = ""
        self._typed.changed.connect(self._retyped)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self.look)
        self.look()

    @Slot()
    def look(self) -> None:
        """Read the clock, and again when its second is over."""
        now = self._desk.now()
        self._time = instant(self._desk, now.at_ms)
        self._next.start(SECOND_MS - now.at_ms % SECOND_MS)
        self.changed.emit()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Say what came of a setting or a confirmation."""
        del state
        for event in events:
            match event:
                case ClockSet():
                    self._say(translate("Operator", "The clock is set."), good=True)
                case ClockNotSet(why):
                    self._say(languages.message_sentence(why))
                case ClockConfirmed():
                    self._say(translate("Operator", "The clock is confirmed."), good=True)
        self.look()

    def retranslate(self) -> None:
        """Update every text."""
        self._say("")
        self.look()

    def step_back(self) -> bool:
        """There is nothing to go back to within the page."""
        return False

    # What a finger does -----------------------------------------------------------------------------------------------

    @Slot()
    def set(self) -> None:
        """The first touch asks for the second, which sets the clock."""
        to_ms = self._to_ms()
        if to_ms is not None and self._sure("set"):
            self._send(SetClock(to_ms))

    @Slot()
    def confirm(self) -> None:
        """The first touch asks for the second, which confirms the clock."""
        if self._sure("confirm"):
            self._send(ConfirmClock())

    def _sure(self, button: str) -> bool:
        sure = self._touched == button
        self._touched = "" if sure else button
        if not sure:
            self._say("")
        self.changed.emit()
        return sure

    def _send(self, command: SetClock | ConfirmClock) -> None:
        """Send it; where a second person is needed, that one agrees first."""
        refusal = self._desk.touch_gateway.send(command)
        if refusal is None:
            self._typed.clear()
        elif refusal.code == SECOND_PERSON:
            self._desk.second_person(Right.SET_CLOCK, lambda: self._send(command))
        else:
            self._say(self._desk.touch_gateway.say_why(refusal))

    # For QML ----------------------------------------------------------------------------------------------------------

    time = exposed(str, "_time", changed)
    """Date and time by the clock, to the second."""
    typed = exposed(QObject, "_typed", changed)
    """The digits that are typed."""
    said = exposed(str, "_said", changed)
    """What came of the last touch."""
    good = exposed(bool, "_good", changed)
    """It was carried out."""

    @Property(str, notify=changed)
    def shown(self) -> str:
        """The digits in the form of date and time."""
        digits, text = iter(self._digits), ""
        for letter in MASK:
            if not letter.isalpha():
                text += letter
            elif (digit := next(digits, None)) is None:
                break
            else:
                text += digit
        return text.rstrip("-: ")

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Why the clock cannot be set to what is typed; empty for nothing typed, or an unfinished date."""
        if len(self._digits) == DIGITS and self._to_ms() is None:
            return translate("Operator", "This is no date and time.")
        return ""

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        """What is typed is a date and a time."""
        return self._to_ms() is not None

    @Property(str, notify=changed)
    def label(self) -> str:
        """The text of the button that sets the clock."""
        return (
            translate("Operator", "Touch again") if self._touched == "set" else translate("Operator", "Set the clock")
        )

    @Property(str, notify=changed)
    def confirmLabel(self) -> str:  # noqa: N802 - QML's spelling
        """The text of the button that confirms the clock; empty while it is not doubted."""
        if self._desk.state.machine.clock is None:
            return ""
        if self._touched == "confirm":
            return translate("Operator", "Touch again")
        return translate("Operator", "It is right as it is")

    @Property(str, notify=changed)
    def doubt(self) -> str:
        """By how much the clock is wrong, as far as known; empty if it is not doubted."""
        off = clock_text(self._desk.state)
        return translate("Operator", "The clock is not believed: {0}").format(off) if off else ""

    @Property(str, notify=changed)
    def reference(self) -> str:
        """Whether a time server keeps the clock."""
        error_ms = self._desk.clock_error_ms()
        if error_ms is None:
            return translate("Operator", "No time server keeps this clock: compare it with a right one every day.")
        text = translate("Operator", "A time server keeps this clock: it is off by at most {0} seconds.")
        return text.format(languages.number(error_ms / SECOND_MS, 3))

    @Property(str, notify=changed)
    def explanation(self) -> str:
        """What to type, and how far one person may set the clock."""
        minutes = self._desk.touch_gateway.cabinet.profile.clock_jump_ms // 60_000
        text = translate(
            "Operator",
            "Type year, month, day, hour and minute. One person sets the clock by up to {0} minutes a day, two people"
            " farther.",
        )
        return text.format(languages.number(minutes))

    @property
    def _digits(self) -> str:
        return str(self._typed.property("text"))

    def _to_ms(self) -> int | None:
        """The instant that is typed; None if it is none."""
        if len(self._digits) != DIGITS:
            return None
        try:
            return local_instant(datetime.strptime(self._digits, "%Y%m%d%H%M"))  # noqa: DTZ007 - the cabinet's own time
        except (ValueError, OverflowError):
            return None

    @Slot()
    def _retyped(self) -> None:
        self._touched = ""
        if self._digits:
            self._say("")
        self.changed.emit()

    def _say(self, text: str, *, good: bool = False) -> None:
        self._said, self._good = text, good
        self.changed.emit()


make = ClockDesk
