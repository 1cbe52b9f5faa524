"""The staff's log: the last thousand events in plain words, all of them or those of one matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QObject

from terminal.recall.describe import DESCRIBERS, Matter
from terminal.recall.log import EVENTS, Entry, log
from terminal.screens.operator.list_page import Column, Filter, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import MergedList
from terminal.screens.operator.times import instant
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

ALL = "all"


class EventsPage(Listing):
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
        self._log = self._logs[chosen]
        return [self._line(entry) for entry in self._log.entries()]

    def footnote(self) -> str:
        """What is missing, and why."""
        return self._log.remark()

    def nothing(self) -> str:
        """The message if the journal cannot be read."""
        return self._log.why_empty() or super().nothing()

    def _line(self, entry: Entry) -> Line:
        cents = entry.told.cents
        currency = self.desk.touch_gateway.cabinet.currency
        amount = "" if cents is None else languages.amount(cents, currency)
        words = languages.sentence(entry.told.phrase, currency)
        return Line((str(entry.seq), instant(self.desk, entry.at_ms), words, amount))


def _matters() -> dict[str, str]:
    return {
        "money": translate("Operator", "Money"),
        "games": translate("Operator", "Games"),
        "doors": translate("Operator", "Doors and keys"),
        "devices": translate("Operator", "Devices"),
        "memory": translate("Operator", "Journal"),
        "visits": translate("Operator", "Visits"),
    }


def make(desk: Desk, parent: QObject) -> Listing:
    """Make the page."""
    return EventsPage(desk, parent)
