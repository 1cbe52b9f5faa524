"""The staff's page of the cash box: what must be in it, and the count of a box that was taken out (regulation M6)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.cash_box.contents import Contents, Drop
from terminal.cabinet.cash_box.drops import STACKER_OUT, values_of
from terminal.cabinet.commands import CountDrop, PrintDrop, TakeDrop, UndoDrop
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.shared.exposed import exposed
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

INSIDE = "inside"
"""The filter of the box in the validator; those of the others are the numbers of their drops."""
MAX_DIGITS = 4
PAD_SHARE = 766
"""The part of the table's width that the number pad covers while a box is counted."""


class CashBoxPage(ActionListing):
    """The box in the validator by denomination; or one that was taken out, beside the count that is typed."""

    PAPER = "CASH BOX"

    boxChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._typed = TypedText(MAX_DIGITS)
        self._counts: dict[int, str] = {}
        """What is typed for each row: the bills in the order of their values, then the tickets."""
        self._row = 0
        self._of = ""
        """The box that these counts are of."""
        super().__init__(desk, parent)
        self._typed.setParent(self)
        self._typed.changed.connect(self._retyped)
        uncounted = desk.state.cash_box.uncounted
        if uncounted:
            self.choose(str(uncounted[0].number))

    # The list ---------------------------------------------------------------------------------------------------------

    def filters(self) -> Sequence[Filter]:
        """The box in the validator, and those that wait for their count."""
        title = translate("Operator", "Drop {0}")
        drops = [Filter(str(one.number), title.format(one.number)) for one in self.desk.state.cash_box.uncounted]
        return (Filter(INSIDE, translate("Operator", "In the validator")), *drops)

    def columns(self) -> Sequence[Column]:
        """What must be in it; of a box that is counted also the count, and room for the number pad."""
        found = (
            Column(translate("Operator", "Value"), 290),
            Column(translate("Operator", "Expected"), 256, right=True),
        )
        if self._drop is None:
            amount = Column(translate("Operator", "Amount"), 480, right=True)
            return (*found, amount, Column("", 764))
        counted = Column(translate("Operator", "Counted"), 256, right=True)
        difference = Column(translate("Operator", "Difference"), 256, right=True)
        return (*found, counted, difference, Column("", PAD_SHARE))

    def lines(self, chosen: str) -> Sequence[Line]:
        """A row for each value, one for the tickets, and the sum of the bills."""
        del chosen
        contents, drop = self._contents, self._drop
        if drop is None:
            rows = [
                (self._amount(value), self._figure(self._expected(row)), self._amount(value * self._expected(row)))
                for row, value in enumerate(self._values)
            ]
            tickets = (translate("Operator", "Tickets"), self._figure(contents.tickets))
            sums = (translate("Operator", "Bills"), "", self._amount(contents.bills_cents))
            return [Line(cells) for cells in (*rows, (*tickets, self._amount(contents.tickets_cents)), sums)]
        found = [self._counted_line(row) for row in range(len(self._values) + 1)]
        counted_cents = sum(value * int(self._counts.get(row, "0")) for row, value in enumerate(self._values))
        difference = self._amount(counted_cents - contents.bills_cents)
        sums = (translate("Operator", "Bills"), self._amount(contents.bills_cents), self._amount(counted_cents))
        return [*found, Line((*sums, difference))]

    def touched(self, number: int) -> None:
        """Type the count of this row."""
        self._select(number)

    def selected(self) -> object:
        """The row whose count is typed."""
        return self._row

    def refresh(self) -> None:
        """Update the page; a box that was counted meanwhile is not shown any more."""
        if self._chosen and self._chosen not in {one.name for one in self.filters()}:
            self._chosen = ""
        if self._of != self._chosen:
            self._of, self._row, self._counts = self._chosen, 0, {}
            self._typed.clear()
        super().refresh()
        self.boxChanged.emit()

    # The buttons ------------------------------------------------------------------------------------------------------

    def actions(self) -> Sequence[Action]:
        """Of the box in the validator: it was taken out. Of another: its count, or that it was put back."""
        drop = self._drop
        if drop is not None:
            return self._counting(drop)
        box = self.desk.state.cash_box
        again = translate("Operator", "Touch again: it is out")
        taken = Action(translate("Operator", "The cash box was taken out"), TakeDrop(box.last_number + 1), True, again)
        counted = [one for one in box.drops if one.counted is not None]
        if not counted:
            return (taken,)
        last = counted[-1].number
        return (taken, Action(translate("Operator", "Print drop {0}").format(last), PrintDrop(last)))

    def paper(self) -> str:
        """What is counted has a paper of its own, once it is counted."""
        return self.PAPER if self._drop is None else ""

    def _counting(self, drop: Drop) -> Sequence[Action]:
        undo = Action(
            translate("Operator", "It was put back unopened"),
            UndoDrop(drop.number),
            True,
            translate("Operator", "Touch again: it is in"),
        )
        if not self._whole:
            return (undo,)
        bills = {str(value): int(self._counts[row]) for row, value in enumerate(self._values)}
        tickets = int(self._counts[len(self._values)])
        again = translate("Operator", "Touch again: count complete")
        return (
            Action(translate("Operator", "The count is complete"), CountDrop(drop.number, bills, tickets), True, again),
            undo,
        )

    def remark(self) -> str:
        """When the box was taken out, and what was found in the last one."""
        drop = self._drop
        if drop is not None:
            taken = translate("Operator", "Drop {0}, taken out at {1}").format(
                drop.number, instant(self.desk, drop.at_ms)
            )
            return taken if self._whole else taken + ". " + translate("Operator", "Type the count of every row.")
        if self.desk.state.machine.device("validator").code == STACKER_OUT:
            return translate("Operator", "There is no cash box in the validator.")
        counted = [one for one in self.desk.state.cash_box.drops if one.counted is not None]
        if not counted:
            return translate("Operator", "A box that is taken out through its door is journaled without a touch.")
        last = translate("Operator", "Drop {0}: {1} expected, difference {2}")
        found = counted[-1]
        return last.format(found.number, self._amount(found.contents.bills_cents), self._amount(found.difference_cents))

    # The number pad ---------------------------------------------------------------------------------------------------

    typed = exposed(QObject, "_typed", boxChanged)
    """The count of the chosen row, as it is typed."""

    @Property(bool, notify=boxChanged)
    def counting(self) -> bool:
        """A box is being counted."""
        return self._drop is not None

    @Property(str, notify=boxChanged)
    def asked(self) -> str:
        """What is being typed."""
        if self._row >= len(self._values):
            return translate("Operator", "Number of tickets")
        return translate("Operator", "Number of bills of {0}").format(self._amount(self._values[self._row]))

    @Property(bool, notify=boxChanged)
    def ready(self) -> bool:
        """The count of the row is typed."""
        return bool(self._counts.get(self._row))

    @Slot()
    def next(self) -> None:
        """Go to the next row, or to the first one after the last."""
        self._select((self._row + 1) % (len(self._values) + 1))

    def _select(self, row: int) -> None:
        self._row = row
        self._typed.set(self._counts.get(row, ""))

    @Slot()
    def _retyped(self) -> None:
        """Only digits come from the pad."""
        text = str(self._typed.property("text"))
        if text:
            self._counts[self._row] = text
        else:
            self._counts.pop(self._row, None)
        self.refresh()

    # Inside -----------------------------------------------------------------------------------------------------------

    @property
    def _drop(self) -> Drop | None:
        """The box that is counted; None for the one in the validator."""
        return self.desk.state.cash_box.drop(int(self._chosen)) if self._chosen.isdigit() else None

    @property
    def _contents(self) -> Contents:
        drop = self._drop
        return self.desk.state.cash_box.contents if drop is None else drop.contents

    @property
    def _values(self) -> tuple[int, ...]:
        return values_of(self.desk.state.configuration.currency, self._contents)

    @property
    def _whole(self) -> bool:
        """Every row has its count."""
        return len(self._counts) == len(self._values) + 1

    def _expected(self, row: int) -> int:
        if row == len(self._values):
            return self._contents.tickets
        return self._contents.bills.get(str(self._values[row]), 0)

    def _counted_line(self, row: int) -> Line:
        title = translate("Operator", "Tickets") if row == len(self._values) else self._amount(self._values[row])
        typed, expected = self._counts.get(row), self._expected(row)
        difference = None if typed is None else int(typed) - expected
        tone = "" if difference is None else "bad" if difference else "good"
        counted = "" if typed is None else self._figure(int(typed))
        missing = "" if difference is None else self._figure(difference)
        return Line((title, self._figure(expected), counted, missing), tone=tone, opens=title, about=row)

    def _figure(self, number: int) -> str:
        return languages.number(number)

    def _amount(self, cents: int) -> str:
        return self.desk.touch_gateway.amount(cents)


make = CashBoxPage
