"""What must hold when another game is chosen: no bet is up, and each par sheet's meters count what was played by it."""

from __future__ import annotations

from collections import Counter

from harness.bookkeeping import Books
from harness.simulation.require import require
from terminal.cabinet import events as e
from terminal.cabinet.meters import Meters
from terminal.cabinet.state import State


class SheetChecks:
    """Follows the chosen par sheets of one cabinet, by its events and its books."""

    def __init__(self) -> None:
        self._sheet = ""
        self._bet_cents = 0
        """The bets after the events before."""
        self._games: Counter[str] = Counter()
        self._results_cents: Counter[str] = Counter()
        """What the player has won by each sheet, minus losses and commission."""
        self._meters: Meters | None = None

    def check(self, event: e.Event, books: Books) -> None:
        """Count an event that is in the books already. Raises WrongError."""
        match event:
            case e.GameChosen(sheet):
                require(not self._bet_cents, f"{sheet} is chosen while bets of {self._bet_cents} cents are up")
                self._sheet = sheet
            case e.Started():
                self._sheet = event.sheet
        self._games[self._sheet] += books.games - self._games.total()
        self._results_cents[self._sheet] += books.result_cents - self._results_cents.total()

    def shown(self, state: State) -> None:
        """Compare each sheet's meters with what was counted. Raises WrongError."""
        self._bet_cents = state.bet_cents
        require(state.configuration.sheet == self._sheet, f"{state.configuration.sheet} is played, not {self._sheet}")
        if state.meters is self._meters:
            return
        self._meters = meters = state.meters
        for sheet, games in self._games.items():
            shown = meters.sheet_games.get(sheet, 0)
            require(shown == games, f"the meter of games under {sheet} is {shown}, and {games} were played")
            won_cents = meters.sheet_wins_cents.get(sheet, 0) - meters.sheet_wagers_cents.get(sheet, 0)
            wanted_cents = self._results_cents[sheet]
            require(won_cents == wanted_cents, f"{sheet} has wins less wagers of {won_cents}, and paid {wanted_cents}")
