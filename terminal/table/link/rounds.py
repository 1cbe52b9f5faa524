"""The rounds that a station has to take: the decided ones in order, then the newest one at each change."""

from __future__ import annotations

from terminal.table.exchange.exchange import FINISHED, RoundRow


class Rounds:
    """The rows that were read last, and the one that was told last."""

    def __init__(self) -> None:
        self._rows: tuple[RoundRow, ...] = ()
        self._read_at: int | None = None
        self._told: RoundRow | None = None

    def read(self, rows: tuple[RoundRow, ...], applied: int) -> bool:
        """These are the rows now, when the station has applied this round; whether that is news."""
        if (rows, applied) == (self._rows, self._read_at):
            return False
        self._rows, self._read_at = rows, applied
        return True

    def told(self, row: RoundRow) -> None:
        """The station knows this row."""
        self._told = row

    def tell_again(self) -> None:
        """The station has not taken what it was told: it is told once more."""
        self._told = None

    def are_current(self, applied: int) -> bool:
        """Whether they are of now, or what follows cannot have changed since: a decided round before another one."""
        row = self._first(applied)
        followed = row is not None and row.round > applied and row.phase in FINISHED and not self.is_newest(row)
        return applied == self._read_at or followed

    def next(self, applied: int) -> RoundRow | None:
        """The row that the station has to take now; None if it knows it. `applied` is the last round that it has taken.

        A decided round is followed by the next one only when it is applied.
        """
        row = self._first(applied)
        return row if row != self._told else None

    def is_newest(self, row: RoundRow) -> bool:
        """Whether no other row follows."""
        return row is self._rows[-1]

    def _first(self, applied: int) -> RoundRow | None:
        for row in self._rows:
            if row.round > applied:
                return row
        return self._rows[-1] if self._rows else None
