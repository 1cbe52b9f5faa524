"""The technician's page of test mode: it is begun and ended here (regulation 6; 547.8(g))."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet.commands import BeginTest, EndTest, PrintTest, TestBill
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class DiagnosticsPage(ActionListing):
    """Each test with its last result."""

    PAPER = "TEST MODE"

    def columns(self) -> Sequence[Column]:
        """The test, and its result."""
        return (Column(translate("Operator", "Test"), 500), Column(translate("Operator", "Result"), 1290))

    def lines(self, chosen: str) -> Sequence[Line]:
        """Test mode itself comes first."""
        del chosen
        return [self._mode(), self._paper(), self._bill()]

    def actions(self) -> Sequence[Action]:
        """One button begins and ends test mode."""
        if self.desk.state.diagnostics.mode is None:
            return (Action(translate("Operator", "Begin test mode"), BeginTest()),)
        return (
            Action(translate("Operator", "End test mode"), EndTest()),
            Action(translate("Operator", "Print a test"), PrintTest()),
            Action(translate("Operator", "Test a bill"), TestBill()),
        )

    def remark(self) -> str:
        """What test mode means."""
        return translate("Operator", "Nothing in test mode counts: no meter, no credit, no game. It ends with the key.")

    def _mode(self) -> Line:
        title = translate("Operator", "Test mode")
        mode = self.desk.state.diagnostics.mode
        if mode is None:
            return Line((title, languages.sentence_start(translate("Operator", "off"))))
        since = translate("Operator", "on since {0}").format(instant(self.desk, mode.at_ms))
        name = f", {mode.who.name}" if mode.who else ""
        return Line((title, languages.sentence_start(since) + name), tone="care")

    def _paper(self) -> Line:
        title, paper = translate("Operator", "Test print"), self.desk.state.diagnostics.paper
        if paper is None:
            return Line((title, ""))
        if paper.outcome == "failed":
            return Line((title, languages.message_sentence(paper.why)), tone="bad")
        if paper.outcome == "printing":
            return Line((title, languages.sentence_start(translate("Operator", "is being printed"))), tone="care")
        return Line((title, translate("Operator", "Printed")), tone="good")

    def _bill(self) -> Line:
        """What became of the last test bill."""
        title, bill = translate("Operator", "Test bill"), self.desk.state.diagnostics.bill
        if bill is None:
            return Line((title, ""))
        value = languages.amount(bill.value_cents, self.desk.touch_gateway.cabinet.profile.currency)
        if bill.outcome == "called" and bill.rejected:
            return Line((title, languages.message_sentence(bill.rejected)), tone="bad")
        if bill.outcome == "called":
            return Line((title, translate("Operator", "Insert a bill: it is read and returned")), tone="care")
        if bill.outcome == "escrow":
            return Line((title, translate("Operator", "{0}: it is being returned").format(value)), tone="care")
        if bill.outcome == "disputed":
            return Line(
                (title, translate("Operator", "{0}: it was stacked, and is disputed").format(value)), tone="bad"
            )
        return Line((title, translate("Operator", "{0}, returned").format(value)), tone="good")


make = DiagnosticsPage
