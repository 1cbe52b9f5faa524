"""The staff's log of bills, each with its outcome."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from terminal.exporting.export import Progress
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.recall.kept_journals import KeptJournal
from terminal.recall.lists import BILL_KINDS, Bill, bills_of, disputes_of_seen_bills, number_of, rows_about
from terminal.recall.log_index import LogJournal
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.logs.log_page import Entry, LogListing
from terminal.screens.operator.times import instant
from terminal.screens.operator.whole_lists import every_row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class BillsPage(LogListing):
    """The bills in the journals, the newest first."""

    PAPER = "BILLS"
    NOTED = True
    RARE = ("bill_disputed",)
    TIMES = (1,)

    def columns(self) -> Sequence[Column]:
        """What came when, and where it is."""
        return (
            Column(translate("Operator", "No."), 150),
            Column(translate("Operator", "Time"), 460),
            Column(translate("Operator", "Amount"), 330, right=True),
            Column(translate("Operator", "Outcome"), 880),
        )

    def kinds(self, chosen: str) -> Collection[str]:
        """A bill is seen in escrow, or found without having been."""
        del chosen
        return ("bill_seen", "bill_disputed")

    def left_out(self, history: History, one: LogJournal) -> Collection[int]:
        """The disputes of bills that have a line of their own."""
        return disputes_of_seen_bills(history, one.index)

    def read(self, one: LogJournal, history: History, seqs: Sequence[int]) -> Mapping[int, Bill]:
        """Read what became of these bills."""
        rows = rows_about(history, one.index, seqs, BILL_KINDS)
        found = bills_of(rows)
        return {row.seq: found[number] for row in rows if row.seq in seqs for number in (number_of(row),)}

    def line(self, entry: Entry) -> Line:
        """A bill with its outcome."""
        return self._bill(entry.thing, self.currency_of(entry.one.kept))

    def whole(self, progress: Progress) -> Iterator[Line]:
        """Every bill, the oldest first."""
        return every_row(self.desk, BILL_KINDS, self._all, progress)

    def _all(self, kept: KeptJournal, rows: Iterator[Row]) -> Iterator[Line]:
        currency = self.currency_of(kept)
        return (self._bill(bill, currency) for _, bill in sorted(bills_of(rows).items()))

    def _bill(self, bill: Bill, currency: str) -> Line:
        outcome, tone = _outcomes()[bill.outcome]
        value = (
            languages.amount(bill.value_cents, currency) if bill.value_cents else translate("Player", "unknown value")
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
