"""The staff's page of gaming days: their totals, and one of them player by player, which can be printed (M7)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QObject

from terminal.cabinet.commands import PrintDay
from terminal.cabinet.events import AnyEvent, SlipClosed, SlipOrdered
from terminal.cabinet.gaming_day import DayFigures, Totals
from terminal.cabinet.state import State
from terminal.recall.days import Player, Report, report, spans
from terminal.recall.following import Follower, Portions
from terminal.screens import languages
from terminal.screens.operator.list_page import Column, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import UNREADABLE, why_unreadable
from terminal.screens.operator.slices import Reading
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, Worked
from terminal.screens.player.words import translate

DOT = "  ·  "


class DaysPage(Worked):
    """The days, the one that runs first; a touch opens one, which is then read off the journal."""

    NOTED = True

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._report: Report | None = None
        self._read_ms = 0
        self._reading: Reading[Report] | None = None
        self._follower: Follower | None = None
        self._share: float | None = None
        self._page_of_list = 0
        self._paper = 0
        self._why_no_paper = ""
        super().__init__(desk, parent)

    def columns(self) -> Sequence[Column]:
        """The same for days and players."""
        opened = self._report is not None
        first = translate("Operator", "Player came") if opened else translate("Operator", "Gaming day")
        figures = (
            translate("Operator", "Deposits"),
            translate("Operator", "Winnings"),
            translate("Operator", "Losing wagers"),
            translate("Operator", "Commission"),
            translate("Operator", "Withdrawals"),
            translate("Operator", "Table win"),
        )
        return (Column(first, 320), *(Column(title, 250, right=True) for title in figures))

    def lines(self, chosen: str) -> Sequence[Line]:
        """The days, the newest first; or the players of the open one, under what they come to."""
        del chosen
        if self._report is None:
            return [self._day(one) for one in reversed(self.desk.state.known_days)]
        found, runs = self._report, self._report.span.ended_ms is None
        players = (self._player(one, runs=runs and one is found.players[-1]) for one in found.players)
        return [self._all(found), *players]

    def actions(self) -> Sequence[Action]:
        """An open day can be printed."""
        if self._report is None:
            return ()
        return (Action(translate("Operator", "Print the totals"), PrintDay(self._report.span.began.number)),)

    def remark(self) -> str:
        """Which day is open, and what is being done."""
        if self._report is None:
            told = translate("Operator", "The journal is being read: {0}")
            return "" if self._share is None else told.format(f"{self._share:.0%}")
        began = self._report.span.began
        day = translate("Operator", "Gaming day {0}").format(began.number) + DOT + _date(began.date)
        if self._report.span.ended_ms is None:
            day += DOT + translate("Operator", "as it was at {0}").format(instant(self.desk, self._read_ms))
        if any(one.about == "day" for one in self.desk.state.slips):
            return day + DOT + translate("Operator", "Being printed")
        return day + DOT + languages.device_sentence(self._why_no_paper) if self._why_no_paper else day

    def nothing(self) -> str:
        """A journal in which no program has counted days yet."""
        return translate("Operator", "No gaming day has begun yet")

    def touched(self, number: int) -> None:
        """Open a day."""
        self._stop()
        day = self.desk.state.known_days[-1 - number]
        self._reading = Reading(
            self._read(day.number),
            self,
            done=self._open,
            failed=self._cannot_open,
            expected=UNREADABLE,
            goes_on=self._goes_on,
        )
        self._reading.go_on()

    def step_back(self) -> bool:
        """From the open day to the list, where it was left; a day that is being read is given up."""
        if self._report is None and self._reading is None:
            return False
        if self._report is not None:
            self._number = self._page_of_list
        self._report, self._said, self._why_no_paper = None, "", ""
        self._stop()
        self.refresh()
        return True

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Follow what happens; a paper that has failed says so."""
        for event in events:
            match event:
                case SlipOrdered(slip, "day"):
                    self._paper, self._why_no_paper = slip.number, ""
                case SlipClosed(number, False, reason) if number == self._paper:
                    self._why_no_paper = reason
        super().project(state, events)

    def _read(self, number: int) -> Portions[Report]:
        past = self.desk.past()
        if self._follower is None:
            self._follower = Follower(past, self.desk.hand.cabinet.new_state())
        found = yield from spans(past, number)
        assert found[-1].began.number == number, f"gaming day {number} is not in the journal"
        return (yield from report(past, self._follower, found[-1]))

    def _open(self, found: Report) -> None:
        self._stop()
        self._report, self._read_ms, self._said = found, self.desk.now().at_ms, ""
        self._page_of_list, self._number = self._number, 0
        self.refresh()

    def _cannot_open(self, error: Exception) -> None:
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

    def _day(self, day: DayFigures) -> Line:
        ended = translate("Operator", "it runs") if day.ended_ms is None else instant(self.desk, day.ended_ms)
        parts = [
            translate("Operator", "No. {0}").format(day.number),
            f"{instant(self.desk, day.began_ms)} \N{EN DASH} {ended}",
            *self._in_play(day.totals, runs=day.ended_ms is None),
        ]
        if day.passed_days not in (0, 1):
            parts.append(translate("Operator", "days after the one before: {0}").format(day.passed_days))
        opens = translate("Operator", "Gaming day {0}").format(day.number)
        return _line(_date(day.date), day.totals, DOT.join(parts), opens)

    def _all(self, found: Report) -> Line:
        title = translate("Operator", "All players")
        count = translate("Operator", "Players: {0}").format(len(found.players))
        in_play = self._in_play(found.totals, runs=found.span.ended_ms is None)
        return _line(title, found.totals, DOT.join((count, *in_play)))

    def _player(self, player: Player, *, runs: bool) -> Line:
        came = translate("Operator", "not known") if player.began_ms is None else instant(self.desk, player.began_ms)
        stayed = (translate("Operator", "stayed from the day before"),) if player.stayed else ()
        return _line(came, player.totals, DOT.join((*stayed, *self._in_play(player.totals, runs=runs))))

    def _in_play(self, totals: Totals, *, runs: bool) -> tuple[str, str]:
        """What was in play at both ends; of a day that runs, what is now."""
        currency = self.desk.hand.cabinet.currency
        at_first, at_last = (languages.amount(cents, currency) for cents in (totals.begin_cents, totals.end_cents))
        last = translate("Operator", "now {0}") if runs else translate("Operator", "at the end {0}")
        return (translate("Operator", "in play at the beginning {0}").format(at_first), last.format(at_last))


def _line(title: str, totals: Totals, note: str, opens: str = "") -> Line:
    cents = (
        totals.deposits_cents,
        totals.winnings_cents,
        totals.losing_wagers_cents,
        totals.commission_cents,
        totals.withdrawals_cents,
        totals.table_win_cents,
    )
    tone = "good" if totals.table_win_cents > 0 else "bad" if totals.table_win_cents < 0 else ""
    return Line((title, *map(languages.figures, cents)), note, tone, opens)


def _date(date: str) -> str:
    """A date of the journal as the language writes dates."""
    return languages.date(int(datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp()) * 1000, 0)


def make(desk: Desk, parent: QObject) -> Listing:
    """Make the page."""
    return DaysPage(desk, parent)
