"""The touch test: a finger hits targets and draws lines, and the errors and the areas without touch are shown.

The touches of all targets can calibrate the panel: the cabinet computes that, and decides whether it is sensible.
"""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import CalibrateTouch, KeepCalibration
from terminal.screens.operator.page import Desk
from terminal.screens.operator.testing.touch_figures import (
    COLUMNS,
    ROWS,
    TARGETS,
    Glass,
    Hit,
    hit,
    known_density,
    largest,
    mean,
    touched,
)
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

TARGET_ROLES = ("atX", "atY", "status", "seenX", "seenY", "error")
AREAS = COLUMNS * ROWS


@view_model
class TouchTest(QObject):
    """One run of the test. Every touch is measured against the next target, however far away it is felt."""

    changed = Signal()
    reached = Signal(int, int)
    """An area was reached for the first time: its column and row."""
    cleared = Signal()
    """The drawing begins again."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._said = ""
        self._targets = Rows(TARGET_ROLES, self)
        self._glass = Glass()
        self._hits: list[Hit] = []
        self._cells: set[tuple[int, int]] = set()
        self._drawing = False
        self._fingers = 0

    @Slot(float, float, float, str, str)
    def start(self, width: float, height: float, density: float, maker: str, model: str) -> None:
        """Begin on a screen of this size in pixels, whose maker and model state so many pixels per millimetre."""
        self._glass = Glass(width, height, known_density(density, maker, model))
        self._hits, self._drawing, self._fingers, self._said = [], False, 0, ""
        self._forget_lines()
        self.refresh()

    @Slot()
    def again(self) -> None:
        """Begin the part that is shown again."""
        if self._drawing:
            self._forget_lines()
        else:
            self._hits, self._said = [], ""
        self.refresh()

    @Slot()
    def calibrate(self) -> None:
        """Try a calibration from these touches, or keep the one on trial."""
        command = self._calibration
        if refused := self._desk.touch_gateway.carry_out(command):
            self._said = refused
        elif isinstance(command, KeepCalibration):
            self._said = translate("Operator", "The calibration is kept.")
        else:
            self._hits = []
            self._said = translate(
                "Operator", "The calibration is on trial until test mode ends: touch the targets again."
            )
        self.refresh()

    @Slot()
    def change(self) -> None:
        """Change between the targets and the lines."""
        self._drawing = not self._drawing
        self.refresh()

    @Slot(float, float, int)
    def press(self, x: float, y: float, fingers: int) -> None:
        """A finger has touched the glass, on which there are so many now. Only a single one is meant for a target."""
        if fingers > self._fingers:
            self._fingers = fingers
            self.changed.emit()
        if self._drawing:
            self.move(x, y, x, y)
        elif fingers == 1 and len(self._hits) < len(TARGETS):
            self._hits.append(hit(self._glass, len(self._hits), x, y))
            self.refresh()

    @Slot(float, float, float, float)
    def move(self, from_x: float, from_y: float, x: float, y: float) -> None:
        """A finger has moved on the glass."""
        if not self._drawing:
            return
        fresh = set(self._glass.cells_on((from_x, from_y), (x, y))) - self._cells
        self._cells |= fresh
        for column, row in sorted(fresh):
            self.reached.emit(column, row)
        if fresh:
            self.changed.emit()

    def refresh(self) -> None:
        """Show targets and texts as they are now."""
        self._targets.show([self._row(number) for number in range(len(TARGETS))])
        self.changed.emit()

    targets = exposed(QObject, "_targets", changed)
    """Each target: its place, whether it is ``hit``, ``next`` or ``waiting``, where a touch was felt, and the error."""
    said = exposed(str, "_said", changed)
    """What the last touch of the calibration's button has done, or why it has done nothing."""
    drawing = exposed(bool, "_drawing", changed)
    """Lines are drawn; otherwise targets are hit."""

    @Property(int, constant=True)
    def columns(self) -> int:
        """How many areas there are beside each other."""
        return COLUMNS

    @Property(int, constant=True)
    def rows(self) -> int:
        """How many areas there are above each other."""
        return ROWS

    @Property(str, notify=changed)
    def work(self) -> str:
        """The text of the calibration's button."""
        if self._desk.state.diagnostics.calibration is None:
            return translate("Operator", "Calibrate")
        return translate("Operator", "Keep calibration")

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        """The calibration's button would do what it says."""
        return self._desk.touch_gateway.refusal(self._calibration) is None

    @Property(str, notify=changed)
    def instruction(self) -> str:
        """What to do next."""
        if self._drawing:
            if len(self._cells) == AREAS:
                return translate("Operator", "Every area was reached")
            return translate("Operator", "Draw over the whole screen: areas that stay dark feel no touch")
        if len(self._hits) == len(TARGETS):
            return translate("Operator", "All targets are done")
        return translate("Operator", "Touch the middle of target {0}").format(len(self._hits) + 1)

    @Property(str, notify=changed)
    def result(self) -> str:
        """The figures so far: of the part that is shown, or of both once there are any."""
        return "   ".join(text for text in (self._errors(), self._areas(), self._most()) if text)

    @property
    def _calibration(self) -> CalibrateTouch | KeepCalibration:
        touches = touched(self._glass, self._hits)
        if self._desk.state.diagnostics.calibration is None:
            return CalibrateTouch(touches)
        return KeepCalibration(touches)

    def _forget_lines(self) -> None:
        self._cells = set()
        self.cleared.emit()

    def _errors(self) -> str:
        if not self._hits:
            return ""
        template = translate("Operator", "Targets: {0} of {1}, mean error {2}, largest {3}")
        figures = (self._length(mean(self._hits)), self._length(largest(self._hits)))
        return template.format(len(self._hits), len(TARGETS), *figures)

    def _areas(self) -> str:
        if not self._cells:
            return ""
        return translate("Operator", "Areas reached: {0} of {1}").format(len(self._cells), AREAS)

    def _most(self) -> str:
        return translate("Operator", "Fingers at once: {0}").format(self._fingers) if self._fingers > 1 else ""

    def _length(self, pixels: float) -> str:
        """In pixels, and in millimetres if the size of the screen is known."""
        text = translate("Operator", "{0} px").format(languages.number(pixels, 1))
        millimetres = self._glass.millimetres(pixels)
        if millimetres is None:
            return text
        return translate("Operator", "{0} ({1} mm)").format(text, languages.number(millimetres, 1))

    def _row(self, number: int) -> Row:
        x, y = self._glass.place(number)
        if number < len(self._hits):
            felt = self._hits[number]
            return (x, y, "hit", felt.x, felt.y, self._length(felt.error))
        return (x, y, "next" if number == len(self._hits) else "waiting", x, y, "")
