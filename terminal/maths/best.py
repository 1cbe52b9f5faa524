"""The best that a player can make of a bet: at every table he throws, or does what the rules let him do.

A bet with choices is a decision process: its states are tables, as in `chain`, and each has one or more options. Policy
iteration finds the best option of every state in exact fractions. It begins with letting every bet stand, which always
ends, and changes an option only for a better one; so every policy on the way ends too, and no policy comes twice.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from terminal.maths.chain import MAX_STATES
from terminal.rules.game import AnyGame, Wager
from terminal.rules.refusal import Refusal

END = -1
"""Where nothing of the player's is up any more."""


@dataclass(frozen=True)
class Option:
    """A throw, or an action of the player."""

    gain_cents: Fraction
    """What it brings to the player's credit on average, at once."""
    steps: tuple[tuple[Fraction, int], ...]
    """The states to which it leads, with their chances; what is missing to 1 ends the bet."""


Options = tuple[Option, ...]
Values = list[Fraction]


def best_profit_cents(game: AnyGame, wager: Wager[Any]) -> Fraction:
    """What the player wins on average with the best play, less what he has put down.

    Raises ValueError for a bet that may never be decided.
    """
    found = _Tables(game, wager.name)
    starts = [(weight, found.number(table)) for table, weight in wager.starts]
    options = list(found.options())
    values = _best_values(options, wager.name)
    mean = sum((weight * values[state] for weight, state in starts), Fraction(0)) / sum(weight for weight, _ in starts)
    return mean - wager.stake_cents - wager.commission_cents


class _Tables:
    """The tables found so far, by the number of their state."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self._game = game
        self._name = name
        self._numbers: dict[Hashable, int] = {}
        self._tables: list[Any] = []

    def number(self, table: Any) -> int:
        """The number of the table's state; a new state is queued."""
        if not table.bet_cents:
            return END
        number = self._numbers.setdefault(self._game.key(table), len(self._tables))
        if number == len(self._tables):
            if number == MAX_STATES:
                raise ValueError(f"{self._name} has more than {MAX_STATES} states")
            self._tables.append(table)
        return number

    def options(self) -> Iterator[Options]:
        """The options of every state, including those found meanwhile; the throw, where there is one, is the first."""
        for table in self._tables:  # the list grows during iteration, which Python allows
            throw = self._throw(table)
            chosen = (self._chosen(table, self._game.do(table, ask)) for ask in self._game.choices(table))
            options = (*((throw,) if throw is not None else ()), *chosen)
            if not options:
                raise ValueError(f"{self._name} can stand for ever")
            yield options

    def _throw(self, table: Any) -> Option | None:
        outcomes = self._game.outcomes(table)
        ways = sum(ways for _, ways in outcomes)
        reached: dict[int, int] = {}
        gain_cents = 0
        try:
            for dice, times in outcomes:
                after = self._game.apply(table, self._game.roll(table, dice))
                gain_cents += times * (after.playable_cents - table.playable_cents)
                target = self.number(after)
                reached[target] = reached.get(target, 0) + times
        except Refusal:
            return None  # the table waits for something else
        if not ways:
            return None
        steps = ((Fraction(times, ways), target) for target, times in sorted(reached.items()) if target != END)
        return Option(Fraction(gain_cents, ways), tuple(steps))

    def _chosen(self, table: Any, record: Any) -> Option:
        after = self._game.apply(table, record)
        target = self.number(after)
        steps = () if target == END else ((Fraction(1), target),)
        return Option(Fraction(after.playable_cents - table.playable_cents), steps)


def _best_values(options: list[Options], name: str) -> Values:
    """The value of every state under the best policy."""
    policy = [0] * len(options)
    while True:
        values = _values([choices[chosen] for choices, chosen in zip(options, policy, strict=True)], name)
        better = [_best(choices, chosen, values) for choices, chosen in zip(options, policy, strict=True)]
        if better == policy:
            return values
        policy = better


def _best(choices: Options, chosen: int, values: Values) -> int:
    """The best option by these values; the present one unless another is really better."""
    worth = [
        option.gain_cents + sum((p * values[state] for p, state in option.steps), Fraction(0)) for option in choices
    ]
    best = max(worth)
    return chosen if worth[chosen] == best else worth.index(best)


def _values(policy: list[Option], name: str) -> Values:
    """The value of every state if these options are always taken.

    States are numbered in the order found, so nearly all lead to later ones. From the last to the first, each equation
    is freed of its own state and of later ones; then the values follow from the first to the last.
    """
    equations: list[tuple[Fraction, dict[int, Fraction]]] = [(Fraction(0), {})] * len(policy)
    for state in reversed(range(len(policy))):
        gain_cents = policy[state].gain_cents
        parts: dict[int, Fraction] = {}
        for chance, target in policy[state].steps:
            parts[target] = parts.get(target, Fraction(0)) + chance
        while parts and (later := max(parts)) > state:
            part = parts.pop(later)
            gain_cents += part * equations[later][0]
            for target, more in equations[later][1].items():
                parts[target] = parts.get(target, Fraction(0)) + part * more
        staying = parts.pop(state, Fraction(0))
        if staying == 1:
            raise ValueError(f"{name} can stand for ever")
        equations[state] = gain_cents / (1 - staying), {target: part / (1 - staying) for target, part in parts.items()}
    values: Values = []
    for gain_cents, parts in equations:
        values.append(gain_cents + sum((part * values[target] for target, part in parts.items()), Fraction(0)))
    return values
