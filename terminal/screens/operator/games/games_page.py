"""The staff's page of games: their list, one of them on the felt, and the pays of its sheet (regulation R1 to R4)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.recall.following import Follower, Portions
from terminal.recall.game import Game, find
from terminal.recall.games import Span
from terminal.recall.kept_journals import KeptJournal, UnreadableError
from terminal.screens.operator.games.game_list import GameList
from terminal.screens.operator.games.pays_list import PaysList
from terminal.screens.operator.games.recalled import Recalled
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import why_unreadable
from terminal.screens.operator.slices import Reading
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.translating.marked import translate


@view_model
class Games(QObject):
    """The part of the page that is shown: the list, then a game once it is found, or its pays over it."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._list = GameList(desk, self.open_game, self)
        self._own_follower = Follower(desk.history(), desk.touch_gateway.cabinet.new_state())
        self._follower = self._own_follower
        """Folds the journal that is being read."""
        self._game: Recalled | None = None
        self._pays: PaysList | None = None
        self._finding: Reading[Game] | None = None

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Let the list follow; an open game and its pays stay unchanged, but they may be printed."""
        self._list.project(state, events)
        if self._pays is not None:
            self._pays.project(state, events)
        if self._game is not None and events:
            self._game.follow()

    def retranslate(self) -> None:
        """Update every text."""
        self._list.retranslate()
        for view in (self._game, self._pays):
            if view is not None:
                view.retranslate()
        self.changed.emit()

    def step_back(self) -> bool:
        """Close an export; from the pays to the game, from the game to the list; a search is given up."""
        if (self._pays or self._list).step_back():
            return True
        left: QObject | None = self._pays or self._game
        if left is None and self._finding is None:
            return False
        if self._pays is not None:
            self._pays = None
        elif self._game is not None:
            self._game = None
        else:
            self._stop()
        self.changed.emit()
        if left is not None:
            left.deleteLater()  # its QML is gone by now
        return True

    def open_game(self, kept: KeptJournal, span: Span) -> None:
        """Find this game and show it. One far from any snapshot is searched for in slices."""
        self._stop()
        self._finding = Reading(
            self._find(kept, span),
            self,
            done=self._show,
            failed=self._cannot_show,
            goes_on=self._goes_on,
            may_wait=lambda: self._follower.is_slow,
        )
        self._finding.go_on()

    @Slot()
    def showPays(self) -> None:  # noqa: N802 - QML's spelling
        """Show the pays of the open game's sheet, if that exists."""
        if self._game is not None and self._game.cabinet is not None:
            self._pays = PaysList(self._desk, self._game.cabinet, self)
            self.changed.emit()

    list = exposed(QObject, "_list", changed)
    """The list of games."""
    game = exposed(QObject, "_game", changed)
    """The open game."""
    pays = exposed(QObject, "_pays", changed)
    """The pays of the open game's sheet, while they are looked at."""

    @property
    def opened(self) -> Recalled | None:
        """The open game, for the screen's own use."""
        return self._game

    def _find(self, kept: KeptJournal, span: Span) -> Portions[Game]:
        with kept.look_back() as history:
            own = self._own_follower
            self._follower = Follower(history, self._desk.touch_gateway.cabinet.new_state()) if kept.cleared else own
            return (yield from find(history, self._follower, span))

    def _show(self, found: Game) -> None:
        self._stop()
        self._game = Recalled(self._desk, found, self)
        self.changed.emit()

    def _cannot_show(self, error: UnreadableError) -> None:
        self._stop()
        self._list.say(why_unreadable(error))

    def _goes_on(self, share: float) -> None:
        say = translate("Operator", "The journal is followed from its beginning, for another version of the program:")
        self._list.say(f"{say} {share:.0%}")

    def _stop(self) -> None:
        if self._finding is not None:
            self._finding.give_up()
        self._finding = None
        self._list.say("")


make = Games
