"""The exact house edge of every bet, from the rules.

A separate process computes them in a quiet moment. Most take a few milliseconds, and are computed at once if they are
needed earlier; those of bets that count earlier totals take longer than a frame, so the caller must wait for a signal.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from terminal.rules.game import AnyGame, Wager
from terminal.rules.rulebook import BetRule, CountedEnding
from terminal.screens.shared.separate_process import SeparateProcess

SLOW_TOTALS = 5
"""A bet that counts this many totals takes more than a frame: measured 33 ms with five, and 190 ms with nine."""

_known: dict[tuple[str, str], Fraction] = {}
"""All edges computed so far, by the digest of the sheet and the line."""


class Edges(QObject):
    """The edges of one game: the house's average share of what the player bet, as a fraction."""

    found = Signal()
    """Edges that were not available at once are known."""

    def __init__(self, game: AnyGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._is_tried = False
        self._process = SeparateProcess(self)
        self._process.ended.connect(self._learn)

    def of(self, bet: str) -> Fraction | None:
        """The edge on this bet; on a field that bets only move to, that of the bet. None while it is computed.

        Where the player's choice decides the value of a bet, that of the better choice.
        """
        chosen = [name for name in self._lines if name.startswith(f"{bet}:")]
        if chosen:
            return min(self._edge(name) or Fraction(1) for name in chosen)
        return self._edge(bet if bet in self._lines else bet.partition("@")[0])

    def has(self, bet: str) -> bool:
        """Whether a line of the sheet is about this field: one that only chooses, or is not offered, has none."""
        return any(name in (bet, bet.partition("@")[0]) or name.startswith(f"{bet}:") for name in self._lines)

    def _edge(self, name: str) -> Fraction | None:
        if name in self._slow and not self._knows(name):
            self.prepare()
            return None
        return self._worked_out(name)

    @property
    def ready(self) -> bool:
        """All lines are known, or can be computed at once."""
        return self._is_tried or all(map(self._knows, self._lines))

    def lowest(self) -> tuple[str, Fraction] | None:
        """The bet with the lowest edge, apart from odds, and the first of equals; None until `ready`.

        A bet that has neither a field at this cabinet nor a mark, such as one for a shared table, is none of them.
        """
        if not self.ready:
            return None
        fields, marks = self._game.fields(), self._game.marks
        here = [(name, wager) for name, wager in self._lines.items() if wager.bet in fields or name in marks]
        lines = [(name, wager) for name, wager in here if not wager.odds]
        edges = [(wager.bet, self._worked_out(name)) for name, wager in lines]
        return min(edges, key=lambda one: one[1], default=None)

    def prepare(self) -> None:
        """Compute all lines, best in a quiet moment before they are needed."""
        if self._process.runs or all(map(self._knows, self._lines)):
            return
        from terminal.maths.par import edges  # only now: a start needs no maths

        self._process.begin(edges, self._game, tuple(self._lines))

    @cached_property
    def _lines(self) -> dict[str, Wager[Any]]:
        return {wager.name: wager for wager in self._game.wagers()}

    @cached_property
    def _slow(self) -> tuple[str, ...]:
        book = self._game.rulebook
        return tuple(name for name in self._lines if name in book and _is_slow(book[name]))

    @Slot()
    def _learn(self) -> None:
        """Take the results of the process; missing ones are computed here, however long that takes."""
        self._is_tried = True
        for name, edge in (self._process.answer or {}).items():
            _known[self._key(name)] = Fraction(edge)
        for name in self._slow:
            if not self._knows(name):
                self._worked_out(name)
        self.found.emit()

    def _worked_out(self, name: str) -> Fraction:
        if self._knows(name):
            return _known[self._key(name)]
        # Imported here because a start needs no maths.
        from terminal.maths.par import par_line

        edge = _known[self._key(name)] = par_line(self._game, self._lines[name]).edge
        return edge

    def _knows(self, name: str) -> bool:
        return self._key(name) in _known

    def _key(self, name: str) -> tuple[str, str]:
        return self._game.sheet_digest, name


def _is_slow(rule: BetRule) -> bool:
    """Whether the bet counts so many totals that its Markov chain has hundreds of states."""
    deeds = (deed for by_roll in rule.by_point.values() for deed in by_roll.values())
    return any(isinstance(deed, CountedEnding) and len(deed.totals) >= SLOW_TOTALS for deed in deeds)
