"""The staff's page of gaming days at a shared table: the rounds of each day, and what they did to each seat (M7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from terminal.cabinet.hosting.books import total
from terminal.cabinet.state.hosting import SeatBook, TableDay
from terminal.screens.operator.day_lines import DOT, date
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class TableDaysPage(ActionListing):
    """The days, the current one first, and all of them together; a touch opens one."""

    PAPER = "TABLE - GAMING DAYS"
    NOTED = True

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._opened: TableDay | None = None
        super().__init__(desk, parent)

    def columns(self) -> Sequence[Column]:
        """The same for days and seats."""
        first = translate("Operator", "Gaming day") if self._opened is None else translate("Operator", "Seat")
        titles = (
            translate("Operator", "Rounds"),
            translate("Operator", "Winnings"),
            translate("Operator", "Losing wagers"),
            translate("Operator", "Table win"),
        )
        return (Column(first, 500), *(Column(title, 330, right=True) for title in titles))

    def lines(self, chosen: str) -> Sequence[Line]:
        """The days, the newest first; or the seats of the open one, under their total."""
        del chosen
        opened = self._opened
        if opened is None:
            return [self._day(day) for day in self._days]
        every = self._line(translate("Operator", "All seats"), total(opened.seats), opened.rounds)
        return [every, *(self._line(languages.number(one.seat), one, one.rounds) for one in opened.seats)]

    def paper(self) -> str:
        """The days, or the one that is open, by its number and its date in the journal's form."""
        opened = self._opened
        if opened is None:
            return self.PAPER
        return f"TABLE - DAY {opened.number} {opened.date}" if opened.number else "TABLE - SINCE THE JOURNAL BEGAN"

    def remark(self) -> str:
        """Which day is open."""
        opened = self._opened
        if opened is None:
            return translate("Operator", "As the stations have reported it. Money in and out is in their own reports.")
        if not opened.number:
            return translate("Operator", "Since the journal began")
        return translate("Operator", "Gaming day {0}").format(opened.number) + DOT + date(opened.date)

    def nothing(self) -> str:
        """The message for a table without rounds."""
        return translate("Operator", "No round has been opened yet")

    def touched(self, number: int) -> None:
        """Open a day."""
        self._opened, self._number = self._days[number], 0
        self.refresh()

    def step_back(self) -> bool:
        """From the open day back to the list."""
        if super().step_back():
            return True
        if self._opened is None:
            return False
        self._opened = None
        self.refresh()
        return True

    @property
    def _days(self) -> Sequence[TableDay]:
        """The days that the table still knows, the newest first; then all since its journal began."""
        hosting = self.desk.state.hosting
        if not hosting.rounds:
            return ()
        every = TableDay(0, "", hosting.decided, hosting.voids, hosting.book)
        return (hosting.today, *reversed(hosting.days), every)

    def _day(self, day: TableDay) -> Line:
        title = date(day.date) if day.number else translate("Operator", "Since the journal began")
        opens = translate("Operator", "Gaming day {0}").format(day.number) if day.number else title
        notes = [translate("Operator", "No. {0}").format(day.number)] if day.number else []
        notes.append(translate("Operator", "Void throws: {0}").format(languages.number(day.voids)))
        return self._line(title, total(day.seats), day.rounds, DOT.join(notes), opens)

    def _line(self, title: str, book: SeatBook, rounds: int, note: str = "", opens: str = "") -> Line:
        gateway = self.desk.touch_gateway
        cells = (
            title,
            languages.number(rounds),
            gateway.amount(book.won_cents),
            gateway.amount(book.lost_cents),
            gateway.signed(book.lost_cents - book.won_cents),
        )
        return Line(cells, note, opens=opens)


make = TableDaysPage
