"""The staff's list of the last bills, each with what became of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from terminal.recall.lists import LISTED, Bill, bills
from terminal.screens import languages
from terminal.screens.operator.list_page import Column, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import UNREADABLE, how_far, why_unreadable
from terminal.screens.operator.times import instant
from terminal.screens.player.words import translate


class BillsPage(Listing):
    """What the journal holds of the last bills, the newest first."""

    NOTED = True
    _unreadable = ""
    _found = 0

    def columns(self) -> Sequence[Column]:
        """What came when, and where it is."""
        return (
            Column(translate("Operator", "No."), 150),
            Column(translate("Operator", "Time"), 460),
            Column(translate("Operator", "Amount"), 330, right=True),
            Column(translate("Operator", "Outcome"), 880),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The newest first."""
        del chosen
        self._unreadable = ""
        try:
            found = [self._bill(one) for one in bills(self.desk.past())]
        except UNREADABLE as error:
            self._unreadable, found = why_unreadable(error), []
        self._found = len(found)
        return found

    def footnote(self) -> str:
        """How far back was looked for fewer than there is room for."""
        return how_far(self.desk, found_all=self._found >= LISTED)

    def nothing(self) -> str:
        """A journal that cannot be read says so."""
        return self._unreadable or super().nothing()

    def _bill(self, bill: Bill) -> Line:
        outcome, tone = _outcomes()[bill.outcome]
        value = self._amount(bill.value_cents) if bill.value_cents else translate("Player", "unknown value")
        why = languages.device_sentence(bill.why) if bill.why else ""
        return Line((str(bill.number), instant(self.desk, bill.at_ms), value, outcome), why, tone)

    def _amount(self, cents: int) -> str:
        return languages.amount(cents, self.desk.hand.cabinet.currency)


def _outcomes() -> dict[str, tuple[str, str]]:
    return {
        "escrow": (translate("Operator", "In escrow"), "care"),
        "credited": (translate("Operator", "Credited"), "good"),
        "returned": (translate("Operator", "Returned"), "care"),
        "disputed": (translate("Operator", "Disputed"), "bad"),
        "settled": (translate("Operator", "Credited by an attendant"), "good"),
        "given_back": (translate("Operator", "Settled without credit"), "care"),
    }


def make(desk: Desk, parent: QObject) -> Listing:
    """Make the page."""
    return BillsPage(desk, parent)
