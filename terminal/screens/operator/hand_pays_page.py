"""The staff's log of hand pays, each with its outcome and its receipt (regulation L4).

The button prints the receipt of the one that was touched, or of the newest.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from terminal.cabinet.commands import PrintReceipt
from terminal.cabinet.hand_pay_reasons import REASONS
from terminal.cabinet.state.hand_pays import Receipt
from terminal.exporting.export import Progress
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.recall.kept_journals import KeptJournal
from terminal.recall.lists import HAND_PAY_KINDS, HandPay, hand_pays_of, number_of, rows_about
from terminal.recall.log_index import LogJournal
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.logs.log_page import Entry, LogListing
from terminal.screens.operator.times import instant
from terminal.screens.operator.whole_lists import every_row
from terminal.screens.operator.work_page import Action
from terminal.screens.shared.names import bet_name
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

DOT = "  ·  "


class HandPaysPage(LogListing):
    """The hand pays in the journals, the newest first, with what the state knows of their receipts."""

    PAPER = "HAND PAYS"
    NOTED = True
    TIMES = (1, 2)

    def columns(self) -> Sequence[Column]:
        """When it fell due, when it ended, and how."""
        return (
            Column(translate("Operator", "No."), 110),
            Column(translate("Operator", "Due"), 400),
            Column(translate("Operator", "Ended"), 400),
            Column(translate("Operator", "Amount"), 260, right=True),
            Column(translate("Operator", "Outcome"), 650),
        )

    def kinds(self, chosen: str) -> Collection[str]:
        """Each falls due once."""
        del chosen
        return ("hand_pay_due",)

    def read(self, one: LogJournal, history: History, seqs: Sequence[int]) -> Mapping[int, HandPay]:
        """Read what became of these hand pays."""
        rows = rows_about(history, one.index, seqs, HAND_PAY_KINDS)
        found = hand_pays_of(rows)
        return {row.seq: found[number_of(row)] for row in rows if row.seq in seqs}

    def line(self, entry: Entry) -> Line:
        """A hand pay with its outcome."""
        return self._line(entry.thing, self.currency_of(entry.one.kept))

    def whole(self, progress: Progress) -> Iterator[Line]:
        """Every hand pay, the oldest first."""
        return every_row(self.desk, HAND_PAY_KINDS, self._all, progress)

    def selected(self) -> object:
        """The number of the hand pay whose receipt the button prints: the one that was touched, or the newest."""
        receipts = self.desk.state.hand_pay.receipts
        numbers = [one.number for one in receipts]
        touched = super().selected()
        return touched if touched in numbers else numbers[-1] if numbers else None

    def actions(self) -> Sequence[Action]:
        """The receipt of the chosen row."""
        found = self._receipt(self.selected())
        if found is None:
            return ()
        first = translate("Operator", "Print receipt {0}")
        again = translate("Operator", "Print receipt {0} again")
        title = (first if found.outcome == "none" else again).format(found.number)
        return (Action(title, PrintReceipt(found.number)),)

    def nothing(self) -> str:
        """The message if there was no hand pay yet, or if the journal cannot be read."""
        yet = translate("Operator", "Nothing was paid by hand yet")
        return super().nothing() if self._search is not None or self._missing() else yet

    def _all(self, kept: KeptJournal, rows: Iterator[Row]) -> Iterator[Line]:
        currency = self.currency_of(kept)
        return (self._line(one, currency) for _, one in sorted(hand_pays_of(rows).items()))

    def _line(self, one: HandPay, currency: str) -> Line:
        receipt = self._receipt(one.number)
        outcome, tone = _outcome(one, receipt)
        cells = (
            str(one.number),
            instant(self.desk, one.due_ms),
            instant(self.desk, one.ended_ms) if one.ended_ms else "",
            languages.amount(one.amount_cents, currency),
            outcome,
        )
        opens = translate("Operator", "Hand pay {0}").format(one.number) if receipt else ""
        return Line(cells, self._note(one, receipt, currency), tone, opens, one.number if receipt else None)

    def _note(self, one: HandPay, receipt: Receipt | None, currency: str) -> str:
        """Why it was due, and why its receipt was not printed."""
        parts = [languages.sentence(REASONS[one.reason])]
        if one.bet:
            parts.append(bet_name(one.bet, self.desk.touch_gateway.cabinet.game.name))
        if one.limit_cents:
            parts.append(translate("Operator", "limit {0}").format(languages.amount(one.limit_cents, currency)))
        if receipt is not None and receipt.why:
            parts.append(languages.message_sentence(receipt.why))
        return DOT.join(parts)

    def _receipt(self, number: object) -> Receipt | None:
        """The state's record of a receipt; None for one that was never ordered, or long ago."""
        return next((one for one in self.desk.state.hand_pay.receipts if one.number == number), None)


def _outcome(one: HandPay, receipt: Receipt | None) -> tuple[str, str]:
    """Its outcome, and the tone of that."""
    if one.outcome == "due":
        return translate("Operator", "To be paid"), "bad"
    if one.outcome == "undone":
        return translate("Operator", "Not paid"), "care"
    paid = translate("Operator", "Paid")
    if receipt is None:
        return paid, "good"
    printed, tone = _receipts()[receipt.outcome]
    return f"{paid}{DOT}{printed}", tone


def _receipts() -> dict[str, tuple[str, str]]:
    return {
        "none": (translate("Operator", "receipt not printed"), "care"),
        "printing": (translate("Operator", "receipt being printed"), "care"),
        "printed": (translate("Operator", "receipt printed"), "good"),
        "failed": (translate("Operator", "receipt failed"), "bad"),
    }


make = HandPaysPage
