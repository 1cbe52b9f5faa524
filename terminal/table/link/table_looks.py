"""What a table looks at again and again: the seats, what they have sealed, said and won, and its dealer's orders."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import asdict

from drivers.ports.table import (
    BetsSeen,
    DealerOrdered,
    ResultsSeen,
    SeatResult,
    SeatSeen,
    SeatsSeen,
    StationsSaid,
    TableOrder,
    TableReport,
)
from terminal.table.exchange.digests import bets_of
from terminal.table.exchange.exchange import PHASES, Applied, DealerOrder, Seat, View
from terminal.table.link.machine import Request
from terminal.table.link.signs import Signs

EVERY_MS = {
    "newest_seals": 250,
    "said": 100,
    "orders_after": 100,
    "untaken_reports": 250,
    "seats": 500,
    "views": 500,
}
CLOSING_MS = 4
"""How often the table looks for the last seals: stations do not notify it (a notice takes a lock of the whole server).
"""


class TableLooks:
    """Asks in turn, and reports what has changed."""

    def __init__(self, report: Callable[[TableReport], int]) -> None:
        self._report = report
        self._told: dict[type, TableReport] = {}
        """The last report of each kind."""
        self._ordered = 0
        self._wanted_by: TableOrder | None = None
        self._is_fixed = False
        self._all_wanted: dict[str, tuple[int, ...]] = {}
        """What this order needs: asked for at every turn, and the same for most of them."""
        self._results: dict[int, tuple[int, set[int]]] = {}
        """By round: the number of the report of its results, and the seats in it that the exchange still keeps."""
        self.begin()

    def begin(self) -> None:
        """Look at everything anew."""
        self._looked_ms: dict[str, int] = {}
        self._seen_all: Mapping[str, tuple[int, ...]] | None = None
        """The looks that were all made since the line began."""
        self._seats: tuple[Seat, ...] = ()
        self._signs: dict[int, Signs] = {}
        self._to_read: int | None = None
        """A round with results that are not reported."""
        self._seats_to_read: set[int] = set()
        """The seats of which there are results of that round."""

    def next_to_take(self, handled: int) -> Request | None:
        """The table's journal has results: the exchange need not keep them."""
        for number, (reported, seats) in self._results.items():
            if seats and reported <= handled:
                return Request("take_reports", (number, tuple(sorted(seats))))
        return None

    def next(self, order: TableOrder, now_ms: int, *, is_fixed: bool) -> Request | None:
        """The look that is due, the longest overdue first: on a slow line the last seals are due with every answer."""
        if self._to_read is not None:
            return Request("applied_reports", (self._to_read,))
        wanted = self._wanted(order, is_fixed)
        due_ms, name = self._first(order, wanted)
        return Request(name, wanted[name]) if due_ms <= now_ms else None

    def have_seen_all(self, order: TableOrder, *, is_fixed: bool) -> bool:
        """Everything was looked at since the line began, and all of it is reported."""
        wanted = self._wanted(order, is_fixed)
        if wanted is not self._seen_all and wanted.keys() <= self._looked_ms.keys():
            self._seen_all = wanted
        return self._to_read is None and wanted is self._seen_all

    def due_ms(self, order: TableOrder, *, is_fixed: bool) -> int:
        """When the next look is due."""
        return self._first(order, self._wanted(order, is_fixed))[0]

    def _first(self, order: TableOrder, wanted: Iterable[str]) -> tuple[int, str]:
        """The look that is due first, and when; of two at once, the one that is wanted first."""
        closes = order.shown is not None and order.shown.phase == "closing"
        first: tuple[int, str] | None = None
        for name in wanted:
            looked_ms = self._looked_ms.get(name)
            if looked_ms is None:
                due_ms = 0
            else:
                due_ms = looked_ms + (CLOSING_MS if closes and name == "newest_seals" else EVERY_MS[name])
            if first is None or due_ms < first[0]:
                first = due_ms, name
        assert first is not None, "a table always looks for something"
        return first

    def _wanted(self, order: TableOrder, is_fixed: bool) -> dict[str, tuple[int, ...]]:
        """The looks that this order needs, with their values."""
        if order is not self._wanted_by or is_fixed is not self._is_fixed:
            self._wanted_by, self._is_fixed = order, is_fixed
            self._all_wanted = self._looks_of(order, is_fixed)
        return self._all_wanted

    def _looks_of(self, order: TableOrder, is_fixed: bool) -> dict[str, tuple[int, ...]]:
        wanted: dict[str, tuple[int, ...]] = {"orders_after": (order.answer.number if order.answer else 0,)}
        if order.shown is not None:
            rank = PHASES.index(order.shown.phase)
            if rank <= PHASES.index("closing") and not is_fixed:
                wanted["newest_seals"] = (order.shown.round,)
            if rank < PHASES.index("rolling") or order.shown.phase == "choice":
                wanted["said"] = (order.shown.round,)
        return wanted | {"seats": (), "views": (), "untaken_reports": ()}

    def answered(self, request: Request, answer: Any, now_ms: int) -> bool:
        """Take an answer; False if the exchange knows more of this table than its journal."""
        self._looked_ms[request.name] = now_ms
        match request.name:
            case "newest_seals":
                self._tell(BetsSeen(request.values[0], tuple(bets_of(seal) for seal in answer)))
            case "said":
                self._tell(StationsSaid(request.values[0], tuple((said.seat, said.verb) for said in answer)))
            case "seats":
                self._seats = answer
            case "views":
                self._seats_seen(answer, now_ms)
            case "untaken_reports":
                self._results_seen(answer)
            case "applied_reports":
                self._results_read(request.values[0], answer)
            case "take_reports":
                del self._results[request.values[0]]
            case "orders_after":
                return self._ordered_seen(answer)
        return True

    def _tell(self, report: TableReport) -> int:
        """Report this unless it is known, and return the number of the report."""
        if self._told.get(type(report)) == report:
            return 0
        self._told[type(report)] = report
        return self._report(report)

    def _seats_seen(self, views: tuple[View, ...], now_ms: int) -> None:
        said_ms = {view.seat: view.said_ms for view in views}
        self._signs = {who.seat: self._signs.get(who.seat, Signs()) for who in self._seats}
        for seat, signs in self._signs.items():
            signs.seen(said_ms.get(seat), now_ms)
        self._tell(
            SeatsSeen(
                tuple(
                    SeatSeen(
                        who.seat,
                        who.cabinet,
                        who.applied_round,
                        not self._signs[who.seat].have_ended(now_ms),
                        who.life,
                        who.seq,
                    )
                    for who in self._seats
                )
            )
        )

    def _results_seen(self, untaken: tuple[Applied, ...]) -> None:
        """Read the result of the first round of which the exchange has something new, of the seats that are there now.

        A station that comes back may report several rounds before this one is read: that seat's wait for the next look,
        or an earlier one would be missed for good.
        """
        for result in untaken:
            _, known = self._results.get(result.round, (0, set()))
            if result.seat not in known:
                self._to_read = result.round
                self._seats_to_read = known | {one.seat for one in untaken if one.round == result.round}
                return

    def _results_read(self, number: int, results: tuple[Applied, ...]) -> None:
        self._to_read = None
        seen = [result for result in results if result.seat in self._seats_to_read]
        reported = self._report(ResultsSeen(number, tuple(SeatResult(**asdict(result)) for result in seen)))
        self._results[number] = reported, {result.seat for result in seen}

    def _ordered_seen(self, orders: tuple[DealerOrder, ...]) -> bool:
        if not orders:
            return True
        first = orders[0]
        if first.answered:
            return False
        if first.number != self._ordered:
            self._ordered = first.number
            self._report(DealerOrdered(first.number, first.dealer, first.order, first.key))
        return True
