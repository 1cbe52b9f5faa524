"""The staff's menu: which pages the turned keys show, and the open page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from terminal.cabinet.events import AnyEvent
from terminal.cabinet.state import State
from terminal.screens.operator.page import Desk, Page, PageModel
from terminal.screens.operator.pages import PAGES
from terminal.screens.shared.rows import Rows
from terminal.screens.translating.marked import translate

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Menu(QObject):
    """Buttons for the allowed pages, and one page at a time; without a turned key, nothing is open.

    It does not depend on play: it works under every cover and lock (regulation R4), and changes nothing below it.
    """

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject, pages: Sequence[Page] = PAGES) -> None:
        super().__init__(parent)
        self._buttons = Rows(("name", "title"), self)
        self._desk = desk
        self._pages = tuple(pages)
        self._keys: tuple[str, ...] = ()
        self._open: Page | None = None
        self._model: PageModel | None = None

    def turn_keys(self, keys: tuple[str, ...]) -> None:
        """Follow the turned keys: a page that none of them shows is closed."""
        if keys == self._keys:
            return
        self._keys = keys
        self._buttons.show(self._rows())
        if self._open is not None and not self._may_see(self._open):
            self._close()

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Let the open page follow events."""
        if self._model is not None:
            self._model.project(state, events)

    def retranslate(self) -> None:
        """Update every text."""
        self._buttons.show(self._rows())
        if self._model is not None:
            self._model.retranslate()
            self.changed.emit()

    @Slot(str)
    def show(self, name: str) -> None:
        """Open a page that the turned keys show."""
        page = next(page for page in self._pages if page.name == name)
        assert self._may_see(page), f"no turned key shows {name}"
        self._close()
        self._open, self._model = page, page.make(self._desk, self)
        self.changed.emit()

    @Slot()
    def back(self) -> None:
        """Go back within the page, or to the panel."""
        if self._model is not None and not self._model.step_back():
            self._close()

    @Property(QObject, notify=changed)
    def buttons(self) -> QObject:
        """The allowed pages: their names and titles."""
        return self._buttons

    @Property(str, notify=changed)
    def open(self) -> str:
        """The name of the open page; empty while there is none."""
        return self._open.name if self._open else ""

    @Property(str, notify=changed)
    def title(self) -> str:
        """The title of the open page."""
        return translate("Operator", self._open.title) if self._open else ""

    @Property(str, notify=changed)
    def source(self) -> str:
        """The QML file of the open page; empty while there is none."""
        return self._open.qml if self._open else ""

    @Property(QObject, notify=changed)
    def page(self) -> QObject | None:
        """The view-model of the open page."""
        return cast("QObject | None", self._model)

    @property
    def model(self) -> PageModel | None:
        """The view-model of the open page, for the screen's own use."""
        return self._model

    def _may_see(self, page: Page) -> bool:
        return any(key in self._keys for key in page.keys)

    def _rows(self) -> list[tuple[str, str]]:
        return [(page.name, translate("Operator", page.title)) for page in self._pages if self._may_see(page)]

    def _close(self) -> None:
        model, self._open, self._model = self._model, None, None
        if model is not None:
            self.changed.emit()  # the page's QML goes first, so that it never sees its model deleted
            model.deleteLater()
