"""The window with the bets of one seat, as it has sealed them last, and later as they count."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from drivers.ports.table_board import TableBoard
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

BET_ROLES = ("title", "value")
SHOWN = 24
"""So many fields are shown; the smallest of more are one line together."""


@view_model
class SeatBets(QObject):
    """The bets of the seat that was touched. The window closes when none are known any more."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._seat = 0
        self._board = TableBoard()
        self._rows = Rows(BET_ROLES, self)

    def begin(self, seat: int) -> None:
        """Show the bets of this seat, if some are known."""
        self._seat = seat
        self.follow(self._board)

    def follow(self, board: TableBoard) -> None:
        """The board, with what the seats have sealed so far while they still may."""
        self._board = board
        if self._seat and not self._bets:
            self._seat = 0
        self._rows.show(self._lines())
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Close the window."""
        self._seat = 0
        self.changed.emit()

    @property
    def _bets(self) -> dict[str, int]:
        seal = self._board.seals.get(self._seat)
        return {} if seal is None else seal.bets

    def _lines(self) -> list[Row]:
        mode = self._board.mode
        largest = sorted(self._bets.items(), key=lambda one: (-one[1], one[0]))
        shown = largest if len(largest) <= SHOWN else largest[: SHOWN - 1]
        lines = [(bet_name(bet, mode.game), languages.amount(cents, mode.currency)) for bet, cents in shown]
        others_cents = sum(cents for _, cents in largest[len(shown) :])
        if others_cents:
            lines.append((translate("Display", "Other fields"), languages.amount(others_cents, mode.currency)))
        return list(lines)

    @Property(bool, notify=changed)
    def open(self) -> bool:
        """The window is open."""
        return self._seat > 0

    @Property(str, notify=changed)
    def title(self) -> str:
        """Whose bets they are, and their sum."""
        amount = languages.amount(sum(self._bets.values()), self._board.mode.currency)
        return translate("Dealer", "Seat {0}: {1}").format(self._seat, amount)

    bets = exposed(QObject, "_rows", changed)
