"""The technician's page of test throws: each result, and how they compare with fair dice, live (regulation 1.6)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from terminal.cabinet.commands import ThrowTest
from terminal.fairness import chi_square
from terminal.fairness.counts import ways
from terminal.rules.games import kind_of
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.shared.exposed import exposed
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.table.total_bars import TOTAL_ROLES, counted_bars, total_row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class ThrowsPage(ActionListing):
    """The last throw, and all since test mode began."""

    PAPER = "TEST THROWS"

    thrown = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._bars = Rows(TOTAL_ROLES)
        super().__init__(desk, parent)
        self._bars.setParent(self)

    def columns(self) -> Sequence[Column]:
        """The test, and its result."""
        return (Column(translate("Operator", "Test"), 500), Column(translate("Operator", "Result"), 1290))

    def lines(self, chosen: str) -> Sequence[Line]:
        """The last throw, the number of throws, and how likely fair dice differ as much."""
        del chosen
        throws = self.desk.state.diagnostics.throws
        totals, shares = throws.counts_of(throws.count).totals, ways(throws.count)
        value = chi_square.figure(totals, shares)
        likely = chi_square.probability(value, len(shares) - 1)
        fairness = translate("Operator", "chi-square {0}, probability {1}").format(
            languages.number(value, 2), languages.number(likely, 4)
        )
        return (
            Line((translate("Operator", "Last throw"), *self._last()), tone="bad" if throws.void else ""),
            Line((translate("Operator", "Throws"), self._counted())),
            Line((translate("Operator", "Totals"), languages.sentence_start(fairness) if any(totals) else "")),
        )

    def actions(self) -> Sequence[Action]:
        """One throw at a touch, of each number of dice that the game throws at once."""
        counts = kind_of(self.desk.state.table).dice_counts
        if len(counts) == 1:
            return (Action(translate("Operator", "Throw the dice"), ThrowTest(counts[0])),)
        return tuple(
            Action(translate("Operator", "Throw dice: {0}").format(count), ThrowTest(count)) for count in counts
        )

    def remark(self) -> str:
        """Where the throws count."""
        return translate("Operator", "These throws count here alone, until test mode ends.")

    def refresh(self) -> None:
        """Update the chart too."""
        super().refresh()
        throws = self.desk.state.diagnostics.throws
        totals = throws.counts_of(throws.count).totals
        self._bars.show([total_row(bar) for bar in counted_bars(throws.count, totals)])
        self.thrown.emit()

    totals = exposed(QObject, "_bars", thrown)
    """The bars of the chart."""

    def _last(self) -> tuple[str]:
        throws = self.desk.state.diagnostics.throws
        if throws.throw is not None:
            return (languages.sentence_start(translate("Operator", "the dice are out")),)
        if throws.void:
            return (languages.message_sentence(throws.void),)
        if not throws.last:
            return ("",)
        return (f"{' - '.join(map(str, throws.last))}  =  {sum(throws.last)}",)

    def _counted(self) -> str:
        throws = self.desk.state.diagnostics.throws
        counted = languages.number(throws.counts_of(throws.count).throws)
        if not throws.voids:
            return counted
        return translate("Operator", "{0}, and without a result: {1}").format(counted, languages.number(throws.voids))


make = ThrowsPage
