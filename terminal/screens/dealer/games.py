"""The choice of the table's next game: the games that it offers, of which the one that is played withdraws a choice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from drivers.ports.table_board import BoardGames
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.translating.marked import translate

GAME_ROLES = ("sheet", "title", "note", "chosen")


@view_model
class TableGames(QObject):
    """The window in which it is chosen."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._is_open = False
        self._games = BoardGames()
        self._played = ""
        self._rows = Rows(GAME_ROLES, self)

    def begin(self) -> None:
        """Ask which game comes next."""
        self._is_open = True
        self.refresh()

    def follow(self, games: BoardGames, played: str, *, allowed: bool) -> None:
        """These games are offered, this sheet is played; the window is closed where no choice is allowed."""
        self._games, self._played = games, played
        self._is_open = self._is_open and allowed
        self.refresh()

    def refresh(self) -> None:
        """Update the texts."""
        following = self._games.following
        chosen = self._played if following is None else following.sheet
        notes = {self._played: translate("Dealer", "is played now")}
        if following is not None:
            notes[following.sheet] = translate("Dealer", "comes next")
        self._rows.show(
            [(one.sheet, one.title, notes.get(one.sheet, ""), one.sheet == chosen) for one in self._games.offered]
        )
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Leave the choice as it is."""
        self._is_open = False
        self.changed.emit()

    open = exposed(bool, "_is_open", changed)
    """The window is open."""
    games = exposed(QObject, "_rows", changed)


def waiting_text(seats: Sequence[int]) -> str:
    """Which seats keep the next game waiting; empty if none does."""
    if not seats:
        return ""
    return translate("Dealer", "waits for bets: {0}").format(", ".join(map(str, seats)))
