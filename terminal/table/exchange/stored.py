"""The exchange as requests and rows, which is all that an engine has to answer.

Everything that is sent is signed in the name of its sender, and everything that is read is verified (`proving.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import astuple

from drivers.ports.message import message
from terminal.table.exchange.digests import bets_of, canonical, verify_row
from terminal.table.exchange.exchange import (
    BEGINNING,
    Accepted,
    Applied,
    DealerOrder,
    ExchangeRefused,
    Freed,
    Noted,
    Place,
    Published,
    RoundRow,
    Said,
    Seal,
    Sealed,
    Seat,
    Spoken,
    Verb,
    View,
)
from terminal.table.exchange.proving import Proving
from terminal.table.exchange.refusals import Answer, refusal
from terminal.table.keys.proofs import Keys

Row = Sequence[Any]
Kind = TypeVar("Kind", bound=msgspec.Struct)

VERSION = 5
"""Of the schema, the same for all engines. It only rises, and a program works with its own version only."""

LOST_ORDER = "The table did not get this order."
"""Of an order that is older than one with an answer: the exchange itself says so."""


class StoredExchange(ABC):
    """The verbs of `Exchange` over an engine."""

    def __init__(self, table: int, keys: Keys) -> None:
        """`keys` are those of this process, which may speak for no other party."""
        self.table = table
        self._proving = Proving(table, keys)

    @property
    def signers(self) -> Mapping[str, str]:
        """The certificates of the parties that were heard."""
        return self._proving.signers

    @abstractmethod
    def ask(self, request: str, *values: object) -> Answer:
        """Carry out a request in one durable transaction."""

    @abstractmethod
    def read(self, what: str, *values: object) -> Sequence[Row]:
        """Read rows."""

    @abstractmethod
    def wait(self, timeout_ms: int) -> None:
        """Wait for a change, at most so long."""

    @abstractmethod
    def wake(self) -> None:
        """End the wait that is under way, or the next one. Any thread may call it."""

    @abstractmethod
    def close(self) -> None:
        """Close the line or the file."""

    def publish(self, row: RoundRow) -> Published:
        """Show all stations this phase of the round."""
        if row.table != self.table:
            raise ExchangeRefused(message("exchange.other_table", table=row.table, expected=self.table))
        verify_row(row)
        return cast("Published", self._answer("publish", *_columns(row), self._proving.row(row)).answer)

    def close_round(self, number: int) -> Accepted:
        """Fix which bets count."""
        accepted = self._answer("close_round", number).accepted
        assert accepted is not None, "a round that is closed has its list"
        return accepted

    def seals(self, number: int) -> tuple[Seal, ...]:
        """All sealed bets of the round."""
        return self._seals("seals", number)

    def newest_seals(self, number: int) -> tuple[Seal, ...]:
        """The highest version that each seat has sealed in the round."""
        return self._seals("newest_seals", number)

    def _seals(self, what: str, number: int) -> tuple[Seal, ...]:
        found = []
        for *row, cabinet, proof in self.read(what, number):
            seal = _made(Seal, row)
            bets_of(seal)
            self._proving.verify_seal(cabinet, seal, proof)
            found.append(seal)
        return tuple(found)

    def said(self, number: int) -> tuple[Said, ...]:
        """What the stations have said in this round."""
        found = []
        for *row, cabinet, proof in self.read("said", number):
            said = _made(Said, row)
            self._proving.verify_said(cabinet, number, said, proof)
            found.append(said)
        return tuple(found)

    def applied_reports(self, number: int) -> tuple[Applied, ...]:
        """What the round did to the seats that have reported it."""
        return self._reports(self.read("applied_reports", number))

    def untaken_reports(self) -> tuple[Applied, ...]:
        """The reports that the table's journal has not taken."""
        return self._reports(self.read("untaken_reports"))

    def _reports(self, rows: Sequence[Row]) -> tuple[Applied, ...]:
        found = []
        for *row, cabinet, proof in rows:
            report = _made(Applied, row)
            self._proving.verify_applied(cabinet, report, proof)
            found.append(report)
        return tuple(found)

    def take_reports(self, number: int, seats: tuple[int, ...]) -> None:
        """The table's journal has taken these reports."""
        self._answer("take_reports", number, canonical(seats).decode())

    def answer_order(self, number: int, key: str, refused: str) -> Noted:
        """Answer a dealer's order."""
        proof = self._proving.answer(number, key, refused)
        return cast("Noted", self._answer("answer_order", number, refused, proof).answer)

    def show_board(self, board: Mapping[str, str]) -> None:
        """Replace these texts of the board."""
        proofs = {name: self._proving.text(name, body).hex() for name, body in board.items()}
        self._answer("show_board", msgspec.json.encode(board).decode(), msgspec.json.encode(proofs).decode())

    def free_seat(
        self,
        seat: int,
        cabinet: int,
        life: int,
        after: int,
        applied_round: int | None = None,
        seq: int | None = None,
    ) -> Freed:
        """Free the seat of a station that does not come back."""
        return cast("Freed", self._answer("free_seat", seat, cabinet, life, after, applied_round, seq).answer)

    def put_order(self, dealer: str, key: str, order: str) -> int:
        """Order this of the table."""
        return self._answer("put_order", dealer, key, order, self._proving.order(dealer, key, order)).values["number"]

    def take_seat(
        self, seat: int, cabinet: int, life: int, applied_round: int = 0, noted_round: int = 0, end: Place = BEGINNING
    ) -> Seat:
        """Seat the cabinet."""
        proof = self._proving.seat(seat, cabinet, life)
        rounds = (applied_round, noted_round)
        numbered = self._numbered(seat, cabinet)
        values = self._answer("take_seat", seat, cabinet, life, *rounds, *astuple(end), *numbered, proof).values
        self._proving.started(seat, cabinet, values["start"])
        return Seat(seat=seat, cabinet=cabinet, life=life, applied_round=values["applied_round"], seq=end.seq)

    def leave_seat(self, seat: int, cabinet: int, life: int, end: Place = BEGINNING) -> None:
        """Free the seat."""
        self._answer("leave_seat", seat, cabinet, life, *astuple(end), *self._numbered(seat, cabinet))
        self._proving.started(seat, cabinet, 0)

    def journal_end(self, cabinet: int, life: int) -> Place | None:
        """Where this journal of the cabinet ended when it took or left a seat last."""
        rows = self.read("journal_end", cabinet, life)
        return _made(Place, rows[0]) if rows else None

    def _numbered(self, seat: int, cabinet: int) -> tuple[int, bytes, int]:
        """Which start of the station asks, in which process, and the number of this request."""
        return self._proving.start(seat, cabinet), self._proving.process, self._proving.request()

    def put_seal(self, cabinet: int, seal: Seal) -> Sealed:
        """Put these bets in."""
        bets_of(seal)
        proved = (self._proving.start(seal.seat, cabinet), self._proving.seal(cabinet, seal))
        return cast("Sealed", self._answer("put_seal", cabinet, *astuple(seal), *proved).answer)

    def say(self, cabinet: int, number: int, seat: int, verb: Verb) -> Spoken:
        """Say this in the round."""
        proved = (self._proving.start(seat, cabinet), self._proving.said(cabinet, number, Said(seat=seat, verb=verb)))
        return cast("Spoken", self._answer("say", cabinet, number, seat, verb, *proved).answer)

    def applied(self, cabinet: int, report: Applied) -> Noted:
        """Report a decided round that the station's journal has taken."""
        proved = (self._proving.start(report.seat, cabinet), self._proving.applied(cabinet, report))
        return cast("Noted", self._answer("applied", cabinet, *astuple(report), *proved).answer)

    def show_view(self, cabinet: int, view: View) -> None:
        """Replace what others see of this seat."""
        proved = (self._proving.start(view.seat, cabinet), self._proving.view(cabinet, view))
        self._answer("show_view", cabinet, view.seat, view.said_ms, canonical(view.chips).decode(), *proved)

    def newest(self) -> RoundRow | None:
        """The newest round."""
        rows = self.read("newest")
        return self._row(rows[0]) if rows else None

    def rows_after(self, number: int) -> tuple[RoundRow, ...]:
        """The rounds that follow."""
        return tuple(self._row(row) for row in self.read("rows_after", number))

    def _row(self, stored: Row) -> RoundRow:
        *columns, proof = stored
        row = _round_row(columns)
        self._proving.verify_row(row, proof)
        return row

    def shown_ago_ms(self) -> int:
        """How long ago the newest round was published last."""
        rows = self.read("shown_ago_ms")
        return max(0, rows[0][0]) if rows else 0

    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        found = []
        for *row, proof in self.read("seats"):
            seat = _made(Seat, row)
            self._proving.verify_seat(seat, proof)
            found.append(seat)
        return tuple(found)

    def views(self) -> tuple[View, ...]:
        """What others see of the seats."""
        found = []
        for seat, said_ms, chips, cabinet, proof in self.read("views"):
            view = View(seat=seat, said_ms=said_ms, chips=msgspec.json.decode(chips, type=dict[str, int]))
            self._proving.verify_view(cabinet, view, proof)
            found.append(view)
        return tuple(found)

    def orders_after(self, number: int) -> tuple[DealerOrder, ...]:
        """The dealer's orders that follow."""
        return tuple(self._order(row) for row in self.read("orders_after", number))

    def _order(self, row: Row) -> DealerOrder:
        number, dealer, order, answered, refused, key, proof, answer_proof = row
        is_lost = key is None and answered and not dealer and not order
        if not is_lost:
            self._proving.verify_order(dealer, key or "", order, proof)
        if answered and not is_lost and refused != LOST_ORDER:
            self._proving.verify_answer(number, key, refused, answer_proof)
        return DealerOrder(
            number=number, dealer=dealer, order=order, key=key or "", answered=bool(answered), refused=refused
        )

    def answer_to(self, number: int, key: str) -> str | None:
        """The table's answer to this order."""
        row = next(iter(self.read("orders_after", number - 1)), None)
        order = None if row is None else self._order(row)
        if row is None or order is None or order.number != number or not order.answered:
            return None
        if order.refused != LOST_ORDER:
            self._proving.verify_answer(number, key, order.refused, row[-1])
        return order.refused

    def board(self) -> dict[str, str]:
        """The texts of the board."""
        return self._texts(self.read("board"))

    def board_text(self, name: str) -> str:
        """This text of the board."""
        return self._texts(self.read("board_text", name)).get(name, "")

    def _texts(self, rows: Sequence[Row]) -> dict[str, str]:
        found = {}
        for name, body, proof in rows:
            self._proving.verify_text(name, body, proof)
            found[name] = body
        return found

    def _answer(self, request: str, *values: object) -> Answer:
        answer = self.ask(request, *values)
        if (say := refusal(answer)) is not None:
            raise ExchangeRefused(say)
        return answer


def _columns(row: RoundRow) -> tuple[object, ...]:
    """The columns of a row, but for the table; lists as JSON."""
    fields = msgspec.structs.asdict(row)
    del fields["table"]
    return tuple(canonical(value).decode() if isinstance(value, tuple | dict) else value for value in fields.values())


def _round_row(row: Row) -> RoundRow:
    fields = dict(zip(RoundRow.__struct_fields__, row, strict=True))
    for name in ("marks", "terms", "faces", "accepted"):
        fields[name] = msgspec.json.decode(fields[name]) if fields[name] is not None else None
    try:
        return verify_row(msgspec.convert(fields, RoundRow, strict=False))
    except msgspec.ValidationError as error:
        raise ExchangeRefused(message("exchange.row_altered", round=int(fields["round"]))) from error


def _made(kind: type[Kind], row: Row) -> Kind:
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))
