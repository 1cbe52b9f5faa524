"""The value of a par sheet's lines, as exact fractions from the game rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from terminal.maths.chain import Chain, End, build_chain
from terminal.maths.solve import solve
from terminal.rules.game import AnyGame, Wager
from terminal.rules.games import open_game
from terminal.rules.resolution import Result
from terminal.rules.sheet import Override, Sheet

ALWAYS_WORKING: tuple[Override, ...] = (
    ("house", "box_on_come_out", "working"),
    ("house", "odds_on_come_out", "working"),
)
"""A par sheet treats every bet as always working, whatever the house does on a come-out roll."""


@dataclass(frozen=True)
class ParLine:
    """One bet: alone on the felt, left up until it is decided, always working. A push counts as a bet made."""

    name: str
    commission: Fraction
    """The commission paid up front, as a fraction of the stake."""
    distribution: tuple[tuple[End, Fraction], ...]
    """The ends with their probabilities, the largest profit first. The fee is not deducted from these profits."""
    mean_rolls: Fraction
    """The average number of rolls until it is decided."""

    @property
    def win(self) -> Fraction:
        """The probability of a win."""
        return self._chance_of("win")

    @property
    def push(self) -> Fraction:
        """The probability that the stake is returned undecided."""
        return self._chance_of("push", "return")

    @property
    def lose(self) -> Fraction:
        """The probability that the stake is lost."""
        return self._chance_of("lose")

    @property
    def edge(self) -> Fraction:
        """What the house keeps, on average, of what the player put down: the stake and the commission up front."""
        return (self.commission - self._mean_profit) / (1 + self.commission)

    @property
    def rtp(self) -> Fraction:
        """The share that the player gets back on average of what he put down."""
        return 1 - self.edge

    @property
    def edge_per_roll(self) -> Fraction:
        """The share that the house keeps per roll while the bet is up."""
        return self.edge / self.mean_rolls

    @property
    def variance(self) -> Fraction:
        """The variance of the profit, in units of what the player put down."""
        squares = sum((chance * end.profit**2 for end, chance in self.distribution), Fraction(0))
        return (squares - self._mean_profit**2) / (1 + self.commission) ** 2

    @property
    def volatility(self) -> float:
        """The standard deviation of the profit, in units of what the player put down."""
        return sqrt(self.variance)

    @property
    def _mean_profit(self) -> Fraction:
        return sum((chance * end.profit for end, chance in self.distribution), Fraction(0))

    def _chance_of(self, *results: Result) -> Fraction:
        return sum((chance for end, chance in self.distribution if end.result in results), Fraction(0))


@dataclass(frozen=True)
class ParSheet:
    """Every line of a par sheet, and the sheet's identity."""

    name: str
    game: str
    title: str
    digest: str
    """The SHA-256 of the sheet's text."""
    lines: tuple[ParLine, ...]


def open_always_working(text: str, name: str) -> AnyGame:
    """The game of this sheet with every bet always working. `name` is the file's. Raises IniError for a bad sheet."""
    return open_game(Sheet.parse(text, name, overrides=ALWAYS_WORKING))


def par_sheet(text: str, name: str) -> ParSheet:
    """Compute the sheet; `name` is its file's.

    Raises IniError for a sheet that cannot be played, ValueError for a bet that may never be decided.
    """
    game = open_always_working(text, name)
    lines = tuple(par_line(game, wager) for wager in game.wagers())
    return ParSheet(game.sheet, game.name, game.title, game.sheet_digest, lines)


def par_line(game: AnyGame, wager: Wager[Any]) -> ParLine:
    """Compute one line. Raises ValueError for a bet that may never be decided."""
    return line_of(build_chain(game, wager))


def edges(game: AnyGame, names: Sequence[str]) -> dict[str, str]:
    """The edge of each of these lines, as an exact fraction in figures."""
    return {wager.name: str(par_line(game, wager).edge) for wager in game.wagers() if wager.name in names}


def line_of(chain: Chain) -> ParLine:
    """Compute the line of a finished chain. Raises ValueError for a bet that may never be decided."""
    wager, solution = chain.wager, solve(chain)
    ends = zip(chain.ends, solution.chances, strict=True)
    distribution = tuple(sorted(ends, key=lambda pair: pair[0].profit, reverse=True))
    return ParLine(wager.name, Fraction(wager.commission_cents, wager.stake_cents), distribution, solution.mean_rolls)
