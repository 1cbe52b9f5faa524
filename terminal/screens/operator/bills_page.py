"""The staff's lists of the last bills and of the last hand pays, each with what became of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from terminal.recall.lists import BILLS, Bill, HandPay, bills, hand_pays
from terminal.screens import languages
from terminal.screens.operator.list_page import Column, Filter, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import UNREADABLE, how_far, why_unreadable
from terminal.screens.operator.times import instant
from terminal.screens.player.names import bet_name
from terminal.screens.player.words import translate


class BillsPage(Listing):
    """What the journal holds of the last bills and hand pays, the newest first."""

    NOTED = True
    _unreadable = ""
    _found = 0

    def filters(self) -> Sequence[Filter]:
        """Bills, or hand pays."""
        return (
            Filter("bills", translate("Operator", "Bills in")),
            Filter("hand_pays", translate("Operator", "Hand pays")),
        )

    def columns(self) -> Sequence[Column]:
        """The same for both."""
        return (
            Column(translate("Operator", "No."), 150),
            Column(translate("Operator", "Time"), 460),
            Column(translate("Operator", "Amount"), 330, right=True),
            Column(translate("Operator", "Outcome"), 880),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The newest first."""
        self._unreadable = ""
        try:
            past = self.desk.past()
            if chosen == "bills":
                found = [self._bill(one) for one in bills(past)]
            else:
                found = [self._hand_pay(one) for one in hand_pays(past)]
        except UNREADABLE as error:
            self._unreadable, found = why_unreadable(error), []
        self._found = len(found)
        return found

    def footnote(self) -> str:
        """How far back was looked for fewer than there is room for."""
        return how_far(self.desk, found_all=self._found >= BILLS)

    def nothing(self) -> str:
        """A journal that cannot be read says so."""
        return self._unreadable or super().nothing()

    def _bill(self, bill: Bill) -> Line:
        outcome, tone = _outcomes()[bill.outcome]
        value = self._amount(bill.value_cents) if bill.value_cents else translate("Player", "unknown value")
        why = languages.device_sentence(bill.why) if bill.why else ""
        return Line((str(bill.number), instant(self.desk, bill.at_ms), value, outcome), why, tone)

    def _hand_pay(self, one: HandPay) -> Line:
        outcome, tone = _pay_outcomes()[one.outcome]
        if one.ended_ms:
            outcome = f"{outcome}  ·  {instant(self.desk, one.ended_ms)}"
        note = _reasons()[one.reason]
        if one.bet:
            note += f"  ·  {bet_name(one.bet, self.desk.hand.cabinet.game_name)}"
        if one.limit_cents:
            note += "  ·  " + translate("Operator", "limit {0}").format(self._amount(one.limit_cents))
        when = instant(self.desk, one.due_ms)
        return Line((str(one.number), when, self._amount(one.amount_cents), outcome), note, tone)

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


def _pay_outcomes() -> dict[str, tuple[str, str]]:
    return {
        "due": (translate("Operator", "To be paid"), "bad"),
        "paid": (translate("Operator", "Paid"), "good"),
        "undone": (translate("Operator", "Not paid"), "care"),
    }


def _reasons() -> dict[str, str]:
    return {
        "ticket_limit": translate("Operator", "The credit was above the ticket limit"),
        "printer": translate("Operator", "The printer could not print"),
        "win": translate("Operator", "A win above the attended limit"),
        "credit_limit": translate("Operator", "The credit would have exceeded its limit"),
        "cancelled": translate("Operator", "An attendant cancelled the credit"),
        "clock": translate("Operator", "A ticket would have borne a wrong date"),
    }


def make(desk: Desk, parent: QObject) -> Listing:
    """Make the page."""
    return BillsPage(desk, parent)
