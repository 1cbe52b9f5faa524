"""The window's view-model: what QML shows of the rig, and the only way for QML to give orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal, Slot

from drivers.simulated.control import Answer
from drivers.simulated.hosted import Picture
from drivers.simulated.orders import help_of
from drivers.simulated.window.look import Look, look_of
from drivers.simulated.window.ticket_image import PROVIDER

Submit = Callable[[Sequence[str], Callable[[Answer], None]], None]


class Panel(QObject):
    """Lives on Qt's thread. `show_picture` and `show_answer` may be called from any thread: signals carry them over."""

    look_changed = Signal()
    answer_changed = Signal()
    _pictured = Signal(object)
    _answered = Signal(object)

    def __init__(self, submit: Submit, parent: QObject | None = None) -> None:
        """`submit` takes an order's words and later calls back with the answer, on any thread."""
        super().__init__(parent)
        self._submit = submit
        self._look: Look = look_of({})
        self._ticket = ""
        self._answer = Answer(True, "Every button says what it does when the pointer rests on it.")
        self._pictured.connect(self._take_picture)
        self._answered.connect(self._take_answer)

    # From any thread --------------------------------------------------------------------------------------------------

    def show_picture(self, picture: Picture) -> None:
        """Show this picture of the rig from now on."""
        self._pictured.emit(picture)

    def show_answer(self, answer: Answer) -> None:
        """Show this answer until the next."""
        self._answered.emit(answer)

    # For QML ----------------------------------------------------------------------------------------------------------

    def _get_look(self) -> Look:
        return self._look

    def _get_ticket(self) -> str:
        return self._ticket

    def _get_answer(self) -> str:
        return self._answer.say

    def _get_refused(self) -> bool:
        return not self._answer.ok

    look = Property(dict, _get_look, notify=look_changed)
    """What `look_of` makes of the picture."""
    ticket = Property(str, _get_ticket, notify=look_changed)
    """The image of the last ticket printed; empty before the first."""
    answer = Property(str, _get_answer, notify=answer_changed)
    refused = Property(bool, _get_refused, notify=answer_changed)

    @Slot(str)
    def give(self, order: str) -> None:
        """Give an order in the words of the command line."""
        self._submit(order.split(), self.show_answer)

    @Slot(str, result=str)
    def help(self, order: str) -> str:
        """The help of an order."""
        return help_of(order.split())

    # On Qt's thread ---------------------------------------------------------------------------------------------------

    def _take_picture(self, picture: Picture) -> None:
        self._look = look_of(picture)
        self._ticket = _ticket_source(picture)
        self.look_changed.emit()

    def _take_answer(self, answer: Answer) -> None:
        self._answer = answer
        self.answer_changed.emit()


def _ticket_source(picture: Picture) -> str:
    """A name that changes with every ticket, because Qt caches images by name."""
    printer = picture.get("printer")
    seen = printer.get("device") if isinstance(printer, dict) else None
    path = seen.get("last_ticket_png") if isinstance(seen, dict) else None
    if not isinstance(path, str) or not Path(path).exists():
        return ""
    return f"image://{PROVIDER}/{Path(path).stat().st_mtime_ns}"
