"""The staff's log: the last thousand events in plain words, all of them or those of one matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QObject

from terminal.recall.log import EVENTS, Entry, log
from terminal.recall.telling import TELLERS, Matter
from terminal.screens import languages
from terminal.screens.operator.list_page import Column, Filter, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import UNREADABLE, how_far, why_unreadable
from terminal.screens.operator.times import instant
from terminal.screens.player.words import translate

ALL = "all"


class EventsPage(Listing):
    """The log, the newest event first."""

    _unreadable = ""
    _found = 0

    def filters(self) -> Sequence[Filter]:
        """Everything, and each matter."""
        titles = _matters()
        return (Filter(ALL, translate("Operator", "All")), *(Filter(matter, titles[matter]) for matter in TELLERS))

    def columns(self) -> Sequence[Column]:
        """What a line of the log says."""
        return (
            Column(translate("Operator", "No."), 150),
            Column(translate("Operator", "Time"), 350),
            Column(translate("Operator", "What happened"), 1090),
            Column(translate("Operator", "Amount"), 230, right=True),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The last events of the matter."""
        self._unreadable, self._found = "", 0
        try:
            entries = log(self.desk.past(), None if chosen == ALL else cast("Matter", chosen))
        except UNREADABLE as error:
            self._unreadable = why_unreadable(error)
            return ()
        self._found = len(entries)
        return [self._line(entry) for entry in entries]

    def footnote(self) -> str:
        """How far back was looked for fewer events than there is room for."""
        return how_far(self.desk, found_all=self._found >= EVENTS)

    def nothing(self) -> str:
        """A journal that cannot be read says so."""
        return self._unreadable or super().nothing()

    def _line(self, entry: Entry) -> Line:
        cents = entry.told.cents
        amount = "" if cents is None else languages.amount(cents, self.desk.hand.cabinet.currency)
        words = languages.sentence(entry.told.phrase)
        return Line((str(entry.seq), instant(self.desk, entry.at_ms), words, amount))


def _matters() -> dict[str, str]:
    return {
        "money": translate("Operator", "Money"),
        "games": translate("Operator", "Games"),
        "doors": translate("Operator", "Doors and keys"),
        "devices": translate("Operator", "Devices"),
        "memory": translate("Operator", "Memory"),
        "visits": translate("Operator", "Visits"),
    }


def make(desk: Desk, parent: QObject) -> Listing:
    """Make the page."""
    return EventsPage(desk, parent)
