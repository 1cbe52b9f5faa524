"""The games that this cabinet offers, each as a card with its own felt. The cabinet decides which can be chosen."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import ChooseGame
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.rules.game import AnyGame
from terminal.screens.player.card.edges import Edges
from terminal.screens.player.helping.help_felt import HelpFelt
from terminal.screens.player.lobby.describing import edge_of, limits_of, line_of
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.felts.all_felts import felt_of
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.timers import once
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

CARD_ROLES = (
    "sheet",
    "title",
    "note",
    "line",
    "limits",
    "edge",
    "isPlayed",
    "why",
    "spots",
    "prints",
    "feltWidth",
    "feltHeight",
    "puckX",
    "puckY",
    "decor",
)

WRITING_AFTER_MS = 700
"""How long after a change of language the cards are written again."""


@view_model
class Lobby(QObject):
    """The cards, in the order of the parameters. With a single game there is no lobby."""

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._edges: dict[str, Edges] = {}
        self._felts: dict[str, HelpFelt] = {}
        self._cards = Rows(CARD_ROLES, self)
        self._refusal = ""
        self._is_awaited = False
        """A new player is to be asked as soon as a game can be chosen."""
        self._writing = once(self, WRITING_AFTER_MS, self._write)
        self._writing.setObjectName("quiet")
        windows.changed.connect(self._opened)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Grey what cannot be chosen any more; texts are made only while the lobby is open."""
        del events
        self._greet(state)
        if self._windows.is_open("games"):
            self._show()

    def retranslate(self) -> None:
        """Write every card again: at once if the lobby is open, otherwise in a quiet moment."""
        if self._windows.is_open("games"):
            self._write()
        elif self._felts:
            self._writing.start()
        self.changed.emit()

    @Slot()
    def prepare(self) -> None:
        """In a quiet moment: draw the felts and compute the edges before they are needed."""
        if self.offered:
            self._write()
            self._compute_edges()

    @Slot(str)
    def choose(self, sheet: str) -> None:
        """Play this game; the table of the game that is played already is only shown again."""
        refused = self._touch_gateway.why_not(ChooseGame(sheet))
        if self._touch_gateway.ask(ChooseGame(sheet)):
            self._windows.close()
        else:
            self._refusal = refused
            self.changed.emit()

    def welcome(self) -> None:
        """A new player has come to a cabinet with several games: ask which, once the first bill is stacked."""
        self._is_awaited = len(self._games) > 1
        if self._touch_gateway.state is not None:
            self._greet(self._touch_gateway.state)

    cards = exposed(QObject, "_cards", changed)
    """The games."""
    refusal = exposed(str, "_refusal", changed)
    """Why the last choice was refused; empty before."""

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """There is more than one game."""
        return len(self._games) > 1

    @Property(str, notify=changed)
    def back(self) -> str:
        """The way back to the game that is played."""
        return translate("Lobby", "Back to {0}").format(self._touch_gateway.cabinet.game.title)

    @property
    def _games(self) -> tuple[AnyGame, ...]:
        return tuple(self._touch_gateway.cabinet.games.values())

    def _edges_of(self, game: AnyGame) -> Edges:
        """The edges of its bets, computed once for a sheet."""
        if game.sheet not in self._edges:
            self._edges[game.sheet] = Edges(game, self)
            self._edges[game.sheet].found.connect(self._edge_found)
        return self._edges[game.sheet]

    # Inside -------------------------------------------------------------------------------------------------------

    def _greet(self, state: State) -> None:
        if self._is_awaited and self._touch_gateway.cabinet.awaits_choice(state):
            self._is_awaited = False
            self._windows.show("games")

    @Slot()
    def _opened(self) -> None:
        if self._windows.is_open("games"):
            self._refusal = ""
            self._show()
            self._compute_edges()

    @Slot()
    def _edge_found(self) -> None:
        if self._cards.rows:
            self._show()
        self._compute_edges()

    def _compute_edges(self) -> None:
        """One game after the other, so that the others' processes do not compete with play."""
        unknown = next((edges for edges in [self._edges_of(game) for game in self._games] if not edges.ready), None)
        if unknown is not None:
            unknown.prepare()

    @Slot()
    def _write(self) -> None:
        """Letter the felts in the current language, too."""
        for game in self._games:
            layout = felt_of(self._touch_gateway.cabinet, game)
            felt = self._felts.setdefault(game.sheet, HelpFelt(layout, game.pays(), self, turns_pages=False))
            felt.light((), None)
        self._show()

    def _show(self) -> None:
        if not self._felts:
            self._write()
            return
        titles = Counter(game.title for game in self._games)
        self._cards.show([self._card(game, is_only=titles[game.title] == 1) for game in self._games])
        self.changed.emit()

    def _card(self, game: AnyGame, *, is_only: bool) -> Row:
        cabinet, felt = self._touch_gateway.cabinet, self._felts[game.sheet]
        is_played = game is cabinet.game
        return (
            game.sheet,
            game.title,
            "" if is_only else translate("Lobby", "Par sheet {0}").format(game.sheet),
            line_of(game),
            limits_of(cabinet, game),
            edge_of(game, self._edges_of(game).lowest()),
            is_played,
            ""
            if is_played or self._touch_gateway.state is None
            else self._touch_gateway.why_not(ChooseGame(game.sheet)),
            felt.spots,
            felt.prints,
            felt.felt.width,
            felt.felt.height,
            *felt.puck(None),
            felt.felt.decor,
        )
