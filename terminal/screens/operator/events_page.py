"""The staff's log: the last thousand events in plain words, all of them or those of one matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6.QtCore import QObject

from terminal.exporting.export import Progress
from terminal.journal.chain import Row
from terminal.recall.describe import DESCRIBERS, Matter, kinds
from terminal.recall.kept_journals import KeptJournal
from terminal.recall.log import EVENTS, Entry, described, log
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import FromJournals, MergedList
from terminal.screens.operator.times import instant
from terminal.screens.operator.whole_lists import every_row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

ALL = "all"


class EventsPage(FromJournals):
    """The log, the newest event first."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._logs: dict[str, MergedList[Entry]] = {}
        super().__init__(desk, parent)

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

    def lines(self, chosen: str) -> Sequence[Line]:
        """The last events of the matter."""
        if chosen not in self._logs:
            matter = None if chosen == ALL else cast("Matter", chosen)
            self._logs[chosen] = MergedList(self.desk, lambda _, history, most: log(history, matter, most), EVENTS)
        self.merged = self._logs[chosen]
        return [self._line(entry) for entry in self.merged.entries()]

    def whole(self, progress: Progress) -> Iterator[Line]:
        """Every event of the matter, the oldest first."""
        wanted = kinds(None if self.chosen == ALL else cast("Matter", self.chosen))
        return every_row(self.desk, wanted, self._described, progress)

    def _described(self, kept: KeptJournal, rows: Iterator[Row]) -> Iterator[Line]:
        del kept
        return (self._line(described(row)) for row in rows)

    def _line(self, entry: Entry) -> Line:
        cents = entry.description.cents
        currency = self.desk.touch_gateway.cabinet.profile.currency
        amount = "" if cents is None else languages.amount(cents, currency)
        words = languages.sentence(entry.description.phrase, currency)
        return Line((str(entry.seq), instant(self.desk, entry.at_ms), words, amount))


def _matters() -> dict[str, str]:
    return {
        "money": translate("Operator", "Money"),
        "games": translate("Operator", "Games"),
        "doors": translate("Operator", "Doors and keys"),
        "devices": translate("Operator", "Devices"),
        "memory": translate("Operator", "Journal"),
        "visits": translate("Operator", "Visits"),
        "people": translate("Operator", "Staff"),
    }


make = EventsPage
