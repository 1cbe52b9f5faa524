"""A page that is a log: any page of it is read from the journals when it is shown, however long they are."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from threading import Event
from typing import Any, NamedTuple

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from drivers.ports.message import Message
from terminal.journal.errors import JournalError
from terminal.journal.history import History
from terminal.recall.kept_journals import UNREADABLE, KeptJournal
from terminal.recall.kind_index import Selection
from terminal.recall.last_start import currency_of
from terminal.recall.log_index import LogIndex, LogJournal, last_until
from terminal.screens.operator.list_page import PLAIN_ROWS, Line
from terminal.screens.operator.logs.finding import Finding
from terminal.screens.operator.logs.search import PAUSE_S, Place, Search
from terminal.screens.operator.logs.words import Words
from terminal.screens.operator.page import Desk
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.shared.exposed import exposed
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

log = logging.getLogger(__name__)

AT_ONCE, AT_LEAST = 20_000, 2_000
"""So many events are indexed when the page opens: no more than it takes to fill it; the others on another thread."""
SEARCHED_AT_ONCE = 500
"""So many entries are searched at once."""
ARCHIVED_KEPT = 2_000
"""So many entries of archived journals are remembered."""
DRAWN_S = 0.06
"""By then a page that was opened is drawn."""
POLL_MS = 30
"""How often progress is shown."""


class Entry(NamedTuple):
    """What is in a row: the journal, the event's number, and what the page has read of it.

    The number is 0 for the row over a journal's entries.
    """

    one: LogJournal
    seq: int
    thing: Any = None


class LogListing(ActionListing):
    """A log. A page derives from it and defines the kinds of events that are entries, and how they are read."""

    IS_LOG = True
    RECORDED = 0
    """A number of at least so many digits in a row is in the entry's own event, where a search finds it faster."""
    RARE: Collection[str] = ()
    """The kinds of the events that `left_out` may name."""
    TIMES: Collection[int] = ()
    """The columns that a search leaves out, because instants have a way of their own."""

    logChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._log = LogIndex()
        self._selections: dict[tuple[int, str], Selection] = {}
        self._search: Search | None = None
        self._searched = ""
        self._wanted_ms: int | None = None
        self._on_page: Sequence[Entry] = ()
        self._closed = Event()
        self._trouble: Message | None = None
        self._archived: dict[Place, Any] = {}
        """What was read of archived journals, which never change."""
        self._currencies: dict[str, str] = {}
        """The currency of each archived journal, by its name, once something of it was read."""
        self._rare: dict[int, int] = {}
        self._read_at_once(desk)
        super().__init__(desk, parent)
        self._finding = Finding(desk, self.find, self.go_to, self)
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self.follow)
        closed = self._closed
        self.destroyed.connect(lambda: closed.set())
        self._read_on()

    # What a page defines ---------------------------------------------------------------------------------------------

    def kinds(self, chosen: str) -> Collection[str]:
        """The kinds of events that are entries of this filter."""
        raise NotImplementedError

    def read(self, one: LogJournal, history: History, seqs: Sequence[int]) -> Mapping[int, Any]:
        """Read these entries, the newest first; what a line needs, by the numbers of their events.

        Raises JournalError. A search calls it on another thread.
        """
        raise NotImplementedError

    def line(self, entry: Entry) -> Line:
        """The row of an entry."""
        raise NotImplementedError

    def left_out(self, history: History, one: LogJournal) -> Collection[int]:
        """Events of those kinds that are no entries. Raises JournalError."""
        del history, one
        return ()

    def is_listed(self, one: LogJournal) -> bool:
        """Whether the entries of this journal can be listed."""
        return one.unreadable is None and one.index.seq > 0

    def head(self, one: LogJournal) -> Any:
        """A row over a journal's entries; None if it has none."""
        del one

    def currency_of(self, kept: KeptJournal) -> str:
        """The currency of the amounts in a journal; before a RAM clear it may be another. Raises JournalError."""
        own = self.desk.touch_gateway.cabinet.profile.currency
        if kept.cleared is None:
            return own
        if kept.cleared.archive not in self._currencies:
            with kept.look_back() as history:
                self._currencies[kept.cleared.archive] = currency_of(history) or own
        return self._currencies[kept.cleared.archive]

    def named(self, one: LogJournal, number: int) -> Sequence[int]:
        """The entry with this number."""
        del one, number
        return ()

    def recorded(self) -> int:
        """How many digits of a number are enough to look for it in the entries alone; 0 if it may be elsewhere."""
        return self.RECORDED

    def opened(self, entry: Entry) -> None:
        """A row that opens something was touched."""

    def rows_on_paper(self) -> Sequence[Line]:
        """Those of the page: a log has too many."""
        return [self.line(one) for one in self._on_page]

    # What a list defines ---------------------------------------------------------------------------------------------

    def lines(self, chosen: str) -> Sequence[Line]:
        """Nothing: the rows of a page are read when it is shown."""
        del chosen
        return ()

    def touched(self, number: int) -> None:
        """Open the row."""
        self.opened(self._on_page[number - self._number * self._per_page])

    def footnote(self) -> str:
        """What was looked for, how far the journal is read, and what is missing."""
        return "  ".join(filter(None, (self._about_search(), self._progress(), *self._missing())))

    def nothing(self) -> str:
        """Why the list is empty."""
        if self._search is not None:
            return self._about_search() if self._search.is_over else ""
        return "  ".join(self._missing()) or super().nothing()

    def refresh(self) -> None:
        """Follow what has happened, on the first page; an older page stays as it is."""
        if self._number == 0 and self._search is None:
            self._extend()
        super().refresh()

    def step_back(self) -> bool:
        """Close a window over the list, or end a search."""
        if super().step_back() or self._finding.step_back():
            return True
        if self._search is None:
            return False
        self.endSearch()
        return True

    def retranslate(self) -> None:
        """Update every text."""
        super().retranslate()
        self._finding.retranslate()
        self.logChanged.emit()

    # For QML ---------------------------------------------------------------------------------------------------------

    finding = exposed(QObject, "_finding", logChanged)
    """The window in which it is said what is looked for."""

    @Property(bool, notify=logChanged)
    def searching(self) -> bool:
        """The list shows what a search has found."""
        return self._search is not None

    @Slot()
    def endSearch(self) -> None:  # noqa: N802 - QML's spelling
        """Show the whole log again."""
        self._drop_search()
        self._number = 0
        self.refresh()
        self.logChanged.emit()

    @Slot(str)
    def choose(self, name: str) -> None:
        """Show the rows of this filter, from the beginning."""
        self._drop_search()
        self._wanted_ms = None
        super().choose(name)
        self.logChanged.emit()

    @property
    def is_settled(self) -> bool:
        """Nothing is being read or looked for."""
        read = self._log.is_read or self._log.has_failed
        return read and (self._search is None or self._search.is_over)

    @Slot()
    def follow(self) -> None:
        """Show what another thread has done since."""
        if self.is_settled:
            self._timer.stop()
        self._go()
        self._lay()
        self.workChanged.emit()

    # Ways into the log -----------------------------------------------------------------------------------------------

    def go_to(self, at_ms: int) -> None:
        """Show the page with the last entry up to this instant; if it is not read yet, as soon as it is."""
        self._drop_search()
        self._wanted_ms = at_ms
        self.follow()
        if self._wanted_ms is not None:
            self._timer.start()
        self.logChanged.emit()

    def find(self, text: str) -> None:
        """Show the entries that have these words or numbers."""
        words = Words(text)
        self._drop_search()
        if not words:
            self.endSearch()
            return
        self._searched, self._number, self._wanted_ms = text.strip(), 0, None
        short = self._log.is_read and self._total <= SEARCHED_AT_ONCE
        here = short or self.desk.exports.opens is None
        number = words.number
        self._search = Search(
            words,
            self._selection,
            lambda one, history, seqs: self._finds(words, one, history, seqs),
            lambda one: () if number is None else self.named(one, number),
            recorded=self.recorded(),
            most=SEARCHED_AT_ONCE if here and not short else None,
        )
        if here:
            self._search.run(lambda: [(one.kept, one) for one in self._log.journals])
        else:
            self.desk.exports.read(_searcher(self.desk, self._search, self._log))
            self._timer.start()
        self.follow()
        self.logChanged.emit()

    def _finds(self, words: Words, one: LogJournal, history: History, seqs: Sequence[int]) -> Sequence[int]:
        things = self.read(one, history, seqs) if seqs else {}
        found = [seq for seq in seqs if seq in things]
        return [seq for seq in found if words.are_in(self._searchable(self.line(Entry(one, seq, things[seq]))))]

    def _searchable(self, line: Line) -> Sequence[str]:
        return (*(cell for at, cell in enumerate(line.cells) if at not in self.TIMES), line.note)

    def _drop_search(self) -> None:
        if self._search is not None:
            self._search.cancel()
        self._search, self._searched = None, ""

    def _go(self) -> None:
        """Turn to the page of the wanted instant, if it is read."""
        if self._wanted_ms is None:
            return
        before = 0
        for one in self._parts:
            try:
                with one.kept.look_back() as history:
                    found = last_until(history, one.index, self._wanted_ms)
            except UNREADABLE as error:
                one.unreadable = one.kept.unreadable(error)
                continue
            if found is not None:
                before += self._heads(one) + self._selection(one).newer_than(found)
                self._number, self._wanted_ms = before // self._per_page, None
                return
            before += self._heads(one) + len(self._selection(one))
        if self._log.is_read or self.desk.exports.opens is None:
            self._number, self._wanted_ms = self._pages - 1, None

    # Reading ---------------------------------------------------------------------------------------------------------

    def _read_at_once(self, desk: Desk) -> None:
        filters = self.filters()
        kinds = self.kinds(filters[0].name if filters else "")
        done = found = 0
        for read in self._log.read(desk.kept_journals()):
            done += read
            if done > AT_LEAST and desk.exports.opens is not None:
                found = sum(len(Selection(one.index, kinds)) for one in self._log.journals)
            if done > AT_ONCE or found >= PLAIN_ROWS:
                break

    def _read_on(self) -> None:
        if not self._log.is_read and self.desk.exports.opens is not None:
            self.desk.exports.read(_reader(self.desk, self._log, self._closed))
            self._timer.start()

    def _extend(self) -> None:
        try:
            self._log.extend(self.desk.history())
        except JournalError as error:
            self._log.journals[0].unreadable = error.message

    def _selection(self, one: LogJournal) -> Selection:
        key = (id(one), self._chosen)
        if key not in self._selections:
            self._selections[key] = Selection(one.index, self.kinds(self._chosen))
        return self._selections[key]

    def _leave_out(self) -> None:
        """Find the events that are no entries, when there are more that might be."""
        for one in self._parts if self.RARE else ():
            key = id(one)
            rare = len(Selection(one.index, self.RARE))
            if rare != self._rare.get(key, 0):
                self._rare[key] = rare
                try:
                    with one.kept.look_back() as history:
                        self._selection(one).leave_out(self.left_out(history, one))
                except UNREADABLE as error:
                    one.unreadable = one.kept.unreadable(error)

    def _lay(self) -> None:
        """Read the rows of the page; only then is it known what is missing."""
        self._leave_out()
        super()._lay()
        self._footnote = self.footnote()
        self._show_buttons()
        self.changed.emit()

    @property
    def picture(self) -> tuple[Line, ...]:
        """The rows of all pages, each read from its journal."""
        found = tuple(self._slice(0, self._total))
        self._lay()
        return found

    def _heads(self, one: LogJournal) -> int:
        return int(self.head(one) is not None)

    @property
    def _parts(self) -> Iterator[LogJournal]:
        return filter(self.is_listed, tuple(self._log.journals))

    @property
    def _total(self) -> int:
        if self._search is not None:
            return len(self._search.found)
        return sum(self._heads(one) + len(self._selection(one)) for one in self._parts)

    def _slice(self, first: int, most: int) -> Sequence[Line]:
        if self._search is not None:
            self._on_page = self._read(self._search.found[first : first + most])
        else:
            self._on_page = self._read(self._places(first, most))
        return [self.line(one) for one in self._on_page]

    def _places(self, first: int, most: int) -> Sequence[Place]:
        """The journals and events of these rows; 0 for the row over a journal's entries."""
        found: list[Place] = []
        for one in self._parts:
            heads, selection = self._heads(one), self._selection(one)
            length = heads + len(selection)
            if first < length:
                if first < heads:
                    found.append((one, 0))
                left = most - len(found)
                found += [(one, seq) for seq in selection.at(max(0, first - heads), left)]
            first = max(0, first - length)
            if len(found) >= most:
                break
        return found

    def _read(self, places: Sequence[Place]) -> Sequence[Entry]:
        """Read these rows, each journal once. One that cannot be read is noted, and its rows are left out."""
        found: dict[Place, Entry] = {}
        for one in dict.fromkeys(one for one, _ in places):
            seqs = [seq for other, seq in places if other is one and seq]
            things = {seq: self._archived[one, seq] for seq in seqs if (one, seq) in self._archived}
            try:
                if unread := [seq for seq in seqs if seq not in things]:
                    with one.kept.look_back() as history:
                        things |= self.read(one, history, unread)
                    self.currency_of(one.kept)  # while it can be read
            except UNREADABLE as error:
                self._trouble = one.kept.unreadable(error)
            if one.kept.cleared is not None:
                self._archived |= {(one, seq): thing for seq, thing in things.items()}
            found |= {(one, seq): Entry(one, seq, thing) for seq, thing in things.items()}
            found[one, 0] = Entry(one, 0, self.head(one))
        if len(self._archived) > ARCHIVED_KEPT:
            self._archived.clear()
        return [found[place] for place in places if place in found]

    # Texts -----------------------------------------------------------------------------------------------------------

    def _about_search(self) -> str:
        if self._search is None:
            return ""
        found = languages.number(len(self._search.found))
        if self._search.has_failed:
            return translate("Operator", "The search for “{0}” has failed; found before that: {1}").format(
                self._searched, found
            )
        if self._search.is_over:
            return translate("Operator", "Found for “{0}”: {1}").format(self._searched, found)
        template = translate("Operator", "Looking for “{0}”: {1}; found so far: {2}")
        return template.format(self._searched, f"{self._search.share:.0%}", found)

    def _progress(self) -> str:
        if self._log.is_read:
            return ""
        if self._log.has_failed:
            return translate("Operator", "The journal could not be read to its beginning: older entries are missing.")
        if self.desk.exports.opens is None:
            return translate("Operator", "Looked for among the last {0} events").format(
                languages.number(self._log.looked_through)
            )
        return translate("Operator", "The journal is being read: {0}").format(f"{self._log.share:.0%}")

    def _missing(self) -> Sequence[str]:
        unreadable = [one.unreadable for one in self._log.journals if one.unreadable is not None]
        if self._trouble is not None and self._trouble not in unreadable:
            unreadable.append(self._trouble)
        return [languages.message_sentence(one) for one in unreadable]


def _reader(desk: Desk, index: LogIndex, closed: Event) -> Callable[[], None]:
    """Reads the rest of the index; it knows nothing of the page, which may be gone by then.

    It begins when the page is drawn: Python's threads take turns, and the page asks Python for each of its texts.
    """

    def work() -> None:
        if closed.wait(DRAWN_S):
            return
        try:
            for _ in index.read(desk.journals_for_a_thread()[::-1]):
                if closed.wait(PAUSE_S):
                    return
        except Exception:
            log.exception("the index of a log could not be read")
            index.has_failed = True

    return work


def _searcher(desk: Desk, search: Search, index: LogIndex) -> Callable[[], None]:
    return lambda: search.run(lambda: list(zip(desk.journals_for_a_thread()[::-1], index.journals, strict=False)))
