"""What is signed of each message of the exchange, and in whose name."""

from __future__ import annotations

import msgspec

from drivers.ports.message import message
from terminal.table.exchange.digests import canonical
from terminal.table.exchange.exchange import Applied, ExchangeRefused, RoundRow, Said, Seal, Seat, View
from terminal.table.keys.parties import Party, dealer, station, the_table
from terminal.table.keys.proofs import Keys
from terminal.table.keys.refusals import KeysError


class Proving:
    """Signs for the parties of this process, and verifies all others. Every method may raise ExchangeRefused."""

    def __init__(self, table: int, keys: Keys) -> None:
        self._table = table
        self._keys = keys
        self.signers = dict(keys.numbers)
        """The number of the certificate that each party was verified with last, by its name; also of this process."""

    # The start of a station
    # --------------------------------------------------------------------------------

    def start(self, seat: int, cabinet: int) -> int:
        """Which start of the station this process is, since it took the seat; 0 before."""
        return self._keys.starts.get(self._at(seat, cabinet), 0)

    @property
    def process(self) -> bytes:
        """A number that tells this process from all others."""
        return self._keys.process

    def request(self) -> int:
        """The number of this request for a seat: this process has given no request a higher one."""
        return next(self._keys.requests)

    def started(self, seat: int, cabinet: int, start: int) -> None:
        """Remember it; 0 when the seat was left."""
        self._keys.starts[self._at(seat, cabinet)] = start

    # The table
    # --------------------------------------------------------------------------------

    def row(self, row: RoundRow) -> bytes:
        """Prove a row, by its digest."""
        return self._sign(the_table(self._table), "row", row.digest)

    def verify_row(self, row: RoundRow, proof: bytes) -> None:
        """Verify a row whose digest agrees."""
        self._verify(the_table(row.table), "row", row.digest, proof)

    def text(self, name: str, body: str) -> bytes:
        """Prove a text of the board."""
        return self._sign(the_table(self._table), "board", _content(name, body))

    def verify_text(self, name: str, body: str, proof: bytes) -> None:
        """Verify a text of the board."""
        self._verify(the_table(self._table), "board", _content(name, body), proof)

    def answer(self, number: int, key: str, refused: str) -> bytes:
        """Prove the answer to a dealer's order. Its number is the exchange's, which may give it to another order."""
        return self._sign(the_table(self._table), "answer", _of_answer(number, key, refused))

    def verify_answer(self, number: int, key: str, refused: str, proof: bytes) -> None:
        """Verify the answer to a dealer's order."""
        self._verify(the_table(self._table), "answer", _of_answer(number, key, refused), proof)

    # A station
    # --------------------------------------------------------------------------------

    def seat(self, seat: int, cabinet: int, life: int) -> bytes:
        """Prove who takes a seat."""
        return self._sign(self._at(seat, cabinet), "seat", _content(life))

    def verify_seat(self, seat: Seat, proof: bytes) -> None:
        """Verify who has taken a seat."""
        self._verify(self._at(seat.seat, seat.cabinet), "seat", _content(seat.life), proof)

    def seal(self, cabinet: int, seal: Seal) -> bytes:
        """Prove a seal."""
        return self._sign(self._at(seal.seat, cabinet), "seal", _of_seal(seal))

    def verify_seal(self, cabinet: int, seal: Seal, proof: bytes) -> None:
        """Verify a seal whose digest agrees."""
        self._verify(self._at(seal.seat, cabinet), "seal", _of_seal(seal), proof)

    def said(self, cabinet: int, number: int, said: Said) -> bytes:
        """Prove what is said in a round."""
        return self._sign(self._at(said.seat, cabinet), "said", _content(number, said.verb))

    def verify_said(self, cabinet: int, number: int, said: Said, proof: bytes) -> None:
        """Verify what was said in a round."""
        self._verify(self._at(said.seat, cabinet), "said", _content(number, said.verb), proof)

    def applied(self, cabinet: int, report: Applied) -> bytes:
        """Prove the report of a round."""
        return self._sign(self._at(report.seat, cabinet), "applied", _of_report(report))

    def verify_applied(self, cabinet: int, report: Applied, proof: bytes) -> None:
        """Verify the report of a round."""
        self._verify(self._at(report.seat, cabinet), "applied", _of_report(report), proof)

    def view(self, cabinet: int, view: View) -> bytes:
        """Prove what others see of a seat."""
        return self._sign(self._at(view.seat, cabinet), "view", _of_view(view))

    def verify_view(self, cabinet: int, view: View, proof: bytes) -> None:
        """Verify what is seen of a seat."""
        self._verify(self._at(view.seat, cabinet), "view", _of_view(view), proof)

    # A dealer
    # --------------------------------------------------------------------------------

    def order(self, name: str, key: str, order: str) -> bytes:
        """Prove a dealer's order."""
        return self._sign(self._dealer(name), "order", _content(key, order))

    def verify_order(self, name: str, key: str, order: str, proof: bytes) -> None:
        """Verify a dealer's order."""
        self._verify(self._dealer(name), "order", _content(key, order), proof)

    def _at(self, seat: int, cabinet: int) -> Party:
        return station(self._table, seat, cabinet)

    def _dealer(self, name: str) -> Party:
        try:
            return dealer(self._table, name)
        except ValueError as error:
            raise ExchangeRefused(message("keys.no_dealer", name=name)) from error

    def _sign(self, party: Party, kind: str, content: bytes) -> bytes:
        try:
            return self._keys.sign(party, kind, content)
        except KeysError as error:
            raise ExchangeRefused(error.say) from error

    def _verify(self, party: Party, kind: str, content: bytes, proof: bytes) -> None:
        try:
            self.signers[party.login] = self._keys.verify(party, kind, content, proof)
        except KeysError as error:
            raise ExchangeRefused(error.say) from error


def _content(*values: object) -> bytes:
    return msgspec.json.encode(values)


def _of_seal(seal: Seal) -> bytes:
    return _content(seal.round, seal.version, seal.stake_cents, seal.digest)


def _of_report(report: Applied) -> bytes:
    *figures, standing_cents = msgspec.structs.astuple(report)
    return _content(*figures) if standing_cents is None else _content(*figures, standing_cents)


def _of_answer(number: int, key: str, refused: str) -> bytes:
    return _content(number, key, refused)


def _of_view(view: View) -> bytes:
    return _content(view.said_ms, canonical(view.chips).decode())
