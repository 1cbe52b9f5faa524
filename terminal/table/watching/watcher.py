"""The thin thread of a dealer's console or a wall display: it reads the exchange, and puts a dealer's orders into it.

It decides nothing: each look is handed on as a `Sight`, and an order is the table's to decide. An order has a key of
its own, so that one whose answer was lost is the same order when it is put again.
"""

from __future__ import annotations

import secrets
import threading
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from drivers.ports.message import message
from drivers.ports.table import DealerAnswer, ShownRound
from drivers.ports.table_board import BoardSeal, TableBoard, read_board
from terminal.table.exchange.digests import bets_of
from terminal.table.exchange.exchange import ExchangeError, ExchangeRefused, RoundRow, Seal, View
from terminal.table.link.shown import shown_of
from terminal.table.link.signs import Signs
from terminal.table.link.worded import answer_of
from terminal.table.watching.sight import Sight

WAIT_MS = 250
"""The longest time between two looks: a board is written without a notice."""
RETRY_S = 1.0
"""The pause before the exchange is opened again."""
CLOSE_S = 3.0
SEALING = ("open", "hurry", "closing")
"""The phases in which stations seal their bets."""
VIEWS_MS = 500
"""How often a display reads the chips of the seats."""
MAX_ORDERS = 8
"""The most orders that wait for the line; a console that puts more is not a hand."""


class WatchedExchange(Protocol):
    """What of an `Exchange` this needs."""

    def newest(self) -> RoundRow | None:
        """The newest round."""

    def shown_ago_ms(self) -> int:
        """How long ago it was published last."""

    def newest_seals(self, number: int) -> tuple[Seal, ...]:
        """The highest version that each seat has sealed in the round."""

    def views(self) -> tuple[View, ...]:
        """The chips of the seats, as others may see them."""

    def board(self) -> dict[str, str]:
        """The texts of the board."""

    def answer_to(self, number: int, key: str) -> str | None:
        """The table's answer to this order."""

    def put_order(self, dealer: str, key: str, order: str) -> int:
        """Order this of the table; the number of the order."""

    def wait(self, timeout_ms: int) -> None:
        """Wait for a change, at most so long."""

    def wake(self) -> None:
        """End the wait, from any thread."""

    def close(self) -> None:
        """Close it."""


class Waiting(NamedTuple):
    """An order that is not in the exchange yet."""

    key: str
    dealer: str
    order: str


class TableWatcher:
    """Watches from a thread of its own until it is closed. What it sees is told on that thread."""

    def __init__(
        self,
        connect: Callable[[], WatchedExchange] | None,
        tell: Callable[[Sight], None],
        now_ms: Callable[[], int],
        key: Callable[[], str] = lambda: secrets.token_hex(16),
        *,
        is_dealer: bool = False,
        shows_chips: bool = False,
        retry_s: float = RETRY_S,
    ) -> None:
        """`connect` is called on the thread; without it nothing is watched before `connect_as`.

        `now_ms` reads a clock that never goes back. `is_dealer`: what seats have sealed may be read.
        `shows_chips`: the chips of all seats are shown to everyone round the table.
        """
        self._connect = connect
        self._tell = tell
        self._now_ms = now_ms
        self._key = key
        self._is_dealer = is_dealer
        self._shows_chips = shows_chips
        self._views_ms = 0
        self._signs: dict[int, Signs] = {}
        self._retry_s = retry_s
        self._sight = Sight()
        self._texts: Mapping[str, str] = {}
        self._waiting: deque[Waiting] = deque()
        self._number, self._put = 0, ""
        """The number and the key of the last order that was put."""
        self._answered = ""
        """The key of the order to which the answer in sight is: a number may come twice past the program."""
        self._exchange: WatchedExchange | None = None
        self._one_at_a_time = threading.Lock()
        self._closing = threading.Event()
        self._changed = threading.Event()
        """Somebody wants the thread: it is to end, or to connect in another way."""
        self._thread = threading.Thread(target=self._follow, name="table watcher", daemon=True)

    # From any thread --------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to watch."""
        self._thread.start()

    def connect_as(self, connect: Callable[[], WatchedExchange]) -> None:
        """Open the exchange anew in this way: another dealer has come. Orders that wait are those of the one before."""
        with self._one_at_a_time:
            self._connect = connect
            self._waiting.clear()
            self._changed.set()
            self._wake()

    def order(self, dealer: str, order: str) -> bool:
        """Put this order into the exchange; False if too many wait already."""
        with self._one_at_a_time:
            if len(self._waiting) >= MAX_ORDERS:
                return False
            self._waiting.append(Waiting(self._key(), dealer, order))
            self._wake()
        return True

    def close(self) -> None:
        """End the thread."""
        self._closing.set()
        self._changed.set()
        with self._one_at_a_time:
            self._wake()
        self._thread.join(CLOSE_S)

    def _wake(self) -> None:
        if self._exchange is not None:
            self._exchange.wake()

    # On its own thread ------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        while not self._closing.is_set():
            with self._one_at_a_time:
                self._changed.clear()
                connect = self._connect
            if self._closing.is_set():
                return
            if connect is None:
                self._changed.wait()
                continue
            try:
                self._watch(connect())
            except ExchangeError as error:
                self._show(replace(self._sight, trouble=error.say))
                self._changed.wait(self._retry_s)

    def _watch(self, exchange: WatchedExchange) -> None:
        """Watch until the thread is wanted. Raises ExchangeError."""
        with self._one_at_a_time:
            self._exchange = exchange
        try:
            while not self._changed.is_set():
                self.look(exchange)
                exchange.wait(WAIT_MS)
        finally:
            with self._one_at_a_time:
                self._exchange = None
            exchange.close()

    def look(self, exchange: WatchedExchange) -> None:
        """Put what waits, read everything once, and tell what has changed. Raises ExchangeError."""
        self._put_waiting(exchange)
        row = exchange.newest()
        shown = None if row is None else shown_of(row)
        seen = replace(
            self._sight,
            shown=shown,
            board=self._board(exchange),
            seals=self._seals(exchange, shown),
            views=self._views(exchange, shown),
            answer=self._answer(exchange),
            trouble=None,
            read=True,
        )
        if shown != self._sight.shown:
            seen = replace(seen, since_ms=self._now_ms() - exchange.shown_ago_ms())
        self._show(seen)

    def _seals(self, exchange: WatchedExchange, shown: ShownRound | None) -> dict[int, BoardSeal]:
        """What the seats have sealed in the round while they still may; afterwards the board has it."""
        if not self._is_dealer or shown is None or shown.phase not in SEALING:
            return {}
        return {one.seat: _seal_of(one) for one in exchange.newest_seals(shown.round)}

    def _views(self, exchange: WatchedExchange, shown: ShownRound | None) -> dict[int, dict[str, int]]:
        """The chips of the seats that are heard, while they are laid. Such as cannot be believed are not shown."""
        if not self._shows_chips or shown is None or shown.phase not in SEALING:
            return {}
        if self._now_ms() < self._views_ms:
            return self._sight.views
        self._views_ms = self._now_ms() + VIEWS_MS
        heard: dict[int, dict[str, int]] = {}
        with suppress(ExchangeRefused):
            for view in exchange.views():
                signs = self._signs.setdefault(view.seat, Signs())
                signs.seen(view.said_ms, self._now_ms())
                if view.chips and signs.are_heard(self._now_ms()):
                    heard[view.seat] = view.chips
        return heard

    def _show(self, sight: Sight) -> None:
        if sight != self._sight:
            self._sight = sight
            self._tell(sight)

    def _put_waiting(self, exchange: WatchedExchange) -> None:
        while (first := self._first_waiting()) is not None:
            self._number, self._put = exchange.put_order(first.dealer, first.key, first.order), first.key
            with self._one_at_a_time:
                if self._waiting and self._waiting[0] is first:
                    self._waiting.popleft()

    def _first_waiting(self) -> Waiting | None:
        with self._one_at_a_time:
            return None if self._changed.is_set() or not self._waiting else self._waiting[0]

    def _board(self, exchange: WatchedExchange) -> TableBoard:
        texts = exchange.board()
        if texts == self._texts:
            return self._sight.board
        try:
            board = read_board(texts)
        except msgspec.DecodeError as error:
            raise UnreadableBoardError(str(error)) from error
        self._texts = texts
        return board

    def _answer(self, exchange: WatchedExchange) -> DealerAnswer | None:
        """The answer to the last order; None while there is none."""
        if self._put == self._answered:
            return self._sight.answer
        text = exchange.answer_to(self._number, self._put)
        if text is None:
            return None
        self._answered = self._put
        return answer_of(self._number, text)


def _seal_of(seal: Seal) -> BoardSeal:
    bets = bets_of(seal)
    return BoardSeal(seal.stake_cents, bets.final, bets.bets)


class UnreadableBoardError(ExchangeRefused):
    """The board is none: the table's program is another version."""

    def __init__(self, error: str) -> None:
        super().__init__(message("exchange.board_unreadable", error=error))
