"""The exact cost of a strategy: what the house wins of what is bet, and on each roll, as long as it is played.

The game itself is played from an empty felt: before each roll everything that is to be up is put up, and bets that
were switched off are switched on. Every seven-out leads back to the beginning, so one such round is solved exactly.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from terminal.maths.chain import MAX_STATES
from terminal.maths.modular import PRIME, Row, fraction_of, totals
from terminal.rules.actions import PutUp, SetBets
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.rules.resolution import bank_pays_cents
from terminal.rules.strategy import Strategy

RICH_CENTS = 10**12
"""The player never runs out of money."""


@dataclass(frozen=True)
class Cost:
    """The long-run figures of a strategy, in units."""

    lost_per_roll: Fraction
    """What the player loses on a roll, on average."""
    bet_per_roll: Fraction
    """The stakes that a roll decides, on average; a bet that stays up when it wins is bet again."""

    @property
    def edge(self) -> Fraction:
        """The house's share of what is bet."""
        return self.lost_per_roll / self.bet_per_roll


def cost(game: AnyGame, strategy: Strategy) -> Cost:
    """Solve it with the least unit. Raises ValueError if the game does not offer it, or it never begins again."""
    unit_cents = game.strategy_unit_cents(strategy)
    if unit_cents is None:
        raise ValueError(f"{game.sheet} does not offer the bets of {strategy.name}")
    lost, bet, rolls = totals(*_Walk(game, strategy, unit_cents).played())
    per_roll = pow(rolls * unit_cents, -1, PRIME)
    return Cost(fraction_of(lost * per_roll), fraction_of(bet * per_roll))


def costs(game: AnyGame, strategies: Iterable[Strategy]) -> dict[str, tuple[str, str]]:
    """What each of these loses and bets on a roll, as exact fractions in figures. Raises ValueError, as `cost`."""
    solved = {one.name: cost(game, one) for one in strategies}
    return {name: (str(one.lost_per_roll), str(one.bet_per_roll)) for name, one in solved.items()}


class _Walk:
    """The tables found so far; all numbers are modulo the prime."""

    def __init__(self, game: AnyGame, strategy: Strategy, unit_cents: int) -> None:
        self._game = game
        self._strategy = strategy
        self._unit_cents = unit_cents
        self._numbers: dict[Hashable, int] = {}
        self._tables: list[Any] = []
        self._number(self._put_up(game.open_table({"": 0})))

    def played(self) -> tuple[list[Row], list[tuple[int, ...]]]:
        """What a roll from each table leads to, and on average costs in cents, decides in cents, and counts.

        The first table ends the round when it comes again.
        """
        rows: list[Row] = []
        gains: list[tuple[int, ...]] = []
        for table in self._tables:  # the list grows during iteration, which Python allows
            row: Row = {}
            lost, bet, outcomes = 0, 0, self._game.outcomes(table)
            way = pow(sum(ways for _, ways in outcomes), -1, PRIME)
            for dice, ways in outcomes:
                record = self._game.roll(table, dice)
                lost -= ways * sum(bank_pays_cents(one) for one in record.resolved)
                bet += ways * sum(one.stake_cents for one in record.resolved)
                number = self._number(self._put_up(self._game.apply(table, record)))
                if number:
                    row[number] = (row.get(number, 0) + ways * way) % PRIME
            rows.append(row)
            gains.append((lost * way % PRIME, bet * way % PRIME, 1))
        return rows, gains

    def _put_up(self, table: Any) -> Any:
        """The table before the next roll: all is up that can be, and on."""
        kind = kind_of(table)
        table = kind.with_money(kind.without_history(table), RICH_CENTS - table.playable_cents)
        stakes = self._game.strategy_stakes(table, self._strategy, self._unit_cents)
        for ask in (PutUp(stakes), SetBets(on=True)):
            try:
                table = self._game.apply(table, self._game.do(table, ask))
            except Refusal:  # all is up, or nothing is off
                continue
        return kind.without_history(table)

    def _number(self, table: Any) -> int:
        """The number of the table's state. The strategy goes by the puck, even where no bet that is up does."""
        on_felt = kind_of(table).on_felt(table)
        state = (frozenset(on_felt.bets.items()), on_felt.point, on_felt.off)
        number = self._numbers.setdefault(state, len(self._tables))
        if number == len(self._tables):
            if number == MAX_STATES:
                raise ValueError(f"{self._strategy.name} has more than {MAX_STATES} states")
            self._tables.append(table)
        return number
