"""The staff's log: every event in plain words, all of them or those of one matter."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import cast

from terminal.cabinet.commands import PrintList
from terminal.exporting.export import Progress
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.recall.describe import DESCRIBERS, Matter, kinds
from terminal.recall.kept_journals import KeptJournal
from terminal.recall.log import Entry as Described
from terminal.recall.log import described
from terminal.recall.log_index import LogJournal
from terminal.recall.slip_lines import event_lines
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.logs.log_page import Entry, LogListing
from terminal.screens.operator.printing import is_printing, joined
from terminal.screens.operator.times import instant
from terminal.screens.operator.whole_lists import every_row
from terminal.screens.operator.work_page import Action, print_action
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

ALL = "all"


class EventsPage(LogListing):
    """The log, the newest event first."""

    RECORDED = 1
    TIMES = (1,)

    def filters(self) -> Sequence[Filter]:
        """Everything, and each matter."""
        titles = _matters()
        return (Filter(ALL, translate("Operator", "All")), *(Filter(matter, titles[matter]) for matter in DESCRIBERS))

    def columns(self) -> Sequence[Column]:
        """The columns of the log."""
        return (
            Column(translate("Operator", "No."), 150),
            Column(translate("Operator", "Time"), 350),
            Column(translate("Operator", "What happened"), 1090),
            Column(translate("Operator", "Amount"), 230, right=True),
        )

    def kinds(self, chosen: str) -> Collection[str]:
        """Those of the matter."""
        return kinds(_matter(chosen))

    def read(self, one: LogJournal, history: History, seqs: Sequence[int]) -> Mapping[int, Described]:
        """Describe the events."""
        del one
        return {row.seq: described(row) for row in history.at(seqs)}

    def line(self, entry: Entry) -> Line:
        """An event in plain words."""
        return self._line(entry.thing, self.currency_of(entry.one.kept))

    def named(self, one: LogJournal, number: int) -> Sequence[int]:
        """The event with this number, if it is one of the matter."""
        selection = self._selection(one)
        found = selection.after(number - 1, 1) if 0 < number <= one.index.seq else ()
        return found if tuple(found) == (number,) else ()

    def actions(self) -> Sequence[Action]:
        """What is on the page can be printed."""
        shown = [entry.thing for entry in self._on_page]
        if not shown:
            return ()
        lines = event_lines(self.desk.state, shown, self.desk.now())
        return (print_action(self.desk, PrintList("events", shown[0].seq, lines)),)

    def remark(self) -> str:
        """That it is being printed, and what else there is to say."""
        return joined(is_printing(self.desk, "events"), super().remark())

    def whole(self, progress: Progress) -> Iterator[Line]:
        """Every event of the matter, the oldest first."""
        return every_row(self.desk, self.kinds(self.chosen), self._described, progress)

    def _described(self, kept: KeptJournal, rows: Iterator[Row]) -> Iterator[Line]:
        currency = self.currency_of(kept)
        return (self._line(described(row), currency) for row in rows)

    def _line(self, entry: Described, currency: str) -> Line:
        cents = entry.description.cents
        amount = "" if cents is None else languages.amount(cents, currency)
        words = languages.sentence(entry.description.phrase, currency)
        return Line((str(entry.seq), instant(self.desk, entry.at_ms), words, amount))


def _matter(chosen: str) -> Matter | None:
    return None if chosen == ALL else cast("Matter", chosen)


def _matters() -> dict[str, str]:
    return {
        "money": translate("Operator", "Money"),
        "games": translate("Operator", "Games"),
        "doors": translate("Operator", "Doors and keys"),
        "devices": translate("Operator", "Devices"),
        "memory": translate("Operator", "Journal"),
        "parameters": translate("Operator", "Parameters"),
        "visits": translate("Operator", "Visits"),
        "people": translate("Operator", "Staff"),
    }


make = EventsPage
