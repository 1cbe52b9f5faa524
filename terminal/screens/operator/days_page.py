"""The staff's page of gaming days: their totals, and one of them player by player, which can be printed (M7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from terminal.cabinet.commands import PrintDay
from terminal.cabinet.events import Event, SlipClosed, SlipOrdered
from terminal.cabinet.gaming_day import DayReport
from terminal.cabinet.state import State
from terminal.exporting.export import Export
from terminal.exporting.places import ExportPlace
from terminal.journal.history import History
from terminal.messages.text import Text
from terminal.recall.day_list import LISTED, Listed, listed_of
from terminal.recall.days import report, spans
from terminal.recall.following import Follower, Portions
from terminal.recall.kept_journals import KeptJournal, UnreadableError
from terminal.screens.operator.day_lines import (
    DOT,
    clear_line,
    columns,
    date,
    day_cells,
    day_facts,
    day_headings,
    day_line,
    player_cells,
    player_headings,
    player_lines,
)
from terminal.screens.operator.earlier_journals import EarlierJournals
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.reporting import report_export
from terminal.screens.operator.safely import why_unreadable
from terminal.screens.operator.slices import Reading
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

PAPERS = ("day", "players")
"""The kinds of slips about a day: its totals, or its players too."""


class DaysPage(ActionListing):
    """The days, the current one first; a touch opens one, which is then read from its journal."""

    PAPER = "GAMING DAYS"
    NOTED = True
    HAS_REPORT = True

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._rows: Sequence[Listed | KeptJournal] = ()
        self._before = EarlierJournals(desk, self.refresh)
        self._report: DayReport | None = None
        self._reading: Reading[DayReport] | None = None
        self._follower: Follower | None = None
        self._share: float | None = None
        self._page_of_list = 0
        self._papers: set[int] = set()
        self._why_no_paper: Text = ""
        super().__init__(desk, parent)
        self._before.begin(self, lambda ends: self._room > sum(len(state.known_days) for _, state in ends.found))

    def columns(self) -> Sequence[Column]:
        """The same for days and players."""
        opened = self._report is not None
        return columns(translate("Operator", "Player since") if opened else translate("Operator", "Gaming day"))

    def lines(self, chosen: str) -> Sequence[Line]:
        """The days, the newest first; or the players of the open one, under its totals."""
        del chosen
        if self._report is not None:
            return player_lines(self.desk, self._report)
        self._rows = self._list()
        return [
            day_line(self.desk, one) if isinstance(one, Listed) else clear_line(self.desk, one) for one in self._rows
        ]

    def actions(self) -> Sequence[Action]:
        """An open day can be printed; its totals alone, while the cabinet still knows them."""
        if self._report is None:
            return ()
        number, began_ms = self._report.day.number, self._report.day.began_ms
        known = any((one.number, one.began_ms) == (number, began_ms) for one in self.desk.state.known_days)
        totals = (Action(translate("Operator", "Print the totals"), PrintDay(number)),) if known else ()
        return (*totals, Action(translate("Operator", "Print with players"), PrintDay(number, self._report)))

    def paper(self) -> str:
        """An open day has papers of its own."""
        return self.PAPER if self._report is None else ""

    def report(self, place: ExportPlace) -> Export:
        """The days that are listed, or the open one with its players."""
        if self._report is None:
            listed = [row for row in self._rows if isinstance(row, Listed)]
            currency = self.desk.state.configuration.currency
            table = ("", day_headings(), [day_cells(one, currency) for one in listed])
            name = self._reporting.file_name("days", ".pdf")
            title = translate("Operator", "Gaming days")
            return report_export(self.desk, place, name, title, (), [(translate("Operator", "Totals"), *table[1:])])
        opened = self._report.day
        title = translate("Operator", "Gaming day {0}").format(opened.number) + DOT + date(opened.date)
        facts = day_facts(self.desk, self._report)
        rows = player_cells(self.desk, self._report)
        tables = [(translate("Operator", "Players: {0}").format(len(rows) - 1), player_headings(), rows)]
        name = self._reporting.file_name(f"day-{opened.number:06d}", ".pdf")
        return report_export(self.desk, place, name, title, facts, tables, self._report.currency)

    def remark(self) -> str:
        """Which day is open, and what is in progress."""
        if self._report is None:
            template = translate("Operator", "The journal is being read: {0}")
            return self._before.remark() if self._share is None else template.format(f"{self._share:.0%}")
        opened = self._report.day
        day = translate("Operator", "Gaming day {0}").format(opened.number) + DOT + date(opened.date)
        if opened.ended_ms is None:
            day += DOT + translate("Operator", "as it was at {0}").format(instant(self.desk, self._report.read_ms))
        if self._report.cleared:
            day += DOT + translate("Operator", "RAM clear")
        if any(one.about in PAPERS for one in self.desk.state.papers.slips):
            return day + DOT + translate("Operator", "Being printed")
        return day + DOT + languages.message_sentence(self._why_no_paper) if self._why_no_paper else day

    def nothing(self) -> str:
        """The message for a journal without gaming days."""
        return translate("Operator", "No gaming day has begun yet")

    def touched(self, number: int) -> None:
        """Open a day."""
        self._stop()
        row = self._rows[number]
        assert isinstance(row, Listed), "nothing but days is touched"
        self._reading = Reading(
            self._read(row),
            self,
            done=self._open,
            failed=self._cannot_open,
            goes_on=self._goes_on,
        )
        self._reading.go_on()

    def step_back(self) -> bool:
        """From the open day back to the list at its old position; a day that is being read is given up."""
        if super().step_back():
            return True
        if self._report is None and self._reading is None:
            return False
        if self._report is not None:
            self._number = self._page_of_list
        self._report, self._said, self._why_no_paper = None, "", ""
        self._stop()
        self.refresh()
        return True

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events; the failure of a paper is shown."""
        for event in events:
            match event:
                case SlipOrdered(slip, about) if about in PAPERS:
                    self._papers.add(slip.number)
                    self._why_no_paper = ""
                case SlipClosed(number, False, reason) if number in self._papers:
                    self._why_no_paper = self._why_no_paper or reason
        super().project(state, events)

    @property
    def _room(self) -> int:
        """How many days from before RAM clears are listed."""
        return max(0, LISTED - len(self.desk.state.known_days))

    def _list(self) -> Sequence[Listed | KeptJournal]:
        """List the days, those from before a RAM clear below it."""
        rows: list[Listed | KeptJournal] = [*listed_of(next(self.desk.kept_journals()), self.desk.state)]
        room = self._room
        for kept, state in self._before.states:
            days = listed_of(kept, state)[:room]
            rows += [kept, *days] if days else []
            room -= len(days)
        return rows

    def _read(self, row: Listed) -> Portions[DayReport]:
        kept, number = row.kept, row.day.number
        with kept.look_back() as history:
            follower = self._follower_of(kept, history)
            found = yield from spans(history, number, kept.ended_ms)
            assert found[-1].began.number == number, f"gaming day {number} is not in the journal"
            read = yield from report(history, follower, found[-1])
        cleared = kept.cleared is not None and len(found) == 1  # the last one of its journal
        return DayReport(read.figures, read.currency, tuple(read.players), self.desk.now().at_ms, cleared)

    def _follower_of(self, kept: KeptJournal, history: History) -> Follower:
        """One for each archived day; that of the current journal exists while the page is open."""
        if kept.cleared is not None:
            return Follower(history, self.desk.touch_gateway.cabinet.new_state())
        if self._follower is None:
            self._follower = Follower(history, self.desk.touch_gateway.cabinet.new_state())
        return self._follower

    def _open(self, found: DayReport) -> None:
        self._stop()
        self._report, self._said = found, ""
        self._page_of_list, self._number = self._number, 0
        self.refresh()

    def _cannot_open(self, error: UnreadableError) -> None:
        self._stop()
        self._said = why_unreadable(error)
        self.workChanged.emit()

    def _goes_on(self, share: float) -> None:
        self._share = share
        self.workChanged.emit()

    def _stop(self) -> None:
        if self._reading is not None:
            self._reading.give_up()
        self._reading = self._share = None


make = DaysPage
