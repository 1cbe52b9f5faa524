"""The staff's list of the last bills, each with its outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from terminal.exporting.export import Progress
from terminal.journal.chain import Row
from terminal.recall.kept_journals import KeptJournal
from terminal.recall.lists import BILL_KINDS, LISTED, Bill, bills, bills_of
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import FromJournals, MergedList
from terminal.screens.operator.times import instant
from terminal.screens.operator.whole_lists import every_row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class BillsPage(FromJournals):
    """The last bills in the journal, the newest first."""

    NOTED = True

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self.merged = MergedList(desk, lambda _, history, most: bills(history, most), LISTED)
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
        return [self._bill(one) for one in self.merged.entries()]

    def whole(self, progress: Progress) -> Iterator[Line]:
        """Every bill, the oldest first."""
        return every_row(self.desk, BILL_KINDS, self._all, progress)

    def _all(self, kept: KeptJournal, rows: Iterator[Row]) -> Iterator[Line]:
        del kept
        return (self._bill(bill) for _, bill in sorted(bills_of(rows).items()))

    def _bill(self, bill: Bill) -> Line:
        outcome, tone = _outcomes()[bill.outcome]
        value = (
            self.desk.touch_gateway.amount(bill.value_cents)
            if bill.value_cents
            else translate("Player", "unknown value")
        )
        why = languages.message_sentence(bill.why) if bill.why else ""
        return Line((str(bill.number), instant(self.desk, bill.at_ms), value, outcome), why, tone)


def _outcomes() -> dict[str, tuple[str, str]]:
    return {
        "escrow": (translate("Operator", "In escrow"), "care"),
        "credited": (translate("Operator", "Credited"), "good"),
        "returned": (translate("Operator", "Returned"), "care"),
        "disputed": (translate("Operator", "Disputed"), "bad"),
        "settled": (translate("Operator", "Credited by an attendant"), "good"),
        "given_back": (translate("Operator", "Settled without credit"), "care"),
    }


make = BillsPage
