"""The export of a list, as the staff sees it: the choice of a place, its progress, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import BeginExport, EndExport
from terminal.common.local_time import local
from terminal.exporting.export import CancelledError, Export, Written
from terminal.exporting.failures import ExportError
from terminal.exporting.places import ExportPlace
from terminal.rules.refusal import Refusal
from terminal.screens.operator.page import Desk
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.translating import languages
from terminal.screens.translating.marked import counted, translate

PLACES_MAX = 4
"""The window has room for so many."""
POLL_MS = 100
"""How often the progress is shown."""


@view_model
class Exporting(QObject):
    """A window over the list. Closing it, or the page, ends an export that is running."""

    changed = Signal()

    def __init__(self, desk: Desk, make: Callable[[ExportPlace], Export], parent: QObject) -> None:
        """`make` prepares the export to a place; it may raise Refusal."""
        super().__init__(parent)
        self._desk, self._make = desk, make
        self._shown = False
        self._places: Sequence[ExportPlace] = ()
        self._buttons = Rows(("title",), self)
        self._export: Export | None = None
        self._unended: Export | None = None
        """An export whose beginning is journaled, and whose end is not."""
        self._refused: Refusal | None = None
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self.follow)
        self._begun: list[Export] = []
        parent.destroyed.connect(_canceller(self._begun))  # the rows are those of the page

    def retranslate(self) -> None:
        """Update every text."""
        self._show_places()
        self.changed.emit()

    def step_back(self) -> bool:
        """Close the window; False if it is closed."""
        was_shown = self._shown
        self.close()
        return was_shown

    def file_name(self, of_list: str, suffix: str = ".csv") -> str:
        """The name of a file: machine number, list, and the local time; the same letters on every file system."""
        now = self._desk.now()
        machine = self._desk.touch_gateway.cabinet.profile.machine_id
        return f"boxman-{machine:08d}-{of_list}-{local(now.at_ms, now.offset_minutes):%Y%m%d-%H%M%S}{suffix}"

    @Slot()
    def follow(self) -> None:
        """Show how far the export is, or what became of it."""
        if self._export is not None and self._export.outcome is not None:
            self._timer.stop()
            self._record_end()
        self.changed.emit()

    def _recorded(self, export: Export) -> Export:
        """The export, which is journaled before it begins. Raises Refusal.

        Under a lock nothing is journaled; lists can be exported all the same (regulation R4).
        """
        if self._desk.lock() is not None:
            return export
        place = export.place
        folder = place.folder.name if place.removable else str(place.folder)
        refusal = self._desk.touch_gateway.send(BeginExport(export.name, folder, place.removable))
        if refusal is not None:
            raise refusal
        self._unended = export
        return export

    def _record_end(self) -> None:
        """Journal what became of the export, once."""
        export, self._unended = self._unended, None
        if export is None or export.outcome is None or self._desk.lock() is not None:
            return
        written = export.outcome if isinstance(export.outcome, Written) else None
        rows = written.rows if written is not None else None
        self._desk.touch_gateway.send(EndExport(export.name, written is not None, rows))

    # For QML ---------------------------------------------------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Look for places: export to the only one, or let a person choose."""
        self._shown, self._export, self._refused = True, None, None
        self._places = self._desk.exports.places()[:PLACES_MAX]
        self._show_places()
        if len(self._places) == 1:
            self.choose(0)
        self.changed.emit()

    @Slot(int)
    def choose(self, number: int) -> None:
        """Export to this place."""
        if self._export is not None or number >= len(self._places):
            return
        try:
            self._export = self._recorded(self._make(self._places[number]))
        except Refusal as refusal:
            self._refused = refusal
            self._buttons.show([])
            self.changed.emit()
            return
        self._begun[:] = [self._export]
        self._buttons.show([])
        self._timer.start()
        self._desk.exports.start(self._export.run)
        self.follow()

    @Slot()
    def close(self) -> None:
        """Close the window, and end what is running."""
        if self._export is not None:
            self._record_end()
            self._export.cancel()
        self._timer.stop()
        self._shown, self._export = False, None
        self.changed.emit()

    shown = exposed(bool, "_shown", changed)
    """The window is open."""
    places = exposed(QObject, "_buttons", changed)
    """The places to choose from."""

    @Property(bool, notify=changed)
    def running(self) -> bool:
        """Rows are being written."""
        return self._export is not None and self._export.outcome is None

    @Property(float, notify=changed)
    def share(self) -> float:
        """The fraction that is done."""
        return self._export.share if self._export else 0.0

    @Property(bool, notify=changed)
    def failed(self) -> bool:
        """It could not be done."""
        if self._export is None:
            return not self._places or self._refused is not None
        return isinstance(self._export.outcome, Exception)

    @Property(bool, notify=changed)
    def incomplete(self) -> bool:
        """A journal could not be read, and its rows are missing."""
        outcome = self._export.outcome if self._export else None
        return isinstance(outcome, Written) and outcome.unread > 0

    @Property(str, notify=changed)
    def said(self) -> str:
        """What is asked, what is in progress, or what became of it: one sentence."""
        if self._export is None:
            return self._question()
        outcome = self._export.outcome
        match outcome:
            case None:
                return translate("Operator", "The file is being written: {0}").format(f"{self._export.share:.0%}")
            case Written(rows, unread):
                return self._written(self._export, rows, unread)
            case ExportError():
                return _why(outcome)
            case CancelledError():
                return translate("Operator", "The export was cancelled. No file was written.")
        return translate("Operator", "The file could not be written: {0}.").format(outcome)

    def _question(self) -> str:
        if self._refused is not None:
            return self._desk.touch_gateway.say_why(self._refused)
        if self._places:
            return translate("Operator", "Where to?")
        return translate(
            "Operator",
            "There is no USB stick, and no folder for exports is set. Insert a stick and touch Export again.",
        )

    def _written(self, export: Export, rows: int | None, unread: int) -> str:
        if rows is None:
            said = [translate("Operator", "The file {0} is written.").format(export.name)]
        else:
            template = counted("Operator", "{0} rows are written to {1}.", rows)
            said = [template.format(languages.number(rows), export.name)]
        if unread:
            missing = translate("Operator", "Journals that could not be read: {0}. The file says which, and why.")
            said.append(missing.format(languages.number(unread)))
        if export.place.removable:
            said.append(translate("Operator", "The stick can be pulled out."))
        return " ".join(said)

    def _show_places(self) -> None:
        choosing = self._shown and self._export is None and self._refused is None
        self._buttons.show([(_title(one),) for one in self._places] if choosing else [])


def _canceller(begun: list[Export]) -> Callable[[], None]:
    """Cancels these exports; it knows nothing of the view-model, which is gone by then."""

    def cancel() -> None:
        for one in begun:
            one.cancel()

    return cancel


def _title(place: ExportPlace) -> str:
    if place.removable:
        return translate("Operator", "USB stick {0}").format(place.folder.name)
    return translate("Operator", "Folder {0}").format(place.folder)


def _why(error: ExportError) -> str:
    return {
        "full": translate("Operator", "There is no room left. No file was written."),
        "gone": translate("Operator", "The stick was pulled out, or the folder is missing. No file was written."),
        "read_only": translate("Operator", "Nothing can be written there: it is read-only. No file was written."),
        "refused": translate("Operator", "The system does not allow writing there. No file was written."),
        "failed": translate("Operator", "The file could not be written: {0}.").format(error.detail),
    }[error.kind]
