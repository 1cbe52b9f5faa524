"""What a bet is worth, exactly: the engine rolls all outcomes from every state, and the absorbing chain is solved."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import lcm

from terminal.rules.bet import ROLLS, Bet, When
from terminal.rules.layout import Layout
from terminal.rules.rolling import rolled
from terminal.rules.table import Rolled, Table, apply

State = tuple[int | None, tuple[tuple[str, int], ...]]
"""All of a table that a roll depends on: the Point and the stakes."""

Equation = tuple[Fraction, dict[State, Fraction]]
"""A state's worth: what one roll brings at once, plus the worth of the next states by their probability."""

STATE_LIMIT = 5000


def house_edge(layout: Layout, bet: Bet) -> Fraction:
    """The bank's part of a stake that stands alone until it is decided, placed when that is best for the player."""
    stake_cents = lcm(*(per for _, per in layout.pays.values()))
    points = (None,) if bet.when is When.COME_OUT else (None, *layout.catalogue.points)
    tables = [Table(bets={bet.name: stake_cents}, point=point) for point in points]
    worths = expected_profits_cents(layout, tables)
    return -max(worths[_state(table)] for table in tables) / stake_cents


def expected_profits_cents(layout: Layout, tables: Iterable[Table]) -> dict[State, Fraction]:
    """The player's expected profit, by state, from each table and those that follow, until the first bet is decided.

    Raises ValueError for bets that can stand for ever.
    """
    return _solved(_equations(layout, tables))


def expected_profit_cents(layout: Layout, table: Table) -> Fraction:
    """The player's expected profit from the bets that are up, until the first of them is decided."""
    return expected_profits_cents(layout, [table])[_state(table)]


def _state(table: Table) -> State:
    return table.point, tuple(table.bets.items())


def _equations(layout: Layout, tables: Iterable[Table]) -> dict[State, Equation]:
    waiting = list(tables)
    equations: dict[State, Equation] = {}
    while waiting:
        table = waiting.pop()
        if _state(table) in equations:
            continue
        assert len(equations) < STATE_LIMIT, "this bet has too many states to be solved one by one"
        equations[_state(table)], following = _equation(layout, table)
        waiting += following
    return equations


def _equation(layout: Layout, table: Table) -> tuple[Equation, list[Table]]:
    """One roll from this table: its equation, and the tables on which no bet is decided yet."""
    gain_cents = 0
    ways: dict[State, int] = {}
    following = []
    for roll in ROLLS:
        weight = 1 if roll[0] == roll[1] else 2
        record = rolled(layout, table, roll)
        if record.resolved:
            gain_cents += weight * _gain_cents(record)
            continue
        after = apply(table, record)
        ways[_state(after)] = ways.get(_state(after), 0) + weight
        following.append(after)
    chances = {state: Fraction(count, 36) for state, count in ways.items()}
    return (Fraction(gain_cents, 36), chances), following


def _gain_cents(record: Rolled) -> int:
    return sum(one.profit_cents - (one.stake_cents if one.result == "lose" else 0) for one in record.resolved)


def _solved(equations: dict[State, Equation]) -> dict[State, Fraction]:
    """Eliminate state after state; then put the worths in, last to first."""
    reduced: dict[State, Equation] = {}
    for state, equation in equations.items():
        gain, chances = _substituted(equation, reduced)
        again = chances.pop(state, Fraction(0))
        if again == 1:
            raise ValueError(f"the bets {dict(state[1])} can never be decided")
        reduced[state] = gain / (1 - again), {other: chance / (1 - again) for other, chance in chances.items()}
    worths: dict[State, Fraction] = {}
    for state in reversed(reduced):
        gain, chances = reduced[state]
        worths[state] = gain + sum(chance * worths[other] for other, chance in chances.items())
    return worths


def _substituted(equation: Equation, reduced: dict[State, Equation]) -> Equation:
    """The equation without the states that are reduced already, each of which names only later ones."""
    gain, chances = equation[0], dict(equation[1])
    for state, (more_gain, more_chances) in reduced.items():
        chance = chances.pop(state, None)
        if chance is None:
            continue
        gain += chance * more_gain
        for other, more in more_chances.items():
            chances[other] = chances.get(other, Fraction(0)) + chance * more
    return gain, chances
