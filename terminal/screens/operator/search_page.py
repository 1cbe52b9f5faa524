"""The staff's search: every page that the turned keys show, and every parameter, by words in the current language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.screens.operator.list_page import TABLE_WIDTH
from terminal.screens.operator.logs.words import plain
from terminal.screens.operator.page import Desk, Page
from terminal.screens.operator.pages import GROUPS
from terminal.screens.operator.parameters import wording
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate
from terminal.settings.parameters import PARAMETERS

SHOWN = 4
"""How many rows there is room for over the keyboard; of more hits the last row leads to the next ones."""
WORDS_MAX = 40
SHARES = (440, 1040, 344)
PARAMETERS_PAGE = "parameters"

ABOUT = {
    "bills": QT_TRANSLATE_NOOP("Operator", "Every bill, what became of it: accepted, returned, disputed"),
    "tickets": QT_TRANSLATE_NOOP("Operator", "Tickets printed and inserted, with their validation numbers"),
    "credit": QT_TRANSLATE_NOOP(
        "Operator", "Money that an attendant puts on the credit by hand, promotion, compensation"
    ),
    "shift": QT_TRANSLATE_NOOP("Operator", "Begin and end the shift, its balance: what was paid and taken; print"),
    "cash_box": QT_TRANSLATE_NOOP("Operator", "Drop: what must be in the cash box, its count and the difference"),
    "hand_pays": QT_TRANSLATE_NOOP("Operator", "Jackpots and credits paid by hand, receipts"),
    "meters": QT_TRANSLATE_NOOP("Operator", "Accounting figures, lifetime and period; end of the period"),
    "self_audit": QT_TRANSLATE_NOOP("Operator", "Whether all money adds up: the equations with their figures"),
    "days": QT_TRANSLATE_NOOP("Operator", "Gaming days and their players: deposits, winnings, table win; print"),
    "games": QT_TRANSLATE_NOOP("Operator", "Recall of the last games, step by step, with dice and bets"),
    "players": QT_TRANSLATE_NOOP("Operator", "Players with a card, their figures; unblock a card, forget a player"),
    "dice": QT_TRANSLATE_NOOP("Operator", "Statistics of the dice: fairness, faces, totals"),
    "charts": QT_TRANSLATE_NOOP("Operator", "Handle and win by hour and day, dice, bills, time in use, as bars"),
    "events": QT_TRANSLATE_NOOP("Operator", "The log: money, doors, keys, devices, staff, errors"),
    "faults": QT_TRANSLATE_NOOP("Operator", "What is wrong now: paper, printer, jam, doors, devices, clock"),
    "service": QT_TRANSLATE_NOOP("Operator", "Close the station for players, and open it again"),
    "identity": QT_TRANSLATE_NOOP("Operator", "Machine number, place, version, game and par sheet"),
    "program": QT_TRANSLATE_NOOP("Operator", "Software verification: signatures and checksums"),
    "memory": QT_TRANSLATE_NOOP("Operator", "Condition of the memory: the three copies, disks, repairs"),
    "disks": QT_TRANSLATE_NOOP("Operator", "Disks of the journal: free room, growth, days left, health"),
    "parameters": QT_TRANSLATE_NOOP("Operator", "Settings: volume, limits, languages, times, devices"),
    "tests": QT_TRANSLATE_NOOP("Operator", "Test the devices without touching the meters"),
    "throws": QT_TRANSLATE_NOOP("Operator", "Throw the dice for a test, with their counts"),
    "switches": QT_TRANSLATE_NOOP("Operator", "Test doors, keys and the tower light: switches live, each lamp"),
    "devices": QT_TRANSLATE_NOOP(
        "Operator", "Validator, printer, dice, board: state, version, last faults, bytes on the line"
    ),
    "clock": QT_TRANSLATE_NOOP("Operator", "Set date and time, or confirm a clock that has jumped"),
    "volume": QT_TRANSLATE_NOOP("Operator", "How loud the game, spoken calls and the door alarm are in play"),
    "reserve": QT_TRANSLATE_NOOP("Operator", "Keep the station for a player"),
    "dealer": QT_TRANSLATE_NOOP("Operator", "Deal at a live table: open and close betting, enter or void dice"),
    "sounds": QT_TRANSLATE_NOOP("Operator", "Play every sound at every volume, the alarm of a door too"),
    "screen": QT_TRANSLATE_NOOP("Operator", "Test the touch screen: targets, lines, colours, dead pixels"),
    "hand_over": QT_TRANSLATE_NOOP(
        "Operator", "Set up a new cabinet step by step, and sign its hand-over to the house"
    ),
    "people": QT_TRANSLATE_NOOP("Operator", "Accounts of the staff: roles, rights, PINs"),
    "clear": QT_TRANSLATE_NOOP("Operator", "Erase credit and meters and begin a new journal"),
}
"""What each page is for, and the words by which a person may look for it."""


class Hit(msgspec.Struct, frozen=True):
    """A page, or a parameter on the page of parameters."""

    page: str
    parameter: str
    cells: tuple[str, str, str]
    """Its title, what it is for, and where it is."""

    def rank(self, words: Sequence[str]) -> int:
        """0 if the title has all words, 1 if title and description together have them; more if it is not found."""
        if _has(self.cells[0], words):
            return 0
        return 1 if _has(" ".join(self.cells), words) else 2


@view_model
class Search(QObject):
    """What is typed, and what it finds."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words = TypedText(WORDS_MAX, self)
        self._headings = Rows(("title", "share", "figures"), self)
        self._headings.show([("", round(share * TABLE_WIDTH / sum(SHARES)), False) for share in SHARES])
        self._rows = Rows(("cells", "note", "tone", "opens", "speech"), self)
        self._hits: Sequence[Hit] = ()
        self._first = 0
        """The hit in the first row."""
        self._words.changed.connect(self._find)
        self._find()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """What can be found does not depend on what happens."""

    def retranslate(self) -> None:
        """Search again in the new language."""
        self._find()

    def step_back(self) -> bool:
        """There is nothing within the page to go back to."""
        return False

    @Slot(int)
    def touch(self, row: int) -> None:
        """Open what was found, or show the next hits."""
        shown = self._shown()
        if row < len(shown):
            self._desk.open_page(shown[row].page, shown[row].parameter)
        elif row == len(shown) < len(self._hits):
            self._first = 0 if self._left == 0 else self._first + len(shown)
            self._lay()

    words = exposed(QObject, "_words", changed)
    """What is typed."""
    headings = exposed(QObject, "_headings", changed)
    """The columns."""
    found = exposed(QObject, "_rows", changed)
    """The rows that there is room for."""

    @Property(bool, notify=changed)
    def finds(self) -> bool:
        """Something was found."""
        return bool(self._hits)

    @Property(str, notify=changed)
    def said(self) -> str:
        """What to type, or that nothing was found."""
        text = str(self._words.property("text")).strip()
        if not text:
            return translate("Operator", "Type a word, such as: volume, paper, limit")
        return "" if self._hits else translate("Operator", "Nothing is found for “{0}”").format(text)

    @Slot()
    def _find(self) -> None:
        words = plain(str(self._words.property("text"))).split()
        ranked = [(hit.rank(words), hit) for hit in self._everything()] if words else []
        self._hits = [hit for rank in (0, 1) for found, hit in ranked if found == rank]
        self._first = 0
        self._lay()

    def _lay(self) -> None:
        cells = [hit.cells for hit in self._shown()]
        if len(self._hits) > SHOWN:
            cells.append(self._to_the_others())
        self._rows.show([(list(one), "", "", True, ", ".join(filter(None, one))) for one in cells])
        self.changed.emit()

    def _shown(self) -> Sequence[Hit]:
        """The hits that there is room for."""
        room = SHOWN if len(self._hits) <= SHOWN else SHOWN - 1
        return self._hits[self._first : self._first + room]

    @property
    def _left(self) -> int:
        """How many hits are after those that are shown."""
        return len(self._hits) - self._first - len(self._shown())

    def _to_the_others(self) -> tuple[str, str, str]:
        """The row that leads to the next hits, or back to the first."""
        if not self._left:
            return translate("Operator", "Back to the first"), "", ""
        about = translate("Operator", "Touch here to see them, or type another word")
        return translate("Operator", "{0} more").format(self._left), about, ""

    def _everything(self) -> Iterator[Hit]:
        pages = self._desk.allowed_pages()
        yield from map(_page_hit, pages)
        if all(page.name != PARAMETERS_PAGE for page in pages):
            return
        where = translate("Operator", "Parameters")
        for one in PARAMETERS:
            cells = (one.name, wording.description(one), f"{where}, {wording.group(one.section)}")
            yield Hit(PARAMETERS_PAGE, one.name, cells)


def _page_hit(page: Page) -> Hit:
    about = translate("Operator", ABOUT[page.name]) if page.name in ABOUT else ""
    group = next((title for name, title in GROUPS if name == page.group), "")
    cells = (translate("Operator", page.title), about, translate("Operator", group) if group else "")
    return Hit(page.name, "", cells)


def _has(text: str, words: Sequence[str]) -> bool:
    simple = plain(text)
    return all(word in simple for word in words)


make = Search
