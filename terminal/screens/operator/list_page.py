"""A page that is a list: columns, pages of rows, and filters if the page has any."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from terminal.cabinet.events import AnyEvent
from terminal.cabinet.state import State
from terminal.screens.operator.page import Desk
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.translating.marked import translate

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1

PLAIN_ROWS = 10
NOTED_ROWS = 7
"""How many rows a page of the list has: one line each, or two with a note under it."""


TABLE_WIDTH = 1824
"""The width of all columns together, in the units of the screen's design."""


@dataclass(frozen=True)
class Column:
    """A column: its heading, and its share of the width."""

    title: str
    share: int
    """Relative to the shares of the others: together they fill the table."""
    right: bool = False
    """Figures are right-aligned."""


@dataclass(frozen=True)
class Line:
    """A row: a text for each column, and a note beneath them in smaller letters."""

    cells: tuple[str, ...]
    note: str = ""
    tone: str = ""
    """``good``, ``care`` or ``bad`` colours the last cell; empty for none."""
    opens: str = ""
    """What a touch of the row opens, for accessibility; `Listing.touched` then gets the row's number."""

    @property
    def speech(self) -> str:
        """The name of the row for accessibility."""
        return self.opens or ", ".join(text for text in self.cells if text)


@dataclass(frozen=True)
class Filter:
    """A button over the list that shows a part of it."""

    name: str
    title: str


@QmlElement
class Listing(QObject):
    """What every list of the menu has. A page derives from it and usually defines only `columns` and `lines`."""

    NOTED = False
    """Its rows have notes."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self.desk = desk
        self._headings = Rows(("title", "share", "figures"), self)
        self._filters = Rows(("name", "title", "chosen"), self)
        self._shown = Rows(("cells", "note", "tone", "opens", "speech"), self)
        self._chosen = ""
        self._number = 0
        self._lines: tuple[Line, ...] = ()
        self._footnote = ""
        self.refresh()

    # What a page defines
    # -------------------------------------------------------------------------------------------------

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

    # Updates
    # ------------------------------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Follow events."""
        del state
        if events:
            self.refresh()

    def retranslate(self) -> None:
        """Update every text."""
        self.refresh()

    def step_back(self) -> bool:
        """A list has no inner pages to go back to."""
        return False

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

    # For QML
    # ------------------------------------------------------------------------------------------------------------

    @Slot(str)
    def choose(self, name: str) -> None:
        """Show the rows of this filter, from the beginning."""
        self._chosen, self._number = name, 0
        self.refresh()

    @Slot(int)
    def turn(self, pages: int) -> None:
        """Turn this many pages forward, or back."""
        self._number += pages
        self._lay()

    @Slot(int)
    def touch(self, row: int) -> None:
        """Open what is in this row of the page."""
        number = self._number * self._per_page + row
        if number < len(self._lines) and self._lines[number].opens:
            self.touched(number)

    @Property(QObject, notify=changed)
    def headings(self) -> QObject:
        """The columns."""
        return self._headings

    @Property(QObject, notify=changed)
    def choices(self) -> QObject:
        """The filters."""
        return self._filters

    @Property(QObject, notify=changed)
    def shown(self) -> QObject:
        """The rows of this page."""
        return self._shown

    @Property(bool, notify=changed)
    def noted(self) -> bool:
        """Whether the rows have notes."""
        return self.NOTED

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
        return translate("Operator", "Page {0} of {1}").format(self._number + 1, self._pages)

    @Property(str, notify=changed)
    def empty(self) -> str:
        """The message if there are no rows."""
        return "" if self._lines else self.nothing()

    @Property(str, notify=changed)
    def foot(self) -> str:
        """The text about the whole list."""
        return self._footnote

    @property
    def picture(self) -> tuple[Line, ...]:
        """The rows of all pages."""
        return self._lines

    @property
    def _per_page(self) -> int:
        return NOTED_ROWS if self.NOTED else PLAIN_ROWS

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._lines) // self._per_page))

    def _lay(self) -> None:
        self._number = min(max(self._number, 0), self._pages - 1)
        first = self._number * self._per_page
        page = self._lines[first : first + self._per_page]
        self._shown.show([(list(one.cells), one.note, one.tone, bool(one.opens), one.speech) for one in page])
        self.changed.emit()


def _headings(columns: Sequence[Column]) -> list[Row]:
    whole = sum(one.share for one in columns)
    return [(one.title, round(one.share * TABLE_WIDTH / whole), one.right) for one in columns]
