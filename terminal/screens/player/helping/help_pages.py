"""The help: the rules of the current game, page by page, with the pays and house rules of its sheet."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.screens.player.helping.book import pages_of
from terminal.screens.player.helping.help_felt import HelpFelt
from terminal.screens.player.helping.page import Page
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.felts.all_felts import felt_of
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.timers import once
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

PASSAGE_ROLES = ("head", "text")
PAY_ROLES = ("what", "pay")
MARK_ROLES = ("speech", "current")


WRITING_AFTER_MS = 600
"""How long after a change of language the pages are written again."""


@view_model
class HelpPages(QObject):
    """The pages, and the open one."""

    pageChanged = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._pages: tuple[Page, ...] = ()
        self._at = 0
        cabinet = touch_gateway.cabinet
        self._felt = HelpFelt(felt_of(cabinet), cabinet.game.pays(), self, turns_pages=True)
        self._passages = Rows(PASSAGE_ROLES, self)
        self._pays = Rows(PAY_ROLES, self)
        self._marks = Rows(MARK_ROLES, self)
        self._writing = once(self, WRITING_AFTER_MS, self._write)
        self._writing.setObjectName("quiet")
        windows.changed.connect(self._opened)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Events do not change the rules."""
        del state, events

    def play(self) -> None:
        """Write the pages of the new game, in a quiet moment."""
        self._pages, self._at = (), 0
        cabinet = self._touch_gateway.cabinet
        self._felt.play(felt_of(cabinet), cabinet.game.pays())
        self._writing.start()

    @Slot()
    def prepare(self) -> None:
        """In a quiet moment: write the pages before they are needed, so that the help opens fast."""
        if not self._pages:
            self._write()

    def retranslate(self) -> None:
        """Write every page again: at once if the help is open, otherwise in a quiet moment."""
        self._pages = ()
        if self._windows.is_open("help"):
            self._write()
        else:
            self._writing.start()

    @Slot()
    def forward(self) -> None:
        """Turn to the next page; the last one remains."""
        self.turn(self._at + 1)

    @Slot()
    def back(self) -> None:
        """Turn to the page before; the first one remains."""
        self.turn(self._at - 1)

    @Slot(int)
    def turn(self, page: int) -> None:
        """Open this page, counted from 0; an invalid number changes nothing."""
        if 0 <= page < len(self._pages) and page != self._at:
            self._at = page
            self._show()

    @Slot()
    def _opened(self) -> None:
        """The help always opens at its beginning."""
        if self._windows.is_open("help"):
            self._at = 0
            self._write()

    @Slot()
    def _write(self) -> None:
        self._pages = self._pages or pages_of(self._touch_gateway.cabinet)
        self._show()

    def _show(self) -> None:
        page = self._page
        self._felt.light(page.bets, page.point)
        self._passages.show([(passage.head, passage.text) for passage in page.passages])
        self._pays.show([(line.what, line.pay) for line in page.pays])
        say = translate("Help", "Page {0}: {1}")
        self._marks.show([(say.format(at + 1, one.title), at == self._at) for at, one in enumerate(self._pages)])
        self.pageChanged.emit()

    @property
    def _page(self) -> Page:
        return self._pages[self._at]

    # For QML ---------------------------------------------------------------------------------------------------------

    @Property(str, notify=pageChanged)
    def title(self) -> str:
        """The title of the page."""
        return self._page.title if self._pages else ""

    @Property(bool, notify=pageChanged)
    def isFirst(self) -> bool:  # noqa: N802 - QML's spelling
        """This is the first page."""
        return self._at == 0

    @Property(bool, notify=pageChanged)
    def isLast(self) -> bool:  # noqa: N802 - QML's spelling
        """This is the last page."""
        return self._at == len(self._pages) - 1

    @Property(str, notify=pageChanged)
    def numbered(self) -> str:
        """``3 / 17``."""
        return f"{self._at + 1} / {len(self._pages)}"

    passages = exposed(QObject, "_passages", pageChanged)
    """The texts of the page, each with its heading."""
    pays = exposed(QObject, "_pays", pageChanged)
    """The pays of the page's bets."""
    marks = exposed(QObject, "_marks", pageChanged)
    """A mark for each page."""
    spots = exposed(QObject, "_felt.spots", pageChanged)
    """The fields of the small felt."""
    prints = exposed(QObject, "_felt.prints", pageChanged)
    """The lettering of the small felt."""
    feltWidth = exposed(int, "_felt.felt.width", pageChanged)
    """The felt's width in its own units."""
    feltHeight = exposed(int, "_felt.felt.height", pageChanged)
    """The felt's height in its own units."""
    decor = exposed(str, "_felt.felt.decor", pageChanged)
    """The felt's decoration."""

    @Property(bool, notify=pageChanged)
    def puckOn(self) -> bool:  # noqa: N802 - QML's spelling
        """The puck of the picture is ON."""
        return bool(self._pages) and self._page.point is not None

    @Property(int, notify=pageChanged)
    def puckX(self) -> int:  # noqa: N802 - QML's spelling
        """The puck's centre, in the felt's units."""
        return self._felt.puck(self._page.point)[0] if self._pages else 0

    @Property(int, notify=pageChanged)
    def puckY(self) -> int:  # noqa: N802 - QML's spelling
        """The puck's centre, in the felt's units."""
        return self._felt.puck(self._page.point)[1] if self._pages else 0
