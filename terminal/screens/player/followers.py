"""The view-models of the windows over the table: each follows the state, in the current language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import QObject

from terminal.cabinet.commands import Instant
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.runtime.derivations import Derive
from terminal.screens.player.card.bet_card import BetCard
from terminal.screens.player.favourites.favourites import Favourites
from terminal.screens.player.helping.help_pages import HelpPages
from terminal.screens.player.idling.idle import Idle
from terminal.screens.player.lobby.lobby import Lobby
from terminal.screens.player.table.rail import Rail
from terminal.screens.player.windows.auto_repeat import AutoRepeat
from terminal.screens.player.windows.break_window import BreakNotice
from terminal.screens.player.windows.choice_window import ChoiceQuestion
from terminal.screens.player.windows.commission_window import Commission
from terminal.screens.player.windows.first_hand_window import FirstHandLesson
from terminal.screens.player.windows.languages_window import LanguageChoice
from terminal.screens.player.windows.limit_window import LimitNotice
from terminal.screens.player.windows.limits_window import LimitChoice
from terminal.screens.player.windows.odds_window import OddsOffers
from terminal.screens.player.windows.options_window import Options
from terminal.screens.player.windows.player_card import PlayerCard
from terminal.screens.player.windows.reality_check_window import RealityCheck
from terminal.screens.player.windows.reserve_window import Reservation
from terminal.screens.player.windows.session_card import SessionCard
from terminal.screens.player.windows.statistics_drawer import StatisticsDrawer
from terminal.screens.player.windows.transfer_window import Transfers
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.touch_gateway import TouchGateway


class Follower(Protocol):
    """A window's view-model."""

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Show this state; these events have happened since the last one that was shown."""

    def retranslate(self) -> None:
        """Update every text."""


class Followers:
    """All windows of the player's screen, by the names under which QML requires them."""

    def __init__(
        self,
        touch_gateway: TouchGateway,
        windows: Windows,
        rail: Rail,
        auto_repeat: AutoRepeat,
        derive: Derive,
        now: Callable[[], Instant],
        touched: Callable[[], None],
        parent: QObject,
    ) -> None:
        self._lobby = lobby = Lobby(touch_gateway, windows, parent)
        self.idle = Idle(touch_gateway, windows, touched, parent, welcome=lobby.welcome)
        self.choice = ChoiceQuestion(touch_gateway, windows, now, parent)
        self._card = BetCard(touch_gateway, windows, rail, parent)
        self._favourites = Favourites(touch_gateway, windows, rail, parent)
        self._first_hand = FirstHandLesson(touch_gateway, windows, parent)
        self._help = HelpPages(touch_gateway, windows, parent)
        self.models: dict[str, QObject] = {
            "odds": OddsOffers(touch_gateway, windows, parent),
            "commission": Commission(touch_gateway, windows, parent),
            "choice": self.choice,
            "transfers": Transfers(touch_gateway, windows, parent),
            "card": self._card,
            "autoRepeat": auto_repeat,
            "options": Options(touch_gateway, windows, parent),
            "reservation": Reservation(touch_gateway, windows, derive, now, parent),
            "realityCheck": RealityCheck(touch_gateway, windows, parent),
            "limitChoice": LimitChoice(touch_gateway, windows, now, parent),
            "limitNotice": LimitNotice(touch_gateway, windows, parent),
            "breakNotice": BreakNotice(touch_gateway, windows, now, parent),
            "idle": self.idle,
            "languageChoice": LanguageChoice(touch_gateway, windows, parent),
            "playerCard": PlayerCard(touch_gateway, windows, derive, now, parent),
            "sessionCard": SessionCard(touch_gateway, windows, now, parent),
            "statistics": StatisticsDrawer(touch_gateway, windows, parent),
            "favourites": self._favourites,
            "help": self._help,
            "lobby": lobby,
            "firstHand": self._first_hand,
        }
        self._all = cast("tuple[Follower, ...]", tuple(self.models.values()))

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Let every window follow."""
        for follower in self._all:
            follower.project(state, events)

    def play(self) -> None:
        """Another game is shown: update the windows that depend on the game."""
        self._card.play()
        self._favourites.play()
        self._help.play()
        self._first_hand.play()

    def prepare(self) -> None:
        """Compute what a window would have to wait for."""
        self._lobby.prepare()

    def retranslate(self) -> None:
        """Let every window update its texts."""
        for follower in self._all:
            follower.retranslate()
