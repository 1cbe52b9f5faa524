"""A game of a few squares, to try the walk and the solver where every figure can be worked out by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from terminal.rules.actions import Action, Decide
from terminal.rules.game import AnyGame, Dice, Wager
from terminal.rules.resolution import Resolution, Result

STAKE_CENTS = 100
COIN = (((1,), 1), ((2,), 1))
"""What a die of two sides can show."""
TAKE = Decide("", "take")


@dataclass(frozen=True)
class Move:
    """A roll or an answer: it brings the bet to another square, or decides it."""

    to: str
    resolved: tuple[Resolution, ...] = ()


@dataclass(frozen=True)
class TinyGame:
    """The squares, each with where the bet goes by each side of the coin; a square's name says no more than that."""

    squares: Mapping[str, Sequence[str | Result]]
    answers: Mapping[str, str]
    sides: tuple[tuple[Dice, int], ...] = COIN
    bet: str = "token"

    def key(self, table: str) -> str:
        """The square is all that matters; what stands behind a dot only counts how it was reached."""
        return table.partition(".")[0]

    def outcomes(self, table: str) -> tuple[tuple[Dice, int], ...]:
        """Both sides of the coin, or the sides given."""
        del table
        return self.sides

    def roll(self, table: str, dice: Dice) -> Move:
        """Go where the side leads."""
        return self._move(self.squares[self.key(table)][dice[0] - 1])

    def apply(self, table: str, record: Move) -> str:
        """Stand there."""
        del table
        return record.to

    def can(self, table: str, ask: Action) -> bool:
        """Only a square with an answer asks for one."""
        return ask == TAKE and self.key(table) in self.answers

    def choices(self, table: str) -> tuple[Action, ...]:
        """None besides the answers, which are given at once."""
        del table
        return ()

    def do(self, table: str, ask: Action) -> Move:
        """Go where the answer leads."""
        assert self.can(table, ask)
        return self._move(self.answers[self.key(table)])

    def _move(self, to: str) -> Move:
        if to in ("win", "lose", "push", "return"):
            return Move("over", (resolution(cast("Result", to), self.bet),))
        return Move(to)


def resolution(result: Result, bet: str) -> Resolution:
    """Even money."""
    won = STAKE_CENTS if result == "win" else 0
    back = 0 if result == "lose" else STAKE_CENTS
    return Resolution(bet, result, STAKE_CENTS, won, back + won, stays=False)


def tiny(
    squares: Mapping[str, Sequence[str]],
    answers: Mapping[str, str] | None = None,
    sides: tuple[tuple[Dice, int], ...] = COIN,
    bet: str = "token",
) -> AnyGame:
    """The game of these squares, as far as the maths use a game."""
    return cast("AnyGame", TinyGame(squares, answers or {}, sides, bet))


def token(*starts: str, commission_cents: int = 0, answer: Action | None = None) -> Wager[str]:
    """The bet of that game, just placed on one of these squares with equal chances."""
    return Wager("token", tuple((start, 1) for start in starts), "token", STAKE_CENTS, commission_cents, answer=answer)
