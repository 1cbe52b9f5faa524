"""Corrects where fingers are felt on the window, by the calibration of the touch panel that is in force.

Qt moves no point of a touch once it has read it, so a corrected touch goes through all of Qt again, as one of a second
touch screen; then presses, drags and swipes are as they would be on a panel that is right. The only public way into Qt
for that is the one of its tests. A panel that is right pays nothing for it: then there is neither filter nor screen.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtGui import QEventPoint, QPointingDevice, QTouchEvent
from PySide6.QtQuick import QQuickWindow

from terminal.cabinet.diagnostics.calibration import in_force
from terminal.cabinet.diagnostics.touch_matrix import IDENTITY, WHOLE, Matrix
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock

TOUCHES = frozenset({QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel})
LAST = (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)
BESIDE = QPoint(-1, -1)
"""A finger that is lifted here presses nothing."""


class CalibratedTouch(QObject):
    """A watcher of the runtime: the window's touches count where the calibration says."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(window)
        self._window = window
        self._matrix = IDENTITY
        self._corrected: QPointingDevice | None = None
        self._down = False
        self._fingers: set[int] = set()
        self._next = IDENTITY

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Use the calibration in force from the next touch on; fingers on the glass are lifted where they were put."""
        del events, seq
        if (matrix := in_force(state)) != self._next:
            self._next = matrix
            if not self._down:
                self._begin()

    def locked(self, lock: Lock) -> None:
        """The calibration stays."""
        del lock

    def released(self) -> None:
        """The calibration stays."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Send every touch of the panel again where it counts."""
        del watched
        if event.type() not in TOUCHES or not isinstance(event, QTouchEvent):
            return False
        if event.pointingDevice() is self._corrected or self._is_corrected(event):
            return False
        self._send(event)
        event.accept()  # otherwise Qt would make a mouse of it
        self._down = event.type() not in LAST
        if not self._down:
            self._begin()
        return True

    def _begin(self) -> None:
        """Use the last calibration; a panel that is right needs no filter."""
        if self._matrix == self._next:
            return
        if self._next == IDENTITY:
            self._window.removeEventFilter(self)
        elif self._matrix == IDENTITY:
            self._window.installEventFilter(self)
            if self._corrected is None:
                from PySide6.QtTest import QTest  # only a calibrated panel needs it

                self._corrected = QTest.createTouchDevice()
        self._matrix = self._next

    def _is_corrected(self, event: QTouchEvent) -> bool:
        corrected, device = self._corrected, event.pointingDevice()
        return corrected is not None and device is not None and device.systemId() == corrected.systemId()

    def _send(self, event: QTouchEvent) -> None:
        from PySide6.QtTest import QTest

        assert self._corrected is not None, "the filter begins with it"
        sequence = QTest.touchEvent(self._window, self._corrected, False)
        if event.type() is QEvent.Type.TouchCancel:
            for finger in sorted(self._fingers):
                sequence.release(finger, BESIDE)
            self._fingers = set()
            sequence.commit(False)
            return
        for point in event.points():
            at = self._corrected_point(self._window.mapFromGlobal(point.globalPosition()))
            match point.state():
                case QEventPoint.State.Pressed:
                    self._fingers.add(point.id())
                    sequence.press(point.id(), at)
                case QEventPoint.State.Released:
                    self._fingers.discard(point.id())
                    sequence.release(point.id(), at)
                case QEventPoint.State.Updated:
                    sequence.move(point.id(), at)
                case _:
                    sequence.stationary(point.id())
        sequence.commit(False)

    def _corrected_point(self, felt: QPointF) -> QPoint:
        size = self._window.size()
        return QPoint(*counted(self._matrix, (felt.x(), felt.y()), (size.width(), size.height())))


def counted(matrix: Matrix, felt: tuple[float, float], size: tuple[int, int]) -> tuple[int, int]:
    """The pixel at which a touch counts that was felt here; never one beside the window."""
    width, height = max(size[0], 1), max(size[1], 1)
    x, y = felt[0] / width, felt[1] / height
    a, b, c, d, e, f = (figure / WHOLE for figure in matrix)
    across, down = round((a * x + b * y + c) * width), round((d * x + e * y + f) * height)
    return min(max(across, 0), width - 1), min(max(down, 0), height - 1)
