"""A table and its stations, as a test needs them: rows of rounds, seals, and lines to the exchange."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from drivers.ports.table import SealedBets
from terminal.table.exchange.digests import make_seal, with_digest
from terminal.table.exchange.exchange import PHASES, Accepted, Phase, RoundRow, Seal
from terminal.table.exchange.stored import StoredExchange
from terminal.table.keys.proofs import Keys
from tests.table.keys.parties import EveryonesKeys


class House:
    """One table; `line` is the table's own, and `new_line` opens that of a station."""

    def __init__(self, table: int, open_one: Callable[[Keys], StoredExchange]) -> None:
        self.number = table
        self._open = open_one
        self.keys = EveryonesKeys()
        self._lines: list[StoredExchange] = []
        self.line = self.new_line()

    def new_line(self) -> StoredExchange:
        """Another line, closed at the end. Call it in the thread that uses the line."""
        line = self._open(self.keys)
        self._lines.append(line)
        return line

    def thread_line(self) -> StoredExchange:
        """A line of a thread, which closes it."""
        return self._open(self.keys)

    def stranger(self, keys: Keys) -> StoredExchange:
        """A line of another process, closed at the end."""
        line = self._open(keys)
        self._lines.append(line)
        return line

    def close(self) -> None:
        """Close all lines."""
        for line in self._lines:
            line.close()

    def cabinet(self, seat: int) -> int:
        """The cabinet at a seat: no other table has it."""
        return self.number * 100 + seat

    def seat(self, *seats: int) -> None:
        """Seat their cabinets."""
        for seat in seats:
            self.line.take_seat(seat, self.cabinet(seat), 1)

    def row(self, number: int, phase: Phase, accepted: Accepted | None = None, **more: Any) -> RoundRow:
        """The row of a round in this phase, with what belongs to it."""
        rank = PHASES.index(phase)
        fields: dict[str, Any] = {
            "table": self.number,
            "round": number,
            "phase": phase,
            "remaining_ms": 20_000,
            "sheet": b"s" * 32,
            "journal_seq": number * 10 + rank,
            "chain": b"c" * 32,
        }
        if rank >= PHASES.index("closed"):
            fields["accepted"] = accepted or {}
        if rank >= PHASES.index("rolling"):
            fields["throw"] = number
        if rank >= PHASES.index("decided"):
            fields["faces"] = (3, 4)
        return with_digest(RoundRow(**(fields | more)))

    def publish(self, number: int, phase: Phase, accepted: Accepted | None = None, **more: Any) -> RoundRow:
        """Publish such a row."""
        row = self.row(number, phase, accepted, **more)
        assert self.line.publish(row) == "published"
        return row

    def play(self, number: int) -> Accepted:
        """Close the round that is open, and decide it."""
        self.publish(number, "closing")
        accepted = self.line.close_round(number)
        for phase in ("closed", "rolling", "decided"):
            self.publish(number, phase, accepted)
        return accepted

    def seal(
        self, number: int, seat: int, version: int = 1, line: StoredExchange | None = None, cents: int = 500
    ) -> str:
        """Seal a bet on the pass line."""
        return (line or self.line).put_seal(self.cabinet(seat), bet(number, seat, version, cents))


def bet(number: int, seat: int, version: int = 1, cents: int = 500, final: bool = False) -> Seal:
    """A seal with a bet on the pass line, or without one."""
    bets = {"pass_line": cents} if cents else {}
    return make_seal(SealedBets(number, seat, version, cents, bets, final=final))


def altered(row: RoundRow) -> RoundRow:
    """The row with another shooter and its old digest."""
    return msgspec.structs.replace(row, shooter=9)
