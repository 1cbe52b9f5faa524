"""The staff's list of the last bills, each with its outcome."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from terminal.recall.lists import LISTED, Bill, bills
from terminal.screens.operator.list_page import Column, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import MergedList
from terminal.screens.operator.times import instant
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class BillsPage(Listing):
    """The last bills in the journal, the newest first."""

    NOTED = True

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._bills = MergedList(desk, lambda _, history, most: bills(history, most), LISTED)
        super().__init__(desk, parent)

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
        return [self._bill(one) for one in self._bills.entries()]

    def footnote(self) -> str:
        """What is missing, and why."""
        return self._bills.remark()

    def nothing(self) -> str:
        """The message if the journal cannot be read."""
        return self._bills.why_empty() or super().nothing()

    def _bill(self, bill: Bill) -> Line:
        outcome, tone = _outcomes()[bill.outcome]
        value = self._amount(bill.value_cents) if bill.value_cents else translate("Player", "unknown value")
        why = languages.message_sentence(bill.why) if bill.why else ""
        return Line((str(bill.number), instant(self.desk, bill.at_ms), value, outcome), why, tone)

    def _amount(self, cents: int) -> str:
        return languages.amount(cents, self.desk.touch_gateway.cabinet.currency)


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
