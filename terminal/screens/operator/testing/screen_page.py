"""The technician's page of the screen: the touch test and the patterns, each over the whole screen, in test mode."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import UndoCalibration
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.screens.operator.page import Desk
from terminal.screens.operator.testing.patterns import Patterns
from terminal.screens.operator.testing.test_mode import ModeButton
from terminal.screens.operator.testing.touch_figures import known_density, written
from terminal.screens.operator.testing.touch_test import TouchTest
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


@view_model
class ScreenPage(QObject):
    """What is over the whole screen now, and the result of the last touch test since the page was opened."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._mode = ModeButton(desk, self)
        self._touch = TouchTest(desk, self)
        self._patterns = Patterns(self)
        self._shown = ""

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """What is over the whole screen ends with test mode."""
        self._mode.project(events)
        if state.diagnostics.mode is None:
            self.leave()
        self._touch.refresh()
        self.changed.emit()

    def retranslate(self) -> None:
        """Update every text."""
        self._mode.project(())
        self._touch.refresh()
        self._patterns.retranslate()
        self.changed.emit()

    def step_back(self) -> bool:
        """Leave what is over the whole screen, if something is."""
        if not self._shown:
            return False
        self.leave()
        return True

    @Slot(str)
    def show(self, test: str) -> None:
        """Show ``touch`` or ``patterns`` over the whole screen, once test mode has begun."""
        if not self._mode.verify():
            return
        if test == "patterns":
            self._patterns.start()
        self._shown = test
        self._desk.cover(True)
        self.changed.emit()

    @Slot()
    def leave(self) -> None:
        """Show the page again."""
        if not self._shown:
            return
        self._patterns.stop()
        self._shown = ""
        self._desk.cover(False)
        self.changed.emit()

    @Slot(int, int, float, str, str, result=str)
    def described(self, width: int, height: int, density: float, maker: str, model: str) -> str:
        """The screen in words: its maker and model, its pixels, and its size as far as it states one."""
        name = f"{maker} {model}".strip() or translate("Operator", "The screen does not state maker and model")
        pixels = translate("Operator", "{0} x {1} pixels").format(width, height)
        if stated := known_density(density, maker, model):
            sides = (languages.number(side / stated) for side in (width, height))
            size = translate("Operator", "{0} x {1} mm").format(*sides)
        else:
            size = translate("Operator", "its size is not known: errors are in pixels alone")
        return f"{name}, {pixels}, {size}"

    @Slot()
    def undo(self) -> None:
        """Return to the calibration of the touch panel before this one."""
        self._mode.ask(UndoCalibration())

    @Property(bool, notify=changed)
    def undoable(self) -> bool:
        """There is a calibration to return from, and test mode is on."""
        return self._desk.touch_gateway.refusal(UndoCalibration()) is None

    @Property(str, notify=changed)
    def calibration(self) -> str:
        """How touches are corrected now."""
        state = self._desk.state
        if state.diagnostics.calibration is not None:
            trial = translate("Operator", "Calibration on trial until test mode ends: {0}")
            return trial.format(written(state.diagnostics.calibration))
        if state.machine.touch.matrix is None:
            return translate("Operator", "The touch panel is not calibrated here.")
        return translate("Operator", "Calibrated: {0}").format(written(state.machine.touch.matrix))

    mode = exposed(QObject, "_mode", changed)
    """The button of test mode."""
    touch = exposed(QObject, "_touch", changed)
    """The touch test."""
    patterns = exposed(QObject, "_patterns", changed)
    """The patterns."""
    shown = exposed(str, "_shown", changed)
    """What is over the whole screen: ``touch``, ``patterns``, or nothing."""

    @Property(str, notify=changed)
    def last(self) -> str:
        """The result of the last touch test; empty before one."""
        return str(self._touch.property("result"))


make = ScreenPage
