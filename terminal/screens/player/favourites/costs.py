"""The exact costs of a game's strategies, computed in a separate process in a quiet moment."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from terminal.rules.game import AnyGame
from terminal.rules.strategy import Strategy
from terminal.screens.shared.separate_process import SeparateProcess


class Figures(NamedTuple):
    """What a strategy costs, in its units, on average."""

    lost_per_roll: Fraction
    bet_per_roll: Fraction

    @property
    def edge(self) -> Fraction:
        """The house's share of what is bet."""
        return self.lost_per_roll / self.bet_per_roll


_known: dict[tuple[str, str], Figures] = {}
"""All costs computed so far, by the digest of the sheet and the strategy's bets."""


class Costs(QObject):
    """The costs of strategies in one game."""

    found = Signal()
    """The costs that were wanted are known, or cannot be found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: tuple[str, tuple[Strategy, ...]] = ("", ())
        self._tried: set[str] = set()
        self._process = SeparateProcess(self)
        self._process.ended.connect(self._learn)

    def of(self, game: AnyGame, strategy: Strategy) -> Figures | None:
        """Its cost; None while it is not known."""
        return _known.get(_key(game.sheet_digest, strategy))

    def want(self, game: AnyGame, strategies: Iterable[Strategy]) -> None:
        """Have the costs computed that are not known yet."""
        unknown = tuple(one for one in strategies if self.of(game, one) is None)
        if self._process.runs or not unknown or game.sheet_digest in self._tried:
            return
        from terminal.maths.strategies import costs  # only now: a start needs no maths

        self._asked = (game.sheet_digest, unknown)
        self._process.begin(costs, game, unknown)

    @Slot()
    def _learn(self) -> None:
        digest, strategies = self._asked
        self._tried.add(digest)
        answer = self._process.answer or {}
        for strategy in strategies:
            if strategy.name in answer:
                lost, bet = map(Fraction, answer[strategy.name])
                _known[_key(digest, strategy)] = Figures(lost, bet)
        self.found.emit()


def _key(digest: str, strategy: Strategy) -> tuple[str, str]:
    return digest, repr(strategy.parts)
