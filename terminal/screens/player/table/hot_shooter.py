"""The shooter's hand beside the best one of the gaming day, on the player's screen where the house wants that."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.rules.games import GAMES
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.translating.marked import translate


def is_shown(cabinet: Cabinet) -> bool:
    """Whether the parameters ask for it, in a game in which a shooter has a hand."""
    return cabinet.profile.hot_shooter and GAMES[cabinet.game.name].has_puck


@view_model
class HotShooter(QObject):
    """The figures as text, all empty where none are shown."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = self._leads = False
        self._rolls = self._points = self._best = self._speech = ""

    def project(self, cabinet: Cabinet, state: State) -> None:
        """Show this state, in the current language."""
        statistics = state.results.statistics
        hand, best = statistics.hand, statistics.best_today
        shown = is_shown(cabinet) and not cabinet.profile.is_station  # a station has the shooter's panel
        figures = (str(hand.rolls), str(hand.points), str(best.rolls)) if shown else ("", "", "")
        say = translate("Player", "This hand: rolls {0}, Points {1}. Best hand of the day: rolls {2}")
        speech = say.format(*figures) if shown else ""
        leads = shown and hand.rolls > 0 and hand == best
        if (shown, *figures, speech, leads) != (self._shown, *self._figures, self._speech, self._leads):
            self._shown, self._speech, self._leads = shown, speech, leads
            self._rolls, self._points, self._best = figures
            self.changed.emit()

    @property
    def _figures(self) -> tuple[str, str, str]:
        return self._rolls, self._points, self._best

    shown = exposed(bool, "_shown", changed)
    """There is a plate with the figures."""
    rolls = exposed(str, "_rolls", changed)
    """The rolls of this hand."""
    points = exposed(str, "_points", changed)
    """The Points made in this hand."""
    best = exposed(str, "_best", changed)
    """The rolls of the best hand of the gaming day."""
    leads = exposed(bool, "_leads", changed)
    """This hand is the best one."""
    speech = exposed(str, "_speech", changed)
    """All of it as a sentence."""
