"""A page that is a list: columns, pages of rows, and filters if the page has any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.events import Event
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.exporting.export import Cells, Export, Progress
from terminal.exporting.places import ExportPlace
from terminal.screens.operator.exporting import Exporting
from terminal.screens.operator.logs.finding import Finding
from terminal.screens.operator.page import Desk
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

PLAIN_ROWS = 10
NOTED_ROWS = 6
"""How many rows a page of the list has: one line each, or with a note of up to two lines under it."""


NAMED_IN_QML = (Exporting, Finding)
"""`ListPage.qml` names these view-models, also on pages that are no log: QML knows only classes that are imported."""
TABLE_WIDTH = 1824
"""The width of all columns together, in the units of the screen's design."""


class Column(msgspec.Struct, frozen=True):
    """A column: its heading, and its share of the width."""

    title: str
    share: int
    """Relative to the shares of the others: together they fill the table."""
    right: bool = False
    """Figures are right-aligned."""


class Line(msgspec.Struct, frozen=True):
    """A row: a text for each column, and a note beneath them in smaller letters."""

    cells: tuple[str, ...]
    note: str = ""
    tone: str = ""
    """``good``, ``care`` or ``bad`` colours the last cell; empty for none."""
    opens: str = ""
    """What a touch of the row opens, for accessibility; `Listing.touched` then gets the row's number."""
    about: object = None
    """What a touch of the row chooses for the buttons of the page, such as the number of an account."""
    unread: bool = False
    """It says that a journal cannot be read."""

    @property
    def speech(self) -> str:
        """The name of the row for accessibility."""
        return self.opens or ", ".join(text for text in self.cells if text)


class Filter(msgspec.Struct, frozen=True):
    """A button over the list that shows a part of it."""

    name: str
    title: str


@view_model
class Listing(QObject):
    """What every list of the menu has. A page derives from it and usually defines only `columns` and `lines`."""

    NOTED = False
    """Its rows have notes."""
    IS_LOG = False
    """It is a `LogListing`, with a search and a way to an instant."""

    HAS_REPORT = False
    """It is also written as a PDF document: `report` makes it."""
    IS_FORM = False
    """Its rows are choices, or what one function is about: there is nothing to export or to print."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self.desk = desk
        self._headings = Rows(("title", "share", "figures"), self)
        self._filters = Rows(("name", "title", "chosen"), self)
        self._shown = Rows(("cells", "note", "tone", "opens", "speech", "selected"), self)
        self._chosen = ""
        self._selected: object = None
        self._number = 0
        self._lines: tuple[Line, ...] = ()
        self._laid: Sequence[Line] = ()
        """The rows of the page that is shown."""
        self._footnote = ""
        self._exporting = Exporting(desk, self._new_export, self)
        self._reporting = Exporting(desk, self.report, self)
        self.refresh()

    # What a page defines ---------------------------------------------------------------------------------------------

    def columns(self) -> Sequence[Column]:
        """The columns, in the current language."""
        raise NotImplementedError

    def lines(self, chosen: str) -> Sequence[Line]:
        """All rows of this filter, in reading order."""
        raise NotImplementedError

    def filters(self) -> Sequence[Filter]:
        """The filters; the first one is chosen when the page opens."""
        return ()

    def footnote(self) -> str:
        """A text about the whole list; requested after `lines`."""
        return ""

    def nothing(self) -> str:
        """The message instead of an empty list."""
        return translate("Operator", "There is nothing to show")

    def touched(self, number: int) -> None:
        """A row that `opens` was touched."""

    def selected(self) -> object:
        """What the buttons are `about`: its row is marked. The row that was touched last, or None."""
        return self._selected

    def whole(self, progress: Progress) -> Iterator[Line]:
        """All rows for an export; a page that lists only the latest returns the others too.

        What it returns is read on a thread of its own: it may use only what does not change while the page is open.
        """
        del progress
        return iter(self._lines)

    def report(self, place: ExportPlace) -> Export:
        """Prepare the document; on the screen's thread, before it is written on another."""
        raise NotImplementedError

    # Updates ---------------------------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events."""
        del state
        if events:
            self.refresh()

    def retranslate(self) -> None:
        """Update every text."""
        self.refresh()
        self._exporting.retranslate()
        self._reporting.retranslate()

    def step_back(self) -> bool:
        """Close the export over the list; a list has no inner pages to go back to."""
        return self._exporting.step_back() or self._reporting.step_back()

    def say(self, footnote: str) -> None:
        """Show this text about the whole list, until it is updated."""
        self._footnote = footnote
        self.changed.emit()

    def refresh(self) -> None:
        """Read the whole list again and stay on the same page of it."""
        offered = self.filters()
        if offered and not self._chosen:
            self._chosen = offered[0].name
        self._headings.show(_headings(self.columns()))
        self._filters.show([(one.name, one.title, one.name == self._chosen) for one in offered])
        self._lines = tuple(self.lines(self._chosen))
        self._footnote = self.footnote()
        self._lay()

    # For QML ---------------------------------------------------------------------------------------------------------

    @Slot(str)
    def choose(self, name: str) -> None:
        """Show the rows of this filter, from the beginning."""
        self._chosen, self._number, self._selected = name, 0, None
        self.refresh()

    @Slot(int)
    def turn(self, pages: int) -> None:
        """Turn this many pages forward, or back."""
        self._number += pages
        self._lay()

    @Slot()
    def turnToFirst(self) -> None:  # noqa: N802 - QML's spelling
        """Turn to the first page."""
        self.turn(-self._number)

    @Slot()
    def turnToLast(self) -> None:  # noqa: N802 - QML's spelling
        """Turn to the last page."""
        self.turn(self._pages)

    @Slot(int)
    def touch(self, row: int) -> None:
        """Open what is in this row of the page, or choose it for the buttons."""
        if row >= len(self._laid) or not self._laid[row].opens:
            return
        about = self._laid[row].about
        if about is not None:
            self._selected = about
        self.touched(self._number * self._per_page + row)
        if about is not None:
            self.refresh()

    headings = exposed(QObject, "_headings", changed)
    """The columns."""
    choices = exposed(QObject, "_filters", changed)
    """The filters."""
    shown = exposed(QObject, "_shown", changed)
    """The rows of this page."""
    noted = exposed(bool, "NOTED", changed)
    """Whether the rows have notes."""

    isLog = exposed(bool, "IS_LOG", changed)
    """Whether there is a search."""
    exporting = exposed(QObject, "_exporting", changed)
    """The export of the list to a file."""

    reporting = exposed(QObject, "_reporting", changed)
    """The export as a document."""

    @Property(bool, notify=changed)
    def reportable(self) -> bool:
        """Whether there is a document of it."""
        return self.HAS_REPORT and self._may_export

    @Property(bool, notify=changed)
    def exportable(self) -> bool:
        """Whether the list can be exported: by a person with the right, and not while the journal is unusable."""
        return self._may_export

    @Property(bool, notify=changed)
    def hasPrevious(self) -> bool:  # noqa: N802 - QML's spelling
        """Whether there is a page before this one."""
        return self._number > 0

    @Property(bool, notify=changed)
    def hasNext(self) -> bool:  # noqa: N802 - QML's spelling
        """Whether there is a page after this one."""
        return self._number < self._pages - 1

    @Property(str, notify=changed)
    def numbered(self) -> str:
        """The page number; empty if there is only one page."""
        if self._pages == 1:
            return ""
        pages = (languages.number(self._number + 1), languages.number(self._pages))
        return translate("Operator", "Page {0} of {1}").format(*pages)

    @Property(str, notify=changed)
    def empty(self) -> str:
        """The message if there are no rows."""
        return "" if self._total else self.nothing()

    foot = exposed(str, "_footnote", changed)
    """The text about the whole list."""

    @property
    def chosen(self) -> str:
        """The name of the chosen filter; empty if the page has none."""
        return self._chosen

    @property
    def picture(self) -> tuple[Line, ...]:
        """The rows of all pages."""
        return tuple(self._slice(0, self._total))

    def _new_export(self, place: ExportPlace) -> Export:
        """Write the rows of the current filter to a file; on the screen's thread, before it is run on another."""
        headings = tuple(one.title for one in self.columns())
        noted = (translate("Operator", "Note"),) if self.NOTED else ()
        width = len(headings)

        def rows(progress: Progress) -> Iterator[Cells]:
            for line in self.whole(progress):
                export.unread += line.unread
                yield _cells(line, width, bool(noted))

        of_page = type(self).__module__.rpartition(".")[2].removesuffix("_page")
        name = "-".join(filter(None, (of_page, self._chosen)))
        export = Export(place, self._exporting.file_name(name), (*headings, *noted), rows)
        return export

    @property
    def _may_export(self) -> bool:
        return not self.IS_FORM and self.desk.exports.opens is not None and Right.EXPORT in self.desk.rights()

    @property
    def _per_page(self) -> int:
        return NOTED_ROWS if self.NOTED else PLAIN_ROWS

    @property
    def _pages(self) -> int:
        return max(1, -(-self._total // self._per_page))

    @property
    def _total(self) -> int:
        """How many rows all pages have."""
        return len(self._lines)

    def _slice(self, first: int, most: int) -> Sequence[Line]:
        """These rows of the list."""
        return self._lines[first : first + most]

    def _lay(self) -> None:
        self._number = min(max(self._number, 0), self._pages - 1)
        self._laid = self._slice(self._number * self._per_page, self._per_page)
        self._shown.show([self._as_row(one) for one in self._laid])
        self.changed.emit()

    def _as_row(self, line: Line) -> Row:
        selected = line.about is not None and line.about == self.selected()
        return (list(line.cells), line.note, line.tone, bool(line.opens), line.speech, selected)


def _cells(line: Line, width: int, noted: bool) -> Cells:
    """The cells of a row under all headings."""
    cells = (*line.cells, *("",) * (width - len(line.cells)))
    return (*cells, line.note) if noted else cells


def _headings(columns: Sequence[Column]) -> list[Row]:
    whole = sum(one.share for one in columns)
    return [(one.title, round(one.share * TABLE_WIDTH / whole), one.right) for one in columns]
