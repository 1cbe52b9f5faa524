"""Begins and ends test mode on the page of a test, and sends what is tested there."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import BeginTest, EndTest, Test
from terminal.cabinet.diagnostics.mode import verify_testing
from terminal.cabinet.events import Event
from terminal.rules.refusal import Refusal
from terminal.screens.operator.page import Desk
from terminal.screens.shared.exposed import view_model
from terminal.screens.translating.marked import translate


@view_model
class ModeButton(QObject):
    """The button that begins and ends test mode, with what was said to the last touch of the page."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._said = ""

    def project(self, events: tuple[Event, ...]) -> None:
        """Follow events; the text about the last touch is then over."""
        if events:
            self._said = ""
        self.changed.emit()

    def ask(self, command: Test) -> bool:
        """Send a touch of the page; returns whether it was accepted, and otherwise shows why not."""
        self._said = self._desk.touch_gateway.carry_out(command)
        if self._said:
            self.changed.emit()
        return not self._said

    def verify(self) -> bool:
        """Whether test mode is on and may be used; if not, the page says why."""
        gateway = self._desk.touch_gateway
        try:
            verify_testing(gateway.cabinet.profile, self._desk.state)
        except Refusal as refusal:
            self._said = gateway.say_why(refusal)
            self.changed.emit()
            return False
        self._said = ""
        self.changed.emit()
        return True

    @Slot()
    def touch(self) -> None:
        """Begin test mode, or end it."""
        self.ask(self._command)

    @Property(bool, notify=changed)
    def on(self) -> bool:
        """Test mode is on."""
        return self._desk.state.diagnostics.mode is not None

    @Property(str, notify=changed)
    def label(self) -> str:
        """The text of the button."""
        if self._desk.state.diagnostics.mode is None:
            return translate("Operator", "Begin test mode")
        return translate("Operator", "End test mode")

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        """The button would do what it says."""
        return self._desk.touch_gateway.refusal(self._command) is None

    @Property(str, notify=changed)
    def said(self) -> str:
        """Why the last touch was refused; empty if it was not."""
        return self._said

    @property
    def _command(self) -> Test:
        return BeginTest() if self._desk.state.diagnostics.mode is None else EndTest()
