"""The table at the exchange: shows its rounds, fixes the bets, answers its dealer, and sees what its stations do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import astuple

from drivers.ports import Back
from drivers.ports.message import message
from drivers.ports.table import (
    BetsFixed,
    DealerAnswer,
    FreedSeat,
    SeatFreed,
    SeatNotFreed,
    ShownRound,
    TableOrder,
    TableReport,
)
from terminal.table.exchange.digests import bets_of
from terminal.table.exchange.exchange import (
    FINISHED,
    Accepted,
    ExchangeError,
    Freed,
    Noted,
    Phase,
    Published,
    RoundRow,
    Seal,
)
from terminal.table.link.machine import ExchangeMachine, Request
from terminal.table.link.placed import PlacedOrder, RecallRounds
from terminal.table.link.shown import row_of
from terminal.table.link.signs import ALIVE, ALIVE_MS
from terminal.table.link.table_looks import TableLooks
from terminal.table.link.worded import text_of

NOT_FREED = ("exchange.not_settled", "exchange.station_back")
"""Something has come from the station since it was found what its seat is owed."""
FREE_MS = 500
"""How often the table tries to free a seat that is counted in the round under way."""


def no_rounds(after: int) -> tuple[()]:
    """A journal that tells no rounds."""
    del after
    return ()


class TableMachine(ExchangeMachine[PlacedOrder[TableOrder], TableReport]):
    """Turns a TableOrder into requests, and answers into reports."""

    def __init__(self, table: int, recall: RecallRounds = no_rounds) -> None:
        super().__init__()
        self._table = table
        self._recall = recall
        self._fixed = 0
        """The last round whose bets are fixed, and reported."""
        self._looks = TableLooks(self._report)
        self._forget()

    def _forget(self) -> None:
        self._has_compared = False
        self._newest: tuple[int, Phase] = (0, "decided")
        """The newest round of the exchange."""
        self._to_fill: list[RoundRow] = []
        """Decided rounds that the exchange does not have."""
        self._showing: ShownRound | None = None
        self._shown: ShownRound | None = None
        """What the exchange has."""
        self._done: PlacedOrder[TableOrder] | None = None
        """The order of which the exchange has all that is to be shown, and whose bets are fixed if they are to be."""
        self._accepted: tuple[int, Accepted] | None = None
        self._answer: DealerAnswer | None = None
        self._board: dict[str, str] = {}
        self._whole_board: Mapping[str, str] | None = None
        """Of the order, if the exchange has all of it."""
        self._answered_free: set[FreedSeat] = set()
        self._freed_later: set[FreedSeat] = set()
        """Those that count in the round under way, until the next try."""
        self._free_ms = 0
        self._alive_ms = 0
        self._looks.begin()

    def _return(self) -> None:
        self._report(Back(f"table {self._table}"))

    def _next(self, placed: PlacedOrder[TableOrder], now_ms: int) -> Request | None:
        order, request = placed.order, None
        if placed is not self._done:
            request = self._next_to_show(placed) or self._next_to_fix(order)
            self._done = placed if request is None else None
        is_fixed = self._is_fixed(order)
        request = (
            request
            or self._next_to_free(order, now_ms)
            or self._next_to_say(order, now_ms)
            or self._looks.next_to_take(self.handled)
        )
        if request is None and self._looks.have_seen_all(order, is_fixed=is_fixed):
            self._rest(
                now_ms
            )  # on a slow line the next look is due with every answer: there is always something to ask
        return request or self._looks.next(order, now_ms, is_fixed=is_fixed)

    def _due_ms(self, now_ms: int) -> int:
        if self.order is None:
            return now_ms
        order = self.order.order
        return min(self._alive_ms, self._looks.due_ms(order, is_fixed=self._is_fixed(order)))

    def _answered(self, request: Request, answer: Any, now_ms: int) -> None:
        match request.name:
            case "newest":
                self._compared(answer, now_ms)
            case "publish":
                self._published(request.values[0], answer, now_ms)
            case "close_round":
                self._accepted = request.values[0], answer
            case "newest_seals" if self._accepted is not None and self._accepted[0] == request.values[0]:
                self._seals_fixed(*self._accepted, answer, now_ms)
            case "free_seat":
                self._seat_freed(FreedSeat(*request.values), answer, now_ms)
            case "answer_order":
                self._order_answered(answer, now_ms)
            case "show_board":
                self._board |= request.values[0]
                self._alive_ms = now_ms + ALIVE_MS
            case _:
                if not self._looks.answered(request, answer, now_ms):
                    self._fail_as_old(now_ms)

    def _fail_as_old(self, now_ms: int) -> None:
        self.fail(message("exchange.old_table"), now_ms)

    # The round
    # ------------------------------------------------------------------------------------------------------------------

    def _next_to_show(self, placed: PlacedOrder[TableOrder]) -> Request | None:
        order, place = placed.order, placed.place
        self._showing = None
        if order.shown is None:
            return None
        if not self._has_compared:
            return Request("newest")
        if self._to_fill:
            return Request("publish", (self._to_fill[0],))
        if order.before is not None and not self._has_decided(order.before.round):
            return Request("publish", (row_of(order.before, self._table, place.seq, place.chain),))
        if order.shown != self._shown:
            self._showing = order.shown
            return Request("publish", (row_of(order.shown, self._table, place.seq, place.chain),))
        return None

    def _has_decided(self, number: int) -> bool:
        newest, phase = self._newest
        return newest > number or (newest == number and phase in FINISHED)

    def _compared(self, newest: RoundRow | None, now_ms: int) -> None:
        """Fill the exchange if it lacks rounds: it is a new one, or was restored from a copy."""
        self._has_compared = True
        if newest is not None:
            self._newest = newest.round, newest.phase
        assert self.order is not None, "nothing is compared without an order"
        first = self.order.order.before or self.order.order.shown
        decided = self._newest[0] if self._newest[1] in FINISHED else self._newest[0] - 1
        if first is not None and decided < first.round - 1:
            try:
                rounds = self._recall(decided)
            except ExchangeError as error:
                self.fail(error.say, now_ms)
                return
            self._to_fill = [
                row_of(one.shown, self._table, one.place.seq, one.place.chain)
                for one in rounds
                if one.shown.round < first.round
            ]

    def _published(self, row: RoundRow, answer: Published, now_ms: int) -> None:
        if answer == "passed" and self._showing is not None:
            self._fail_as_old(now_ms)
            return
        self._newest = row.round, row.phase
        if self._to_fill:
            self._to_fill.pop(0)
        elif self._showing is not None:
            self._shown = self._showing

    # The bets
    # ------------------------------------------------------------------------------------------------------------------

    def _is_fixed(self, order: TableOrder) -> bool:
        return order.shown is not None and self._fixed == order.shown.round

    def _next_to_fix(self, order: TableOrder) -> Request | None:
        if order.close is None or order.close == self._fixed:
            return None
        if self._accepted is None or self._accepted[0] != order.close:
            return Request("close_round", (order.close,))
        return Request("newest_seals", (order.close,))

    def _seals_fixed(self, number: int, accepted: Accepted, seals: tuple[Seal, ...], now_ms: int) -> None:
        if {seal.seat: seal.version for seal in seals} != accepted:
            self.fail(message("exchange.other_bets", round=number), now_ms)
            return
        self._fixed = number
        self._report(BetsFixed(number, tuple(bets_of(seal) for seal in seals)))

    # Seats that are freed
    # ------------------------------------------------------------------------------------------------------------------

    def _next_to_free(self, order: TableOrder, now_ms: int) -> Request | None:
        self._answered_free.intersection_update(order.free)  # one that was refused may be ordered again
        if not order.free:
            return None
        if now_ms >= self._free_ms:
            self._freed_later.clear()
        done = self._answered_free | self._freed_later
        seat = next((one for one in order.free if one not in done), None)
        return None if seat is None else Request("free_seat", astuple(seat))

    def _seat_freed(self, seat: FreedSeat, answer: Freed, now_ms: int) -> None:
        if answer == "later":
            self._freed_later.add(seat)
            self._free_ms = now_ms + FREE_MS
            return
        self._answered_free.add(seat)
        self._report(SeatFreed(seat.seat, seat.cabinet, seat.life))

    def _is_expected(self, request: Request, error: ExchangeError, now_ms: int) -> bool:
        del now_ms
        if request.name != "free_seat" or error.say.code not in NOT_FREED:
            return False
        seat = FreedSeat(*request.values)
        self._answered_free.add(seat)
        self._report(SeatNotFreed(seat.seat, seat.cabinet, seat.life))
        return True

    # The dealer and the board
    # ------------------------------------------------------------------------------------------------------------------

    def _next_to_say(self, order: TableOrder, now_ms: int) -> Request | None:
        if order.answer is not None and order.answer != self._answer:
            return Request("answer_order", (order.answer.number, order.answer.key, text_of(order.answer)))
        texts = {}
        if order.board is not self._whole_board:
            texts = {name: text for name, text in order.board.items() if self._board.get(name) != text}
            self._whole_board = order.board if not texts else None
        if texts or now_ms >= self._alive_ms:
            return Request("show_board", (texts | {ALIVE: str(now_ms)},))
        return None

    def _order_answered(self, answer: Noted, now_ms: int) -> None:
        if answer == "contradiction":
            self._fail_as_old(now_ms)
        elif self.order is not None:
            self._answer = self.order.order.answer
