"""A station at the exchange: takes its seat, seals, says, reports results, and follows the rounds of the table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, cast

import msgspec
from msgspec.structs import asdict, replace

from drivers.ports import Back, DiceReady, DiceReport
from drivers.ports.message import message
from drivers.ports.table import (
    ResultNoted,
    RoundSeen,
    SealAnswered,
    SealedBets,
    SeatLeft,
    SeatTaken,
    StationOrder,
    StationReport,
)
from drivers.ports.table_board import read_board
from terminal.table.exchange.digests import make_seal
from terminal.table.exchange.exchange import (
    Applied,
    ExchangeError,
    LineGone,
    Noted,
    Place,
    RoundRow,
    Seal,
    Sealed,
    Seat,
    View,
)
from terminal.table.link.machine import MAX_WAIT_MS, ExchangeMachine, Request
from terminal.table.link.placed import HasPlace, PlacedOrder
from terminal.table.link.rounds import Rounds
from terminal.table.link.shown import shown_of
from terminal.table.link.signs import ALIVE, ALIVE_MS, Signs

DICE_COUNTS = (1, 2, 3, 4)
"""A table that offers a game can throw its dice."""
VIEW_MS = 250
"""How often others see new chips at most."""
LOOK_MS = 1_000
"""How often a station looks although nothing has woken it."""
FIRST_LOOK_MS = 250
"""How often it looks for a sign of the table while there is none."""
VIEWS_MS = 500
"""How often it reads the chips of the others, where a screen shows them."""
GAMES = "games"
"""The text of the board about the games of the table."""
GAMES_MS = 2_000
"""How often a station reads which one comes next, where a screen shows it."""
LEAVE_MS = 1_000
"""How often it tries to leave a seat with bets that are not settled."""


Others = dict[int, dict[str, int]]
"""The cents on each field, by seat."""


class StationMachine(ExchangeMachine[PlacedOrder[StationOrder], StationReport | DiceReport]):
    """Turns a StationOrder into requests, and answers into reports."""

    def __init__(self, table: int, has_place: HasPlace) -> None:
        super().__init__()
        self._table = table
        self._has_place = has_place
        self.watches = False
        """A screen shows the chips of the others."""
        self.others: Others = {}
        """The chips of the other seats that are heard. For display: replaced as a whole, and lost without harm."""
        self.watches_games = False
        """A screen shows which game comes next."""
        self.following = ""
        """The title of the game that comes next at the table; empty for none. For display, like the others' chips."""
        self._looks = 0
        """How often the newest round was to be told again."""
        self._has_left = False
        self._left = 0
        """The number of the last report that the seat is left."""
        self._forget()

    def changed(self, now_ms: int) -> None:
        """There may be a new row."""
        self._look_ms = now_ms

    def _forget(self) -> None:
        self._compared: tuple[int, int] | None = None
        """The cabinet and the life whose journal the exchange is known to know no further."""
        self._seat: Seat | None = None
        self._other_seat = 0
        """A seat of this table that the cabinet has to leave first."""
        self._leave_ms = 0
        self._seal: Seal | None = None
        """The last one with an answer."""
        self._sealed_bets: SealedBets | None = None
        """The bets in it."""
        self._said: set[tuple[int, str]] = set()
        self._done: PlacedOrder[StationOrder] | None = None
        """The order whose seat is taken, of which all is said, and with which every row is told: it only looks."""
        self._noted: Applied | None = None
        self._view: dict[str, int] | None = None
        self._view_ms = self._look_ms = self._table_ms = self._views_ms = self._games_ms = 0
        self._others_signs: dict[int, Signs] = {}
        self.others = {}
        self.following = ""
        self._rounds = Rounds()
        self._signs = Signs()
        """Of the table."""

    def _return(self) -> None:
        self._report(Back(f"table {self._table}", DICE_COUNTS))
        self._report(DiceReady())

    def _is_ready(self, now_ms: int) -> bool:
        return self._seat is not None and self._signs.are_heard(now_ms)

    def _next(self, placed: PlacedOrder[StationOrder], now_ms: int) -> Request | None:
        order = placed.order
        if placed is not self._done:
            request = self._next_of_seat(order, placed.place, now_ms)
            if request is None and self._seat is not None:
                request = self._next_to_say(order) or self._next_to_tell(order, now_ms)
            if request is not None or self._seat is None:
                return request
            self._done = placed if order.seated else None
        return self._next_look(order, now_ms)

    def _due_ms(self, now_ms: int) -> int:
        if self.order is None or self._seat is None:
            return now_ms + MAX_WAIT_MS
        order = self.order.order
        due_ms = min(self._look_ms, self._table_ms, self._view_due_ms(order))
        due_ms = min(due_ms, self._views_ms) if self.watches else due_ms
        due_ms = min(due_ms, self._games_ms) if self.watches_games else due_ms
        return due_ms if order.seated else min(due_ms, self._leave_ms)

    def _answered(self, request: Request, answer: Any, now_ms: int) -> None:
        match request.name:
            case "journal_end":
                self._end_known(request, answer, now_ms)
            case "take_seat":
                self._seat = answer
                self._report(SeatTaken(answer.seat, answer.applied_round))
            case "leave_seat":
                self._seat_left(request.values[0])
            case "put_seal":
                self._sealed(request.values[1], answer, now_ms)
            case "say":
                number, verb = request.values[1], request.values[3]
                self._said = {(number, verb), *(said for said in self._said if said[0] == number)}
            case "applied":
                self._result_noted(request.values[1], answer, now_ms)
            case "show_view":
                self._view, self._view_ms = request.values[1].chips, now_ms
            case _:
                self._looked(request, answer, now_ms)

    def _looked(self, request: Request, answer: Any, now_ms: int) -> None:
        match request.name:
            case "views":
                self._others_seen(answer, now_ms)
            case "rows_after":
                self._rows_read(answer, now_ms)
            case "shown_ago_ms":
                if (row := self._rounds.next(self._seen_up_to())) is not None:
                    self._tell(row, max(0, row.remaining_ms - answer))
            case "board_text":
                seen = self._table_seen if request.values == (ALIVE,) else self._games_seen
                seen(answer, now_ms)

    # The seat
    # ------------------------------------------------------------------------------------------------------------------

    def _next_of_seat(self, order: StationOrder, end: Place, now_ms: int) -> Request | None:
        if self._seat is None and self._compared != (order.cabinet, order.life):
            return Request("journal_end", (order.cabinet, order.life))
        if self._other_seat:
            return Request("leave_seat", (self._other_seat, order.cabinet, order.life, end))
        if order.seated:
            self._has_left = False
        elif self._has_left:
            return None
        elif now_ms >= self._leave_ms:
            return Request("leave_seat", (order.seat, order.cabinet, order.life, end))
        seat = self._seat
        if seat is not None and (seat.seat, seat.cabinet, seat.life) != (order.seat, order.cabinet, order.life):
            self._forget()
        if self._seat is None and self.handled >= self._left:
            noted = order.applied_round if order.result is None else order.result.round - 1
            who = (order.seat, order.cabinet, order.life)
            return Request("take_seat", (*who, order.applied_round, noted, end))
        return None

    def _end_known(self, request: Request, known: Place | None, now_ms: int) -> None:
        """Go on if the journal has the event up to which the exchange knows it: an old copy does not have it."""
        try:
            is_here = known is None or not known.seq or self._has_place(known)
        except ExchangeError as error:
            self.fail(error.say, now_ms)
            return
        cabinet, life = request.values
        if is_here:
            self._compared = cabinet, life
        else:
            self.fail(message("exchange.old_copy", cabinet=cabinet), now_ms)

    def _seat_left(self, seat: int) -> None:
        if self._other_seat:
            self._other_seat = 0
            return
        self._forget()
        self._has_left = True
        self._left = self._report(SeatLeft(seat))

    def _is_expected(self, request: Request, error: ExchangeError, now_ms: int) -> bool:
        say = error.say
        if request.name == "views" and not isinstance(error, LineGone):
            self._others_seen((), now_ms)  # what is for display only stops nothing
            return True
        if request == Request("board_text", (GAMES,)) and not isinstance(error, LineGone):
            self._games_seen("", now_ms)
            return True
        if request.name == "leave_seat" and not self._other_seat and say.code == "exchange.not_settled":
            self._leave_ms = now_ms + LEAVE_MS  # its rounds are played to their end first
            return True
        if say.code == "exchange.seated_elsewhere" and say.values["table"] == self._table:
            self._other_seat, self._done = cast("int", say.values["seat"]), None
            return True
        return False

    # What the station says
    # ------------------------------------------------------------------------------------------------------------------

    def _next_to_say(self, order: StationOrder) -> Request | None:
        if order.seal is not None and order.seal != self._sealed_bets:
            if (seal := make_seal(order.seal)) != self._seal:
                return Request("put_seal", (order.cabinet, seal))
            self._sealed_bets = order.seal
        for verb in order.say:
            if (order.say_round, verb) not in self._said:
                return Request("say", (order.cabinet, order.say_round, order.seat, verb))
        if order.result is not None and (report := Applied(**asdict(order.result))) != self._noted:
            return Request("applied", (order.cabinet, report))
        return None

    def _sealed(self, seal: Seal, answer: Sealed, now_ms: int) -> None:
        if answer == "contradiction":
            say = message("exchange.other_seal", seat=seal.seat, round=seal.round, version=seal.version)
            self.fail(say, now_ms)
        else:
            self._seal = seal
            self._report(SealAnswered(seal.round, seal.version, answer))

    def _result_noted(self, report: Applied, answer: Noted, now_ms: int) -> None:
        if answer == "contradiction":
            self.fail(message("exchange.other_result", seat=report.seat, round=report.round), now_ms)
        else:
            self._noted = report
            self._report(ResultNoted(report.round))

    # What it looks at
    # ------------------------------------------------------------------------------------------------------------------

    def _next_to_tell(self, order: StationOrder, now_ms: int) -> Request | None:
        """Tell the row that the station has to take now; what has to be asked for it."""
        applied = self._seen_up_to()
        if order.looks != self._looks:
            self._looks = order.looks
            self._rounds.tell_again()
        if not self._rounds.are_current(applied):
            return Request("rows_after", (max(0, applied - 1),))
        row = self._rounds.next(applied)
        if row is not None and row.round > applied + 1:
            self.fail(message("exchange.rounds_missing", expected=applied + 1, found=row.round), now_ms)
            return None
        if row is not None and row.remaining_ms and self._rounds.is_newest(row):
            return Request("shown_ago_ms")
        if row is not None:
            self._tell(row, 0)
        return None

    def _next_look(self, order: StationOrder, now_ms: int) -> Request | None:
        if now_ms >= self._view_due_ms(order):
            return Request("show_view", (order.cabinet, View(seat=order.seat, said_ms=now_ms, chips=order.view)))
        if now_ms >= self._table_ms:
            return Request("board_text", (ALIVE,))
        if self.watches and now_ms >= self._views_ms:
            return Request("views")
        if self.watches_games and now_ms >= self._games_ms:
            return Request("board_text", (GAMES,))
        if now_ms >= self._look_ms:
            return Request("rows_after", (max(0, self._seen_up_to() - 1),))
        return None

    def _rows_read(self, rows: tuple[RoundRow, ...], now_ms: int) -> None:
        if self._rounds.read(rows, self._seen_up_to()):
            self._done = None
        self._look_ms = now_ms + LOOK_MS

    def _seen_up_to(self) -> int:
        """The last round that the station has taken, or that came before its first one."""
        assert self.order is not None, "without an order nothing is asked"
        assert self._seat is not None, "only who is seated looks"
        return max(self.order.order.applied_round, self._seat.applied_round)

    def _view_due_ms(self, order: StationOrder) -> int:
        if self._view is None:
            return 0
        return self._view_ms + (ALIVE_MS if self._view == order.view else VIEW_MS)

    def _table_seen(self, sign: str, now_ms: int) -> None:
        self._signs.seen(sign, now_ms)
        self._table_ms = now_ms + (ALIVE_MS if self._signs.are_heard(now_ms) else FIRST_LOOK_MS)
        if self._signs.have_ended(now_ms):
            self._lose(message("exchange.table_silent"))

    def _others_seen(self, views: tuple[View, ...], now_ms: int) -> None:
        """The chips of those who show a sign of life; an own view, or an old one of an empty seat, is left out."""
        self._views_ms = now_ms + VIEWS_MS
        own = None if self._seat is None else self._seat.seat
        heard: Others = {}
        for view in views:
            signs = self._others_signs.setdefault(view.seat, Signs())
            signs.seen(view.said_ms, now_ms)
            if view.seat != own and view.chips and signs.are_heard(now_ms):
                heard[view.seat] = view.chips
        self.others = heard

    def _games_seen(self, text: str, now_ms: int) -> None:
        """Which game comes next. Nothing is shown of a text that cannot be read: its table is another version."""
        self._games_ms, self.following = now_ms + GAMES_MS, ""
        with suppress(msgspec.DecodeError):
            following = read_board({GAMES: text} if text else {}).games.following
            self.following = "" if following is None else following.title

    def _tell(self, row: RoundRow, remaining_ms: int) -> None:
        self._rounds.told(row)
        self._report(RoundSeen(replace(shown_of(row), remaining_ms=remaining_ms)))
