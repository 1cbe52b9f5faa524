"""What must hold of gaming days: each agrees with the books, and all of them with the lifetime meters."""

from __future__ import annotations

from collections.abc import Iterator

from harness.bookkeeping import Books
from harness.simulation.require import require
from terminal.cabinet import events as e
from terminal.cabinet.gaming_day import Totals, summed
from terminal.cabinet.state import State
from terminal.journal.history import History
from terminal.recall.days import report, spans
from terminal.recall.following import Follower, at_once

Reading = tuple[int, int, int, int]
"""What came in, was won by the table, went out, and is in play according to the books, in cents."""


class DayChecks:
    """Follows the days of one cabinet, whose clock is never set."""

    def __init__(self) -> None:
        self._began: e.GamingDayBegan | None = None
        self._reading: Reading = (0, 0, 0, 0)
        self._over: list[Totals] = []
        """The books' figures for each day that is over."""

    def check(self, event: e.Event, books: Books) -> None:
        """Read the books where a day begins, and compare the day before. Raises WrongError."""
        if not isinstance(event, e.GamingDayBegan):
            return
        before, self._began = self._began, event
        reading = _read(books)
        if before is not None:
            require(event.number == before.number + 1, f"gaming day {event.number} follows {before.number}")
            require(event.date > before.date and event.passed_days > 0, f"{event.date} follows {before.date}")
            self._over.append(_between(self._reading, reading))
        self._reading = reading

    def shown(self, state: State, books: Books) -> None:
        """Compare the stored days with the books. Raises WrongError."""
        kept = [_as_booked(one.totals) for one in state.accounting.days]
        require(kept == self._over[-len(kept) :] or not kept, "the last gaming days are not what the books say")
        running = [_as_booked(one.totals) for one in state.known_days[len(kept) :]]
        require(
            running == [_between(self._reading, _read(books))], "the gaming day that runs is not what the books say"
        )
        whole = summed([*self._over, *running])
        lifetime = _between((0, 0, 0, 0), _read(books))
        require(_moved(whole) == _moved(lifetime), "the gaming days do not add up to the lifetime")

    def at_rest(self, history: History, beginning: State, state: State) -> Iterator[str]:
        """Return what differs player by player in the last day that is over, or in the first."""
        day = state.known_days[-2:][0]
        span = at_once(spans(history, day.number))[-1]
        found = at_once(report(history, Follower(history, beginning), span))
        if found.totals != day.totals or found.span.ended_ms != day.ended_ms:
            yield f"gaming day {day.number} is recalled as {found.totals}, and was {day.totals}"


def _read(books: Books) -> Reading:
    came_in_cents = books.bills_cents + books.tickets_in_cents + books.settled_cents
    return came_in_cents, -books.result_cents, books.tickets_out_cents + books.hand_paid_cents, books.credit_cents


def _between(before: Reading, after: Reading) -> Totals:
    """A day according to the books: they know the table's win, but not its parts."""
    came_in, won, gone_out = (after[place] - before[place] for place in range(3))
    return Totals(before[3], came_in, losing_wagers_cents=won, withdrawals_cents=gone_out, end_cents=after[3])


def _as_booked(totals: Totals) -> Totals:
    return Totals(
        totals.begin_cents,
        totals.deposits_cents,
        losing_wagers_cents=totals.table_win_cents,
        withdrawals_cents=totals.withdrawals_cents,
        end_cents=totals.end_cents,
    )


def _moved(totals: Totals) -> tuple[int, int, int]:
    return totals.deposits_cents, totals.table_win_cents, totals.withdrawals_cents
