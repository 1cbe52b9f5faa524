"""Builds a wager's Markov chain: the game rolls all dice from every table on which the bet is still undecided.

Nothing here knows a bet. Two tables with the same `Game.key` are one state; states are numbered in the order found.
"""

from __future__ import annotations

from collections.abc import Container, Hashable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from terminal.rules.game import AnyGame, Dice, Wager
from terminal.rules.resolution import Resolution, Result, bank_pays_cents

MAX_STATES = 20_000
"""Forty times the states of the largest wager, so that a game whose tables never repeat is reported."""

MAX_ANSWERS = 4
"""How many decisions of the player may follow one throw."""


@dataclass(frozen=True)
class End:
    """One way to decide the bet: its result, and the profit as a fraction of the stake (-1: the stake is lost)."""

    result: Result
    profit: Fraction


Step = tuple[int, int]
"""In this many of the throw's ways the bet reaches that target: state n, or ``~n`` (below 0) for the end ``ends[n]``.
"""


@dataclass(frozen=True)
class Chain:
    """A wager as an absorbing chain: the simulation walks it at random, the solver solves it exactly."""

    wager: Wager[Any]
    starts: tuple[tuple[int, int], ...]
    """The states in which the bet can be after it was placed, with their weights."""
    steps: tuple[tuple[Step, ...], ...]
    """What one throw does, by state, in the order of the totals and of the dice within a total; neighbours with the
    same target are merged. So the n-th way is the same throw in every chain of a game."""
    ends: tuple[End, ...]
    has_choices: bool = False
    """The player may end or change the bet in mid-way, which these states and ends leave out."""

    def ways(self, state: int) -> int:
        """How many ways the throw from this state has: 36 with two dice, 216 with three, 6 with one."""
        return sum(ways for ways, _ in self.steps[state])


def build_chain(game: AnyGame, wager: Wager[Any]) -> Chain:
    """Expand the wager. Raises ValueError if its tables never repeat."""
    walk = _Walk(game, wager)
    weights: dict[int, int] = {}
    for table, weight in wager.starts:
        state = walk.number(table)
        weights[state] = weights.get(state, 0) + weight
    steps = walk.all_steps()
    return Chain(wager, tuple(weights.items()), steps, tuple(walk.ends), walk.has_choices(after=weights))


class _Walk:
    """The tables found so far, by the number of their state, and the ends."""

    def __init__(self, game: AnyGame, wager: Wager[Any]) -> None:
        self.ends: dict[End, int] = {}
        self._game = game
        self._wager = wager
        self._numbers: dict[Hashable, int] = {}
        self._tables: list[Any] = []

    def number(self, table: Any) -> int:
        """The number of the table's state; a new state is queued."""
        number = self._numbers.setdefault(self._game.key(table), len(self._tables))
        if number == len(self._tables):
            if number == MAX_STATES:
                raise ValueError(f"{self._wager.name} has more than {MAX_STATES} states")
            self._tables.append(table)
        return number

    def has_choices(self, after: Container[int]) -> bool:
        """Whether there is a choice in any state but the first ones, in which it is not to place the bet."""
        later = (table for state, table in enumerate(self._tables) if state not in after)
        return self._wager.answer is None and any(self._game.choices(table) for table in later)

    def all_steps(self) -> tuple[tuple[Step, ...], ...]:
        """Roll from every state, including those found meanwhile."""
        steps = []
        for table in self._tables:  # the list grows during iteration, which Python allows
            met: list[Step] = []
            for dice, ways in sorted(self._game.outcomes(table), key=_by_total):
                target = self._target(table, dice)
                if met and met[-1][1] == target:
                    ways += met.pop()[0]
                met.append((ways, target))
            steps.append(tuple(met))
        return tuple(steps)

    def _target(self, table: Any, dice: Dice) -> int:
        """Where this throw, and the player's answer to it, takes the bet."""
        game, answer = self._game, self._wager.answer
        record = game.roll(table, dice)
        for _ in range(MAX_ANSWERS + 1):
            for resolution in record.resolved:
                if self._is_watched(resolution.bet):
                    return ~self._end(resolution)
            table = game.apply(table, record)
            if answer is None or not game.can(table, answer):
                return self.number(table)
            record = game.do(table, answer)
        raise ValueError(f"{self._wager.name} asks the player for more than {MAX_ANSWERS} decisions after one throw")

    def _is_watched(self, bet: str) -> bool:
        """Whether this is the bet, possibly after it has moved to a number (``come``, ``come@6``)."""
        return bet == self._wager.bet or bet.partition("@")[0] == self._wager.bet

    def _end(self, resolution: Resolution) -> int:
        end = End(resolution.result, Fraction(bank_pays_cents(resolution), self._wager.stake_cents))
        return self.ends.setdefault(end, len(self.ends))


def _by_total(outcome: tuple[Dice, int]) -> tuple[int, Dice]:
    dice, _ = outcome
    return sum(dice), dice
