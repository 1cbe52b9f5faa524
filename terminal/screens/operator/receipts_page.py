"""The staff's list of hand pays that were paid, with their receipts; a touch prints one again (regulation L4)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from terminal.cabinet.commands import PrintReceipt
from terminal.cabinet.state.hand_pays import Receipt
from terminal.screens import languages
from terminal.screens.operator.list_page import Column, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, Worked
from terminal.screens.player.words import translate


class ReceiptsPage(Worked):
    """The newest first; the button prints the one that was touched, or the newest."""

    NOTED = True

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._selected = 0
        super().__init__(desk, parent)

    def columns(self) -> Sequence[Column]:
        """What was paid, and whether its receipt is out."""
        return (
            Column(translate("Operator", "No."), 110),
            Column(translate("Operator", "Reason"), 620),
            Column(translate("Operator", "Time"), 400),
            Column(translate("Operator", "Amount"), 260, right=True),
            Column(translate("Operator", "Receipt"), 400),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The newest first."""
        del chosen
        return [self._line(one) for one in reversed(self.desk.state.receipts)]

    def touched(self, number: int) -> None:
        """Choose the receipt that the button prints."""
        self._selected = self.desk.state.receipts[-1 - number].number
        self.refresh()

    def actions(self) -> Sequence[Action]:
        """The receipt that was touched, or the newest."""
        receipts = self.desk.state.receipts
        if not receipts:
            return ()
        found = next((one for one in receipts if one.number == self._selected), receipts[-1])
        first = translate("Operator", "Print receipt {0}")
        again = translate("Operator", "Print receipt {0} again")
        title = (first if found.outcome == "none" else again).format(found.number)
        return (Action(title, PrintReceipt(found.number)),)

    def nothing(self) -> str:
        """Nobody was paid by hand yet."""
        return translate("Operator", "Nothing was paid by hand yet")

    def _line(self, one: Receipt) -> Line:
        outcome, tone = _outcomes()[one.outcome]
        amount = languages.amount(one.amount_cents, self.desk.hand.cabinet.currency)
        when = instant(self.desk, one.at_ms) if one.at_ms else ""
        note = languages.device_sentence(one.why) if one.why else ""
        return Line(
            (str(one.number), _reasons()[one.reason], when, amount, outcome),
            note,
            tone,
            opens=translate("Operator", "Hand pay {0}").format(one.number),
        )


def _reasons() -> dict[str, str]:
    return {
        "win": translate("Operator", "Win"),
        "credit_limit": translate("Operator", "Wins above the credit limit"),
        "ticket_limit": translate("Operator", "Credit above the ticket limit"),
        "printer": translate("Operator", "Credit, no ticket possible"),
        "cancelled": translate("Operator", "Cancelled credit"),
        "clock": translate("Operator", "Credit, the clock is wrong"),
    }


def _outcomes() -> dict[str, tuple[str, str]]:
    return {
        "none": (translate("Operator", "Not printed"), "care"),
        "printing": (translate("Operator", "Being printed"), "care"),
        "printed": (translate("Operator", "Printed"), "good"),
        "failed": (translate("Operator", "Failed"), "bad"),
    }


def make(desk: Desk, parent: QObject) -> Listing:
    """Make the page."""
    return ReceiptsPage(desk, parent)
